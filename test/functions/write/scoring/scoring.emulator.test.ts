import type { ActAsked } from '@/model/acts/acts';
import { eventId } from '@/model/ids';
import { openMs, scoringMs } from '@/model/scoring/scorer';
import type { Entry, Side, Stated } from '@/model/scoring/entry';
import { parseLiveCard } from '@/model/scoring/parseScoring';
import { createAllowance } from '../../../../functions/src/base/allowance';
import { createSecretKey } from '../../../../functions/src/base/secretKey';
import { handleScore, type ScoreServices } from '../../../../functions/src/write/scoring/handleScore';
import { scorerKey, tokenOf } from '../../../../functions/src/write/scoring/invitations';
import { event, match, player } from '../../documents';
import { call, fakeAccounts, servicesOn } from '../../serverWorld';
import { openStore } from '../../support';
import { actOn, entriesOf } from '../acts/actSupport';
import { newIdOf } from '@test/support/newIdOf';

const store = openStore('demo-scoring');
const start = Date.UTC(2030, 0, 5, 6);
let now = start + 3_600_000;

beforeEach(async () => {
  await store.empty();
  now = start + 3_600_000;
  await store.put({
    'event/e': event(),
    'event/other': event({ name: 'King of the Table' }),
    'match/m': match(),
    'match/m2': match({ order: 1 }),
    'match/elsewhere': match({ event: { id: 'other', date: '2020-02-02', sport: { id: 'armw' } } }),
    'player/p1': player('Ann'),
    'player/p2': player('Bea'),
    'player/p3': player('Cleo'),
  });
});
afterAll(() => store.close());

const accounts = fakeAccounts(
  { uid: 'mod', email: 'mod@example.com', claims: { moderator: true } },
  { uid: 'editor', email: 'editor@example.com', claims: {} },
);
const services = (): ScoreServices => ({
  ...servicesOn(store, accounts.auth),
  now: () => now,
  reads: createAllowance(1_000_000, () => now),
  key: createSecretKey(() => store.db, scorerKey),
});

const idOf = (number: number) => newIdOf(`act${number}`);
const entryIdOf = (number: number) => newIdOf(`n${number}z`);
const phone = newIdOf('phone');
let made = 0;

const entry = (stated: Stated, rest: Partial<Entry> = {}): Entry => {
  made += 1;
  return { id: entryIdOf(made), match: 'm', at: now - 1_000 + made, phone, stated, ...rest };
};
const pin = (round: number, winner: Side, rest: Partial<Entry> = {}) =>
  entry({ kind: 'round', round, value: { winner, how: 'pin' } }, rest);
const over = (rest: Partial<Entry> = {}) => entry({ kind: 'end', value: { how: 'finished' } }, rest);

const invite: ActAsked = { kind: 'inviteScorer', eventId: eventId('e'), from: start, name: 'Table 1' };
const inviteAs = async (action: string, asked: ActAsked = invite) => {
  const answer = await actOn(store, asked, { action, now: () => now });
  if (answer.outcome !== 'done' || answer.token === undefined) throw new Error('Expected a token');
  return answer.token;
};

const score = (
  token: string | undefined,
  entries: readonly unknown[],
  { uid, ...rest }: { uid?: string; event?: string; open?: string; sentAt?: number; phone?: string } = {},
) =>
  handleScore(
    call(uid, { event: 'e', sentAt: now, ...(token !== undefined && { token }), entries, ...rest }),
    services(),
  );

const live = async (of = 'e') => {
  const stored = await store.get(`live/${of}`);
  const read = parseLiveCard({ id: of, ...stored });
  return read.ok ? read.value : undefined;
};

const denied = { code: 'permission-denied' };

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

