import type { Table } from '@/lib/table';
import type { EventShown, PlayerShown } from '@/model/identities';
import type { Match } from '@/model/records';
import type { RootState } from '@/store/typed';
import { selectConfirmedMatches } from '../records/identitiesSelectors';
import { selectEventLayers, selectPlayerLayers, type Layers } from '../records/recordsSelectors';
import { loadLatin } from './latin';

/** The parts of the world around it that the search needs. */
export interface SearchSurroundings {
  readonly getState: () => RootState;
  /** Calls back when there is time, with how many milliseconds may be used. */
  readonly whenIdle: (work: (ms: number) => void) => void;
  /** Milliseconds that only go forward. */
  readonly now: () => number;
}

/** How long a question may wait for what has not been read yet. */
const catchUpMs = 4;
/** While much is read, subscribers are told at times. */
const tellEveryMs = 200;

/** The parts of the state that can be searched. */
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
  /** Takes over a state, in small steps; begun again only when it is through. */
  readonly read: (state: Searched) => Iterator<void>;
  /** Tells whether some names wait for the letters of their script. */
  readonly hasUnread: () => boolean;
}

/** Reads the newest state in slices, when the page is idle or a question cannot wait, and tells when more can be found. */
export function createReading(
  { getState, whenIdle, now }: SearchSurroundings,
  { read, hasUnread }: ReadingSteps,
) {
  const news = createNews();
  let toldAt = -Infinity;
  let seen: Searched | undefined;
  let pass: Iterator<void> | undefined;
  let asked = false;

  const isComplete = () => pass === undefined && seen !== undefined && same(seen, searchedOf(getState()));

  /** Works on for about so many milliseconds; says whether there was anything to do. */
  function work(ms: number): boolean {
    if (isComplete()) return false;
    const until = now() + ms;
    do {
      if (pass === undefined) {
        seen = searchedOf(getState());
        pass = read(seen);
      }
      // The clock costs more than a name.
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
      if (complete || now() - toldAt > tellEveryMs) {
        toldAt = now();
        news.tell();
      }
      if (!complete) workWhenIdle();
      else if (hasUnread()) readScripts();
    });
  }

  function readScripts(): void {
    void loadLatin().then(
      () => {
        // Begins a pass although the state is the same.
        if (hasUnread()) seen = undefined;
        workWhenIdle();
      },
      // Without a network the names are found as they are written.
      () => undefined,
    );
  }

  return {
    isComplete,
    readScripts,
    /** Subscribers are told later: this may be called while something is drawn. */
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

/** Tells subscribers that there is something new, with another version each time. */
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
