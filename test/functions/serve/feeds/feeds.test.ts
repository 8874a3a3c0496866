/** @jest-environment jsdom */
import fc from 'fast-check';
import { feedFormats } from '@/model/sharing/feeds';
import type { Delta } from '@/model/proposals/delta';
import { userId } from '@/model/ids';
import { byTrust } from '@/model/trust/trustSettings';
import { builtInSports } from '@/model/sports';
import { serveFeed } from '../../../../functions/src/serve/feeds/serveFeed';
import type { Wiki } from '../../../../functions/src/serve/reading/wiki';
import { queryOf } from '../../../../functions/src/serve/requests/queryOf';
import { delta } from '@test/support/factories';
import { createElsewhere } from '../../../../functions/src/serve/elsewhere';
import { refreshMs } from '../../../../functions/src/serve/reading/publishedWiki';
import { anyUnicode } from '@test/support/property';
import { event, match, player } from '../head/pages';
import { quiet, wikiWith } from '../reading/worlds';

const origin = 'https://wiki.example';
const now = Date.parse('2024-06-01T12:00:00Z');

const sides = (one: string, other: string, scores: object[] = [{ score: 3 }, { score: 1 }]) => ({
  player1: { id: one, name: one, ...scores[0] },
  player2: { id: other, name: other, ...scores[1] },
});
const at = (id: string, date: string) => ({ event: { id, date, sport: { id: 'armw' } }, date });

const wiki = wikiWith({
  player: [
    player({ id: 'ann', name: 'Ann', country: 'TR' }),
    player({ id: 'bea', name: 'Bea' }),
    player({ id: 'old-ann', name: 'Anne', sameAs: 'ann' }),
    player({ id: 'shy', name: 'Shy', hidden: true }),
  ],
  event: [
    event({ id: 'past', name: 'Spring & <Cup>', date: '2024-05-01', updatedAt: 10 }),
    event({
      id: 'next',
      name: 'Summer Cup',
      date: '2024-07-01',
      endDate: '2024-07-02',
      updatedAt: 30,
      country: 'JP',
    }),
    event({ id: 'draft', name: 'Unreviewed Cup', date: '2024-05-02', valid: 0 }),
    event({ id: 'again', name: 'Spring Cup again', date: '2024-05-01', sameAs: 'past' }),
    event({ id: 'empty', name: 'Empty Cup', date: '2024-05-03' }),
  ],
  match: [
    match({ id: 'm1', ...sides('old-ann', 'bea'), ...at('past', '2024-05-01'), updatedAt: 20 }),
    match({ id: 'm2', ...sides('shy', 'bea'), ...at('past', '2024-05-01'), updatedAt: 15 }),
    match({ id: 'm3', ...sides('ann', 'shy', []), ...at('next', '2024-07-01'), updatedAt: 5 }),
    match({ id: 'm4', ...sides('ann', 'bea'), ...at('draft', '2024-05-02'), updatedAt: 40 }),
  ],
});

const applied = { status: 'applied', decidedBy: userId('mod'), base: null } as const;
/** The newest first, as they are read. */
const edits: readonly Delta[] = [
  delta('shy', {
    ...applied,
    collection: 'player',
    docId: 'shy',
    field: 'city',
    value: 'Oslo',
    decidedAt: 60,
  }),
  delta('atOnce', {
    ...{ ...applied, collection: 'player', docId: 'bea', field: 'site', value: 'https://x.example' },
    ...{ decidedBy: byTrust, decidedAt: 50, author: userId('mia') },
  }),
  delta('merged', { ...applied, collection: 'player', docId: 'old-ann', field: 'city', decidedAt: 40 }),
  delta('past', { ...applied, docId: '', field: '', value: { name: 'Spring' }, decidedAt: 30 }),
  delta('m1edit', { ...applied, collection: 'match', docId: 'm1', field: 'round', decidedAt: 20 }),
  delta('gone', { ...applied, collection: 'event', docId: 'lost', field: '', value: null, decidedAt: 10 }),
];

const ask = (path: string, over: { readonly wiki?: () => Promise<Wiki> } = {}, method = 'GET') =>
  serveFeed(
    {
      wiki: async () => wiki,
      edits: async () => edits,
      sports: builtInSports,
      origin,
      now: () => now,
      logger: quiet,
      ...over,
    },
    { method, path: path.split('?')[0] ?? '', query: queryOf(path) },
  );

