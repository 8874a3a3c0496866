import type { RatingsWorker } from '@/backend/ratingsWorker';
import { tableDiff } from '@/lib/table';
import type { EventId, MatchId } from '@/model/ids';
import { ratedMatch, type RatedMatch } from '@/model/ratings/ratedMatch';
import { findSport } from '@/model/sports';
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
      if (sameRows(next, told)) return current;
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
