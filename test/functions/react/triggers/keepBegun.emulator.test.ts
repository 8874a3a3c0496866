import { Timestamp } from 'firebase-admin/firestore';
import { keepBegun, keepEventBegun } from '../../../../functions/src/react/triggers/keepBegun';
import { event, match } from '../../documents';
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
  expect(await store.get('begun/m1')).toEqual(marked ? { at: Timestamp.fromMillis(at) } : undefined);
});

const today = { ...toCome, date: '2026-03-02' };
const startsAt = (time: string) => ({ startsAt: `2026-03-02T${time}+00:00[Etc/UTC]` });

test('a match before the start of its event is not marked when its date moves', async () => {
  await store.put({ 'event/e': event({ date: '2026-03-02', ...startsAt('18:00') }) });
  await keepBegun(store.db, { id: 'm1', at, before: today, after: toCome });
  expect(await store.get('begun/m1')).toBeUndefined();
});

test.each([
  ['put off after it', startsAt('11:00'), startsAt('18:00'), true],
  ['put off before it', startsAt('18:00'), startsAt('20:00'), false],
  ['brought forward', startsAt('18:00'), startsAt('11:00'), false],
  ['first stated on the day', {}, startsAt('18:00'), true],
  ['removed before it, on the day', startsAt('18:00'), {}, false],
])(
  'matches are marked as begun if the start of their event was %s: %j, %j',
  async (_, before, after, marked) => {
    await store.put({ 'match/m1': today, 'match/m2': { ...decided, date: '2026-03-02' } });
    const of = (start: object) => event({ date: '2026-03-02', ...start });
    await keepEventBegun(store.db, { id: 'e', at, before: of(before), after: of(after) });
    expect((await store.get('begun/m1')) !== undefined).toBe(marked);
    expect(await store.get('begun/m2')).toBeUndefined();
  },
);
