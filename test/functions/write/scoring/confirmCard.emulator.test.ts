import type { ActAsked } from '@/model/acts/acts';
import { eventId } from '@/model/ids';
import { newIdOf } from '@test/support/newIdOf';
import { followConfirmation } from '../../../../functions/src/write/scoring/followConfirmation';
import { match } from '../../documents';
import { actOn, entriesOf } from '../acts/actSupport';
import { idOf, scoringWorld } from './scoringWorld';

const { store, entry, pin, over, inviteAs, score, live } = scoringWorld('demo-confirming');

const confirm = async (by = 'mod', action = idOf(9), rest: { readonly phone?: string } = {}) =>
  actOn(
    store,
    { kind: 'confirmCard', eventId: eventId('e'), revision: (await live())?.revision ?? 0, ...rest },
    { by, action },
  );
const twoOver = [
  pin(1, 'player1'),
  pin(2, 'player2'),
  pin(3, 'player1'),
  entry({ kind: 'weight', side: 'player1', value: 94.6 }),
  over(),
  entry({ kind: 'end', value: { how: 'noShow', side: 'player1' } }, { match: 'm2' }),
  entry({ kind: 'substitute', side: 'player2', value: 'p3' }, { match: 'm2' }),
];

test('applies the results as one bundle, and the match is live no more', async () => {
  await score(await inviteAs(idOf(1)), twoOver);
  expect(await confirm()).toEqual({ outcome: 'done', stored: 2, queued: 0 });
  // Also if the answer was lost.
  expect(await confirm()).toEqual({ outcome: 'done', stored: 2, queued: 0 });
  expect(await store.get('match/m')).toMatchObject({
    player1: { id: 'p1', score: 2, result: 'W', weight: 94.6 },
    player2: { id: 'p2', score: 1, result: 'L' },
    outcome: 'score',
    rounds: expect.stringMatching(/^\d{10} 1p0 2p0 1p0 e0$/),
  });
  expect(await store.get('match/m2')).toMatchObject({
    player1: { id: 'p1', result: 'L' },
    player2: { id: 'p3', name: 'Cleo', result: 'W' },
    outcome: 'walkover',
    winner: 'player2',
  });
  expect((await store.get('match/m2'))?.['player1']).not.toHaveProperty('score');
  expect(await live()).toMatchObject({ matches: {} });
  const { docs } = await store.db.collection('delta').where('bundle', '==', idOf(9)).get();
  expect(docs.map((doc) => [doc.get('status'), doc.get('decidedBy')])).toEqual([
    ['applied', 'mod'],
    ['applied', 'mod'],
  ]);
  expect((await entriesOf(store))[idOf(9)]).toMatchObject({ kind: 'confirmCard', records: 2, done: true });
});

/** Reverts what the bundle of an act has applied, and lets the trigger know, as Firestore does. */
async function revertAll(bundle: string, action: string) {
  const { docs } = await store.db.collection('delta').where('bundle', '==', bundle).get();
  const deltas = docs.map(({ id }) => id) as Extract<ActAsked, { deltas: unknown }>['deltas'];
  const outcome = await actOn(store, { kind: 'revert', deltas, note: '' }, { action });
  for (const doc of docs) {
    const after = (await doc.ref.get()).data();
    await followConfirmation(store.db, { deltaId: doc.id, before: doc.data(), after });
  }
  return outcome;
}

test('that was reverted leaves its matches live: they take entries and can be confirmed again', async () => {
  const token = await inviteAs(idOf(1));
  await score(token, twoOver);
  await confirm();
  expect(await revertAll(idOf(9), 'back')).toMatchObject({ reverted: 2 });
  expect(await live()).toMatchObject({
    matches: { m: { score: [2, 1], end: 'finished' }, m2: { end: 'noShow' } },
  });
  const right = pin(3, 'player2');
  expect((await score(token, [right])).taken).toEqual([right.id]);
  expect(await confirm('mod', idOf(8))).toEqual({ outcome: 'done', stored: 2, queued: 0 });
  expect(await store.get('match/m')).toMatchObject({
    player1: { score: 1 },
    player2: { score: 2, result: 'W' },
  });
  expect(await live()).toMatchObject({ matches: {} });
});

