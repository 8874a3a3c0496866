import type { RatingsWorker } from '@/backend/ratingsWorker';
import { localRatings } from '@test/support/localRatings';
import { emptyTable, tableSet } from '@/lib/table';
import type { DateString } from '@/model/dates';
import { playerId, sportId } from '@/model/ids';
import type { RatingChanges } from '@/model/ratings/ratingsHost';
import type { Event, Match, Player } from '@/model/records/records';
import { builtInSports, type Sport } from '@/model/sports';
import type { RatedRows } from '@/wiki/ratings/ratedRows';
import { Ratings } from '@/wiki/ratings/ratings';
import { matchOf } from '@test/support/factories';

export const sport = sportId('armw');
export const board = { sport, asOf: '2024-01-01' as DateString };

export const bout = (id: string, ofEvent = 'e1', scores = [3, 1] as const): Match =>
  matchOf(id, ofEvent, {
    player1: { id: playerId('ann'), name: 'Ann', score: scores[0] },
    player2: { id: playerId('bea'), name: 'Bea', score: scores[1] },
  });

export const rowsOf = (
  events: readonly Event[],
  matches: readonly Match[],
  sports: readonly Sport[] = builtInSports,
): RatedRows => ({
  sports,
  events: tableSet(
    emptyTable<Event>(),
    events.map((each) => [each.id, each]),
  ),
  matches: tableSet(
    emptyTable<Match>(),
    matches.map((each) => [each.id, each]),
  ),
  hidden: new Set(),
  players: emptyTable<Player>(),
});

/** Ratings over rows that a test may change, and the messages to each worker. Workers die on demand. */
export function world(first: RatedRows) {
  let rows = first;
  const told: RatingChanges[][] = [];
  const fates: ('lives' | 'dies')[] = [];
  let pauses = 0;
  let back: Promise<void> = Promise.resolve();
  const start = (sports: readonly Sport[]): RatingsWorker => {
    const own: RatingChanges[] = [];
    told.push(own);
    const host = localRatings(sports);
    return {
      change: (changes) => {
        own.push(changes);
        host.change(changes);
      },
      ask: (kind, question) =>
        fates.shift() === 'dies' ? Promise.reject(new Error('Worker died')) : host.ask(kind, question),
      stop: host.stop,
    };
  };
  const ratings = new Ratings({
    start,
    rows: () => rows,
    restored: () => back,
    pause: async () => {
      pauses += 1;
    },
  });
  return {
    ratings,
    told,
    fates,
    pauses: () => pauses,
    /** The device's rows are loading until the returned function is called. */
    restoring: () => {
      let done: () => void = () => undefined;
      back = new Promise((resolve) => (done = resolve));
      return done;
    },
    put: (next: RatedRows) => {
      rows = next;
      ratings.stateChanged();
    },
    rows: () => rows,
  };
}