async function entries(path: string) {
  const { status, headers, body } = await ask(path);
  expect([status, headers['Content-Type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  const parsed = new DOMParser().parseFromString(body, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  const text = (of: Element, name: string) => of.querySelector(name)?.textContent;
  return [...parsed.querySelectorAll('entry')].map((entry) => [
    text(entry, 'title'),
    entry.querySelector('link')?.getAttribute('href')?.slice(origin.length),
    Date.parse(text(entry, 'updated') ?? ''),
  ]);
}

test('the feed of all has reviewed events with results and those to come, by their newest change', async () => {
  expect(await entries('/feed/all.atom')).toEqual([
    ['Summer Cup', '/sport/armw/event/next', 30],
    ['Spring & <Cup>', '/sport/armw/event/past', 20],
  ]);
  expect(await entries('/feed/sport/armw.atom')).toHaveLength(2);
});

test('a country has its events, and those with anybody of it on the card', async () => {
  const titles = async (path: string) => (await entries(path)).map(([title]) => title);
  expect(await titles('/feed/country/jp.atom')).toEqual(['Summer Cup']);
  expect(await titles('/feed/country/tr.atom')).toEqual(['Summer Cup', 'Spring & <Cup>']);
  expect(await titles('/feed/country/fr.atom')).toEqual([]);
});

test('a player has the results of everybody who was merged into them, and what is to come', async () => {
  expect(await entries('/feed/player/ann.atom')).toEqual([
    ['Summer Cup', '/sport/armw/event/next', 30],
    ['Ann 3–1 bea · right · 75kg', '/match/m1', 20],
  ]);
});

test('an event has its results, also while it is not reviewed', async () => {
  expect((await entries('/feed/event/draft.atom')).map(([, page]) => page)).toEqual([
    '/match/m4',
    '/sport/armw/event/draft',
  ]);
});

test('the same as a JSON Feed', async () => {
  const { headers, body } = await ask('/feed/player/ann.json');
  expect(headers['Content-Type']).toBe('application/feed+json; charset=utf-8');
  const feed = JSON.parse(body);
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Ann',
    home_page_url: `${origin}/player/ann`,
    feed_url: `${origin}/feed/player/ann.json`,
  });
  expect(feed.items).toHaveLength(2);
  expect(feed.items[1]).toMatchObject({
    url: `${origin}/match/m1`,
    content_text: 'Spring & <Cup>, 1 May 2024',
  });
});

test('a calendar has the events of a year and to come, with all their days', async () => {
  const { headers, body } = await ask('/feed/all.ics');
  expect(headers['Content-Type']).toBe('text/calendar; charset=utf-8');
  const lines = body.split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3);
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:event-next@armwiki',
      'DTSTART;VALUE=DATE:20240701',
      'DTEND;VALUE=DATE:20240703',
    ]),
  );
  const ofJapan = (await ask('/feed/country/jp.ics')).body.split('\r\n');
  expect(ofJapan.filter((line) => line.startsWith('UID:'))).toEqual(['UID:event-next@armwiki']);
  expect(ofJapan).toContain('SUMMARY:Summer Cup: ann v shy');
  expect((await ask('/feed/country/fr.ics')).body).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
});

test('merged records lead to those that stand; hidden, unknown and misspelled ones are none', async () => {
  const answer = async (path: string) => {
    const { status, headers } = await ask(path);
    return [status, headers['Location']];
  };
  expect(await answer('/feed/player/old-ann.ics')).toEqual([301, '/feed/player/ann.ics']);
  expect(await answer('/feed/event/again.atom')).toEqual([301, '/feed/event/past.atom']);
  expect(await answer('/feed/all.atom?x=1')).toEqual([301, '/feed/all.atom']);
  for (const path of [
    '/feed/player/shy.atom',
    '/feed/player/nobody.atom',
    '/feed/sport/none.json',
    '/feed/all.rss',
    '/feed/',
    '/feed/country/TR.atom',
  ])
    expect([path, ...(await answer(path))]).toEqual([path, 404, undefined]);
});

test('everybody may read it, Hosting keeps it for four minutes, and what fails is not kept', async () => {
  const { headers } = await ask('/feed/all.json');
  expect(headers).toMatchObject({
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'public, max-age=0, s-maxage=240',
  });
  expect((await ask('/feed/all.json', {}, 'POST')).status).toBe(405);
  const failed = await ask('/feed/all.json', { wiki: () => Promise.reject(new Error('down')) });
  expect([failed.status, failed.headers['Cache-Control']]).toEqual([503, 'no-store']);
});