test('whose reversion is reverted counts again, and takes no entry', async () => {
  const token = await inviteAs(idOf(1));
  await score(token, [pin(1, 'player1'), over()]);
  await confirm();
  await revertAll(idOf(9), 'back');
  const [delta] = (await store.db.collection('delta').where('bundle', '==', idOf(9)).get()).docs;
  const { reverted, ...before } = delta!.data();
  await delta!.ref.set(before);
  const change = { deltaId: delta!.id, before: { ...before, reverted: reverted as unknown }, after: before };
  await followConfirmation(store.db, change);
  expect(await live()).toMatchObject({ matches: {} });
  expect((await score(token, [pin(2, 'player1')])).refused).toMatchObject([{ why: 'confirmed' }]);
  // A late repetition changes nothing.
  await followConfirmation(store.db, { ...change, before, after: change.before });
  expect((await score(token, [pin(2, 'player1')])).refused).toMatchObject([{ why: 'confirmed' }]);
});

test('can be reverted as one', async () => {
  await score(await inviteAs(idOf(1)), twoOver);
  await confirm();
  const { docs } = await store.db.collection('delta').where('bundle', '==', idOf(9)).get();
  const deltas = docs.map(({ id }) => id) as Extract<ActAsked, { deltas: unknown }>['deltas'];
  expect(await actOn(store, { kind: 'revert', deltas, note: '' })).toMatchObject({ reverted: 2 });
  expect(await store.get('match/m')).toMatchObject(match({ updatedAt: expect.anything() }));
  expect((await store.get('match/m'))?.['outcome']).toBeUndefined();
});

test('leaves matches that go on, and takes no entry for what is confirmed', async () => {
  const token = await inviteAs(idOf(1));
  await score(token, [pin(1, 'player1'), over(), pin(1, 'player2', { match: 'm2' })]);
  await confirm();
  expect(await live()).toMatchObject({ matches: { m2: { score: [0, 1] } } });
  const late = pin(2, 'player2');
  expect((await score(token, [late])).refused).toEqual([{ id: late.id, why: 'confirmed' }]);
  expect((await score(token, [over({ match: 'm2' })])).taken).toHaveLength(1);
  expect(await confirm('mod', idOf(8))).toMatchObject({ outcome: 'done' });
  expect(await store.get('match/m2')).toMatchObject({ player2: { score: 1, result: 'W' } });
});

test('leaves a match that the referees review, until it is released', async () => {
  const token = await inviteAs(idOf(1));
  await score(token, [pin(1, 'player1'), over(), entry({ kind: 'hold', value: true })]);
  expect(await confirm()).toMatchObject({ outcome: 'conflict', reason: { code: 'nothingEnded' } });
  await score(token, [pin(1, 'player2'), entry({ kind: 'hold', value: null })]);
  expect(await confirm('mod', idOf(8))).toMatchObject({ outcome: 'done', stored: 1 });
  expect(await store.get('match/m')).toMatchObject({ player2: { score: 1, result: 'W' } });
});

test('waits if something was entered since the moderator looked, or nothing has ended', async () => {
  const token = await inviteAs(idOf(1));
  await score(token, [pin(1, 'player1')]);
  expect(await confirm()).toMatchObject({ outcome: 'conflict', reason: { code: 'nothingEnded' } });
  const seen = (await live())?.revision ?? 0;
  await score(token, [over()]);
  expect(await actOn(store, { kind: 'confirmCard', eventId: eventId('e'), revision: seen })).toMatchObject({
    outcome: 'conflict',
    reason: { code: 'scoredMeanwhile' },
  });
  expect(await store.get('match/m')).toEqual(match());
});

