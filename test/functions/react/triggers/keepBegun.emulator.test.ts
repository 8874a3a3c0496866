import { keepBegun } from '../../../../functions/src/react/triggers/keepBegun';
import { match } from '../../documents';
import { openStore } from '../../support';

const store = openStore('demo-keep-begun');
beforeEach(() => store.empty());
afterAll(() => store.close());

const at = Date.parse('2026-03-02T12:00:00Z');
const toCome = { ...match(), date: '2026-03-05', player1: { id: 'p1' }, player2: { id: 'p2' } };
const decided = { ...toCome, player1: { id: 'p1', score: 3 }, player2: { id: 'p2', score: 0 } };
const yesterday = { ...toCome, date: '2026-03-01' };

test.each([
  ['a match whose result was removed', decided, toCome, true],
  ['a match whose walkover was removed', { ...toCome, outcome: 'walkover' }, toCome, true],
  ['a match that was put off after its date', yesterday, toCome, true],
  ['a match that was put off before', toCome, { ...toCome, date: '2026-04-01' }, false],
  ['a match of this month whose day is known now', { ...yesterday, datePrecision: 'month' }, toCome, false],
  ['a match with its first result', toCome, decided, false],
  ['a match with another result', decided, { ...decided, winner: 'player1' }, false],
])('%s is marked as begun only if it would take picks again', async (_, before, after, marked) => {
  await keepBegun(store.db, { id: 'm1', at, before, after });
  expect((await store.get('begun/m1')) !== undefined).toBe(marked);
});
