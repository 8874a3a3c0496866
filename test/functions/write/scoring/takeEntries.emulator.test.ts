import { openMs } from '@/model/scoring/scorer';
import { newIdOf } from '@test/support/newIdOf';
import { match } from '../../documents';
import { idOf, scoringWorld } from './scoringWorld';

const { store, clock, entry, pin, inviteAs, score, live } = scoringWorld('demo-scoring');

test('an invited scorer without an account scores, and the live document has it at once', async () => {
  const token = await inviteAs(idOf(1));
  const entries = [pin(1, 'player1'), pin(2, 'player2'), pin(3, 'player1')];
  const answer = await score(token, entries, { open: 'm' });
  expect(answer.taken).toEqual(entries.map(({ id }) => id));
  expect(answer.entries).toHaveLength(3);
  expect(await live()).toEqual({
    event: 'e',
    revision: 1,
    matches: { m: { score: [2, 1], rounds: ['1p', '2p', '1p'] } },
  });
  // Counts nowhere: the record is as it was.
  expect(await store.get('match/m')).toEqual(match());
});

test('an entry that was undone leaves no live match, and closes no picks', async () => {
  const token = await inviteAs(idOf(1));
  const wrong = pin(1, 'player1');
  await score(token, [entry({ kind: 'weight', side: 'player1', value: 80 })]);
  expect(await store.get('begun/m')).toBeUndefined();
  await score(token, [
    entry({ kind: 'weight', side: 'player1', value: null }),
    { ...wrong, stated: { ...wrong.stated, value: null } },
  ]);
  expect((await live())?.matches).toEqual({});
  expect(await store.get('begun/m')).toBeUndefined();
});

test('an entry that is undone counts as if it had never been made', async () => {
  const token = await inviteAs(idOf(1));
  const [right, wrong] = [pin(1, 'player1'), pin(1, 'player2')];
  await score(token, [right, wrong]);
  expect((await live())?.matches['m']).toMatchObject({ score: [0, 1] });
  await score(token, [entry({ kind: 'undo', value: wrong.id })]);
  expect((await live())?.matches['m']).toMatchObject({ score: [1, 0] });
  await score(token, [entry({ kind: 'undo', value: right.id })]);
  expect((await live())?.matches).toEqual({});
});

test('entries keep their order when the clock of the phone is set back before they are sent', async () => {
  const token = await inviteAs(idOf(1));
  const fast = clock.now + 600_000;
  await score(token, [
    pin(1, 'player1', { at: fast }),
    entry({ kind: 'round', round: 1, value: null }, { at: fast + 1 }),
    pin(1, 'player2', { at: fast + 2 }),
  ]);
  expect((await live())?.matches['m']).toMatchObject({ score: [0, 1] });
});

test('a repeated call stores nothing twice and tells readers nothing', async () => {
  const token = await inviteAs(idOf(1));
  const entries = [pin(1, 'player1'), pin(2, 'player1')];
  await score(token, entries);
  const again = await score(token, [...entries, pin(3, 'player1')], { open: 'm' });
  expect(again.taken).toHaveLength(3);
  expect(again.entries).toHaveLength(3);
  await score(token, entries);
  expect(await live()).toMatchObject({ revision: 2, matches: { m: { score: [3, 0] } } });
});

test('eight phones at once lose nothing', async () => {
  const token = await inviteAs(idOf(1));
  const phones = Array.from({ length: 8 }, (_, at) => [pin(at + 1, at % 2 === 0 ? 'player1' : 'player2')]);
  await Promise.all(phones.map((entries) => score(token, entries)));
  expect(await live()).toMatchObject({ revision: 8, matches: { m: { score: [4, 4] } } });
});

test('a phone learns within a minute that another one has the match open, and no longer after it closed', async () => {
  const token = await inviteAs(idOf(1));
  const look = async (on: string, open = 'm') =>
    (await score(token, [], { phone: newIdOf(on), open })).shared;
  expect(await look('a')).toBe(false);
  expect(await look('b')).toBe(true);
  expect(await look('b', 'm2')).toBe(false);
  expect(await look('a')).toBe(true);
  clock.now += openMs;
  expect(await look('a')).toBe(false);
  expect(await live()).toBeUndefined();
});

test('entries of a phone with a fast clock are not later than the server’s time', async () => {
  const token = await inviteAs(idOf(1));
  const fast = clock.now + 86_400_000;
  await score(token, [pin(1, 'player1', { at: fast - 5_000 })], { sentAt: fast });
  clock.now += 1_000;
  const answer = await score(token, [pin(1, 'player2', { at: clock.now })], { open: 'm' });
  expect(answer.entries.map(({ at }) => at - clock.now)).toEqual([-6_000, 0]);
  expect(await live()).toMatchObject({ matches: { m: { score: [0, 1] } } });
  // It lies about its own time as well.
  await score(token, [pin(1, 'player1', { at: clock.now + 86_400_000 })], { sentAt: clock.now });
  clock.now += 1_000;
  await score(token, [pin(1, 'player2', { at: clock.now })]);
  expect(await live()).toMatchObject({ matches: { m: { score: [0, 1] } } });
});

test('the first round entered ends the picks of a match; its place on the card does not', async () => {
  await score(undefined, [entry({ kind: 'order', value: 3 })], { uid: 'mod' });
  expect(await store.get('begun/m')).toBeUndefined();
  await score(undefined, [pin(1, 'player1')], { uid: 'mod' });
  expect(await store.get('begun/m')).toBeDefined();
});

test.each([
  ['an unknown kind', { stated: { kind: 'winner', value: 'player1' } }],
  ['more rounds than a match can have', { stated: { kind: 'round', round: 51, value: null } }],
  ['another key', { by: 'mod' }],
  ['an id that no phone makes', { id: 'x' }],
  ['a path as its match', { match: 'm/../x' }],
])('an entry with %s is refused', async (_, rest) => {
  const token = await inviteAs(idOf(1));
  await expect(score(token, [{ ...pin(1, 'player1'), ...rest }])).rejects.toMatchObject({
    code: 'invalid-argument',
  });
});
