import type { RatingsWorker } from '@/backend/ratingsWorker';
import { Recent } from '@/lib/recent';
import { Revision } from '@/lib/revision';
import type { DateString } from '@/model/dates';
import type { RatingAnswers, RatingKind, RatingQuestions } from '@/model/ratings/ratingsHost';
import type { Sport } from '@/model/sports';
import type { Feeder } from './feeder';
import { noRows, sameRows, type RatedRows } from './ratedRows';

interface Kept<K extends RatingKind> {
  readonly answer: RatingAnswers[K];
  readonly current: boolean;
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

class Answers {
  readonly #answered = new Recent<string, Recent<DateString | undefined, Answered>>(keptQuestions);

  get(kind: RatingKind, question: Question): Answered | undefined {
    return this.#answered.get(keyOf(kind, question))?.get(dayOf(question));
  }

  keep(kind: RatingKind, question: Question, answer: Answered): void {
    const key = keyOf(kind, question);
    const days = this.#answered.get(key) ?? new Recent(keptDays);
    days.keep(dayOf(question), answer);
    this.#answered.keep(key, days);
  }
}

/**
 * Starts the worker at the first question. It receives differences, so a change of rows costs only its own
 * size.
 */
export class Ratings {
  readonly revision = new Revision();
  readonly #options: RatingsOptions;
  readonly #answers = new Answers();
  #feeder: Feeder | undefined;
  #seen = noRows;

  constructor(options: RatingsOptions) {
    this.#options = options;
  }

  /**
   * Answers from the current rows after the worker has received them. An abort before that rejects, and the
   * worker is not asked.
   */
  async ask<K extends RatingKind>(
    kind: K,
    question: RatingQuestions[K],
    signal?: AbortSignal,
  ): Promise<RatingAnswers[K]> {
    try {
      return await this.#ask(kind, question, signal);
    } catch (error) {
      if (signal?.aborted) throw error;
      // A worker can die without a fault of its own, such as from lack of memory. Ask once more with a new one.
      return this.#ask(kind, question, signal);
    }
  }

  kept<K extends RatingKind>(kind: K, question: RatingQuestions[K]): Kept<K> | undefined {
    const known = this.#answers.get(kind, question);
    return known && keptOf<K>(known, this.#feeder?.isCurrent(known.of) ?? false);
  }

  /**
   * Keeps a published answer, computed from other rows, until this device has its own.
   *
   * @param published day of the published data
   */
  keepPublished<K extends RatingKind>(
    kind: K,
    question: RatingQuestions[K],
    answer: RatingAnswers[K],
    published?: DateString,
  ): void {
    if (this.kept(kind, question)) return;
    this.#answers.keep(kind, question, { answer, of: never, ...(published && { published }) });
  }

  /** Call it after each change of the state. */
  stateChanged(): void {
    const next = this.#options.rows();
    if (sameRows(next, this.#seen)) return;
    this.#seen = next;
    this.revision.raise();
  }

  async #ask<K extends RatingKind>(
    kind: K,
    question: RatingQuestions[K],
    signal?: AbortSignal,
  ): Promise<RatingAnswers[K]> {
    await this.#options.restored();
    signal?.throwIfAborted();
    const known = this.kept(kind, question);
    if (known?.current) return known.answer;
    // Home shows what was published, so the first page does without its code.
    const { Feeder: NewFeeder } = await import('./feeder');
    const feeder = (this.#feeder ??= new NewFeeder(this.#options));
    const worker = await feeder.fed();
    signal?.throwIfAborted();
    const of = feeder.tellings();
    try {
      const answer = await worker.ask(kind, question);
      this.#answers.keep(kind, question, { answer, of });
      return answer;
    } catch (error) {
      feeder.giveUp(worker);
      throw error;
    }
  }
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
