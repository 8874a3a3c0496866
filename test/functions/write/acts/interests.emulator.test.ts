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
const revert: ActAsked = { kind: 'revert', deltas: ['edit'], note: '' };

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

describe('deleting an event with a match of the player', () => {
  const elsewhere = {
    'event/other': event(),
    'match/other': match({ event: { id: 'other', date: '2020-02-02', sport: { id: 'armw' } } }),
  };
  const asked = deleteEvent('other');

  test('and restoring it are refused', async () => {
    await interested(true, elsewhere);
    expect(await actOn(store, asked)).toMatchObject(refused);
    expect(await actOn(store, asked, { by: 'eve', action: 'a' })).toEqual(done);
    expect(await actOn(store, restore('a'))).toMatchObject(refused);
    expect(await store.get('match/other')).toMatchObject({ deleted: true });
    expect(await actOn(store, restore('a'), { by: 'eve' })).toEqual(done);
    expect(await store.get('match/other')).toMatchObject({ deleted: false });
  });

  test('is refused as a proposal too, and its revert is left to the others', async () => {
    const others = { ...elsewhere, 'role/zed': moderator };
    await interested(true, { ...others, 'delta/gone': deletion('event', 'other') });
    const interests = await readInterests(store.db, 'mod');
    expect(outcomes(await apply(store, ['gone'], { interests, by: 'mod' }))).toEqual(['own']);
    expect(outcomes(await apply(store, ['gone'], { by: 'eve' }))).toEqual(['applied']);
    expect(await actOn(store, { ...revert, deltas: ['gone'] })).toMatchObject({ reverted: 0, left: 1 });
  });

  test('is in the log where the only moderator does it, and restores it', async () => {
    await interested(false, elsewhere);
    expect(await actOn(store, asked, { action: 'a' })).toEqual(done);
    expect(await actOn(store, restore('a'))).toEqual(done);
    expect(await ofInterest()).toEqual([
      ['mod', 'event/other'],
      ['mod', 'event/other'],
    ]);
  });
});

describe('moderators with the same interest', () => {
  const share = (by: string) =>
    actOn(store, { kind: 'declareInterest', collection: 'player', id: 'p1' }, { by, action: `of-${by}` });
  const ofPlayer = (over = {}) => delta('player', 'p1', 'city', 'Paris', { base: null, ...over });
  const applied = async (by: string) =>
    outcomes(await apply(store, ['edit'], { by, interests: await readInterests(store.db, by) }));

  test('do not leave it to each other, and the log says so', async () => {
    await interested(true, { 'delta/edit': ofPlayer() });
    await share('eve');
    expect(await applied('mod')).toEqual(['applied']);
    expect(await actOn(store, { kind: 'deleteRecord', collection: 'match', id: 'm' })).toEqual(done);
    expect((await ofInterest()).sort()).toEqual([
      ['mod', 'delta/edit'],
      ['mod', 'match/m'],
    ]);
  });

  test('leave it to a third one without it', async () => {
    await interested(true, { 'delta/edit': ofPlayer(), 'role/zed': moderator });
    await share('eve');
    expect([await applied('mod'), await applied('eve'), await applied('zed')]).toEqual([
      ['own'],
      ['own'],
      ['applied'],
    ]);
  });

  test('decide on the proposal of the only one without it, who cannot', async () => {
    await interested(true, { 'delta/edit': ofPlayer({ author: 'eve' }) });
    expect([await applied('eve'), await applied('mod')]).toEqual([['own'], ['applied']]);
  });

  test('restore what the only one without it proposed to delete', async () => {
    const proposed = { 'delta/gone': deletion('match', 'm', { author: 'eve' }), 'role/zed': moderator };
    await interested(true, proposed);
    expect(outcomes(await apply(store, ['gone'], { by: 'zed' }))).toEqual(['applied']);
    await share('zed');
    expect(await actOn(store, restore('gone'), { by: 'eve' })).toMatchObject({
      reason: { code: 'ownDecision' },
    });
    expect(await actOn(store, restore('gone'))).toEqual(done);
  });
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
  await interested(true, { ...edited, 'role/zed': moderator });
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
