import type { RatingsWorker } from '@/backend/ratingsWorker';
import { countryKey } from '@/language/countries';
import { tableDiff } from '@/lib/table';
import type { EventId, MatchId, PlayerId } from '@/model/ids';
import { ratedMatch, type RatedMatch } from '@/model/ratings/ratedMatch';
import { isCountryCode } from '@/model/schema/countries';
import { findSport } from '@/model/sports';
import { titleMatch, type TitleMatch } from '@/model/titles/titleMatch';
import { noRows, sameHidden, sameRows, sameSports, type RatedRows } from './ratedRows';
import type { RatingsOptions } from './ratings';

/** The one worker of the ratings, supplied with the rows. */
export type Feeder = ReturnType<typeof createFeeder>;

/** Keeps one worker supplied with the rows, by telling it what differs. */
export function createFeeder({ start, rows, pause }: Omit<RatingsOptions, 'restored'>) {
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
      const isSame = sameRows(next, told);
      if (isSame && next.players === told.players) return current;
      for (const part of changesBetween(told, next)) {
        current.change({ matches: [], gone: [], reviewed: [], unreviewed: [], ...part });
        await pause();
        if (worker !== current) break;
      }
      if (worker !== current) continue;
      told = next;
      // Another country changes no rating.
      if (!isSame) tellings += 1;
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
    isCurrent: (of: number) => of === tellings && sameRows(told, rows()),
    /** Others who waited for the same worker find a new one at work. */
    giveUp: (failed: RatingsWorker) => {
      if (worker !== failed) return;
      worker = undefined;
      told = noRows;
    },
  };
}

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
    yield toldOf(part);
    part = emptyPart();
  }
  if (Object.values(part).some(({ length }) => length > 0)) yield toldOf(part);
  yield* countriesBetween(before, after);
}

interface MatchesPart {
  readonly matches: RatedMatch[];
  readonly gone: MatchId[];
  readonly titles: TitleMatch[];
  readonly untitled: MatchId[];
}

const emptyPart = (): MatchesPart => ({ matches: [], gone: [], titles: [], untitled: [] });

/** Few matches are for titles: mostly there is nothing to tell of them. */
const toldOf = ({ titles, untitled, ...part }: MatchesPart): Part => ({
  ...part,
  ...(titles.length > 0 && { titles }),
  ...(untitled.length > 0 && { untitled }),
});

function* countriesBetween(before: RatedRows, after: RatedRows): IterableIterator<Part> {
  let countries: (readonly [PlayerId, string?])[] = [];
  for (const [, was, is] of tableDiff(before.players, after.players)) {
    const player = is ?? was;
    if (player === undefined || was?.country === is?.country) continue;
    // Stored by its code or by a name; what is neither has no page.
    const code = is?.country === undefined ? undefined : countryKey(is.country);
    countries.push(isCountryCode(code) ? [player.id, code] : [player.id]);
    if (countries.length < partSize) continue;
    yield { countries };
    countries = [];
  }
  if (countries.length > 0) yield { countries };
}
