import { Timestamp } from 'firebase-admin/firestore';
import {
  apply,
  delta,
  event,
  longAgo,
  match,
  newEvent,
  newMatch,
  newPlayer,
  openStore,
  outcomes,
  player,
  world,
} from './support';

const store = openStore('demo-apply-deltas');
beforeEach(() => store.empty());
afterAll(() => store.close());

const rename = (name: string, base: string, rest = {}) =>
  delta('player', 'p1', 'name', name, { base, ...rest });

describe('applied', () => {
  test('a field delta changes its field, keeps what it replaced, and says who decided', async () => {
    await store.put({
      ...world,
      'delta/d': delta('event', 'e', 'name', 'King of the Table', { base: 'East vs West' }),
    });
    expect(await apply(store, ['d'])).toEqual([{ id: 'd', outcome: 'applied' }]);
    const stored = await store.get('event/e');
    expect(stored).toEqual({ ...event({ name: 'King of the Table' }), updatedAt: expect.any(Timestamp) });
    expect(stored?.['updatedAt'].toMillis()).toBeGreaterThan(longAgo.toMillis());
    expect(await store.get('delta/d')).toMatchObject({
      status: 'applied',
      before: 'East vs West',
      decidedBy: 'moderator',
      decidedAt: expect.any(Timestamp),
      timestamp: longAgo,
    });
  });

  test('a whole-record delta is merged and keeps the replaced values of its fields only', async () => {
    await store.put({
      ...world,
      'event/e': event({ location: 'Dubai' }),
      'delta/d': delta(
        'event',
        'e',
        '',
        { name: 'N', youtube: 'dQw4w9WgXcQ' },
        { base: { name: 'East vs West', youtube: null } },
      ),
    });
    expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
    expect(await store.get('event/e')).toMatchObject({
      name: 'N',
      youtube: 'dQw4w9WgXcQ',
      date: '2020-02-02',
      location: 'Dubai',
      valid: 1,
    });
    expect(await store.get('delta/d')).toMatchObject({ before: { name: 'East vs West', youtube: null } });
  });

  test('an optional field is cleared by null and then absent', async () => {
    await store.put({
      ...world,
      'match/m': match({ arm: 'L' }),
      'delta/d': delta('match', 'm', 'arm', null, { base: 'L' }),
    });
    expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
    expect(await store.get('match/m')).not.toHaveProperty('arm');
  });

  test('results follow from the scores, whichever of the two comes last', async () => {
    await store.put({
      ...world,
      'delta/a': delta('match', 'm', 'player1.score', 3),
      'delta/b': delta('match', 'm', 'player2.score', 1),
    });
    expect(outcomes(await apply(store, ['a']))).toEqual(['applied']);
    expect((await store.get('match/m'))?.['player1']).toEqual({ id: 'p1', name: 'Ann', score: 3 });
    expect(outcomes(await apply(store, ['b']))).toEqual(['applied']);
    expect(await store.get('match/m')).toMatchObject({
      player1: { score: 3, result: 'W' },
      player2: { score: 1, result: 'L' },
    });
  });

  test('a new event takes its delta id, author and time, and waits for review', async () => {
    await store.put({ 'delta/n': newEvent() });
    expect(outcomes(await apply(store, ['n']))).toEqual(['applied']);
    expect(await store.get('event/n')).toEqual({
      name: 'New event',
      date: '2021-01-01',
      sport: { id: 'armw' },
      author: { id: 'editor' },
      created: longAgo,
      updatedAt: expect.any(Timestamp),
      valid: 0,
      deleted: false,
    });
    expect(await store.get('delta/n')).toMatchObject({ status: 'applied', before: null });
  });

  test('a new match copies names, date and sport from the live records, not from its author', async () => {
    await store.put({
      ...world,
      'event/e': event({ date: '2020-03-03' }),
      'player/p1': player('Anna'),
      'delta/n': newMatch({
        player1: { id: 'p1', name: 'Ann', score: 2 },
        player2: { id: 'p2', name: 'Bea', score: 3 },
      }),
    });
    expect(outcomes(await apply(store, ['n']))).toEqual(['applied']);
    expect(await store.get('match/n')).toEqual({
      date: '2020-02-02',
      player1: { id: 'p1', name: 'Anna', score: 2, result: 'L' },
      player2: { id: 'p2', name: 'Bea', score: 3, result: 'W' },
      gender: 'W',
      order: 1,
      event: { id: 'e', date: '2020-03-03', sport: { id: 'armw' } },
      updatedAt: expect.any(Timestamp),
      deleted: false,
    });
  });

  test('a changed player of a match takes the live name and keeps the score', async () => {
    await store.put({
      ...world,
      'player/p3': player('Cleo'),
      'match/m': match({ player1: { id: 'p1', name: 'Ann', score: 3 } }),
      'delta/d': delta(
        'match',
        'm',
        'player1',
        { id: 'p3', name: 'Old Cleo' },
        { base: { id: 'p1', name: 'Ann' } },
      ),
    });
    expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
    expect((await store.get('match/m'))?.['player1']).toEqual({ id: 'p3', name: 'Cleo', score: 3 });
    expect(await store.get('delta/d')).toMatchObject({ before: { id: 'p1', name: 'Ann' } });
  });

  test('a delta whose value is already there is applied without touching the record', async () => {
    await store.put({ ...world, 'delta/d': rename('Ann', 'Some older name') });
    expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
    expect(await store.get('player/p1')).toEqual(player('Ann'));
  });

  test('a problem of an earlier try is gone once it is applied', async () => {
    await store.put({ ...world, 'delta/d': rename('Anna', 'Ann', { problem: 'old', problemAt: longAgo }) });
    await apply(store, ['d']);
    const stored = await store.get('delta/d');
    expect(stored).not.toHaveProperty('problem');
    expect(stored).not.toHaveProperty('problemAt');
  });
});

