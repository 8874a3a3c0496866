import type { RatingsWorker } from '@/backend/ratingsWorker';
import { createRecent, type Recent } from '@/lib/recent';
import type { DateString } from '@/model/dates';
import type { RatingAnswers, RatingKind, RatingQuestions } from '@/model/ratings/ratingsHost';
import type { Sport } from '@/model/sports';
import type { Feeder } from './feeder';
import { noRows, sameRows, type RatedRows } from './ratedRows';

/** The ratings as screens ask them: of the confirmed matches of reviewed events, so that everybody reads the same. */
export interface Ratings {
  /**
   * Answers from the rows as they are when it is asked, once the worker has them all. Who aborts before that is
   * rejected, and the worker is not asked.
   */
  readonly ask: Ask;
  /** The newest answer to a question, as long as it is kept: what a screen shows when one comes back to it. */
  readonly kept: <K extends RatingKind>(kind: K, question: RatingQuestions[K]) => Kept<K> | undefined;
  /**
   * Keeps an answer that was computed elsewhere, of other rows than those here, until the question is answered here.
   *
   * @param day that it is of
   */
  readonly keepPublished: <K extends RatingKind>(
    kind: K,
    question: RatingQuestions[K],
    answer: RatingAnswers[K],
    day?: DateString,
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
  /** The day that an answer computed elsewhere is of, where that is known. */
  readonly published?: DateString;
}

interface Answered extends Pick<Kept<RatingKind>, 'answer' | 'published'> {
  /** The tellings of the worker that it is of. */
  readonly of: number;
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

/** To how many questions answers are kept: those of Home, and of the last few screens with ratings. */
const keptQuestions = 24;

/** Of how many days each. Whoever goes through the past of one ranking asks a day at a time, and pushes out no other question. */
const keptDays = 4;

type Question = RatingQuestions[RatingKind];

/** Answers by what was asked, and of each question by its day. */
function createAnswers() {
  const answered = createRecent<string, Recent<DateString | undefined, Answered>>(keptQuestions);
  return {
    get: (kind: RatingKind, question: Question) => answered.get(keyOf(kind, question))?.get(dayOf(question)),
    keep: (kind: RatingKind, question: Question, answer: Answered): void => {
      const key = keyOf(kind, question);
      const days = answered.get(key) ?? createRecent(keptDays);
      days.keep(dayOf(question), answer);
      answered.keep(key, days);
    },
  };
}

/** Nothing is started before the first question. The worker is told differences, so a change costs what it changes. */
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
    // Workers die of what is not their fault, as when memory is short; the next one is told everything.
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
  // Under a kind's key stands what was answered to this kind.
  answer: answer as RatingAnswers[K],
  current,
  ...(published !== undefined && { published }),
});

/** The day that a question asks for, where it asks for one. */
const dayOf = (question: Question): DateString | undefined =>
  'asOf' in question ? question.asOf : undefined;

/** A question but for its day. */
const keyOf = (kind: RatingKind, question: Question) =>
  `${kind} ${JSON.stringify({ ...question, asOf: undefined })}`;
