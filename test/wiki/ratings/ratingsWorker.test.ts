import { tableDelete, tableSet } from '@/lib/table';
import { deriveResults } from '@/model/records/deriveResult';
import type { Match } from '@/model/records/records';
import { event, player } from '@test/support/factories';
import { board, bout, rowsOf, sport, world } from './ratingsWorld';

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

  // A result that was removed counts no longer.
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

test('a day that no match knows better than by its month says so', async () => {
  const dateOfBout = bout('m1').date;
  const month = { datePrecision: 'month' } as const;
  const { ratings, put, rows } = world(
    rowsOf(
      [event('e1'), event('e2')],
      [
        { ...bout('m1'), ...month },
        { ...bout('m2', 'e2'), ...month },
      ],
    ),
  );
  const days = async () => (await ratings.ask('days', { sport })).map(({ events: _, ...day }) => day);
  expect(await days()).toEqual([{ date: dateOfBout, ...month }]);
  put({ ...rows(), matches: tableSet(rows().matches, [['m2', bout('m2', 'e2')]]) });
  expect(await days()).toEqual([{ date: dateOfBout }]);
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
  // Held by nobody: there was no contest.
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
  from(['ann', 'TR'], ['bea', 'GB-ENG'], ['cid']);
  expect((await countries(1)).sort()).toEqual(['GB-ENG', 'TR']);
  expect(told[0]?.at(-1)?.countries).toEqual(
    expect.arrayContaining([
      ['ann', 'TR'],
      ['bea', 'GB-ENG'],
    ]),
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
  // A question that reaches the worker does not end as aborted.
  fates.push('dies', 'dies');
  const superseded = new AbortController();
  const first = ratings.ask('board', board, superseded.signal);
  const second = ratings.ask('board', board);
  superseded.abort();
  done();
  await expect(first).rejects.toThrow('aborted');
  await expect(second).rejects.toThrow('Worker died');
});

test('a question that nobody waits for by the time the rows are back starts no worker', async () => {
  const { ratings, told, restoring } = world(rowsOf([event('e1')], [bout('m1')]));
  const done = restoring();
  const superseded = new AbortController();
  const asked = ratings.ask('board', board, superseded.signal);
  superseded.abort();
  done();
  await expect(asked).rejects.toThrow('aborted');
  expect(told).toEqual([]);
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

test('all who waited for a worker that died share the next one', async () => {
  const { ratings, told, fates } = world(rowsOf([event('e1')], [bout('m1')]));
  fates.push('dies', 'dies', 'dies');
  const answers = await Promise.all([1, 2, 3].map(() => ratings.ask('board', board)));
  for (const { rows } of answers) expect(rows).toHaveLength(2);
  expect(told).toHaveLength(2);
});

test('a second death is told to who asks, and the next question begins anew', async () => {
  const { ratings, told, fates } = world(rowsOf([event('e1')], [bout('m1')]));
  fates.push('dies', 'dies');
  await expect(ratings.ask('board', board)).rejects.toThrow('Worker died');
  expect((await ratings.ask('board', board)).rows).toHaveLength(2);
  expect(told).toHaveLength(3);
});