describe('copies in matches', () => {
  test('a new name shows in every match of the player, on either side, and marks just those as changed', async () => {
    await store.put({
      ...world,
      'match/left': match(),
      'match/right': match({
        player1: { id: 'p2', name: 'Bea' },
        player2: { id: 'p1', name: 'Ann', score: 1 },
      }),
      'match/other': match({ player1: { id: 'p3', name: 'Ann' } }),
      'match/gone': match({ deleted: true }),
      'delta/d': rename('Anna', 'Ann'),
    });
    expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
    const left = await store.get('match/left');
    expect(left).toMatchObject({ player1: { id: 'p1', name: 'Anna' }, player2: { name: 'Bea' } });
    expect(left?.['updatedAt'].toMillis()).toBeGreaterThan(longAgo.toMillis());
    expect((await store.get('match/right'))?.['player2']).toEqual({ id: 'p1', name: 'Anna', score: 1 });
    expect(await store.get('match/other')).toEqual(match({ player1: { id: 'p3', name: 'Ann' } }));
    expect(await store.get('match/gone')).toEqual(match({ deleted: true }));
  });

  test('a new date of an event shows in its matches, whose own day stays', async () => {
    await store.put({
      ...world,
      'delta/d': delta('event', 'e', 'date', '2020-05-05', { base: '2020-02-02' }),
    });
    expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
    expect(await store.get('match/m')).toMatchObject({
      date: '2020-02-02',
      event: { id: 'e', date: '2020-05-05', sport: { id: 'armw' } },
    });
  });

  test('a new name of an event touches no match', async () => {
    await store.put({ ...world, 'delta/d': delta('event', 'e', 'name', 'N', { base: 'East vs West' }) });
    await apply(store, ['d']);
    expect(await store.get('match/m')).toEqual(match());
  });
});

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

