import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import { parseRanking } from '@/model/parsing/parsePublished';
import { publishedQuestion, rankingLists, type PublishedRanking } from '@/model/published/rankings';
import { marginOf } from '@/model/ratings/rating';
import { ratedMatch } from '@/model/ratings/ratedMatch';
import { createRatingsHost } from '@/model/ratings/ratingsHost';
import { ratingModelsOf } from '@/model/ratings/sportModels';
import { builtInSports, findSport } from '@/model/sports';
import { createMemoryStore } from '@test/support/memoryStore';
import { decompress } from '../../../../functions/src/publish/snapshot/publishedFiles';
import { publishCopy } from '../../../../functions/src/publish/snapshot/publishSnapshot';
import { readDataSet } from '../../../../scripts/data/dataSet';

const data = readDataSet(readFileSync(join(__dirname, '../../../../data/armwrestling.json'), 'utf8'), 0);
const day = '2026-01-02' as DateString;
const hidden = playerId('devon-larratt');

/** The published files of the real records, with one player hidden. */
async function published() {
  const store = createMemoryStore();
  await store.write('rankings-armw-R-M-gone.json', Buffer.from(''));
  const records = {
    ...data,
    player: data.player.map((each) => (each.id === hidden ? { ...each, hidden: true as const } : each)),
  };
  await publishCopy({
    store,
    now: () => Date.UTC(2026, 0, 2),
    log: () => {},
    sports: builtInSports,
    licence: '',
    read: async (collection) => ({
      records: records[collection],
      gone: [],
      watermark: 1,
      checkedAt: 1,
      unreadable: [],
    }),
  });
  return store;
}

function device() {
  const host = createRatingsHost(ratingModelsOf(builtInSports));
  host.change({
    matches: data.match.flatMap((match) => ratedMatch(match, findSport(builtInSports, 'armw')) ?? []),
    gone: [],
    reviewed: data.event.flatMap(({ id, valid }) => (valid === 1 ? [id] : [])),
    unreviewed: [],
    hidden: [hidden],
  });
  return host;
}

test('each list is published as a device shows it, with the players and events that it names', async () => {
  const store = await published();
  const host = device();
  const names = (await store.list()).filter((name) => name.startsWith('rankings'));
  expect(names).toContain('rankings.json');
  expect(names).not.toContain('rankings-armw-R-M-gone.json');
  const files = await Promise.all(
    names.map(async (name) => {
      const content = String(await decompress((await store.read(name))!));
      return JSON.parse(content) as PublishedRanking;
    }),
  );
  // Those of every arm and gender, and of the classes with matches.
  expect(files.filter(({ list }) => list.weight === undefined)).toHaveLength(6);
  expect(files.length).toBeLessThan(rankingLists(builtInSports[0]!).length);
  for (const file of files) {
    const read = parseRanking(file);
    expect(read.ok).toBe(true);
    expect(file.day).toBe(day);
    const own = host.answer('board', publishedQuestion(file.list, day));
    expect({ ...file.board, rows: [] }).toEqual({ ...own, rows: [] });
    // Rounded points are equal, and their uncertainty differs by one at most.
    expect(file.board.rows.map((row) => ({ ...row, points: Math.round(row.points), deviation: 0 }))).toEqual(
      own.rows.map((row) => ({ ...row, points: Math.round(row.points), deviation: 0 })),
    );
    for (const [at, row] of file.board.rows.entries())
      expect(Math.abs(marginOf(row) - marginOf(own.rows[at]!))).toBeLessThan(0.01);
    expect(file.player.map(({ id }) => id)).toEqual(own.rows.map(({ player }) => player));
    expect(file.player.map(({ id }) => id)).not.toContain(hidden);
    expect(file.event.map(({ id }) => id)).toEqual(own.last?.events ?? []);
  }
});

test('the file of a list is some kilobytes', async () => {
  const store = await published();
  const sizes = await Promise.all(
    (await store.list())
      .filter((name) => name.startsWith('rankings'))
      .map(async (name) => (await store.read(name))!.length),
  );
  expect(Math.max(...sizes)).toBeLessThan(9_000);
});