test('is not for the moderator who scored, where there is another one', async () => {
  await score(undefined, [pin(1, 'player1'), over()], { uid: 'mod' });
  await store.put({ 'role/mod': { moderator: true }, 'role/chief': { moderator: true } });
  expect(await confirm()).toMatchObject({ outcome: 'conflict', reason: { code: 'ownScores' } });
  expect(await store.get('match/m')).toEqual(match());
  expect(await confirm('chief', idOf(8))).toMatchObject({ outcome: 'done' });
  expect(await store.get('match/m')).toMatchObject({ player1: { result: 'W' } });
});

test('is not for the moderator who scored signed out, by a link on the device on which they confirm', async () => {
  await store.put({ 'role/mod': { moderator: true }, 'role/chief': { moderator: true } });
  const token = await inviteAs(idOf(1));
  const own = newIdOf('own');
  await score(token, [pin(1, 'player1', { phone: own }), over({ phone: own })]);
  const refused = { outcome: 'conflict', reason: { code: 'ownScores' } };
  expect(await confirm('mod', idOf(8), { phone: own })).toMatchObject(refused);
  // Once they have scored signed in on it, all that came from that phone is theirs.
  await score(token, [pin(2, 'player1', { phone: own, match: 'm2' })], { uid: 'mod' });
  await score(token, [over({ match: 'm2' })]);
  expect(await confirm('mod', idOf(7))).toMatchObject(refused);
  expect(await confirm('chief', idOf(6), { phone: newIdOf('other') })).toMatchObject({ outcome: 'done' });
});

test('who invited may confirm, though they are the author of what a nameless scorer entered', async () => {
  await store.put({ 'role/mod': { moderator: true }, 'role/chief': { moderator: true } });
  await score(await inviteAs(idOf(1)), [pin(1, 'player1'), over()]);
  expect(await confirm()).toMatchObject({ outcome: 'done' });
  expect(await store.get('match/m')).toMatchObject({ player1: { result: 'W' } });
});

test('overwrites no result that the record has by now: it becomes a proposal', async () => {
  const token = await inviteAs(idOf(1));
  await score(token, [pin(1, 'player1'), over()]);
  const known = match({ outcome: 'winner', winner: 'player2' });
  await store.put({ 'match/m': known });
  await confirm();
  expect((await entriesOf(store))[idOf(9)]).toMatchObject({ records: 0, proposals: 1, done: true });
  expect(await store.get('match/m')).toEqual(known);
});

test('gives no result to players who were put on the match after it was scored', async () => {
  const token = await inviteAs(idOf(1));
  await score(token, twoOver);
  const { player1, player2 } = match();
  await store.put({ 'match/m': match({ player1: player2, player2: player1 }) });
  await confirm();
  expect(await store.get('match/m')).not.toHaveProperty('outcome');
  expect(Object.keys((await live())?.matches ?? {})).toEqual(['m']);
  expect(await confirm('mod', idOf(8))).toMatchObject({
    outcome: 'conflict',
    reason: { code: 'scoredOthers' },
  });
});

test('of a substitute who has no page is left to moderators as a proposal', async () => {
  const token = await inviteAs(idOf(1));
  await score(token, [
    pin(1, 'player1'),
    entry({ kind: 'substitute', side: 'player2', value: 'none' }),
    over(),
  ]);
  await confirm();
  expect((await entriesOf(store))[idOf(9)]).toMatchObject({ records: 0, proposals: 1, done: true });
  expect(await store.get('match/m')).toEqual(match());
});

test('that broke off goes on where it stopped', async () => {
  await score(await inviteAs(idOf(1)), twoOver);
  const asked: ActAsked = { kind: 'confirmCard', eventId: eventId('e'), revision: 1 };
  await expect(actOn(store, asked, { action: idOf(9), hasTime: () => false })).rejects.toMatchObject({
    code: 4,
  });
  expect((await entriesOf(store))[idOf(9)]).toMatchObject({ done: false, asked });
  expect(await actOn(store, asked, { action: idOf(9) })).toMatchObject({ outcome: 'done' });
  expect(await store.get('match/m')).toMatchObject({ player1: { score: 2 } });
  expect(await live()).toMatchObject({ matches: {} });
});
