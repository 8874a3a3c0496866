import { eventId } from '@/model/ids';
import type { ActAsked } from '@/model/acts/acts';
import type { Collection } from '@/model/schema/recordSchema';
import { readInterests } from '../../../../functions/src/write/apply/interest';
import { delta, deletion, event, longAgo, match, newPlayer, player, world } from '../../documents';
import { apply, openStore, outcomes } from '../../support';
import { actOn, deleteEvent, entriesOf, restore } from './actSupport';

const store = openStore('demo-interests');
beforeEach(() => store.empty());
afterAll(() => store.close());

const moderator = { moderator: true, admin: false, at: longAgo };
const declare = (collection: Collection, id: string) =>
  actOn(store, { kind: 'declareInterest', collection, id }, { action: `declared-${id}` });
const refused = { outcome: 'conflict', reason: { code: 'ownInterest', values: {} } };
const done = { outcome: 'done' };

/** `mod` has an interest in the player and the event; `eve` is another moderator where `others`. */
async function interested(others: boolean, docs = {}): Promise<void> {
  await store.put({
    ...{ ...world, 'event/e': event({ valid: 0 }), 'player/p3': player('Zoe') },
    'role/mod': moderator,
    ...(others && { 'role/eve': moderator }),
    ...docs,
  });
  await declare('player', 'p1');
  await declare('event', 'e');
}

const ofInterest = async () =>
  Object.values(await entriesOf(store))
    .filter(({ kind }) => kind === 'decideInterested')
    .map(({ by, target }) => [by, `${target.collection}/${target.id}`]);

const acts: readonly (readonly [string, ActAsked])[] = [
  ['approving', { kind: 'approveEvent', eventId: eventId('e') }],
  ['deleting a match of the player', { kind: 'deleteRecord', collection: 'match', id: 'm' }],
  ['deleting the event', deleteEvent()],
];

test.each(acts)('%s is refused while there is another moderator', async (_, asked) => {
  await interested(true);
  expect(await actOn(store, asked)).toMatchObject(refused);
  expect(Object.keys(await entriesOf(store))).toEqual(['declared-e', 'declared-p1']);
  expect(await store.get('event/e')).toEqual(event({ valid: 0 }));
  expect(await store.get('match/m')).toEqual(match());
  expect(await actOn(store, asked, { by: 'eve' })).toEqual(done);
  expect(await ofInterest()).toEqual([]);
});

test.each(acts)('%s is in the log where the only moderator does it', async (_, asked) => {
  await interested(false);
  expect(await actOn(store, asked)).toEqual(done);
  const about = asked.kind === 'deleteRecord' ? `${asked.collection}/${asked.id}` : 'event/e';
  expect(await ofInterest()).toEqual([['mod', about]]);
});

test('deleting something else is not refused', async () => {
  await interested(true);
  expect(await actOn(store, { kind: 'deleteRecord', collection: 'player', id: 'p3' })).toEqual(done);
});

test('restoring is refused, and passed over among all acts of an account', async () => {
  await interested(true);
  await actOn(store, { kind: 'deleteRecord', collection: 'match', id: 'm' }, { by: 'eve', action: 'a' });
  expect(await actOn(store, restore('a'))).toMatchObject(refused);
  expect(await actOn(store, { kind: 'restoreSince', uid: 'eve', since: 0 })).toEqual(done);
  expect(await store.get('match/m')).toMatchObject({ deleted: true });
  expect(await actOn(store, restore('a'), { by: 'eve' })).toEqual(done);
  expect(await store.get('match/m')).toMatchObject({ deleted: false });
});

const decided = { author: 'ed', status: 'applied', decidedBy: 'eve', decidedAt: longAgo };
const edited = {
  'player/p1': player('Ann', { city: 'Paris' }),
  'delta/edit': delta('player', 'p1', 'city', 'Paris', { ...decided, base: null, before: null }),
  'delta/p3': newPlayer('Zoe', decided),
  'delta/gone': deletion('match', 'm', decided),
};
const revert: ActAsked = { kind: 'revert', deltas: ['edit'], note: '' };

test('reverting is proposed to the others', async () => {
  await interested(true, edited);
  expect(await actOn(store, revert)).toMatchObject({ reverted: 0, proposed: 1 });
  expect(await store.get('player/p1')).toMatchObject({ city: 'Paris' });
});

test('reverting is in the log where the only moderator does it', async () => {
  await interested(false, edited);
  expect(await actOn(store, revert)).toMatchObject({ reverted: 1, proposed: 0 });
  expect(await ofInterest()).toEqual([['mod', 'player/p1']]);
});

test('deleting a reverted new record, and restoring a deleted one, are left to the others too', async () => {
  await interested(true, edited);
  await declare('player', 'p3');
  expect(await actOn(store, { ...revert, deltas: ['p3'] })).toMatchObject({ reverted: 0, proposed: 1 });
  const gone: ActAsked = { kind: 'deleteRecord', collection: 'match', id: 'm' };
  await actOn(store, gone, { by: 'eve', action: 'gone' });
  expect(await actOn(store, { ...revert, deltas: ['gone'] })).toMatchObject({ reverted: 0, left: 1 });
  expect(await store.get('match/m')).toMatchObject({ deleted: true });
});

test('an interest follows the merge of its record, in both directions', async () => {
  const merged = {
    'player/p1': player('Ann', { sameAs: 'p3' }),
    'delta/remaining': delta('player', 'p3', 'city', 'Paris', { base: null }),
    'delta/other': delta('player', 'p2', 'city', 'Paris', { base: null }),
  };
  await interested(true, merged);
  const interests = await readInterests(store.db, 'mod');
  expect(outcomes(await apply(store, ['remaining', 'other'], { interests }))).toEqual(['own', 'applied']);
  await store.empty();
  await store.put({ ...world, ...merged, 'role/mod': moderator, 'role/eve': moderator });
  await declare('player', 'p3');
  expect(await actOn(store, { kind: 'deleteRecord', collection: 'match', id: 'm' })).toMatchObject(refused);
});
