import type { ActAsked } from '@/model/acts/acts';
import { eventId } from '@/model/ids';
import { handleAct } from '../../../../functions/src/handleAct';
import { call, fakeAccounts, servicesOn } from '../../serverWorld';
import { entriesOf } from '../acts/actSupport';
import { idOf, invite, scoringWorld } from './scoringWorld';

const { store, clock, act, pin, over, inviteAs, score, live } = scoringWorld('demo-organisers');

const accounts = fakeAccounts(
  { uid: 'mod', email: 'mod@example.com', claims: { moderator: true } },
  { uid: 'editor', email: 'editor@example.com', claims: {} },
  { uid: 'new', email: 'new@example.com', claims: {}, verified: false },
);
const appoint = (email: string, action = idOf(50)) =>
  act({ kind: 'appointOrganiser', eventId: eventId('e'), email }, { action, auth: accounts.auth });
const ask = (uid: string, asked: ActAsked, action: string) =>
  handleAct(call(uid, { ...asked, action }), {
    ...servicesOn(store, accounts.auth),
    now: () => clock.now,
  });
const denied = { code: 'permission-denied' };

test('an organiser invites and withdraws scorers of the own event and scores it, and nothing else', async () => {
  await expect(ask('editor', invite, idOf(1))).rejects.toMatchObject(denied);
  await appoint('editor@example.com');
  const answer = await ask('editor', invite, idOf(1));
  if (answer.outcome !== 'done') throw new Error('Expected an invitation');
  await score(answer.token, [pin(1, 'player1')]);
  await score(undefined, [pin(2, 'player2'), over()], { uid: 'editor' });
  expect((await live())?.matches['m']).toMatchObject({ score: [1, 1] });
  await ask('editor', { kind: 'revokeScorer', scorer: idOf(1), entries: 'drop' }, idOf(2));
  expect((await live())?.matches['m']).toMatchObject({ score: [0, 1] });
  expect(await entriesOf(store)).toMatchObject({
    [idOf(50)]: { kind: 'appointOrganiser', by: 'mod', target: { collection: 'event', id: 'e' } },
    [idOf(1)]: { kind: 'inviteScorer', by: 'editor' },
  });
  expect(JSON.stringify(await entriesOf(store))).not.toContain('@');
  await inviteAs(idOf(60));
  for (const asked of [
    { kind: 'revokeScorer', scorer: idOf(60), entries: 'drop' },
    { kind: 'confirmCard', eventId: eventId('e'), revision: (await live())?.revision ?? 0 },
    { ...invite, eventId: eventId('other') },
    { kind: 'revokeScorer', scorer: idOf(50), entries: 'keep' },
    { kind: 'appointOrganiser', eventId: eventId('e'), email: 'new@example.com' },
  ] as const satisfies readonly ActAsked[])
    await expect(ask('editor', asked, idOf(3))).rejects.toMatchObject(denied);
  await expect(score(undefined, [], { uid: 'editor', event: 'other' })).rejects.toMatchObject(denied);
});

test('one act ends an appointment, with what the organiser has entered where asked', async () => {
  await appoint('editor@example.com');
  await score(undefined, [pin(1, 'player1')], { uid: 'editor' });
  await act({ kind: 'revokeScorer', scorer: idOf(50), entries: 'drop' });
  expect((await live())?.matches).toEqual({});
  await expect(score(undefined, [pin(2, 'player1')], { uid: 'editor' })).rejects.toMatchObject(denied);
  await expect(ask('editor', invite, idOf(1))).rejects.toMatchObject(denied);
  // Others can be appointed and go on.
  expect(await inviteAs(idOf(2))).toMatch(/\./);
});

test('a banned organiser neither scores nor invites', async () => {
  await appoint('editor@example.com');
  await store.put({ 'ban/editor': { by: 'mod' } });
  await expect(score(undefined, [pin(1, 'player1')], { uid: 'editor' })).rejects.toMatchObject(denied);
  await expect(ask('editor', invite, idOf(1))).rejects.toMatchObject(denied);
});

test.each(['nobody@example.com', 'new@example.com'])(
  '%s names no account that verified it',
  async (email) => {
    await expect(appoint(email)).rejects.toMatchObject({ code: 'not-found' });
  },
);
