import { Timestamp } from 'firebase-admin/firestore';
import type { ActAsked } from '@/model/acts/acts';
import { causeOf } from '@/model/cause';
import { actOn, entriesOf, restore } from '../acts/actSupport';
import {
  delta,
  event,
  longAgo,
  match,
  newEvent,
  newMatch,
  newPlayer,
  player,
  world,
  type Docs,
} from '../../documents';
import { apply, openStore, outcomes } from '../../support';

const store = openStore('demo-reverts');
beforeEach(() => store.empty());
afterAll(() => store.close());
jest.setTimeout(60_000);

const time = expect.any(Timestamp);
const applied = (at = 0, rest = {}) => ({
  ...{ author: 'ed', status: 'applied', decidedBy: 'eve' },
  decidedAt: Timestamp.fromMillis(longAgo.toMillis() + at),
  ...rest,
});
const rename = (value: string, before: string, at = 0, rest = {}) =>
  delta('player', 'p1', 'name', value, { base: before, before, ...applied(at, rest) });
const made = (data: object, at = 0) => ({ ...data, ...applied(at), before: null });
const revert = (...deltas: readonly string[]): ActAsked => ({ kind: 'revert', deltas, note: 'Spam' });
const since: ActAsked = { kind: 'revert', uid: 'ed', since: 0, note: '' };
const moderators: Docs = { 'role/mod': { moderator: true }, 'role/eve': { moderator: true } };
const reversals = async () =>
  (await store.db.collection('delta').get()).docs.filter(({ id }) => id.startsWith('revert-'));

test('a revert takes effect at once: the record, an applied change, the mark, the copies and the log', async () => {
  await store.put({
    ...world,
    ...moderators,
    'player/p1': player('Rude'),
    'delta/d': rename('Rude', 'Ann'),
    'delta/rival': delta('player', 'p1', 'name', 'Ruder', { base: 'Rude', author: 'bo' }),
  });
  expect(await actOn(store, revert('d'), { action: 'a' })).toEqual({
    ...{ outcome: 'done', reverted: 1, proposed: 0, left: 0 },
  });
  expect(await store.get('player/p1')).toEqual({ ...player('Ann'), updatedAt: time });
  const [reversal] = await reversals();
  expect(reversal?.data()).toEqual({
    ...{ collection: 'player', docId: 'p1', field: 'name', value: 'Ann', base: 'Rude', before: 'Rude' },
    ...{ author: 'mod', timestamp: time, note: 'Spam', status: 'applied', decidedBy: 'mod', decidedAt: time },
  });
  expect(await store.get('delta/d')).toMatchObject({ reverted: { by: 'mod', at: time, in: reversal?.id } });
  expect(await store.get('delta/rival')).toMatchObject({
    status: 'rejected',
    reasonCause: { code: 'superseded' },
  });
  expect(await store.get('staleCopies/player_p1')).toBeDefined();
  expect(await entriesOf(store)).toMatchObject({
    a: {
      ...{ kind: 'revert', by: 'mod', target: { collection: 'player', id: 'p1', name: 'Ann' } },
      ...{ records: 1, reverted: 1, proposed: 0, left: 0, done: true },
    },
  });
  await actOn(store, revert('d'), { action: 'a' });
  expect(await actOn(store, revert('d'), { by: 'eve' })).toMatchObject({ reverted: 0, left: 0 });
  expect(await reversals()).toHaveLength(1);
  expect(await actOn(store, revert(reversal?.id ?? ''), { by: 'eve' })).toMatchObject({ reverted: 1 });
  expect(await store.get('player/p1')).toMatchObject({ name: 'Rude' });
  expect((await store.get('delta/d'))?.['reverted']).toBeUndefined();
});

test('of two moderators at once one reverts, and what has been changed since is left', async () => {
  await store.put({
    ...world,
    'player/p1': player('Rude', { city: 'Rome', team: 'B' }),
    'delta/d1': rename('Rude', 'Ann'),
    'delta/d2': delta('player', 'p1', 'city', 'Paris', applied(1, { base: null, before: null })),
  });
  const answers = await Promise.all(
    ['mod', 'eve'].map((by) => actOn(store, revert('d1', 'd2'), { by, action: by })),
  );
  expect(answers.map((each) => 'reverted' in each && each.reverted).sort()).toEqual([0, 1]);
  expect(answers.map((each) => 'left' in each && each.left)).toEqual([1, 1]);
  expect(await store.get('player/p1')).toMatchObject({ name: 'Ann', city: 'Rome', team: 'B' });
  expect(await reversals()).toHaveLength(1);
});

