/** @jest-environment jsdom */
import { clip } from '../../../../functions/src/serve/head/headOf';
import { fillShell, unlistedShell } from '../../../../functions/src/serve/head/fillShell';
import { recordWords } from '../../../../functions/src/serve/head/firstWords';
import type { Page } from '../../../../functions/src/serve/head/readPage';
import { eventPage, head, matchPage, origin } from './heads';
import { address, event, match, player, quotedShell, shell } from './pages';
import { armWrestling } from '@test/support/factories';

function read(page: Page, into = shell) {
  const html = fillShell(into, head(page), recordWords(head(page), page));
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const content = (selector: string) => parsed.querySelector(selector)?.getAttribute('content');
  return {
    html,
    parsed,
    title: parsed.title,
    description: content('meta[name=description]'),
    canonical: parsed.querySelector('link[rel=canonical]')?.getAttribute('href'),
    og: (name: string) => content(`meta[property="og:${name}"]`),
    twitter: (name: string) => content(`meta[name="twitter:${name}"]`),
    robots: content('meta[name=robots]'),
    data: JSON.parse(parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null') as {
      readonly [key: string]: unknown;
    } | null,
  };
}

test.each([shell, quotedShell])("a page's own words stand in it in place of Home's", (into) => {
  const name = 'East $& West <img src=x>';
  const { parsed, description } = read(eventPage({ name }), into);
  const [words, ...others] = parsed.querySelectorAll('#root > main');
  expect(others).toEqual([]);
  expect([...(words?.children ?? [])].map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H1', name],
    ['P', description],
    ['SECTION', 'Ann 3–1 Bea'],
  ]);
  expect(
    new DOMParser().parseFromString(unlistedShell(into), 'text/html').querySelector('h1')?.textContent,
  ).toBe('Home');
});

test('an event tells its day, place and matches', () => {
  const { title, description, canonical, og, twitter, data, robots } = read(eventPage({ location: 'Dubai' }));
  expect(title).toBe('East vs West');
  expect(description).toBe('Arm Wrestling, 2 February 2020, Dubai, 1 match. Ann 3–1 Bea · right · 75kg.');
  expect(canonical).toBe('https://wiki.example/sport/armw/event/e');
  expect([og('title'), og('description'), og('url'), og('site_name')]).toEqual([
    title,
    description,
    canonical,
    'Armwiki',
  ]);
  expect(twitter('card')).toBe('summary_large_image');
  expect(og('image')).toMatch(/^https:\/\/wiki\.example\/preview\/[\da-f]{24}\/sport\/armw\/event\/e\.png$/);
  expect([og('image:width'), og('image:height')]).toEqual(['1200', '630']);
  expect(og('image:alt')).toBe('East vs West. 2 February 2020 · Dubai. 1 match. Ann 3, Bea 1');
  expect([twitter('image'), twitter('image:alt')]).toEqual([og('image'), og('image:alt')]);
  expect(data).toMatchObject({
    '@type': 'SportsEvent',
    image: og('image'),
    startDate: '2020-02-02',
    location: { name: 'Dubai' },
    subEvent: [{ name: 'Ann v Bea', competitor: [{ name: 'Ann' }, { name: 'Bea' }] }],
  });
  expect(robots).toBeUndefined();
});

test('a match is titled by its summary and shows its result, also where there is a video', () => {
  const { title, description, og, data } = read(matchPage({ youtube: 'dQw4w9WgXcQ' }));
  expect(title).toBe('Ann (W) v Bea (L) 3-1 (R, 75kg)');
  expect(description).toBe('East vs West, 2 February 2020. Arm Wrestling, Right, 75kg, Women.');
  expect(og('url')).toBe('https://wiki.example/match/m');
  expect(og('image')).toMatch(/\/preview\/[\da-f]{24}\/match\/m\.png$/);
  expect(og('image:alt')).toBe('East vs West. Ann 3, Bea 1. 2 February 2020. Right arm · 75kg · Women');
  expect(data).toMatchObject({
    '@type': 'SportsEvent',
    superEvent: { name: 'East vs West' },
    image: og('image'),
  });
});

