import type { RatingsWorker } from '@/backend/ratingsWorker';
import { emptyTable, tableDiff, type Table } from '@/lib/table';
import type { EventId, MatchId } from '@/model/ids';
import { ratedMatch, type RatedMatch } from '@/model/ratings/ratedMatch';
import type { RatingAnswers, RatingKind, RatingQuestions } from '@/model/ratings/ratingsHost';
import type { Event, Match } from '@/model/records';

/** The ratings as screens ask them: of the confirmed matches of reviewed events, so that everybody reads the same. */
export interface Ratings {
  /**
   * Answers from the rows as they are when it is asked, once the worker has them all. Who aborts before that is
   * rejected, and the worker is not asked.
   */
  readonly ask: Ask;
  /** Another number whenever answers may be others. */
  readonly revision: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /** To be called whenever the state may have changed. */
  readonly stateChanged: () => void;
}

type Ask = <K extends RatingKind>(
  kind: K,
  question: RatingQuestions[K],
  signal?: AbortSignal,
) => Promise<RatingAnswers[K]>;

/** The rows that ratings come from. */
export interface RatedRows {
  readonly matches: Table<Match>;
  readonly events: Table<Event>;
}

export interface RatingsOptions {
  readonly start: () => RatingsWorker;
  readonly rows: () => RatedRows;
  /** Resolves when the device's own rows are back: ratings of some of them would be thrown away again and again. */
  readonly restored: () => Promise<void>;
  /** Lets the page do other things before more is sent. */
  readonly pause: () => Promise<void>;
}

const noRows: RatedRows = { matches: emptyTable(), events: emptyTable() };

/** Nothing is started before the first question. The worker is told differences, so a change costs what it changes. */
export function createRatings({ start, rows, restored, pause }: RatingsOptions): Ratings {
  const listeners = new Set<() => void>();
  let worker: RatingsWorker | undefined;
  let told = noRows;
  let revision = 0;
  let seen = noRows;
  let feeding: Promise<RatingsWorker> | undefined;

  /** Tells the worker what differs until it knows all rows, and gives that worker. */
  async function feed(): Promise<RatingsWorker> {
    for (;;) {
      const current = (worker ??= start());
      const next = rows();
      if (same(next, told)) return current;
      for (const part of changesBetween(told, next)) {
        current.change({ matches: [], gone: [], reviewed: [], unreviewed: [], ...part });
        await pause();
        if (worker !== current) break;
      }
      if (worker === current) told = next;
    }
  }

  const fed = () => {
    feeding ??= feed().finally(() => {
      feeding = undefined;
    });
    return feeding;
  };

  async function ask<K extends RatingKind>(
    kind: K,
    question: RatingQuestions[K],
    signal?: AbortSignal,
  ): Promise<RatingAnswers[K]> {
    await restored();
    const asked = await fed();
    signal?.throwIfAborted();
    try {
      return await asked.ask(kind, question);
    } catch (error) {
      // Others who waited for the same worker find a new one at work.
      if (worker === asked) {
        worker = undefined;
        told = noRows;
      }
      throw error;
    }
  }

  return {
    // Workers die of what is not their fault, as when memory is short; the next one is told everything.
    ask: (kind, question, signal) =>
      ask(kind, question, signal).catch((error: unknown) => {
        if (signal?.aborted) throw error;
        return ask(kind, question, signal);
      }),
    revision: () => revision,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stateChanged: () => {
      const next = rows();
      if (same(next, seen)) return;
      seen = next;
      revision += 1;
      for (const listener of listeners) listener();
    },
  };
}

const same = (a: RatedRows, b: RatedRows) => a.matches === b.matches && a.events === b.events;

/** So many matches are told at once: a few milliseconds of work. */
const partSize = 2_000;

type Part = Partial<Parameters<RatingsWorker['change']>[0]>;

function* changesBetween(before: RatedRows, after: RatedRows): IterableIterator<Part> {
  const reviewed: EventId[] = [];
  const unreviewed: EventId[] = [];
  for (const [, was, is] of tableDiff(before.events, after.events)) {
    if (is?.valid === 1 && was?.valid !== 1) reviewed.push(is.id);
    if (was?.valid === 1 && is?.valid !== 1) unreviewed.push(was.id);
  }
  if (reviewed.length + unreviewed.length > 0) yield { reviewed, unreviewed };
  let matches: RatedMatch[] = [];
  let gone: MatchId[] = [];
  for (const [, was, is] of tableDiff(before.matches, after.matches)) {
    const rated = is && ratedMatch(is);
    if (rated) matches.push(rated);
    else if (was) gone.push(was.id);
    if (matches.length + gone.length < partSize) continue;
    yield { matches, gone };
    matches = [];
    gone = [];
  }
  if (matches.length + gone.length > 0) yield { matches, gone };
}