test('own decisions and edits are proposed to another moderator, and reverted where there is none', async () => {
  await store.put({
    ...world,
    ...moderators,
    'player/p1': player('Rude', { city: 'Paris' }),
    'delta/own': rename('Rude', 'Ann', 0, { decidedBy: 'mod' }),
    'delta/other': delta('player', 'p1', 'city', 'Paris', applied(1, { base: null, before: null })),
  });
  expect(await actOn(store, revert('own', 'other'))).toMatchObject({ reverted: 1, proposed: 1, left: 0 });
  expect(await store.get('player/p1')).toMatchObject({ name: 'Rude' });
  expect((await store.get('player/p1'))?.['city']).toBeFalsy();
  const open = (await reversals()).find((each) => each.get('status') === 'new');
  expect(open?.data()).toMatchObject({
    field: 'name',
    value: 'Ann',
    base: 'Rude',
    author: 'mod',
    note: 'Spam',
  });
  await actOn(store, revert('own'));
  expect(await reversals()).toHaveLength(2);
  expect(outcomes(await apply(store, [open?.id ?? '']))).toEqual(['applied']);
  expect(await store.get('delta/own')).toMatchObject({ reverted: { by: 'moderator', in: open?.id } });

  await store.put({
    'player/p1': player('Rude'),
    'delta/own': rename('Rude', 'Ann', 0, { decidedBy: 'mod' }),
  });
  await store.db.doc('role/eve').delete();
  expect(await actOn(store, revert('own'))).toMatchObject({ reverted: 1, proposed: 0 });
});

test('a proposal that somebody stored under the id of a reversal hinders no revert', async () => {
  const docs: Docs = {
    ...world,
    ...moderators,
    'player/p1': player('Rude'),
    'delta/own': rename('Rude', 'Ann', 0, { decidedBy: 'mod' }),
  };
  await store.put(docs);
  await actOn(store, revert('own'));
  const path = (await reversals())[0]?.ref.path ?? '';
  for (const taken of [
    delta('event', 'e', 'name', 'Bad', { author: 'vandal' }),
    delta('player', 'p1', 'name', 'Ruder', { author: 'vandal', base: 'Rude' }),
  ]) {
    await store.empty();
    await store.put({ ...docs, [path]: taken });
    expect(await actOn(store, revert('own'))).toMatchObject({ reverted: 0, proposed: 1, left: 0 });
    const open = (await reversals()).filter((each) => each.get('author') === 'mod');
    expect(open.map((each) => each.get('value'))).toEqual(['Ann']);
  }
});

test.each([
  ['decided', { author: 'ed', decidedBy: 'mod' }],
  ['proposed', { author: 'mod', decidedBy: 'eve' }],
])('what the moderator has %s only another one reverts alone', async (_, whose) => {
  await store.put({
    ...world,
    ...moderators,
    'player/p1': player('Rude'),
    'delta/d': rename('Rude', 'Ann', 0, whose),
  });
  expect(await actOn(store, revert('d'), { by: 'mod' })).toMatchObject({ reverted: 0, proposed: 1, left: 0 });
  expect(await store.get('player/p1')).toMatchObject({ name: 'Rude' });
  expect(await store.get('delta/d')).not.toHaveProperty('reverted');
  await store.put({ 'role/max': { moderator: true } });
  expect(await actOn(store, revert('d'), { by: 'max' })).toMatchObject({ reverted: 1, proposed: 0 });
  expect(await store.get('player/p1')).toMatchObject({ name: 'Ann' });
});

const onNew = { id: 'eventMade', date: '2020-02-02', sport: { id: 'armw' } };
const spam: Docs = {
  ...world,
  'player/p1': player('Rude'),
  'event/eventMade': event({ name: 'Fake cup' }),
  'player/playerMade': player('Fake'),
  'match/matchMade': match({ event: onNew, player2: { id: 'playerMade', name: 'Fake' } }),
  'delta/eventMade': made(newEvent(), 0),
  'delta/playerMade': made(newPlayer('Fake'), 1),
  'delta/matchMade': made(newMatch(), 2),
  'delta/edit': rename('Rude', 'Ann', 3),
  'delta/onNew': delta('event', 'eventMade', 'name', 'True cup'),
};