test('a player tells where from, how the matches went and which was the last', () => {
  const page: Page = {
    kind: 'player',
    address: address('/player/p1'),
    player: player({ country: 'CA', aliases: ['Annie'] }),
    matches: [match(), match({ id: 'm2', player1: { id: 'p1', name: 'Ann' } })],
    events: [],
  };
  const { title, description, og, data } = read(page);
  expect(title).toBe('Ann');
  expect(description).toBe(
    'Canada, also Annie. 1 match, 1 win, 0 losses. Latest: Ann 3–1 Bea · right · 75kg, 2 February 2020. Record, rating and matches.',
  );
  expect(og('type')).toBe('profile');
  expect(og('image')).toMatch(/\/preview\/[\da-f]{24}\/player\/p1\.png$/);
  expect(og('image:alt')).toMatch(/^Ann\. Canada\. Right arm 1–0\. Latest: /);
  expect(data).not.toHaveProperty('image');
  expect(data).toMatchObject({ '@type': 'Person', name: 'Ann', alternateName: ['Annie'] });
});

test('a pair has one address and tells who leads', () => {
  const page: Page = {
    kind: 'versus',
    address: address('/player/p2/versus/p1'),
    players: [player(), player({ id: 'p2', name: 'Bea' })],
    matches: [match()],
    events: [],
  };
  const { title, description, canonical } = read(page);
  expect(title).toBe('Ann v Bea');
  expect(description).toMatch(/^1 meeting: Ann won 1, Bea won 0\. Latest: /);
  expect(canonical).toBe('https://wiki.example/player/p1/versus/p2');
});

test('a match to come is the next one by its day, never the latest, and counts in no tally', () => {
  const coming = match({
    id: 'm2',
    date: '2199-01-01',
    player1: { id: 'p1', name: 'Ann' },
    player2: { id: 'p2', name: 'Bea' },
  });
  const shared = { matches: [coming, match()], events: [event()] };
  const ofPair = read({
    kind: 'versus',
    address: address('/player/p1/versus/p2'),
    players: [player(), player({ id: 'p2', name: 'Bea' })],
    ...shared,
  });
  const latest = 'Latest: Ann 3–1 Bea · right · 75kg, 2 February 2020.';
  expect(ofPair.description).toBe(
    `1 meeting: Ann won 1, Bea won 0. ${latest} Next: Ann v Bea · right · 75kg, 1 January 2199.`,
  );
  expect(ofPair.og('image:alt')).toMatch(/1 meeting\. Next: East vs West · 1 January 2199$/);
  const ofPlayer = read({ kind: 'player', address: address('/player/p1'), player: player(), ...shared });
  expect(ofPlayer.description).toContain(`${latest} Next: v Bea, 1 January 2199.`);
  expect(ofPlayer.og('image:alt')).toMatch(/Next: v Bea · East vs West · 1 January 2199$/);
});

test('a sport shows the picture of the whole site', () => {
  const sport = armWrestling;
  const { og } = read({ kind: 'sport', address: address('/sport/armw'), sport, panel: 'events' });
  expect([og('image'), og('image:alt')]).toEqual(['https://wiki.example/share.png', 'The mark of Armwiki']);
});

test('a panel has its own title, and the first one the address of the event', () => {
  const video = { ...eventPage(), panel: 'video', address: address('/sport/armw/event/e/video') } as Page;
  expect(read(video).title).toBe('East vs West: Video');
  const first = { ...eventPage(), address: address('/sport/armw/event/e/matches') } as Page;
  expect(read(first).canonical).toBe('https://wiki.example/sport/armw/event/e');
});

test('a day that is not known and an event that nobody has reviewed are not spread', () => {
  const { description, data, robots } = read(eventPage({ date: '1900-01-01', valid: 0 }, []));
  expect(description).toBe('Arm Wrestling.');
  expect(data).not.toHaveProperty('startDate');
  expect(robots).toBe('noindex');
});

const hostile = [
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '</script><script>alert(1)</script>',
  '<!--<script>',
  "$& $1 $` $' $<a>",
  '&lt;b&gt; &amp;amp;',
  'a\u2028b',
];

