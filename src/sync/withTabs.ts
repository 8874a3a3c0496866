import type { Backend } from '@/backend/backend';
import { advanceMark } from './mark';
import { scopeKey, scopeTraits, type Scope, type ScopeKey } from '@/backend/scope';
import { createSharedLog, type SharedLog } from './sharedLog';
import type { Resume, ScopeObserver, Snapshot } from '@/backend/snapshot';
import type { TabPresence } from './tabPresence';
import type { TabId, TabMessage } from './tabWire';

export interface TabbedBackend extends Backend {
  /** The page is going, perhaps to be brought back later: others follow for themselves what it followed for them. */
  readonly leave: () => void;
}

/** How long another tab, which may be busy, may take to say whether it follows a scope. */
const patienceMs = 1_000;
/** And one that is about to follow it, to do so. */
const soonMs = 200;
/** A follower asks this often whether its leader is still there, and gives it so long to say yes. */
const pingMs = 10_000;
const pongMs = 3_000;

/** One scope that this tab wants, and how it comes by it. */
interface Wanted {
  readonly scope: Scope;
  readonly observer: ScopeObserver;
  mark: Resume | undefined;
  state:
    | { readonly kind: 'asking'; readonly silent: Set<TabId> }
    | { readonly kind: 'yielding' }
    | { readonly kind: 'leading'; readonly log: SharedLog; readonly stop: () => void }
    | { readonly kind: 'waiting' | 'following'; readonly leader: TabId };
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Whom an answer was promised, and from where. */
  readonly promised: Map<TabId, Resume | undefined>;
  /** Whether some tab lives on this one's news. */
  followed: boolean;
}

/**
 * A backend whose live queries are opened by one tab of the browser for all: the others are told by it what the server
 * sends, so that nothing is read twice. Who leads is decided scope by scope.
 *
 *   STATE       MEANING                                   BECOMES
 *   asking      the others are asked who follows it       waiting: one does; leading: none does, or says so in time
 *   yielding    another asks, which comes first           waiting: it says so; asking: it does not, soon
 *   waiting     a leader has promised its answer          following: with it; asking: it says no, ends, or is silent
 *   following   the leader's snapshots are handed on      asking: the leader ends, or is silent
 *   leading     the server is asked                       (it ends when nobody here wants it)
 *
 * Of tabs that ask at once the one with the smallest id leads. A tab that is alone does not wait. Two that lead one scope,
 * after one of them slept, do no harm: each hands on what it was sent, and it is read twice.
 */