test('all of an account goes, new records with their matches, goes on where it broke off, and comes back one by one', async () => {
  await store.put(spam);
  let left = 3;
  const tired = () => (left -= 1) >= 0;
  await expect(actOn(store, since, { action: 'a', hasTime: tired })).rejects.toThrow('time of one call');
  expect(await actOn(store, since, { action: 'a' })).toMatchObject({ reverted: 4, proposed: 0, left: 0 });
  for (const path of ['match/matchMade', 'player/playerMade', 'event/eventMade'])
    expect(await store.get(path)).toMatchObject({ deleted: true, deletedBy: 'mod' });
  expect(await store.get('player/p1')).toMatchObject({ name: 'Ann' });
  expect(await store.get('delta/onNew')).toMatchObject({ status: 'rejected' });
  const entries = Object.entries(await entriesOf(store));
  const parts = entries.filter(([, entry]) => entry['part'] === 'a');
  expect(parts.map(([, entry]) => entry['target'].id)).toHaveLength(3);
  expect(entries.find(([id]) => id === 'a')?.[1]).toMatchObject({
    ...{ target: { collection: 'user', id: 'ed' }, reverted: 4, records: 4, done: true },
  });

  const [eventPart = ''] = parts.find(([, entry]) => entry['target'].collection === 'event') ?? [];
  expect(await store.get('delta/eventMade')).toMatchObject({ reverted: { in: eventPart } });
  await actOn(store, restore(eventPart), { by: 'eve' });
  expect(await store.get('event/eventMade')).toMatchObject({ deleted: false });
  expect((await store.get('delta/eventMade'))?.['reverted']).toBeUndefined();
  expect(await store.get(`delta/${eventPart}`)).toMatchObject({ reverted: { by: 'eve', in: eventPart } });
  expect(await store.get('delta/onNew')).toMatchObject({ status: 'new' });
});

test('a new record stays where others build on it, and what it names with it', async () => {
  await store.put(spam);
  await store.put({
    'match/theirs': match({ event: onNew }),
    'delta/theirs': delta('player', 'playerMade', 'city', 'Rome', applied(9, { author: 'bo', before: null })),
    'player/playerMade': player('Fake', { city: 'Rome' }),
  });
  expect(await actOn(store, since, { action: 'a' })).toMatchObject({ reverted: 2, left: 2 });
  expect(await store.get('match/matchMade')).toMatchObject({ deleted: true });
  expect(await store.get('event/eventMade')).toMatchObject({ deleted: false });
  expect(await store.get('player/playerMade')).toMatchObject({ deleted: false });
});

test('a deletion is reverted, and the edits before it with it', async () => {
  await store.put({ ...world, 'player/p1': player('Rude'), 'delta/d': rename('Rude', 'Ann') });
  await store.put({ 'delta/gone': delta('match', 'm', '', null, { author: 'ed', note: 'x' }) });
  expect(outcomes(await apply(store, ['gone']))).toEqual(['applied']);
  expect(await actOn(store, since, { action: 'a' })).toMatchObject({ reverted: 2, left: 0 });
  expect(await store.get('match/m')).toMatchObject({ deleted: false });
  expect(await store.get('delta/gone')).toMatchObject({ reverted: { by: 'mod', in: 'gone' } });
  expect(await store.get('player/p1')).toMatchObject({ name: 'Ann' });
});

test('another moderator reverts or restores a deletion that the moderator decided', async () => {
  const deletion = delta('match', 'm', '', null, { author: 'ed', note: 'x' });
  await store.put({ ...world, ...moderators, 'delta/gone': deletion });
  expect(outcomes(await apply(store, ['gone'], { by: 'mod' }))).toEqual(['applied']);
  expect(await actOn(store, revert('gone'))).toMatchObject({ reverted: 0, proposed: 0, left: 1 });
  expect(await actOn(store, restore('gone'))).toMatchObject({
    outcome: 'conflict',
    message: expect.stringContaining('another moderator'),
    reason: causeOf('ownDecision'),
  });
  expect(await store.get('actLog/gone')).not.toHaveProperty('restoredBy');
  await store.db.doc('delta/gone').update({ author: 'eve' });
  expect(await actOn(store, restore('gone'), { by: 'eve' })).toMatchObject({
    reason: causeOf('ownDecision'),
  });
  await store.db.doc('delta/gone').update({ author: 'ed' });
  await actOn(store, { kind: 'restoreSince', uid: 'mod', since: 0 });
  expect(await store.get('match/m')).toMatchObject({ deleted: true });
  expect((await store.get('delta/gone'))?.['reverted']).toBeUndefined();

  expect(await actOn(store, revert('gone'), { by: 'eve' })).toMatchObject({ reverted: 1, left: 0 });
  expect(await store.get('match/m')).toMatchObject({ deleted: false });
  expect(await store.get('delta/gone')).toMatchObject({ reverted: { by: 'eve' } });
});

test('the only moderator reverts their own deletion, and every moderator one made without a proposal', async () => {
  await store.put({ ...world, 'role/mod': { moderator: true } });
  await store.put({ 'delta/gone': delta('match', 'm', '', null, { author: 'mod', note: 'x' }) });
  expect(outcomes(await apply(store, ['gone'], { by: 'mod' }))).toEqual(['applied']);
  expect(await actOn(store, revert('gone'))).toMatchObject({ reverted: 1, left: 0 });
  expect(await store.get('match/m')).toMatchObject({ deleted: false });

  await store.put(moderators);
  await actOn(store, { kind: 'deleteRecord', collection: 'match', id: 'm' }, { action: 'direct' });
  expect(await actOn(store, restore('direct'))).toEqual({ outcome: 'done' });
  expect(await store.get('match/m')).toMatchObject({ deleted: false });
});
