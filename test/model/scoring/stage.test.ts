import { playerId } from '@/model/ids';
import type { LiveMatch } from '@/model/scoring/live';
import { stageOf } from '@/model/scoring/stage';
import { match } from '@test/support/factories';

const card = ['m1', 'm2', 'm3', 'm4'].map((id, at) => match(id, { order: at + 1 }));
const [m1, m2, m3, m4] = ['m1', 'm2', 'm3', 'm4'];
const going: LiveMatch = { score: [1, 0], rounds: ['1p'] };
const ended: LiveMatch = { ...going, end: 'finished', winner: 'player1' };

test.each([
  ['before the show the first match is next', {}, { now: [], last: undefined, next: [m1, m2, m3, m4] }],
  ['while a match goes on', { m1: ended, m2: going }, { now: [m2], last: m1, next: [m3, m4] }],
  ['between two matches', { m1: ended }, { now: [], last: m1, next: [m2, m3, m4] }],
  ['at two tables', { m1: going, m2: going }, { now: [m1, m2], last: undefined, next: [m3, m4] }],
  [
    'with a weight, nothing has begun',
    { m1: { score: [0, 0], rounds: [], weights: { player1: 80 } } as const },
    { now: [], last: undefined, next: [m1, m2, m3, m4] },
  ],
  [
    'a match that was moved to the front',
    { m4: { score: [0, 0], rounds: [], order: 0 } as const },
    { now: [], last: undefined, next: [m4, m1, m2, m3] },
  ],
])('%s', (_, live: Readonly<Record<string, LiveMatch>>, expected) => {
  expect(stageOf(card, 'mainLast', live)).toEqual(expected);
});

test('a card that lists the main event first is fought from its end', () => {
  expect(stageOf(card, 'mainFirst', {}).next).toEqual([m4, m3, m2, m1]);
});

test('a confirmed result is over, whatever is still live', () => {
  const won = match('m1', { order: 1, player1: { id: playerId('ann'), name: 'Ann', score: 3, result: 'W' } });
  expect(stageOf([won, ...card.slice(1)], 'mainLast', { m1: going })).toMatchObject({ now: [], last: m1 });
});