test('whatever names hold, Atom stays well-formed and JSON says them as they are', async () => {
  await fc.assert(
    fc.asyncProperty(anyUnicode({ minLength: 1, maxLength: 20 }), async (name) => {
      const hostile = wikiWith({
        event: [{ ...event({ id: 'past', date: '2024-05-01' }), name }],
        match: [match({ id: 'm1', ...sides('ann', 'bea'), ...at('past', '2024-05-01') })],
      });
      const [atom, json, ics] = await Promise.all(
        feedFormats.map((format) => ask(`/feed/all.${format}`, { wiki: async () => hostile })),
      );
      const parsed = new DOMParser().parseFromString(atom?.body ?? '', 'application/xml');
      expect(parsed.querySelector('parsererror')).toBeNull();
      expect(parsed.querySelectorAll('entry')).toHaveLength(1);
      expect(JSON.parse(json?.body ?? '').items[0].title).toBe(name);
      expect(ics?.status).toBe(200);
    }),
    { numRuns: 50 },
  );
});

test('a feed of edits has the applied ones, by their time, without those of hidden players', async () => {
  expect(await entries('/feed/edits.atom')).toEqual([
    ['Bea: Website', '/delta/atOnce', 50],
    ['Ann: City', '/delta/merged', 40],
    ['Spring & <Cup>: new', '/delta/past', 30],
    ['old-ann v bea: Round', '/delta/m1edit', 20],
    ['an event: deleted', '/delta/gone', 10],
  ]);
  expect((await ask('/feed/edits.json')).body).not.toContain('Oslo');
});

test('feeds of edits are of one record, one account, or of what no moderator has decided', async () => {
  const titles = async (path: string) => (await entries(path)).map(([title]) => title);
  expect(await titles('/feed/edits/player/ann.atom')).toEqual(['Ann: City']);
  expect(await titles('/feed/edits/match/m1.atom')).toEqual(['old-ann v bea: Round']);
  expect(await titles('/feed/edits/event/past.atom')).toEqual(['Spring & <Cup>: new']);
  expect(await titles('/feed/edits/member/mia.atom')).toEqual(['Bea: Website']);
  expect(await titles('/feed/edits/member/nobody.atom')).toEqual([]);
  expect(await titles('/feed/edits/unreviewed.atom')).toEqual(['Bea: Website']);
});

test('a merged record leads to the feed of the standing one; a hidden or missing one has none, nor has a calendar', async () => {
  const { status, headers } = await ask('/feed/edits/player/old-ann.json');
  expect([status, headers['Location']]).toEqual([301, '/feed/edits/player/ann.json']);
  for (const path of ['player/shy', 'player/nobody', 'event/lost', 'sport/armw', 'player', 'unreviewed/x'])
    expect([path, (await ask(`/feed/edits/${path}.atom`)).status]).toEqual([path, 404]);
  expect((await ask('/feed/edits.ics')).status).toBe(404);
});

test('edits are read again after five minutes, once for all who ask, and after a failure at once', async () => {
  let time = 0;
  let reads = 0;
  const answer = createElsewhere({
    wiki: async () => wiki,
    readEdits: async () => {
      reads += 1;
      if (reads === 2) throw new Error('away');
      return edits;
    },
    sports: async () => builtInSports,
    origin,
    now: () => time,
    logger: quiet,
  });
  const status = async () => (await answer({ method: 'GET', path: '/feed/edits.atom', query: '' })).status;
  expect(await Promise.all([status(), status()])).toEqual([200, 200]);
  time = refreshMs - 1;
  expect(await status()).toBe(200);
  expect(reads).toBe(1);
  time = refreshMs;
  expect(await status()).toBe(503);
  expect(await status()).toBe(200);
  expect(reads).toBe(3);
});

test('an event with this year but no day may still come, and is in no calendar', async () => {
  const of = wikiWith({
    player: [],
    match: [],
    event: [
      event({ id: 'some', name: 'Some Cup', date: '2024-01-01', datePrecision: 'year', updatedAt: 30 }),
    ],
  });
  const later = { wiki: async () => of };
  const { body } = await ask('/feed/all.json', later);
  expect(body).toContain('Arm Wrestling, 2024');
  expect((await ask('/feed/all.ics', later)).body).not.toContain('Some Cup');
});
