import fc from 'fast-check';
import type { DateString } from '@/model/dates';
import { eventId, matchId, playerId, sportId } from '@/model/ids';
import { defaultParameters } from '@/model/schema/ratingParameters';
import type { RatedMatch } from '@/model/ratings/ratedMatch';
import type { RatingModel } from '@/model/ratings/ratingModel';

export const armModel: RatingModel = { parameters: defaultParameters, apart: ['L', 'R'] };

export const fight = (
  id: string,
  first: string,
  won: number,
  lost: number,
  second: string,
  fields: Partial<RatedMatch> = {},
): RatedMatch => ({
  id: matchId(id),
  sport: sportId('armw'),
  event: eventId('e1'),
  date: '2023-05-06' as DateString,
  order: 1,
  player1: { id: playerId(first), score: won },
  player2: { id: playerId(second), score: lost },
  gender: 'M',
  code: 'R',
  ...fields,
});

export const day = (text: string) => text as DateString;
export const player = playerId;

const names = ['ann', 'bea', 'cid', 'dan', 'eva', '__proto__'];

/** Matches among few players on few days, so that they meet and tie; ids are `m0` to `m29`. */
export const anyFight: fc.Arbitrary<RatedMatch> = fc
  .record({
    id: fc.integer({ min: 0, max: 29 }),
    players: fc.uniqueArray(fc.constantFrom(...names), { minLength: 2, maxLength: 2 }),
    scores: fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })),
    on: fc.integer({ min: 0, max: 12 }),
    order: fc.integer({ min: 0, max: 2 }),
    code: fc.constantFrom<string | undefined>('L', 'R', undefined),
    event: fc.constantFrom('e1', 'e2'),
  })
  .filter(({ scores: [a, b] }) => a + b > 0)
  .map(({ id, players, scores, on, order, code, event }) => {
    const { code: _, ...rest } = fight(`m${id}`, players[0]!, scores[0], scores[1], players[1]!, {
      date: day(`20${String(10 + on)}-03-01`),
      order,
      event: eventId(event),
    });
    return { ...rest, ...(code && { code }) };
  });
