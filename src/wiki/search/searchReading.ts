import type { Table } from '@/lib/table';
import type { EventShown, PlayerShown } from '@/model/identity/identities';
import type { Match } from '@/model/records/records';
import type { RootState } from '@/store/typed';
import { selectConfirmedMatches } from '../records/identitiesSelectors';
import { selectEventLayers, selectPlayerLayers, type Layers } from '../records/recordsSelectors';
import { loadLatin } from './latin';

export interface SearchSurroundings {
  readonly getState: () => RootState;
  /** Calls back when idle with the milliseconds that may be used. */
  readonly whenIdle: (work: (ms: number) => void) => void;
  readonly now: () => number;
}

const catchUpMs = 4;
const tellEveryMs = 200;

interface Searched {
  readonly players: Layers<PlayerShown>;
  readonly events: Layers<EventShown>;
  readonly matches: Table<Match>;
}

const searchedOf = (state: RootState): Searched => ({
  players: selectPlayerLayers(state),
  events: selectEventLayers(state),
  matches: selectConfirmedMatches(state),
});

const same = (a: Searched, b: Searched) =>
  a.players === b.players && a.events === b.events && a.matches === b.matches;

export interface ReadingSteps {
  readonly read: (state: Searched) => Iterator<void>;
  readonly hasUnread: () => boolean;
}

/**
 * Reads the newest state in slices, when idle or when a question needs it. Notifies when results may differ.
 */
export function createReading(
  { getState, whenIdle, now }: SearchSurroundings,
  { read, hasUnread }: ReadingSteps,
) {
  const news = createNews();
  let reportedAt = -Infinity;
  let seen: Searched | undefined;
  let pass: Iterator<void> | undefined;
  let asked = false;

  const isComplete = () => pass === undefined && seen !== undefined && same(seen, searchedOf(getState()));

  /** Works for about `ms`. Returns whether there was work. */
  function work(ms: number): boolean {
    if (isComplete()) return false;
    const until = now() + ms;
    do {
      if (pass === undefined) {
        seen = searchedOf(getState());
        pass = read(seen);
      }
      // Reading the clock costs more than a name.
      for (let steps = 0; steps < 8; steps += 1) if (pass?.next().done) pass = undefined;
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
      if (complete || now() - reportedAt > tellEveryMs) {
        reportedAt = now();
        news.tell();
      }
      if (!complete) workWhenIdle();
      else if (hasUnread()) readScripts();
    });
  }

  function readScripts(): void {
    void loadLatin().then(
      () => {
        // Forces a new pass over the unchanged state.
        if (hasUnread()) seen = undefined;
        workWhenIdle();
      },
      // Offline, names are found in their own script.
      () => undefined,
    );
  }

  return {
    isComplete,
    readScripts,
    /** Notify later, because this may run during a render. */
    catchUp: () => {
      if (work(catchUpMs)) workWhenIdle();
    },
    changed: () => {
      if (!isComplete()) workWhenIdle();
    },
    subscribe: news.subscribe,
    version: news.version,
  };
}

function createNews() {
  const listeners = new Set<() => void>();
  let version = 0;
  return {
    tell: () => {
      version += 1;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}
