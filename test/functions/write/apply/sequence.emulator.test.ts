import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { quotaLimits } from '@/model/accounts/quota';
import { limits } from '@/model/schema/limits';
import { deletion, delta, longAgo, newEvent, newMatch, newPlayer, rename, world } from '../../documents';
import { apply, openStore, outcomes } from '../../support';

const store = openStore('demo-apply-sequence');
beforeEach(() => store.empty());
afterAll(() => store.close());

describe('order', () => {
  test('a list in any order applies new players and events before the match that names them', async () => {
    await store.put({
      'delta/m1': newMatch({
        player1: { id: 'a', name: 'A' },
        player2: { id: 'b', name: 'B' },
        event: { id: 'n', date: '2021-01-01', sport: { id: 'armw' } },
      }),
      'delta/a': newPlayer('A'),
      'delta/n': newEvent(),
      'delta/b': newPlayer('B'),
    });
    expect(await apply(store, ['m1', 'a', 'n', 'b'])).toEqual(
      ['m1', 'a', 'n', 'b'].map((id) => ({ id, outcome: 'applied' })),
    );
  });

  test('one failure stops only what depends on it', async () => {
    await store.put({
      ...world,
      'delta/a': newPlayer(' padded '),
      'delta/m1': newMatch({ player1: { id: 'a', name: 'A' } }),
      'delta/m2': newMatch(),
    });
    expect(outcomes(await apply(store, ['m1', 'a', 'm2']))).toEqual(['blocked', 'invalid', 'applied']);
  });
});

describe('one after the other', () => {
  test('a conflict gets another turn when a later delta of the list has changed its record', async () => {
    await store.put({
      ...world,
      'delta/late': rename('Annie', 'Anna', { author: 'other' }),
      'delta/first': rename('Anna', 'Ann'),
    });
    expect(outcomes(await apply(store, ['late', 'first']))).toEqual(['applied', 'applied']);
    expect(await store.get('player/p1')).toMatchObject({ name: 'Annie' });
    expect(await store.get('delta/late')).not.toHaveProperty('problem');
  });

  test('each turn goes to the first of the list that can be applied, so calling again finds nothing to do', async () => {
    await store.put({
      ...world,
      'delta/x': rename('Xena', 'Anna', { author: 'x' }),
      'delta/y': rename('Anna', 'Ann', { author: 'y' }),
      'delta/z': rename('Zoe', 'Anna', { author: 'z' }),
    });
    const ids = ['x', 'y', 'z'];
    expect(outcomes(await apply(store, ids))).toEqual(['applied', 'applied', 'invalid']);
    const stored = await store.all();
    expect(stored['delta/z']).toMatchObject({ reasonCause: { code: 'superseded', values: { id: 'x' } } });
    expect(outcomes(await apply(store, ids))).toEqual(['already-applied', 'already-applied', 'invalid']);
    expect(await store.all()).toEqual(stored);
  });

  test('a conflict that is another one after a later delta says so', async () => {
    const seen = { name: 'East vs West', date: '2020-09-09', location: null };
    const wanted = { name: 'N', date: '2020-08-08', location: 'Dubai' };
    await store.put({
      ...world,
      'delta/a': delta('event', 'e', '', wanted, { base: seen }),
      'delta/b': delta('event', 'e', 'name', 'King of the Table', { base: 'East vs West', author: 'b' }),
    });
    expect(outcomes(await apply(store, ['a', 'b']))).toEqual(['conflict', 'applied']);
    expect(await store.get('delta/a')).toMatchObject({
      problem: 'event/e was changed in the meantime: Name, Date',
    });
  });
});

describe('again', () => {
  test('applying twice changes nothing', async () => {
    await store.put({ ...world, 'delta/d': rename('Anna', 'Ann'), 'delta/n': newPlayer('N') });
    await apply(store, ['d', 'n']);
    const before = await Promise.all(
      ['player/p1', 'match/m', 'delta/d', 'player/n', 'delta/n'].map(store.get),
    );
    expect(outcomes(await apply(store, ['d', 'n']))).toEqual(['already-applied', 'already-applied']);
    const after = await Promise.all(
      ['player/p1', 'match/m', 'delta/d', 'player/n', 'delta/n'].map(store.get),
    );
    expect(after).toEqual(before);
  });

  test('an applied delta is not applied over what came after it', async () => {
    await store.put({
      ...world,
      'delta/a': rename('Anna', 'Ann'),
      'delta/b': rename('Anne', 'Anna', { author: 'other' }),
    });
    await apply(store, ['a']);
    await apply(store, ['b']);
    expect(outcomes(await apply(store, ['a', 'b']))).toEqual(['already-applied', 'already-applied']);
    expect(await store.get('player/p1')).toMatchObject({ name: 'Anne' });
  });
});