describe('refused', () => {
  /** Every refusal of a delta that stays new says why on the delta, which is what its author and the client wait for. */
  const expectProblem = async (id: string, problem: string) => {
    const stored = await store.get(`delta/${id}`);
    expect(stored).toMatchObject({ status: 'new', problem, problemAt: expect.any(Timestamp) });
    expect(stored?.['problemAt'].toMillis()).toBeGreaterThan(longAgo.toMillis());
  };

  test('conflict: a value neither seen nor wanted by the author is left alone', async () => {
    await store.put({ ...world, 'delta/d': rename('Anna', 'An') });
    const message = 'player/p1 was changed meanwhile: Name';
    expect(await apply(store, ['d'])).toEqual([{ id: 'd', outcome: 'conflict', message }]);
    expect(await store.get('player/p1')).toEqual(player('Ann'));
    await expectProblem('d', message);
  });

  test('conflict: the first of two different edits is applied, the second waits for a decision', async () => {
    await store.put({
      ...world,
      'delta/a': rename('Anna', 'Ann'),
      'delta/b': rename('Anne', 'Ann', { author: 'other' }),
    });
    expect(outcomes(await apply(store, ['a', 'b']))).toEqual(['applied', 'conflict']);
    expect(await store.get('player/p1')).toMatchObject({ name: 'Anna' });
  });

  test('missing: a delta that does not exist', async () => {
    expect(await apply(store, ['none'])).toEqual([
      { id: 'none', outcome: 'missing', message: 'delta/none does not exist' },
    ]);
    expect(await store.all()).toEqual({});
  });

  test.each([
    ['absent', {}],
    ['deleted', { 'player/x': player('X', { deleted: true }) }],
  ])('missing: the record is %s', async (_, docs) => {
    await store.put({ ...docs, 'delta/d': delta('player', 'x', 'name', 'Y', { base: 'X' }) });
    const message = 'player/x does not exist so cannot upgrade data';
    expect(await apply(store, ['d'])).toEqual([{ id: 'd', outcome: 'missing', message }]);
    await expectProblem('d', message);
  });

  test.each([
    ['a field nobody may edit', delta('event', 'e', 'valid', 1, { base: 0 })],
    ['a prototype as a field', delta('event', 'e', '__proto__', {}, { base: null })],
    ['a day the calendar lacks', delta('event', 'e', 'date', '2023-02-30', { base: '2020-02-02' })],
    ['a path as an id', delta('event', 'e/x/y', 'name', 'N')],
    ['an unknown collection', delta('user', 'u', 'name', 'N')],
    ['an unknown arm', delta('match', 'm', 'arm', 'X')],
    ['no value', { ...delta('event', 'e', 'name', null), value: undefined }],
    ['an author who is no text', { ...delta('event', 'e', 'name', 'N'), author: 7 }],
    ['no time', { ...delta('event', 'e', 'name', 'N'), timestamp: 'now' }],
    ['an unknown status', { ...delta('event', 'e', 'name', 'N'), status: 'odd' }],
  ])('invalid: %s', async (_, { value, ...doc }) => {
    await store.put({ ...world, 'delta/d': value === undefined ? doc : { ...doc, value } });
    const before = await store.all();
    expect(outcomes(await apply(store, ['d']))).toEqual(['invalid']);
    expect(await store.all()).toEqual({
      ...before,
      'delta/d': { ...before['delta/d'], problem: expect.any(String), problemAt: 'time' },
    });
  });

  test.each([
    ['live', player('X')],
    ['a tombstone', player('X', { deleted: true })],
  ])('invalid: a new record whose id is taken by one that is %s', async (_, taken) => {
    await store.put({ 'player/n': taken, 'delta/n': newPlayer('N') });
    expect(await apply(store, ['n'])).toEqual([
      { id: 'n', outcome: 'invalid', message: 'player/n exists already' },
    ]);
    expect(await store.get('player/n')).toEqual(taken);
    await expectProblem('n', 'player/n exists already');
  });

  test('invalid: a rejected delta is never applied and keeps its reason', async () => {
    const rejected = rename('Anna', 'Ann', { status: 'rejected', reason: 'no source' });
    await store.put({ ...world, 'delta/d': rejected });
    expect(outcomes(await apply(store, ['d'], { force: { d: longAgo.toMillis() } }))).toEqual(['invalid']);
    expect(await store.get('delta/d')).toEqual(rejected);
  });

  test('invalid: a record that cannot be read stays as it is', async () => {
    const { player1: _, ...broken } = match();
    await store.put({ ...world, 'match/m': broken, 'delta/d': delta('match', 'm', 'order', 2, { base: 0 }) });
    const [result] = await apply(store, ['d']);
    expect(result).toMatchObject({
      outcome: 'invalid',
      message: 'match/m cannot be read: it has no player1',
    });
    expect(await store.get('match/m')).toEqual(broken);
  });

  test.each([
    ['is only proposed', { 'delta/a': newPlayer('A') }],
    ['is unknown', {}],
    ['was deleted', { 'player/a': player('A', { deleted: true }) }],
  ])('blocked: a new match whose player %s', async (_, docs) => {
    await store.put({ ...world, ...docs, 'delta/m1': newMatch({ player1: { id: 'a', name: 'A' } }) });
    const message = 'player/a has to exist first';
    expect(await apply(store, ['m1'])).toEqual([{ id: 'm1', outcome: 'blocked', message }]);
    expect(await store.get('match/m1')).toBeUndefined();
    await expectProblem('m1', message);
  });

  test('blocked: a new match whose event does not exist, and an edit that names an unknown player', async () => {
    await store.put({
      ...world,
      'delta/m1': newMatch({ event: { id: 'no', date: '2020-01-01', sport: { id: 'armw' } } }),
      'delta/d': delta(
        'match',
        'm',
        'player2',
        { id: 'no', name: 'No' },
        { base: { id: 'p2', name: 'Bea' } },
      ),
    });
    expect(outcomes(await apply(store, ['m1', 'd']))).toEqual(['blocked', 'blocked']);
  });

  test('blocked: an edit of a record that is only proposed, applied once that is', async () => {
    await store.put({
      'delta/a': newPlayer('A'),
      'delta/d': delta('player', 'a', 'name', 'B', { base: 'A' }),
    });
    expect(outcomes(await apply(store, ['d']))).toEqual(['blocked']);
    expect(outcomes(await apply(store, ['d', 'a']))).toEqual(['applied', 'applied']);
    expect(await store.get('player/a')).toMatchObject({ name: 'B' });
  });

  test('blocked: a match that names a new player whose id was taken by another', async () => {
    await store.put({
      ...world,
      'player/a': player('Somebody else'),
      'delta/a': newPlayer('A'),
      'delta/m1': newMatch({ player1: { id: 'a', name: 'A' } }),
    });
    expect(outcomes(await apply(store, ['m1', 'a']))).toEqual(['blocked', 'invalid']);
  });
});

