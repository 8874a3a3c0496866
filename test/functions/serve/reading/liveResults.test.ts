import { playerId } from '@/model/ids';
import type { LiveMatch } from '@/model/scoring/live';
import { builtInSports } from '@/model/sports';
import { serveEmbed } from '../../../../functions/src/serve/embeds/serveEmbed';
import { serveFeed } from '../../../../functions/src/serve/feeds/serveFeed';
import { createReadLive, liveMs } from '../../../../functions/src/serve/reading/liveResults';
import type { Wiki } from '../../../../functions/src/serve/reading/wiki';
import { queryOf } from '../../../../functions/src/serve/requests/queryOf';
import { event, match, player } from '../head/pages';
import { quiet, wikiWith } from './worlds';

const day = '2024-06-01';
const show = Date.parse(`${day}T20:00:00Z`);

const fight = (id: string, order: number, rest: object = {}) =>
  match({
    ...{ id, order, date: day, gender: 'M', event: { id: 'e', date: day, sport: { id: 'armw' } } },
    ...{ player1: { id: 'ann', name: 'Ann' }, player2: { id: 'bea', name: 'Bea' } },
    ...rest,
  });
const won = { player1: { id: 'ann', name: 'Ann', score: 3 }, player2: { id: 'bea', name: 'Bea', score: 1 } };
const wikiOf = (m1: object = {}, e: object = {}, m2: object = {}) =>
  wikiWith({
    event: [
      event({ id: 'e', name: 'Harbour Night', date: day, updatedAt: 10, ...e }),
      event({ id: 'past', name: 'Spring Cup', date: '2024-05-01', updatedAt: 10 }),
    ],
    player: [
      ...['Ann', 'Bea', 'Cleo'].map((name) => player({ id: name.toLowerCase(), name })),
      player({ id: 'double', name: 'Kleo', sameAs: playerId('cleo') }),
    ],
    match: [fight('m1', 1, m1), fight('m2', 2, m2)],
  });
const ended: LiveMatch = { score: [3, 1], rounds: ['1p'], end: 'finished', winner: 'player1' };
const going: LiveMatch = { score: [0, 2], rounds: ['2p', '2p'], substitutes: { player1: 'cleo' } };

/** A server with a clock, whose instance keeps what it has read. */
function server(matches: Readonly<Record<string, LiveMatch>> | undefined, at = show) {
  const world = {
    now: at,
    live: matches,
    wiki: wikiOf(),
    isDown: false,
    reads: [] as string[],
    ages: [] as (number | undefined)[],
  };
  const services = {
    wiki: async (maxAgeMs?: number): Promise<Wiki> => {
      world.ages.push(maxAgeMs);
      if (world.isDown && maxAgeMs !== undefined) throw new Error('The database is down');
      return world.wiki;
    },
    live: createReadLive({
      now: () => world.now,
      read: async (events) => {
        world.reads.push(events.join());
        const card = world.live && { event: 'e', revision: 1, matches: world.live };
        return new Map(card ? [['e', { card, at: show - 5_000 }]] : []);
      },
    }),
    ...{ edits: async () => [], sports: builtInSports, origin: 'https://wiki.example', logger: quiet },
    now: () => world.now,
  };
  const ask = (path: string) => {
    const asked = { method: 'GET', path: path.split('?')[0] ?? '', query: queryOf(path) };
    return path.startsWith('/feed') ? serveFeed(services, asked) : serveEmbed(services, asked);
  };
  const items = async (path: string) =>
    (
      JSON.parse((await ask(path)).body) as {
        items: readonly { id: string; title: string; content_text: string; date_modified: string }[];
      }
    ).items;
  return { world, ask, items };
}

test('an embed has the live scores, says that they are not confirmed, and reloads itself within a minute', async () => {
  const { ask } = server({ m1: ended, m2: going });
  const { body, headers } = await ask('/embed/event/e');
  expect(body).toMatch(/<strong><bdi>Ann<\/bdi><\/strong>.*3–1.*Bea.*Live, not confirmed · Right arm/);
  expect(body).toMatch(/Cleo.*0–2.*Bea/);
  expect(body).not.toContain('<script');
  const seconds =
    Number(headers['Refresh']) + Number(/s-maxage=(\d+)/.exec(headers['Cache-Control'] ?? '')?.[1]);
  expect(seconds + liveMs / 1_000).toBeLessThanOrEqual(60);
  expect((await ask('/embed/event/e?lang=ja')).body).toContain('速報（未確定）');
});

test('however many ask, an instance reads one live card in 15 seconds, and none on other days', async () => {
  const { ask, world } = server({ m1: going });
  for (let asked = 0; asked < 100; asked += 1) await ask('/embed/event/e');
  world.now += liveMs;
  await ask('/embed/event/e');
  expect(world.reads).toEqual(['e', 'e']);
  await ask('/embed/event/past');
  world.now = show + 9 * 86_400_000;
  const { headers } = await ask('/embed/event/e');
  await ask('/feed/all.json');
  expect(world.reads).toHaveLength(2);
  expect(headers).not.toHaveProperty('Refresh');
  expect(headers['Cache-Control']).toContain('s-maxage=240');
});

