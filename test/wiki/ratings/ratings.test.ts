import { localRatings, type RatingsWorker } from '@/backend/ratingsWorker';
import type { RatedRows } from '@/wiki/ratings/ratedRows';
import { createRatings } from '@/wiki/ratings/ratings';
import { emptyTable, tableDelete, tableSet } from '@/lib/table';
import type { DateString } from '@/model/dates';
import { deriveResults } from '@/model/deriveResult';
import { playerId, sportId } from '@/model/ids';
import type { RatingChanges } from '@/model/ratings/ratingsHost';
import type { Event, Match, Player } from '@/model/records';
import { defaultParameters } from '@/model/schema/ratingParameters';
import { builtInSports, type Sport } from '@/model/sports';
import { event, matchOf, player } from '@test/support/factories';

const sport = sportId('armw');
const board = { sport, asOf: '2024-01-01' as DateString };

const bout = (id: string, ofEvent = 'e1', scores = [3, 1] as const): Match =>
  matchOf(id, ofEvent, {
    player1: { id: playerId('ann'), name: 'Ann', score: scores[0] },
    player2: { id: playerId('bea'), name: 'Bea', score: scores[1] },
  });

const rowsOf = (
  events: readonly Event[],
  matches: readonly Match[],
  sports: readonly Sport[] = builtInSports,
): RatedRows => ({
  sports,
  events: tableSet(
    emptyTable<Event>(),
    events.map((each) => [each.id, each]),
  ),
  matches: tableSet(
    emptyTable<Match>(),
    matches.map((each) => [each.id, each]),
  ),
  hidden: new Set(),
  players: emptyTable<Player>(),
});

/** Ratings over rows that a test may change, and what each worker was told. Workers die when told to. */
function world(first: RatedRows) {
  let rows = first;
  const told: RatingChanges[][] = [];
  const fates: ('lives' | 'dies')[] = [];
  let pauses = 0;
  let back: Promise<void> = Promise.resolve();
  const start = (sports: readonly Sport[]): RatingsWorker => {
    const own: RatingChanges[] = [];
    told.push(own);
    const host = localRatings(sports);
    return {
      change: (changes) => {
        own.push(changes);
        host.change(changes);
      },
      ask: (kind, question) =>
        fates.shift() === 'dies' ? Promise.reject(new Error('Worker died')) : host.ask(kind, question),
      stop: host.stop,
    };
  };
  const ratings = createRatings({
    start,
    rows: () => rows,
    restored: () => back,
    pause: async () => {
      pauses += 1;
    },
  });
  return {
    ratings,
    told,
    fates,
    pauses: () => pauses,
    /** The device's rows are on their way until the returned function is called. */
    restoring: () => {
      let done: () => void = () => undefined;
      back = new Promise((resolve) => (done = resolve));
      return done;
    },
    put: (next: RatedRows) => {
      rows = next;
      ratings.stateChanged();
    },
    rows: () => rows,
  };
}

test('nothing is started before the first question', async () => {
  const { ratings, told } = world(rowsOf([event('e1')], [bout('m1')]));
  ratings.stateChanged();
  expect(told).toEqual([]);
  const { rows } = await ratings.ask('board', board);
  expect(rows.map(({ player }) => player)).toEqual(['ann', 'bea']);
  expect(told).toHaveLength(1);
});

test('what was published stands in for an answer, and for no longer', async () => {
  const { ratings } = world(rowsOf([event('e1')], [bout('m1')]));
  const published = { rows: [], players: 7, ranked: 5 };
  const day = '2023-12-31' as DateString;
  ratings.keepPublished('board', board, published, day);
  expect(ratings.kept('board', board)).toEqual({ answer: published, current: false, published: day });
  const answer = await ratings.ask('board', board);
  expect(answer.players).toBe(2);
  expect(ratings.kept('board', board)).toEqual({ answer, current: true });
  ratings.keepPublished('board', board, published);
  expect(ratings.kept('board', board)?.answer).toBe(answer);
});

test('a worker is told differences: what came, went, and whose event is reviewed', async () => {
  const { ratings, told, put, rows } = world(
    rowsOf([event('e1'), event('e2', { valid: 0 })], [bout('m1'), bout('m2', 'e2')]),
  );
  const days = async () => (await ratings.ask('days', { sport })).flatMap(({ events }) => events);
  expect(await days()).toEqual(['e1']);
  expect(await ratings.ask('days', { sport, limit: 0 })).toEqual([]);
  const [worker = []] = told;
  const first = worker.length;
  await days();
  expect(worker).toHaveLength(first);

  put({ ...rows(), events: tableSet(rows().events, [['e2', event('e2')]]) });
  expect((await days()).sort()).toEqual(['e1', 'e2']);
  expect(worker.slice(first)).toEqual([{ matches: [], gone: [], reviewed: ['e2'], unreviewed: [] }]);

  put({ ...rows(), matches: tableDelete(rows().matches, ['m1']) });
  expect(await days()).toEqual(['e2']);
  expect(worker.at(-1)).toEqual({ matches: [], gone: ['m1'], reviewed: [], unreviewed: [] });

  // A result that was taken back tells nothing any more.
  const { player1, player2, ...rest } = bout('m2', 'e2');
  const open = {
    ...rest,
    player1: { id: player1.id, name: 'Ann' },
    player2: { id: player2.id, name: 'Bea' },
  };
  put({ ...rows(), matches: tableSet(rows().matches, [['m2', open]]) });
  expect(await days()).toEqual([]);
  expect(worker.at(-1)).toMatchObject({ matches: [], gone: ['m2'] });
});