describe('force', () => {
  test('applies over the version of the live record that the moderator saw', async () => {
    await store.put({ ...world, 'delta/d': rename('Anna', 'An') });
    expect(outcomes(await apply(store, ['d'], { force: { d: longAgo.toMillis() } }))).toEqual(['applied']);
    expect(await store.get('player/p1')).toMatchObject({ name: 'Anna' });
    expect(await store.get('delta/d')).toMatchObject({ before: 'Ann' });
  });

  test('is a conflict again when the record has changed since', async () => {
    await store.put({ ...world, 'delta/d': rename('Anna', 'An') });
    expect(outcomes(await apply(store, ['d'], { force: { d: longAgo.toMillis() - 1 } }))).toEqual([
      'conflict',
    ]);
    expect(await store.get('player/p1')).toEqual(player('Ann'));
  });

  test('helps no other delta of the call', async () => {
    await store.put({
      ...world,
      'delta/a': rename('Anna', 'An'),
      'delta/b': delta('event', 'e', 'name', 'N', { base: 'other' }),
    });
    const results = await apply(store, ['a', 'b'], { force: { a: longAgo.toMillis() } });
    expect(outcomes(results)).toEqual(['applied', 'conflict']);
  });
});

describe('seen', () => {
  const then = longAgo.toMillis();

  test('a delta its author overwrote since the moderator looked waits, with a problem that says so', async () => {
    await store.put({ ...world, 'delta/d': rename('Anna', 'Ann'), 'delta/e': newPlayer('N') });
    const results = await apply(store, ['d', 'e'], { seen: { d: then - 1, e: then } });
    expect(outcomes(results)).toEqual(['conflict', 'applied']);
    expect(await store.get('player/p1')).toEqual(player('Ann'));
    expect(await store.get('delta/d')).toMatchObject({
      status: 'new',
      problem: expect.stringContaining('changed by its author'),
      problemAt: expect.any(Timestamp),
    });
    expect(outcomes(await apply(store, ['d'], { seen: { d: then } }))).toEqual(['applied']);
  });

  test('insisting over the live record does not help', async () => {
    await store.put({ ...world, 'delta/d': rename('Anna', 'An') });
    const over = { seen: { d: then - 1 }, force: { d: then } };
    expect(outcomes(await apply(store, ['d'], over))).toEqual(['conflict']);
  });

  test('an application that has begun goes on', async () => {
    const begun = rename('Anna', 'Ann', { applying: { cursor: '' }, before: 'Ann', decidedBy: 'moderator' });
    await store.put({ ...world, 'player/p1': player('Anna'), 'delta/d': begun });
    expect(outcomes(await apply(store, ['d'], { seen: { d: then - 1 } }))).toEqual(['applied']);
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
    expect(outcomes(await apply(store, ids))).toEqual(['applied', 'applied', 'conflict']);
    const stored = await store.all();
    expect(outcomes(await apply(store, ids))).toEqual(['already-applied', 'already-applied', 'conflict']);
    expect(await store.all()).toEqual(stored);
  });

  test('a conflict that is another one after a later delta says so', async () => {
    const seen = { name: 'East vs West', date: '2020-09-09' };
    const wanted = { name: 'N', date: '2020-08-08' };
    await store.put({
      ...world,
      'delta/a': delta('event', 'e', '', wanted, { base: seen }),
      'delta/b': delta('event', 'e', 'name', 'King of the Table', { base: 'East vs West', author: 'b' }),
    });
    expect(outcomes(await apply(store, ['a', 'b']))).toEqual(['conflict', 'applied']);
    expect(await store.get('delta/a')).toMatchObject({
      problem: 'event/e was changed meanwhile: Name, Date',
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
      decidedBy: 'moderator',
      decidedAt: expect.any(Timestamp),
    });
    expect(await store.get('delta/later')).toMatchObject({ status: 'new' });
    expect(await store.get('delta/other')).toMatchObject({ status: 'new' });
    expect(await store.get('delta/whole')).toMatchObject({ status: 'new' });
    expect(await store.get('delta/decided')).toMatchObject({ status: 'rejected', reason: 'no' });
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

  test('more of them than one transaction takes are rejected in pages, the newest applied last', async () => {
    const old = Object.fromEntries(
      Array.from({ length: 25 }, (_, n) => [`delta/old${n}`, rename(`Anne ${n}`, 'Ann', at(n))]),
    );
    await store.put({ ...world, ...old, 'delta/new': rename('Anna', 'Ann', at(100)) });
    expect(outcomes(await apply(store, ['new'], { writesPerTransaction: 10 }))).toEqual(['applied']);
    const all = await store.all();
    const rejected = Object.values(all).filter(({ reason }) => reason === 'replaced by new');
    expect(rejected).toHaveLength(25);
    expect(all['delta/new']).not.toHaveProperty('applying');
  });
});