test('an instance reads each card once in 15 seconds, whichever events are asked for in turn', async () => {
  const reads: string[] = [];
  let time = show;
  let isDown = false;
  const read = createReadLive({
    now: () => time,
    read: async (events) => {
      reads.push(events.join());
      if (isDown) throw new Error('The database is down');
      return new Map(events.map((id) => [id, { card: { event: id, revision: 1, matches: {} }, at: time }]));
    },
  });
  await read(['e']);
  time += 5_000;
  for (let asked = 0; asked < 3; asked += 1) {
    const both = await read(['e', 'f']);
    expect([both.readAt, [...both.cards.keys()]]).toEqual([show, ['e', 'f']]);
    expect((await read(['f'])).readAt).toBe(show + 5_000);
    expect((await read(['e'])).readAt).toBe(show);
  }
  expect(reads).toEqual(['e', 'f']);
  time = show + liveMs;
  expect((await read(['e', 'f'])).readAt).toBe(show + 5_000);
  expect(reads).toEqual(['e', 'f', 'e']);
  time += liveMs;
  isDown = true;
  await expect(read(['e', 'f'])).rejects.toThrow('down');
  isDown = false;
  expect((await read(['e', 'f'])).cards.size).toBe(2);
});

test('an embed that was opened before the first score has it within a minute, at the cost of one document', async () => {
  const { ask, world } = server(undefined);
  const behindMost = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
    Number(headers['Refresh']) + Number(/s-maxage=(\d+)/.exec(headers['Cache-Control'] ?? '')?.[1]);
  const before = await ask('/embed/event/e');
  expect(behindMost(before) + liveMs / 1_000).toBeLessThanOrEqual(60);
  world.live = { m1: going };
  world.now += liveMs;
  expect((await ask('/embed/event/e')).body).toMatch(/Cleo.*0–2.*Bea/);
  // Before, the wiki was read as old as usual.
  expect([world.ages[0], world.reads]).toEqual([undefined, ['e', 'e']]);
});

test('until an hour before its stated start, and after its last result, an embed looks rarely', async () => {
  const { ask, world } = server(undefined);
  const pace = async () => {
    const { headers } = await ask('/embed/event/e');
    return [headers['Refresh'], headers['Cache-Control']];
  };
  const rarely = ['300', 'public, max-age=0, s-maxage=60'];
  world.wiki = wikiOf({}, { startsAt: `${day}T22:00+00:00[Etc/UTC]` });
  expect(await pace()).toEqual(rarely);
  world.now += 3_600_000;
  expect(await pace()).toEqual(['30', 'public, max-age=0, s-maxage=15']);
  world.wiki = wikiOf(won);
  expect(await pace()).toEqual(['30', 'public, max-age=0, s-maxage=15']);
  world.wiki = wikiOf(won, {}, won);
  expect(await pace()).toEqual(rarely);
});

test('a confirmed result is read after the live card that it has left, and counts', async () => {
  const { ask, world } = server({ m1: going });
  await ask('/embed/event/e');
  world.now += 5_000;
  await ask('/embed/event/e');
  expect(world.ages).toEqual([undefined, 0, undefined, 5_000]);
  world.wiki = wikiOf(won);
  const { body } = await ask('/embed/event/e');
  expect(body).toMatch(/3–1/);
  expect(body).not.toContain('Live, not confirmed');
});

test('a substitute is shown as the player that they were merged into, and none whom nobody knows', async () => {
  const of = (player1: string, player2: string): LiveMatch => ({
    ...going,
    substitutes: { player1, player2 },
  });
  const { body } = await server({ m1: of('double', 'xq7kk2') }).ask('/embed/event/e');
  expect(body).toMatch(/Cleo.*0–2.*Bea/);
  expect(body).not.toMatch(/Kleo|double|xq7kk2/);
});

test('live scores stay where the newest records cannot be read', async () => {
  const { ask, world } = server({ m1: going });
  world.isDown = true;
  expect((await ask('/embed/event/e')).body).toMatch(/Cleo.*0–2.*Bea/);
});

test('a match is one item of a feed, under the same id before and after it is confirmed', async () => {
  const { items, world } = server({ m1: ended, m2: going });
  const [night, live] = (await items('/feed/event/e.json')).toSorted(
    (a, b) => a.title.length - b.title.length,
  );
  expect(night).toMatchObject({ title: 'Harbour Night' });
  expect(night?.content_text).toMatch(/Ann.*3–1 \(Live, not confirmed\)|Ann.*3–1.*\(Live, not confirmed\)/);
  expect(live).toMatchObject({
    id: 'https://wiki.example/match/m1',
    title: expect.stringContaining('(Live, not confirmed)'),
    date_modified: new Date(show - 5_000).toISOString(),
  });
  world.wiki = wikiOf({ ...won, updatedAt: show });
  world.live = {};
  world.now += liveMs;
  const after = (await items('/feed/event/e.json')).filter(({ id }) => id === live?.id);
  expect(after).toEqual([
    expect.objectContaining({
      title: expect.not.stringContaining('Live'),
      date_modified: new Date(show).toISOString(),
    }),
  ]);
});

test('live results are in the feeds of everything and of a player, and in no pair’s tally or calendar', async () => {
  const { items, ask, world } = server({ m1: ended });
  expect(JSON.stringify(await items('/feed/all.json'))).toContain('(Live, not confirmed)');
  expect(JSON.stringify(await items('/feed/player/ann.json'))).toContain('(Live, not confirmed)');
  const reads = world.reads.length;
  expect((await ask('/embed/versus/ann/bea')).body).not.toMatch(/1–0|Live/);
  expect((await ask('/feed/all.ics')).body).not.toContain('Live');
  expect(world.reads).toHaveLength(reads);
});