test('an entry that was taken back leaves no live match, and closes no picks', async () => {
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

test('entries keep their order when the clock of the phone is set back before they are sent', async () => {
  const token = await inviteAs(idOf(1));
  const fast = now + 600_000;
  await score(token, [
    pin(1, 'player1', { at: fast }),
    entry({ kind: 'round', round: 1, value: null }, { at: fast + 1 }),
    pin(1, 'player2', { at: fast + 2 }),
  ]);
  expect((await live())?.matches['m']).toMatchObject({ score: [0, 1] });
});

test('the entries of a withdrawn invitation make room again, and few phones are remembered', async () => {
  const vandal = await inviteAs(idOf(1));
  for (let sent = 0; sent < 400; sent += 50)
    await score(
      vandal,
      Array.from({ length: 50 }, (_, at) => pin(((sent + at) % 50) + 1, 'player1')),
      { open: 'm', phone: newIdOf(`phone${sent}`) },
    );
  expect((await score(vandal, [pin(1, 'player2')])).refused).toMatchObject([{ why: 'tooMany' }]);
  await actOn(
    store,
    { kind: 'revokeScorer', scorer: idOf(1), entries: 'drop' },
    { action: idOf(2), now: () => now },
  );
  const token = await inviteAs(idOf(3));
  expect((await score(token, [pin(1, 'player2')])).refused).toEqual([]);
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
  now += openMs;
  expect(await look('a')).toBe(false);
  expect(await live()).toBeUndefined();
});

test('entries that were taken back with their invitation are none of the match on other phones', async () => {
  const [token, other] = [await inviteAs(idOf(1)), await inviteAs(idOf(2))];
  await score(token, [pin(1, 'player1')]);
  await actOn(store, { kind: 'revokeScorer', scorer: idOf(1), entries: 'drop' });
  expect((await score(other, [], { open: 'm' })).entries).toEqual([]);
});

describe('nobody scores who may not', () => {
  test.each([
    ['without a token and an account', undefined, undefined, { code: 'unauthenticated' }],
    ['with an account that is no moderator', undefined, 'editor', denied],
    ['with a token that nobody issued', tokenOf('guessed', 'e', idOf(1)), undefined, denied],
    ['with such a token and a moderator’s account', tokenOf('guessed', 'e', idOf(1)), 'mod', denied],
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
    for (const [at, code] of [
      [start - 1, 'failed-precondition'],
      [start + scoringMs, 'out-of-range'],
    ] as const) {
      now = at;
      await expect(score(token, [pin(1, 'player1')])).rejects.toMatchObject({ code });
    }
    now = start + scoringMs - 1;
    expect((await score(token, [pin(1, 'player1')])).taken).toHaveLength(1);
  });

  test('after one act has withdrawn the invitation; others go on', async () => {
    const [token, other] = [await inviteAs(idOf(1)), await inviteAs(idOf(2))];
    await score(token, [pin(1, 'player1')]);
    await actOn(store, { kind: 'revokeScorer', scorer: idOf(1), entries: 'keep' });
    await expect(score(token, [pin(2, 'player1')])).rejects.toMatchObject({ code: 'not-found' });
    expect((await score(other, [pin(2, 'player2')])).taken).toHaveLength(1);
    expect(await live()).toMatchObject({ matches: { m: { score: [1, 1] } } });
  });
});

test('an invitation is withdrawn together with all that was entered by it', async () => {
  const [token, other] = [await inviteAs(idOf(1)), await inviteAs(idOf(2))];
  await score(token, [pin(1, 'player1'), pin(1, 'player1', { match: 'm2' })]);
  await score(other, [pin(2, 'player2')]);
  await actOn(store, { kind: 'revokeScorer', scorer: idOf(1), entries: 'drop' }, { action: 'r' });
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
  expect(await actOn(store, { ...invite, from: start - 2 * scoringMs }, { now: () => now })).toMatchObject({
    outcome: 'conflict',
  });
});

test('entries of a phone with a fast clock are not later than the server’s time', async () => {
  const token = await inviteAs(idOf(1));
  const fast = now + 86_400_000;
  await score(token, [pin(1, 'player1', { at: fast - 5_000 })], { sentAt: fast });
  now += 1_000;
  const answer = await score(token, [pin(1, 'player2', { at: now })], { open: 'm' });
  expect(answer.entries.map(({ at }) => at - now)).toEqual([-6_000, 0]);
  expect(await live()).toMatchObject({ matches: { m: { score: [0, 1] } } });
  // It lies about its own time as well.
  await score(token, [pin(1, 'player1', { at: now + 86_400_000 })], { sentAt: now });
  now += 1_000;
  await score(token, [pin(1, 'player2', { at: now })]);
  expect(await live()).toMatchObject({ matches: { m: { score: [0, 1] } } });
});

test('the first round entered ends the picks of a match; its place on the card does not', async () => {
  await score(undefined, [entry({ kind: 'order', value: 3 })], { uid: 'mod' });
  expect(await store.get('begun/m')).toBeUndefined();
  await score(undefined, [pin(1, 'player1')], { uid: 'mod' });
  expect(await store.get('begun/m')).toBeDefined();
});

describe('confirming', () => {
  const confirm = async (by = 'mod', action = idOf(9)) =>
    actOn(
      store,
      { kind: 'confirmCard', eventId: eventId('e'), revision: (await live())?.revision ?? 0 },
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
    expect(await confirm()).toEqual({ outcome: 'done' });
    expect(await store.get('match/m')).toMatchObject({
      player1: { id: 'p1', score: 2, result: 'W', weight: 94.6 },
      player2: { id: 'p2', score: 1, result: 'L' },
      outcome: 'score',
      rounds: expect.stringMatching(/^\d{10} 1p0 2p0 1p0$/),
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
    expect(await confirm('mod', idOf(8))).toEqual({ outcome: 'done' });
    expect(await store.get('match/m2')).toMatchObject({ player2: { score: 1, result: 'W' } });
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
    expect(await confirm('chief', idOf(8))).toEqual({ outcome: 'done' });
    expect(await store.get('match/m')).toMatchObject({ player1: { result: 'W' } });
  });

  test('who invited may confirm, though they are the author of what a nameless scorer entered', async () => {
    await store.put({ 'role/mod': { moderator: true }, 'role/chief': { moderator: true } });
    await score(await inviteAs(idOf(1)), [pin(1, 'player1'), over()]);
    expect(await confirm()).toEqual({ outcome: 'done' });
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
    expect(await actOn(store, asked, { action: idOf(9) })).toEqual({ outcome: 'done' });
    expect(await store.get('match/m')).toMatchObject({ player1: { score: 2 } });
    expect(await live()).toMatchObject({ matches: {} });
  });
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