describe('replaced proposals', () => {
  const at = (ms: number) => ({ timestamp: Timestamp.fromMillis(longAgo.toMillis() + ms) });

  test('applying the newest rejects the older ones of the same author, record and field', async () => {
    await store.put({
      ...world,
      'delta/new': rename('Anna', 'Ann', at(2)),
      'delta/old': rename('Anne', 'Ann', at(1)),
      'delta/later': rename('Annie', 'Ann', at(3)),
      'delta/other': rename('Anni', 'Ann', { ...at(1), author: 'other' }),
      'delta/whole': delta('player', 'p1', '', { name: 'Ana' }, { base: { name: 'Ann' }, ...at(1) }),
      'delta/decided': rename('A', 'Ann', { ...at(1), status: 'rejected', reason: 'no' }),
    });
    expect(outcomes(await apply(store, ['new']))).toEqual(['applied']);
    expect(await store.get('delta/old')).toMatchObject({
      status: 'rejected',
      reason: 'replaced by new',
      reasonCause: { code: 'replacedBy', values: { id: 'new' } },
      decidedBy: 'moderator',
      decidedAt: expect.any(Timestamp),
    });
    expect(await store.get('delta/later')).toMatchObject({ status: 'new' });
    expect(await store.get('delta/other')).toMatchObject({
      status: 'rejected',
      reasonCause: { code: 'superseded', values: { id: 'new' } },
    });
    expect(await store.get('delta/whole')).toMatchObject({ status: 'new' });
    expect(await store.get('delta/decided')).toMatchObject({ status: 'rejected', reason: 'no' });
  });

  test('those of others end who saw what is replaced; what can still be applied in part stays', async () => {
    const by = (author: string, rest: DocumentData = {}) => ({ author, ...rest });
    const problem = { problem: 'old', problemCause: { code: 'ownProposal', values: {} }, problemAt: longAgo };
    await store.put({
      ...world,
      'delta/d': delta('event', 'e', 'name', 'N', { base: 'East vs West' }),
      'delta/other': delta('event', 'e', 'name', 'M', by('a', { base: 'East vs West', ...problem })),
      'delta/same': delta('event', 'e', '', { name: 'N' }, by('b', { base: { name: 'East vs West' } })),
      'delta/part': delta(
        'event',
        'e',
        '',
        { name: 'M', location: 'Dubai' },
        by('c', { base: { name: 'East vs West', location: null } }),
      ),
      'delta/later': delta('event', 'e', 'name', 'O', by('f', { base: 'N' })),
      'delta/deletion': delta('event', 'e', '', null, by('g', { note: 'Entered twice' })),
      'delta/begun': deletion('event', 'e', by('h', { applying: { cursor: '' } })),
    });
    expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
    const other = await store.get('delta/other');
    expect(other).toMatchObject({
      status: 'rejected',
      reasonCause: { code: 'superseded', values: { id: 'd' } },
      decidedBy: 'moderator',
      decidedAt: expect.any(Timestamp),
    });
    expect(other).not.toHaveProperty('problem');
    expect(await store.get('delta/same')).toMatchObject({
      status: 'rejected',
      reasonCause: { code: 'cameTrue', values: { id: 'd' } },
    });
    for (const id of ['part', 'later', 'deletion', 'begun'])
      expect([id, (await store.get(`delta/${id}`))?.['status']]).toEqual([id, 'new']);
  });

  test('asked for all at once, the newest is applied and the others are rejected', async () => {
    await store.put({
      ...world,
      'delta/a': rename('Anne', 'Ann', at(1)),
      'delta/b': rename('Anna', 'Ann', at(2)),
    });
    expect(outcomes(await apply(store, ['a', 'b']))).toEqual(['invalid', 'applied']);
    expect(await store.get('player/p1')).toMatchObject({ name: 'Anna' });
    expect(await store.get('delta/a')).toMatchObject({ status: 'rejected', reason: 'replaced by b' });
  });

  test('two new records of one author never replace each other', async () => {
    await store.put({ 'delta/a': newPlayer('A'), 'delta/b': newPlayer('B', at(2)) });
    expect(outcomes(await apply(store, ['a', 'b']))).toEqual(['applied', 'applied']);
  });

  test('all that an ordinary author may have open are rejected in the transaction that applies the newest', async () => {
    const old = Object.fromEntries(
      Array.from({ length: quotaLimits.open }, (_, n) => [
        `delta/old${n}`,
        rename(`Anne ${n}`, 'Ann', at(n)),
      ]),
    );
    await store.put({ ...world, ...old, 'delta/new': rename('Anna', 'Ann', at(1_000)) });
    let transactions = 0;
    const results = await apply(store, ['new'], {
      transact: (body) => {
        transactions += 1;
        return store.db.runTransaction(body);
      },
    });
    expect([outcomes(results), transactions]).toEqual([['applied'], 1]);
    const rejected = Object.values(await store.all()).filter(({ reason }) => reason === 'replaced by new');
    expect(rejected).toHaveLength(quotaLimits.open);
  });

  test('of more than one transaction takes the rest stays open, for a moderator to decide', async () => {
    const more = 3;
    const count = limits.writesPerTransaction - 6 + more;
    const old = Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`delta/old${n}`, rename(`Anne ${n}`, 'Ann', at(n))]),
    );
    await store.put({ ...world, ...old, 'delta/new': rename('Anna', 'Ann', at(1_000)) });
    expect(outcomes(await apply(store, ['new']))).toEqual(['applied']);
    const open = Object.entries(await store.all()).filter(([, { status }]) => status === 'new');
    expect(open).toHaveLength(more);
    const ids = open.map(([path]) => path.slice('delta/'.length));
    expect(outcomes(await apply(store, ids))).toEqual(['conflict', 'conflict', 'conflict']);
  });
});