test('a worker is told what matches are for, also of those that tell nothing of strength', async () => {
  const titled = (id: string, fields: Partial<Match> = {}): Match =>
    deriveResults({ ...bout(id), title: 'Belt', arm: 'R', ...fields });
  const { ratings, told, put, rows } = world(
    rowsOf([event('e1')], [titled('m1'), titled('m2', { order: 2, outcome: 'noContest' })]),
  );
  const titles = { sport, asOf: board.asOf };
  const [row] = await ratings.ask('titles', titles);
  expect(row).toMatchObject({ present: { holder: 'ann', defences: 1 }, matches: 2 });
  put({ ...rows(), matches: tableSet(rows().matches, [['m1', bout('m1')]]) });
  // Kept by nobody: there was no contest.
  expect((await ratings.ask('titles', titles))[0]?.present).toBeUndefined();
  expect(told[0]?.at(-1)).toMatchObject({ untitled: ['m1'] });
});

test('countries are told with the next question, and leave the answers to others as they are', async () => {
  const { ratings, told, put, rows } = world(rowsOf([event('e1')], [bout('m1')]));
  const answer = await ratings.ask('board', board);
  const from = (...countries: readonly (readonly [string, string?])[]) =>
    put({
      ...rows(),
      players: tableSet(
        rows().players,
        countries.map(([id, country]) => [id, player(id, { ...(country && { country }) })]),
      ),
    });
  const countries = async (revision: number) =>
    (await ratings.ask('countries', { ...board, countries: revision })).map(({ country }) => country);
  from(['ann', 'Turkey'], ['bea', 'GB-ENG'], ['cid', 'Ruritania']);
  expect((await countries(1)).sort()).toEqual(['GB-ENG', 'TR']);
  expect(told[0]?.at(-1)?.countries).toEqual(
    expect.arrayContaining([['ann', 'TR'], ['bea', 'GB-ENG'], ['cid']]),
  );
  expect(ratings.kept('board', board)).toEqual({ answer, current: true });
  from(['ann']);
  expect(await countries(2)).toEqual(['GB-ENG']);
});

test('many matches are told in parts with pauses between, and rows that change meanwhile are told as well', async () => {
  const many = Array.from({ length: 4_500 }, (_, at) => bout(`m${at}`));
  const { ratings, told, pauses, put, rows } = world(rowsOf([event('e1')], many));
  const asked = ratings.ask('board', board);
  while (pauses() === 0) await Promise.resolve();
  put({ ...rows(), matches: tableSet(rows().matches, [['late', bout('late')]]) });
  const answer = await asked;
  const sizes = told[0]!.map(({ matches }) => matches.length).filter(Boolean);
  expect(sizes).toEqual([2_000, 2_000, 500, 1]);
  expect(pauses()).toBe(told[0]!.length);
  expect(answer.rows[0]?.tally.wins).toBe(4_501);
});

test('no worker is told of rows that are still coming back from the device', async () => {
  const { ratings, told, restoring, put, rows } = world(rowsOf([event('e1')], []));
  const done = restoring();
  const asked = ratings.ask('board', board);
  for (const id of ['m1', 'm2', 'm3']) {
    put({ ...rows(), matches: tableSet(rows().matches, [[id, bout(id)]]) });
    await Promise.resolve();
  }
  expect(told).toEqual([]);
  done();
  expect((await asked).rows[0]?.tally.wins).toBe(3);
  expect(told[0]?.filter(({ matches }) => matches.length > 0)).toHaveLength(1);
});

test('a question that nobody waits for any more is not put to the worker', async () => {
  const { ratings, fates, restoring } = world(rowsOf([event('e1')], [bout('m1')]));
  const done = restoring();
  // A question that reaches the worker ends otherwise than aborted.
  fates.push('dies', 'dies');
  const superseded = new AbortController();
  const first = ratings.ask('board', board, superseded.signal);
  const second = ratings.ask('board', board);
  superseded.abort();
  done();
  await expect(first).rejects.toThrow('aborted');
  await expect(second).rejects.toThrow('Worker died');
});

test('when the worker dies another one is told everything and asked again', async () => {
  const { ratings, told, fates } = world(rowsOf([event('e1')], [bout('m1')]));
  await ratings.ask('days', { sport });
  fates.push('dies');
  const { rows } = await ratings.ask('board', board);
  expect(rows).toHaveLength(2);
  expect(told).toHaveLength(2);
  expect(told[1]).toEqual(told[0]);
});

