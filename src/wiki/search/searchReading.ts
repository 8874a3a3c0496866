import { Revision } from '@/lib/revision';
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

export class Reading {
  readonly revision = new Revision();
  readonly #surroundings: SearchSurroundings;
  readonly #steps: ReadingSteps;
  #reportedAt = -Infinity;
  #seen: Searched | undefined;
  #pass: Iterator<void> | undefined;
  #asked = false;

  constructor(surroundings: SearchSurroundings, steps: ReadingSteps) {
    this.#surroundings = surroundings;
    this.#steps = steps;
  }

  isComplete(): boolean {
    const now = searchedOf(this.#surroundings.getState());
    return this.#pass === undefined && this.#seen !== undefined && same(this.#seen, now);
  }

  /** Notifies later, because this may run during a render. */
  catchUp(): void {
    if (this.#work(catchUpMs)) this.#workWhenIdle();
  }

  changed(): void {
    if (!this.isComplete()) this.#workWhenIdle();
  }

  readScripts(): void {
    void loadLatin().then(
      () => {
        // Forces a new pass over the unchanged state.
        if (this.#steps.hasUnread()) this.#seen = undefined;
        this.#workWhenIdle();
      },
      // Offline, names are found in their own script.
      () => undefined,
    );
  }

  #work(ms: number): boolean {
    if (this.isComplete()) return false;
    const { now, getState } = this.#surroundings;
    const until = now() + ms;
    do {
      if (this.#pass === undefined) {
        this.#seen = searchedOf(getState());
        this.#pass = this.#steps.read(this.#seen);
      }
      // Reading the clock costs more than a name.
      for (let steps = 0; steps < 8; steps += 1) if (this.#pass?.next().done) this.#pass = undefined;
    } while (!this.isComplete() && now() < until);
    return true;
  }

  #workWhenIdle(): void {
    if (this.#asked) return;
    this.#asked = true;
    const { whenIdle, now } = this.#surroundings;
    whenIdle((ms) => {
      this.#asked = false;
      this.#work(ms);
      const complete = this.isComplete();
      if (complete || now() - this.#reportedAt > tellEveryMs) {
        this.#reportedAt = now();
        this.revision.raise();
      }
      if (!complete) this.#workWhenIdle();
      else if (this.#steps.hasUnread()) this.readScripts();
    });
  }
}
