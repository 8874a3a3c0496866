import type { RatingsWorker } from '@/backend/ratingsWorker';
import { Recent } from '@/lib/recent';
import type { DateString } from '@/model/dates';
import type { RatingAnswers, RatingKind, RatingQuestions } from '@/model/ratings/ratingsHost';
import type { Sport } from '@/model/sports';
import type { Feeder } from './feeder';
import { noRows, sameRows, type RatedRows } from './ratedRows';

export interface Ratings {
  /**
   * Answers from the current rows after the worker has received them. An abort before that rejects, and the
   * worker is not asked.
   */
  readonly ask: Ask;
  /** The newest answer on this device, if it is still kept. A screen shows it when the reader returns. */
  readonly kept: <K extends RatingKind>(kind: K, question: RatingQuestions[K]) => Kept<K> | undefined;
  /**
   * Keeps a published answer, computed from other rows, until this device has its own.
   *
   * @param day of the published data
   */
  readonly keepPublished: <K extends RatingKind>(
    kind: K,
    question: RatingQuestions[K],
    answer: RatingAnswers[K],
    day?: DateString,
  ) => void;
  /** Changes whenever answers may differ. */
  readonly revision: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /** Call it after each change of the state. */
  readonly stateChanged: () => void;
}

type Ask = <K extends RatingKind>(
  kind: K,
  question: RatingQuestions[K],
  signal?: AbortSignal,
) => Promise<RatingAnswers[K]>;

interface Kept<K extends RatingKind> {
  readonly answer: RatingAnswers[K];
  readonly current: boolean;
  /** The day of a published answer, if known. */
  readonly published?: DateString;
}

interface Answered extends Pick<Kept<RatingKind>, 'answer' | 'published'> {
  readonly of: number;
}

export interface RatingsOptions {
  readonly start: (sports: readonly Sport[]) => RatingsWorker;
  readonly rows: () => RatedRows;
  /**
   * Resolves when the stored rows are loaded. Ratings from a part of them would be computed again and again.
   */
  readonly restored: () => Promise<void>;
  /** Yields to the page between two parts. */
  readonly pause: () => Promise<void>;
}

const never = -1;

const keptQuestions = 24;

/**
 * A reader who steps through the past of one ranking asks one day at a time. This limit keeps other questions
 * in the cache.
 */
const keptDays = 4;

type Question = RatingQuestions[RatingKind];

function createAnswers() {
  const answered = new Recent<string, Recent<DateString | undefined, Answered>>(keptQuestions);
  return {
    get: (kind: RatingKind, question: Question) => answered.get(keyOf(kind, question))?.get(dayOf(question)),
    keep: (kind: RatingKind, question: Question, answer: Answered): void => {
      const key = keyOf(kind, question);
      const days = answered.get(key) ?? new Recent(keptDays);
      days.keep(dayOf(question), answer);
      answered.keep(key, days);
    },
  };
}

/**
 * Starts the worker at the first question. It receives differences, so a change of rows costs only its own
 * size.
 */
export function createRatings({ rows, restored, ...options }: RatingsOptions): Ratings {
  const listeners = new Set<() => void>();
  let feeder: Feeder | undefined;
  let revision = 0;
  let seen = noRows;
  const answered = createAnswers();

  function kept<K extends RatingKind>(kind: K, question: RatingQuestions[K]): Kept<K> | undefined {
    const known = answered.get(kind, question);
    return known && keptOf<K>(known, feeder?.isCurrent(known.of) ?? false);
  }

  async function ask<K extends RatingKind>(
    kind: K,
    question: RatingQuestions[K],
    signal?: AbortSignal,
  ): Promise<RatingAnswers[K]> {
    await restored();
    signal?.throwIfAborted();
    const known = kept(kind, question);
    if (known?.current) return known.answer;
    // Home shows what was published, so the first page does without its code.
    const { createFeeder } = await import('./feeder');
    const fed = (feeder ??= createFeeder({ rows, ...options }));
    const worker = await fed.fed();
    signal?.throwIfAborted();
    const of = fed.tellings();
    try {
      const answer = await worker.ask(kind, question);
      answered.keep(kind, question, { answer, of });
      return answer;
    } catch (error) {
      fed.giveUp(worker);
      throw error;
    }
  }

  return {
    // A worker can die without a fault of its own, such as from lack of memory. Ask once more with a new one.
    ask: (kind, question, signal) =>
      ask(kind, question, signal).catch((error: unknown) => {
        if (signal?.aborted) throw error;
        return ask(kind, question, signal);
      }),
    kept,
    keepPublished: (kind, question, answer, published) => {
      if (kept(kind, question)) return;
      answered.keep(kind, question, { answer, of: never, ...(published && { published }) });
    },
    revision: () => revision,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stateChanged: () => {
      const next = rows();
      if (sameRows(next, seen)) return;
      seen = next;
      revision += 1;
      for (const listener of listeners) listener();
    },
  };
}

const keptOf = <K extends RatingKind>({ answer, published }: Answered, current: boolean): Kept<K> => ({
  // Keys contain the kind.
  answer: answer as RatingAnswers[K],
  current,
  ...(published !== undefined && { published }),
});

const dayOf = (question: Question): DateString | undefined =>
  'asOf' in question ? question.asOf : undefined;

const keyOf = (kind: RatingKind, question: Question) =>
  `${kind} ${JSON.stringify({ ...question, asOf: undefined })}`;