test('an answer is kept for who asks the same again, and told from one that the rows have left behind', async () => {
  const { ratings, fates, put, rows } = world(rowsOf([event('e1')], [bout('m1')]));
  expect(ratings.kept('board', board)).toBeUndefined();
  const answer = await ratings.ask('board', board);
  expect(ratings.kept('board', { ...board })).toEqual({ answer, current: true });
  expect(ratings.kept('board', { ...board, limit: 1 })).toBeUndefined();
  // No worker is asked again.
  fates.push('dies', 'dies');
  expect(await ratings.ask('board', board)).toBe(answer);
  fates.length = 0;

  put({ ...rows(), matches: tableSet(rows().matches, [['m2', bout('m2')]]) });
  expect(ratings.kept('board', board)).toEqual({ answer, current: false });
  // Another question has the worker told the new rows; what was answered from the old ones is no newer for it.
  await ratings.ask('days', { sport });
  expect(ratings.kept('board', board)).toEqual({ answer, current: false });
  expect((await ratings.ask('board', board)).rows[0]?.tally.wins).toBe(2);
  expect(ratings.kept('board', board)?.current).toBe(true);
});

test('of many answers the ones asked longest ago are forgotten', async () => {
  const { ratings } = world(rowsOf([event('e1')], [bout('m1')]));
  for (let limit = 1; limit <= 100; limit += 1) await ratings.ask('board', { ...board, limit });
  expect(ratings.kept('board', { ...board, limit: 1 })).toBeUndefined();
  expect(ratings.kept('board', { ...board, limit: 100 })?.current).toBe(true);
});

test('all who waited for a worker that died share the next one', async () => {
  const { ratings, told, fates } = world(rowsOf([event('e1')], [bout('m1')]));
  fates.push('dies', 'dies', 'dies');
  const answers = await Promise.all([1, 2, 3].map(() => ratings.ask('board', board)));
  for (const { rows } of answers) expect(rows).toHaveLength(2);
  expect(told).toHaveLength(2);
});

test('another definition begins the ratings anew; the same one from elsewhere does not', async () => {
  const { ratings, told, put, rows } = world(rowsOf([event('e1')], [bout('m1')]));
  const asked = async () => (await ratings.ask('player', { ...board, player: playerId('ann') })).now?.both;
  const before = await asked();
  put({ ...rows(), sports: JSON.parse(JSON.stringify(builtInSports)) as readonly Sport[] });
  expect(await asked()).toEqual(before);
  expect(told).toHaveLength(1);
  const [armWrestling] = builtInSports;
  const { apart: _, ...together } = armWrestling!;
  put({ ...rows(), sports: [{ ...together, ratings: { ...defaultParameters, commonSd: 2 } }] });
  const after = await asked();
  expect(told).toHaveLength(2);
  expect(after).toBeDefined();
  expect(after).not.toEqual(before);
});

test('a second death is told to who asks, and the next question begins anew', async () => {
  const { ratings, told, fates } = world(rowsOf([event('e1')], [bout('m1')]));
  fates.push('dies', 'dies');
  await expect(ratings.ask('board', board)).rejects.toThrow('Worker died');
  expect((await ratings.ask('board', board)).rows).toHaveLength(2);
  expect(told).toHaveLength(3);
});

test('screens are told once for each change of matches or events, and of nothing else', () => {
  const { ratings, put, rows } = world(rowsOf([event('e1')], []));
  let calls = 0;
  ratings.stateChanged();
  const first = ratings.revision();
  const leave = ratings.subscribe(() => {
    calls += 1;
  });
  put(rows());
  expect([calls, ratings.revision()]).toEqual([0, first]);
  put({ ...rows(), matches: tableSet(rows().matches, [['m1', bout('m1')]]) });
  expect([calls, ratings.revision()]).toEqual([1, first + 1]);
  leave();
  put({ ...rows(), matches: tableDelete(rows().matches, ['m1']) });
  expect(calls).toBe(1);
});

test('whoever is hidden has no place in a ranking, and is back in it once shown again', async () => {
  const rows = rowsOf([event('e1')], [bout('m1')]);
  const { ratings, put, told } = world(rows);
  const players = async () => (await ratings.ask('board', board)).rows.map(({ player }) => player);
  expect(await players()).toEqual(['ann', 'bea']);
  put({ ...rows, hidden: new Set([playerId('ann')]) });
  expect(await players()).toEqual(['bea']);
  // Nobody is the same as nobody, whatever set says so.
  put({ ...rows, hidden: new Set() });
  expect(await players()).toEqual(['ann', 'bea']);
  const { length } = told[0] ?? [];
  put({ ...rows, hidden: new Set() });
  expect(await players()).toEqual(['ann', 'bea']);
  expect(told[0]).toHaveLength(length);
});