export function withTabs(backend: Backend, presence: TabPresence): TabbedBackend {
  const { wire, tab, others } = presence;
  const wanted = new Map<ScopeKey, Wanted>();

  function ask(key: ScopeKey, it: Wanted): void {
    const silent = new Set(others);
    it.state = { kind: 'asking', silent };
    if (silent.size > 0 || presence.knownIn() > 0)
      wire.post({ kind: 'ask', tab, scope: key, ...(it.mark && { mark: it.mark }) });
    waitFor(key, it, silent);
  }

  /** Leads once nobody is left who might say that it does. */
  function waitFor(key: ScopeKey, it: Wanted, silent: ReadonlySet<TabId>): void {
    clearTimeout(it.timer);
    const ms = silent.size > 0 ? patienceMs : presence.knownIn();
    if (ms === 0) {
      lead(key, it);
      return;
    }
    it.timer = setTimeout(() => {
      silent.forEach(presence.missing);
      lead(key, it);
    }, ms);
  }

  function lead(key: ScopeKey, it: Wanted): void {
    clearTimeout(it.timer);
    const log = createSharedLog(it.scope, it.mark);
    let stop: () => void = () => undefined;
    let ended = false;
    it.state = {
      kind: 'leading',
      log,
      stop: () => {
        ended = true;
        stop();
      },
    };
    stop = backend.subscribe(it.scope, it.mark, {
      next: (snapshot) => {
        if (ended) return;
        log.note(snapshot);
        hand(it, snapshot);
        if (it.followed) wire.post({ kind: 'news', tab, scope: key, snapshot });
        if (log.isComplete()) keepPromises(key, it);
      },
      error: (error) => {
        if (ended) return;
        ended = true;
        forget(key, it);
        it.observer.error(error);
      },
    });
    // It may have failed before it returned.
    if (ended) stop();
  }

  function hand(it: Wanted, snapshot: Snapshot): void {
    if (scopeTraits[it.scope.kind].wide)
      it.mark = advanceMark(it.mark, snapshot.events[0]?.kind ?? 'added', snapshot);
    it.observer.next(snapshot);
  }

  function keepPromises(key: ScopeKey, it: Wanted): void {
    if (it.state.kind !== 'leading') return;
    for (const [to, mark] of it.promised) {
      const snapshot = it.state.log.answer(mark);
      if (snapshot) it.followed = true;
      wire.post(
        snapshot ? { kind: 'answer', tab, to, scope: key, snapshot } : { kind: 'no', tab, to, scope: key },
      );
    }
    it.promised.clear();
  }

  /** One fewer who might say that it follows the scope. */
  function declined(key: ScopeKey, it: Wanted, other: TabId): void {
    if (it.state.kind !== 'asking' || !it.state.silent.delete(other)) return;
    if (it.state.silent.size === 0) waitFor(key, it, it.state.silent);
  }

  /** Asks the leader now and then whether it is still there. */
  function watch(key: ScopeKey, it: Wanted, leader: TabId, afterMs: number): void {
    clearTimeout(it.timer);
    it.timer = setTimeout(() => {
      wire.post({ kind: 'ping', tab, to: leader, scope: key });
      it.timer = setTimeout(() => {
        presence.missing(leader);
        ask(key, it);
      }, pongMs);
    }, afterMs);
  }

  function forget(key: ScopeKey, it: Wanted): void {
    clearTimeout(it.timer);
    if (wanted.get(key) === it) wanted.delete(key);
    const { state } = it;
    if (state.kind !== 'leading') return;
    state.stop();
    wire.post({ kind: 'ended', tab, scope: key });
  }

  function asked(message: Extract<TabMessage, { kind: 'ask' }>): void {
    const it = wanted.get(message.scope);
    // Of two that ask at once the smaller one is going to lead.
    const leads = it?.state.kind === 'leading' || (it?.state.kind === 'asking' && tab < message.tab);
    if (!it || !leads) {
      wire.post({ kind: 'no', tab, to: message.tab, scope: message.scope });
      if (it?.state.kind !== 'asking') return;
      it.state = { kind: 'yielding' };
      clearTimeout(it.timer);
      it.timer = setTimeout(() => ask(message.scope, it), soonMs);
      return;
    }
    it.promised.set(message.tab, message.mark);
    if (it.state.kind === 'leading' && it.state.log.isComplete()) keepPromises(message.scope, it);
    else wire.post({ kind: 'mine', tab, to: message.tab, scope: message.scope });
  }

  function told(it: Wanted, message: Exclude<TabMessage, { kind: 'hello' | 'here' | 'bye' | 'ask' }>): void {
    const { scope: key, tab: sender } = message;
    const { state } = it;
    const isMine = 'leader' in state && state.leader === sender;
    switch (message.kind) {
      case 'mine':
        if (state.kind !== 'asking' && state.kind !== 'yielding') return;
        it.state = { kind: 'waiting', leader: sender };
        watch(key, it, sender, pingMs);
        return;
      case 'answer':
        if (state.kind === 'leading' || state.kind === 'following') return;
        it.state = { kind: 'following', leader: sender };
        watch(key, it, sender, pingMs);
        hand(it, message.snapshot);
        return;
      case 'no':
        if (state.kind === 'waiting' && isMine) lead(key, it);
        declined(key, it, sender);
        return;
      case 'news':
        if (state.kind === 'following' && isMine) hand(it, message.snapshot);
        return;
      case 'ended':
        if (isMine) ask(key, it);
        return;
      case 'ping':
        if (state.kind === 'leading' || state.kind === 'asking')
          wire.post({ kind: 'pong', tab, to: sender, scope: key });
        return;
      case 'pong':
        if (isMine) watch(key, it, sender, pingMs);
        return;
    }
  }

  wire.subscribe((message) => {
    if ('to' in message && message.to !== tab) return;
    switch (message.kind) {
      case 'hello':
        return;
      case 'here':
        // It has been asked, though nobody knew of it.
        for (const [key, it] of wanted)
          if (it.state.kind === 'asking') waitFor(key, it, it.state.silent.add(message.tab));
        return;
      case 'bye':
        for (const [key, it] of wanted)
          if ('leader' in it.state && it.state.leader === message.tab) ask(key, it);
          else declined(key, it, message.tab);
        return;
      case 'ask':
        asked(message);
        return;
      default: {
        const it = wanted.get(message.scope);
        if (it) told(it, message);
      }
    }
  });

  return {
    ...backend,
    subscribe: (scope, resume, observer) => {
      const key = scopeKey(scope);
      // One tab opens a scope once; whoever opens it again meanwhile has one of its own.
      if (wanted.has(key)) return backend.subscribe(scope, resume, observer);
      const it: Wanted = {
        scope,
        observer,
        mark: resume,
        state: { kind: 'asking', silent: new Set() },
        timer: undefined,
        promised: new Map(),
        followed: false,
      };
      wanted.set(key, it);
      ask(key, it);
      return () => forget(key, it);
    },
    leave: () => {
      wire.post({ kind: 'bye', tab });
      for (const it of wanted.values()) {
        it.followed = false;
        it.promised.clear();
      }
    },
  };
}
