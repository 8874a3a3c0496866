import type { RatingsWorker } from '@/backend/ratingsWorker';
import { tableDiff } from '@/lib/table';
import type { EventId, MatchId, PlayerId } from '@/model/ids';
import { ratedMatch, type RatedMatch } from '@/model/ratings/ratedMatch';
import { findSport } from '@/model/sports';
import { titleMatch, type TitleMatch } from '@/model/titles/titleMatch';
import { noRows, sameHidden, sameRows, sameSports, type RatedRows } from './ratedRows';
import type { RatingsOptions } from './ratings';

export class Feeder {
  readonly #options: Omit<RatingsOptions, 'restored'>;
  #worker: RatingsWorker | undefined;
  #told = noRows;
  #feeding: Promise<RatingsWorker> | undefined;
  #tellings = 0;

  constructor(options: Omit<RatingsOptions, 'restored'>) {
    this.#options = options;
  }

  fed(): Promise<RatingsWorker> {
    this.#feeding ??= this.#feed().finally(() => {
      this.#feeding = undefined;
    });
    return this.#feeding;
  }

  /**
   * How often the worker received other rows. An answer keeps this number instead of the rows to detect that
   * it is outdated.
   */
  tellings(): number {
    return this.#tellings;
  }

  isCurrent(of: number): boolean {
    return of === this.#tellings && sameRows(this.#told, this.#options.rows());
  }

  /** Other callers that wait for the failed worker will start a new one. */
  giveUp(failed: RatingsWorker): void {
    if (this.#worker !== failed) return;
    this.#worker = undefined;
    this.#told = noRows;
  }

  async #feed(): Promise<RatingsWorker> {
    const { start, rows, pause } = this.#options;
    for (;;) {
      const next = rows();
      // A changed definition is rare and can change every match, so start over.
      if (this.#worker && !sameSports(next, this.#told)) {
        this.#worker.stop();
        this.#worker = undefined;
      }
      if (this.#worker === undefined) this.#told = { ...noRows, sports: next.sports };
      const current = (this.#worker ??= start(next.sports));
      const isSame = sameRows(next, this.#told);
      if (isSame && next.players === this.#told.players) return current;
      for (const part of changesBetween(this.#told, next)) {
        current.change({ matches: [], gone: [], reviewed: [], unreviewed: [], ...part });
        await pause();
        if (this.#worker !== current) break;
      }
      if (this.#worker !== current) continue;
      this.#told = next;
      // A player's country does not change ratings.
      if (!isSame) this.#tellings += 1;
    }
  }
}

/** Matches per message: a few milliseconds of work. */
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
  if (!sameHidden(before, after)) yield { hidden: [...after.hidden] };
  let part = emptyPart();
  for (const [, was, is] of tableDiff(before.matches, after.matches)) {
    const sport = is && findSport(after.sports, is.event.sport.id);
    const rated = is && ratedMatch(is, sport);
    if (rated) part.matches.push(rated);
    else if (was) part.gone.push(was.id);
    const forTitle = is && titleMatch(is, sport);
    if (forTitle) part.titles.push(forTitle);
    else if (was?.title !== undefined) part.untitled.push(was.id);
    if (part.matches.length + part.gone.length < partSize) continue;
    yield partOf(part);
    part = emptyPart();
  }
  if (Object.values(part).some(({ length }) => length > 0)) yield partOf(part);
  yield* countriesBetween(before, after);
}

interface MatchesPart {
  readonly matches: RatedMatch[];
  readonly gone: MatchId[];
  readonly titles: TitleMatch[];
  readonly untitled: MatchId[];
}

const emptyPart = (): MatchesPart => ({ matches: [], gone: [], titles: [], untitled: [] });

/** Title matches are rare, so leave empty lists out. */
const partOf = ({ titles, untitled, ...part }: MatchesPart): Part => ({
  ...part,
  ...(titles.length > 0 && { titles }),
  ...(untitled.length > 0 && { untitled }),
});

function* countriesBetween(before: RatedRows, after: RatedRows): IterableIterator<Part> {
  let countries: (readonly [PlayerId, string?])[] = [];
  for (const [, was, is] of tableDiff(before.players, after.players)) {
    const player = is ?? was;
    if (player === undefined || was?.country === is?.country) continue;
    countries.push(is?.country === undefined ? [player.id] : [player.id, is.country]);
    if (countries.length < partSize) continue;
    yield { countries };
    countries = [];
  }
  if (countries.length > 0) yield { countries };
}
