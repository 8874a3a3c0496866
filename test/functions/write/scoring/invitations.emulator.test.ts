import { scoringMs } from '@/model/scoring/scorer';
import { newIdOf } from '@test/support/newIdOf';
import { createAllowance } from '../../../../functions/src/base/allowance';
import { tokenOf } from '../../../../functions/src/write/scoring/invitations';
import { entriesOf } from '../acts/actSupport';
import { idOf, invite, scoringWorld, start } from './scoringWorld';

const { store, clock, budget, act, pin, inviteAs, score, live } = scoringWorld('demo-scorers');

const denied = { code: 'permission-denied' };

test('the entries of a withdrawn invitation make room again, and few phones are remembered', async () => {
  const vandal = await inviteAs(idOf(1));
  for (let sent = 0; sent < 400; sent += 50)
    await score(
      vandal,
      Array.from({ length: 50 }, (_, at) => pin(((sent + at) % 50) + 1, 'player1')),
      { open: 'm', phone: newIdOf(`phone${sent}`) },
    );
  expect((await score(vandal, [pin(1, 'player2')])).refused).toMatchObject([{ why: 'tooMany' }]);
  await act({ kind: 'revokeScorer', scorer: idOf(1), entries: 'drop' }, { action: idOf(2) });
  const token = await inviteAs(idOf(3));
  expect((await score(token, [pin(1, 'player2')])).refused).toEqual([]);
  expect((await live())?.matches['m']).toMatchObject({ score: [0, 1] });
});

test('other phones do not get entries that were dropped with their invitation', async () => {
  const [token, other] = [await inviteAs(idOf(1)), await inviteAs(idOf(2))];
  await score(token, [pin(1, 'player1')]);
  await act({ kind: 'revokeScorer', scorer: idOf(1), entries: 'drop' });
  expect((await score(other, [], { open: 'm' })).entries).toEqual([]);
});

describe('nobody scores who may not', () => {
  test.each([
    ['without a token and an account', undefined, undefined, { code: 'unauthenticated' }],
    ['with an account that is no moderator', undefined, 'editor', denied],
    ['with a token that nobody issued', tokenOf('guessed', 'e', idOf(1)), undefined, denied],
    ['with such a token and another account', tokenOf('guessed', 'e', idOf(1)), 'editor', denied],
  ])('%s', async (_, token, uid, refusal) => {
    await inviteAs(idOf(1));
    await expect(score(token, [pin(1, 'player1')], uid === undefined ? {} : { uid })).rejects.toMatchObject(
      refusal,
    );
    expect(await live()).toBeUndefined();
  });

  test('for another event, even with the token of a real one', async () => {
    const token = await inviteAs(idOf(1));
    await expect(
      score(token, [pin(1, 'player1', { match: 'elsewhere' })], { event: 'other' }),
    ).rejects.toMatchObject(denied);
  });

  test('a match of another event within the own one', async () => {
    const token = await inviteAs(idOf(1));
    const strange = [pin(1, 'player1', { match: 'elsewhere' }), pin(1, 'player1', { match: 'none' })];
    const answer = await score(token, strange, { open: 'elsewhere' });
    expect(answer).toEqual({
      taken: [],
      refused: strange.map(({ id }) => ({ id, why: 'notOnCard' })),
      entries: [],
      shared: false,
    });
    expect(await live()).toBeUndefined();
  });

  test('before the invitation begins, or 36 hours later', async () => {
    const token = await inviteAs(idOf(1));
    clock.now = start + scoringMs - 1;
    expect((await score(token, [pin(1, 'player1')])).taken).toHaveLength(1);
    for (const [at, code] of [
      [start - 1, 'failed-precondition'],
      [start + scoringMs, 'out-of-range'],
    ] as const) {
      clock.now = at;
      await expect(score(token, [pin(1, 'player1')])).rejects.toMatchObject({ code });
    }
  });

  test('after one act has withdrawn the invitation; others go on', async () => {
    const [token, other] = [await inviteAs(idOf(1)), await inviteAs(idOf(2))];
    await score(token, [pin(1, 'player1')]);
    await act({ kind: 'revokeScorer', scorer: idOf(1), entries: 'keep' });
    await expect(score(token, [pin(2, 'player1')])).rejects.toMatchObject({ code: 'not-found' });
    expect((await score(other, [pin(2, 'player2')])).taken).toHaveLength(1);
    expect(await live()).toMatchObject({ matches: { m: { score: [1, 1] } } });
  });
});

test('an invitation is withdrawn together with all that was entered by it', async () => {
  const [token, other] = [await inviteAs(idOf(1)), await inviteAs(idOf(2))];
  await score(token, [pin(1, 'player1'), pin(1, 'player1', { match: 'm2' })]);
  await score(other, [pin(2, 'player2')]);
  await act({ kind: 'revokeScorer', scorer: idOf(1), entries: 'drop' }, { action: 'r' });
  expect(await live()).toMatchObject({ revision: 3, matches: { m: { score: [0, 1], rounds: ['2p'] } } });
  expect((await live())?.matches['m2']).toBeUndefined();
  expect(await entriesOf(store)).toMatchObject({
    r: { kind: 'revokeScorer', target: { collection: 'event', id: 'e' }, done: true },
    [idOf(1)]: { kind: 'inviteScorer', by: 'mod', target: { name: 'East vs West' } },
  });
});

test('a repeated invitation answers with the same token', async () => {
  expect(await inviteAs(idOf(1))).toBe(await inviteAs(idOf(1)));
  expect(await inviteAs(idOf(2))).not.toBe(await inviteAs(idOf(1)));
  expect(await act({ ...invite, from: start - 2 * scoringMs })).toMatchObject({
    outcome: 'conflict',
  });
});

test('a link that is over costs one read of what scorers may read, however often it is used', async () => {
  const token = await inviteAs(idOf(1));
  await act({ kind: 'revokeScorer', scorer: idOf(1), entries: 'keep' });
  budget.reads = createAllowance(1, () => clock.now);
  for (let call = 0; call < 3; call += 1)
    await expect(score(token, [pin(1, 'player1')])).rejects.toMatchObject({ code: 'not-found' });
  expect(await live()).toBeUndefined();
});

test('a moderator with the link of an invitation scores as a moderator, also once it was withdrawn', async () => {
  const token = await inviteAs(idOf(1));
  await score(token, [pin(1, 'player1')], { uid: 'mod' });
  await act({ kind: 'revokeScorer', scorer: idOf(1), entries: 'drop' });
  expect((await score(token, [pin(2, 'player1')], { uid: 'mod' })).taken).toHaveLength(1);
  expect((await live())?.matches['m']).toMatchObject({ score: [2, 0] });
});

test('entries that were kept with a withdrawn invitation can still be dropped', async () => {
  const token = await inviteAs(idOf(1));
  await score(token, [pin(1, 'player1')]);
  await act({ kind: 'revokeScorer', scorer: idOf(1), entries: 'keep' });
  expect(await store.get(`scorer/${idOf(1)}`)).not.toHaveProperty('dropped');
  await act({ kind: 'revokeScorer', scorer: idOf(1), entries: 'drop' });
  expect(await store.get(`scorer/${idOf(1)}`)).toMatchObject({ revoked: true, dropped: true });
  expect((await live())?.matches).toEqual({});
});
