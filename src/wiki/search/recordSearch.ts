import { compareText } from '@/lib/compareText';
import type { Table } from '@/lib/table';
import { nameWords } from '@/model/nameSearch';
import type { Event, Match, Player } from '@/model/records';
import type { RootState } from '@/store/typed';
import { selectEventLayers, selectPlayerLayers, type Layers } from '../records/recordsSelectors';
import { createActivity, type Activity, type MatchKind } from './activity';
import { bestHits, type Hits } from './bestHits';
import { createFollower } from './follower';
import { inLatin, loadLatin, needsLatin } from './latin';
import type { Hit } from './nameIndex';

/** Who and what a text may mean. */
export interface Found {
  readonly players: Hits;
  readonly events: Hits;
}

/** What the search needs of the world around it. */
export interface SearchSurroundings {
  readonly getState: () => RootState;
  /** Calls back when there is time, with how many milliseconds may be used. */
  readonly whenIdle: (work: (ms: number) => void) => void;
  /** Milliseconds that only go forward. */
  readonly now: () => number;
}

export interface RecordSearch {
  /** Best first, at most `limit` of each kind. Catches up with the state first, as far as a few milliseconds go. */
  readonly find: (text: string, limit?: number) => Found;
  /** All whom a text may mean, to filter by; who only resembles it counts when nobody fits. */
  readonly fitting: (text: string) => {
    readonly players: ReadonlySet<string>;
    readonly events: ReadonlySet<string>;
  };
  readonly activityOf: (player: string) => Activity;
  /** How many confirmed matches a player has fought. */
  readonly matchesOf: (player: string) => number;
  /** Whether a player has fought a confirmed match of the kind. */
  readonly hasFought: (player: string, kind: MatchKind) => boolean;
  readonly matchesAt: (event: string) => number;
  /** Of how many words a name is. */
  readonly wordCount: (kind: keyof Found, id: string) => number;
  /** Whether everything in the state can be found. */
  readonly isComplete: () => boolean;
  /** To be called when the state is another. */
  readonly changed: () => void;
  /** Is told when other things can be found than before. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Another number each time subscribers are told. */
  readonly version: () => number;
}

/** How long a question may wait for what has not been read yet. */
const catchUpMs = 4;
/** While much is read, those who look on are told at times. */
const tellEveryMs = 200;

interface Seen {
  readonly players: Layers<Player>;
  readonly events: Layers<Event>;
  readonly matches: Table<Match>;
}

const seenOf = (state: RootState): Seen => ({
  players: selectPlayerLayers(state),
  events: selectEventLayers(state),
  matches: state.matches.rows,
});

const sameSeen = (a: Seen, b: Seen) =>
  a.players === b.players && a.events === b.events && a.matches === b.matches;

/**
 * One search over players and events as the reader sees them, own proposals included. It follows the state by what
 * differs, in slices, so that neither the first 20,000 names nor a burst of changes holds up the page; after any history
 * it answers as one that began with the last state.
 */
export function createRecordSearch({ getState, whenIdle, now }: SearchSurroundings): RecordSearch {
  const activity = createActivity();
  const players = createFollower<Player>(({ name, aliases = [], country }) => ({
    name,
    aliases,
    facts: [country],
  }));
  const events = createFollower<Event>(({ name, location, organization, date }) => ({
    name,
    aliases: [],
    facts: [location, organization, date.slice(0, 4)],
  }));
  const listeners = new Set<() => void>();
  let version = 0;
  let toldAt = -Infinity;
  let seen: Seen | undefined;
  let pass: Iterator<void> | undefined;
  let asked = false;

  const isComplete = () => pass === undefined && seen !== undefined && sameSeen(seen, seenOf(getState()));

  function* read(state: Seen): Generator<void, void> {
    yield* players.follow(state.players);
    yield* events.follow(state.events);
    yield* activity.follow(state.matches);
    yield* players.readAgain();
    yield* events.readAgain();
  }

  /** Works on for about so many milliseconds; says whether there was anything to do. */
  function work(ms: number): boolean {
    if (isComplete()) return false;
    const until = now() + ms;
    do {
      if (pass === undefined) {
        seen = seenOf(getState());
        pass = read(seen);
      }
      // The clock costs more than a name.
      for (let steps = 0; steps < 8 && pass !== undefined; steps += 1) {
        if (pass.next().done) pass = undefined;
      }
    } while (!isComplete() && now() < until);
    return true;
  }

  function workWhenIdle(): void {
    if (asked) return;
    asked = true;
    whenIdle((ms) => {
      asked = false;
      work(ms);
      const complete = isComplete();
      if (complete || now() - toldAt > tellEveryMs) tell();
      if (!complete) workWhenIdle();
      else if (players.hasUnread() || events.hasUnread()) readScripts();
    });
  }

  function tell(): void {
    toldAt = now();
    version += 1;
    for (const listener of listeners) listener();
  }

  function readScripts(): void {
    void loadLatin().then(
      () => {
        // Begins a pass although the state is the same.
        if (players.hasUnread() || events.hasUnread()) seen = undefined;
        workWhenIdle();
      },
      // Without a network the names are found as they are written.
      () => undefined,
    );
  }

  const byActivity = (a: string, b: string) =>
    activity.matchesOf(b) - activity.matchesOf(a) ||
    byName(players.index.get(a)?.name, players.index.get(b)?.name);
  const byDate = (a: string, b: string) =>
    compareText(events.record(b)?.date ?? '', events.record(a)?.date ?? '') ||
    byName(events.index.get(a)?.name, events.index.get(b)?.name);

  function hitsOf(text: string) {
    // Whoever else looks on is told later: this may be called while something is drawn.
    if (work(catchUpMs)) workWhenIdle();
    if (needsLatin(text)) readScripts();
    const words = nameWords(inLatin(text));
    return { players: players.index.search(words), events: events.index.search(words) };
  }

  return {
    find(text, limit = Infinity) {
      const hits = hitsOf(text);
      return {
        players: bestHits(hits.players, limit, byActivity),
        events: bestHits(hits.events, limit, byDate),
      };
    },
    fitting(text) {
      const hits = hitsOf(text);
      const near = ({ fit }: Hit) => fit !== 'similar' && fit !== 'sound';
      const exactly = [...hits.players, ...hits.events].some(near);
      const idsOf = (of: readonly Hit[]) => new Set((exactly ? of.filter(near) : of).map(({ id }) => id));
      return { players: idsOf(hits.players), events: idsOf(hits.events) };
    },
    activityOf: (player) => activity.of(player),
    matchesOf: activity.matchesOf,
    hasFought: (player, kind) => activity.hasFought(player, kind),
    matchesAt: activity.matchesAt,
    wordCount: (kind, id) => ({ players, events })[kind].index.get(id)?.name.length ?? 0,
    isComplete,
    changed: () => {
      if (!isComplete()) workWhenIdle();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}

const byName = (a: readonly string[] = [], b: readonly string[] = []) =>
  compareText(a.join(' '), b.join(' '));
