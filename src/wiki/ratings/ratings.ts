import { dequal } from 'dequal';
import type { RatingsWorker } from '@/backend/ratingsWorker';
import { createRecent } from '@/lib/recent';
import { emptyTable, tableDiff, type Table } from '@/lib/table';
import type { EventId, MatchId } from '@/model/ids';
import { ratedMatch, type RatedMatch } from '@/model/ratings/ratedMatch';
import type { RatingAnswers, RatingKind, RatingQuestions } from '@/model/ratings/ratingsHost';
import type { Event, Match } from '@/model/records';
import { findSport, type Sport } from '@/model/sports';

/** The ratings as screens ask them: of the confirmed matches of reviewed events, so that everybody reads the same. */
export interface Ratings {
  /**
   * Answers from the rows as they are when it is asked, once the worker has them all. Who aborts before that is
   * rejected, and the worker is not asked.
   */
  readonly ask: Ask;
  /** The newest answer to a question, as long as it is kept: what a screen shows when one comes back to it. */
  readonly kept: <K extends RatingKind>(kind: K, question: RatingQuestions[K]) => Kept<K> | undefined;
  /** Keeps an answer that was computed elsewhere, of other rows than those here, until the question is answered here. */
  readonly keepPublished: <K extends RatingKind>(
    kind: K,
    question: RatingQuestions[K],
    answer: RatingAnswers[K],
  ) => void;
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

interface Kept<K extends RatingKind> {
  readonly answer: RatingAnswers[K];
  /** True if the rows still are those that it was answered from. */
  readonly current: boolean;
}

/** The rows that ratings come from, and the definitions by which they are read. */
export interface RatedRows {
  readonly sports: readonly Sport[];
  readonly matches: Table<Match>;
  readonly events: Table<Event>;
}

export interface RatingsOptions {
  readonly start: (sports: readonly Sport[]) => RatingsWorker;
  readonly rows: () => RatedRows;
  /** Resolves when the device's own rows are back: ratings of some of them would be thrown away again and again. */
  readonly restored: () => Promise<void>;
  /** Lets the page do other things before more is sent. */
  readonly pause: () => Promise<void>;
}

/** As many tellings as no answer is of. */
const never = -1;

/** How many answers are kept: those of Home, and of the last few screens with ratings. */
const keptAnswers = 24;

const noRows: RatedRows = { matches: emptyTable(), events: emptyTable(), sports: [] };

/** Nothing is started before the first question. The worker is told differences, so a change costs what it changes. */
export function createRatings({ rows, restored, ...options }: RatingsOptions): Ratings {
  const listeners = new Set<() => void>();
  const feeder = createFeeder({ rows, ...options });
  let revision = 0;
  let seen = noRows;
  const answered = createRecent<string, { readonly answer: RatingAnswers[RatingKind]; readonly of: number }>(
    keptAnswers,
  );

  function kept<K extends RatingKind>(kind: K, question: RatingQuestions[K]): Kept<K> | undefined {
    const known = answered.get(keyOf(kind, question));
    // Under a kind's key stands what was answered to this kind.
    return known && { answer: known.answer as RatingAnswers[K], current: feeder.isCurrent(known.of) };
  }

  async function ask<K extends RatingKind>(
    kind: K,
    question: RatingQuestions[K],
    signal?: AbortSignal,
  ): Promise<RatingAnswers[K]> {
    await restored();
    const known = kept(kind, question);
    if (known?.current) return known.answer;
    const worker = await feeder.fed();
    signal?.throwIfAborted();
    const of = feeder.tellings();
    try {
      const answer = await worker.ask(kind, question);
      answered.keep(keyOf(kind, question), { answer, of });
      return answer;
    } catch (error) {
      feeder.giveUp(worker);
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
    kept,
    keepPublished: (kind, question, answer) => {
      if (!kept(kind, question)) answered.keep(keyOf(kind, question), { answer, of: never });
    },
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

/** Keeps one worker supplied with the rows, by telling it what differs. */
function createFeeder({ start, rows, pause }: Omit<RatingsOptions, 'restored'>) {
  let worker: RatingsWorker | undefined;
  let told = noRows;
  let feeding: Promise<RatingsWorker> | undefined;
  /** How often the worker has been told other rows: an answer need not keep its rows to know that they are past. */
  let tellings = 0;

  async function feed(): Promise<RatingsWorker> {
    for (;;) {
      const next = rows();
      // A definition changes once in a while, and then every match may be another to the ratings.
      if (worker && !sameSports(next, told)) {
        worker.stop();
        worker = undefined;
      }
      if (worker === undefined) told = { ...noRows, sports: next.sports };
      const current = (worker ??= start(next.sports));
      if (same(next, told)) return current;
      for (const part of changesBetween(told, next)) {
        current.change({ matches: [], gone: [], reviewed: [], unreviewed: [], ...part });
        await pause();
        if (worker !== current) break;
      }
      if (worker !== current) continue;
      told = next;
      tellings += 1;
    }
  }

  return {
    /** Resolves with the worker once it knows all rows. */
    fed: () => {
      feeding ??= feed().finally(() => {
        feeding = undefined;
      });
      return feeding;
    },
    tellings: () => tellings,
    isCurrent: (of: number) => of === tellings && same(told, rows()),
    /** Others who waited for the same worker find a new one at work. */
    giveUp: (failed: RatingsWorker) => {
      if (worker !== failed) return;
      worker = undefined;
      told = noRows;
    },
  };
}

const keyOf = (kind: RatingKind, question: RatingQuestions[RatingKind]) =>
  `${kind} ${JSON.stringify(question)}`;

const same = (a: RatedRows, b: RatedRows) =>
  a.matches === b.matches && a.events === b.events && sameSports(a, b);

/** What is built in and stored alike is the same, though it is another list. */
const sameSports = (a: RatedRows, b: RatedRows) => a.sports === b.sports || dequal(a.sports, b.sports);

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
    const rated = is && ratedMatch(is, findSport(after.sports, is.event.sport.id));
    if (rated) matches.push(rated);
    else if (was) gone.push(was.id);
    if (matches.length + gone.length < partSize) continue;
    yield { matches, gone };
    matches = [];
    gone = [];
  }
  if (matches.length + gone.length > 0) yield { matches, gone };
}