test.each(hostile)('the name %s is text wherever it stands', (name) => {
  const page = matchPage(
    { player1: { id: 'p1', name, score: 3 }, round: name },
    event({ name, location: name, organization: name }),
  );
  const { html, parsed, title, description, og, data } = read(page);
  const shown = name.replace('\u2028', ' ');
  expect(title).toBe(`${shown} (W) v Bea (L) 3-1 (R, 75kg)`);
  expect(og('title')).toBe(title);
  expect(description).toContain(shown);
  expect(data).toMatchObject({ superEvent: { name } });
  expect([...parsed.scripts].map((script) => script.type || script.src)).toEqual([
    expect.stringContaining('/assets/first.js'),
    expect.stringContaining('/assets/main.js'),
    'application/ld+json',
  ]);
  expect(parsed.querySelectorAll('img, [onload], [onerror]')).toHaveLength(0);
  expect([...parsed.body.querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual([
    'DIV',
    'MAIN',
    'H1',
    'P',
    // The places of flags.
    ...['SECTION', 'OL', 'LI', 'A', 'I', 'BDI', 'SPAN', 'LI', 'A', 'I', 'BDI', 'SPAN'],
  ]);
  expect(html).not.toContain('\u2028');
});

test.each([
  ['without', shell],
  ['with', quotedShell],
])('what the shell said of the whole site, %s quotes, gives way, and the rest of it stays', (_, into) => {
  const { parsed } = read(eventPage(), into);
  for (const tag of ['og:description', 'twitter:card'])
    expect(parsed.querySelectorAll(`[property="${tag}"], [name="${tag}"]`)).toHaveLength(1);
  expect(parsed.querySelectorAll('title')).toHaveLength(1);
  expect(parsed.querySelectorAll('meta[name=description]')).toHaveLength(1);
  expect(parsed.querySelectorAll('meta[property="og:title"]')).toHaveLength(1);
  expect(parsed.querySelector('meta[name="color-scheme"]')).not.toBeNull();
  expect(parsed.head.firstElementChild?.getAttribute('charset')).toBe('utf-8');
});

test('a page for nobody to find keeps all that the shell says', () => {
  const parsed = new DOMParser().parseFromString(unlistedShell(shell), 'text/html');
  expect(parsed.title).toBe('Armwiki');
  expect(parsed.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('endless names are cut between words and never inside a letter', () => {
  expect(clip('short', 10)).toBe('short');
  expect(clip('one two three four', 12)).toBe('one two…');
  expect(clip('😀'.repeat(20), 5)).toBe('😀😀😀😀…');
  const { title, description } = read(matchPage({ player1: { id: 'p1', name: 'x '.repeat(500) } }));
  expect([...title].length).toBeLessThanOrEqual(150);
  expect([...(description ?? '')].length).toBeLessThanOrEqual(300);
});

test('the page of a hidden player tells the name alone, to nobody who searches', () => {
  const page: Page = { kind: 'hidden', address: address('/player/p1'), name: 'Ann' };
  const { title, description, canonical, robots, data, og } = read(page);
  expect({ title, description, canonical, robots, data }).toEqual({
    title: 'Ann',
    description: 'This page is hidden. Matches still show the player.',
    canonical: `${origin}/player/p1`,
    robots: 'noindex',
    data: null,
  });
  expect(og('image')).toBe(`${origin}/share.png`);
});

test.each([
  [{ date: '2020-02-01', datePrecision: 'month' }, 'February 2020', '2020-02'],
  [{ date: '2020-01-01', datePrecision: 'year' }, '2020', '2020'],
])('of %j a page and its picture say no more than is known', (dated, text, startDate) => {
  const { description, og, data } = read(eventPage(dated, []));
  expect(description).toContain(`, ${text}`);
  expect(description).not.toMatch(/\b1 /);
  expect(og('image:alt')).toContain(text);
  expect(data?.['startDate']).toBe(startDate);
  const ofMatch = read(matchPage(dated));
  expect(ofMatch.description).toContain(`, ${text}`);
  expect(ofMatch.data?.['startDate']).toBe(startDate);
});
