/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import type { DateString } from '@/model/dates';
import { rankingLists } from '@/model/published/rankings';
import { builtInSports } from '@/model/sports';
import { withWords } from '../../../../functions/src/serve/head/fillShell';
import { rankingsWords, recordWords } from '../../../../functions/src/serve/head/firstWords';
import { homeWords } from '../../../../functions/src/serve/head/homeWords';
import { between, eventPage, matchPage, pairPage, playerPage } from '../preview/sample';
import { head } from './heads';
import { deriveResults } from '@/model/records/deriveResult';
import { event, match, player, quotedShell, shell } from './pages';

const rating = { deviation: 100, provisional: false };
const rows = [
  { player: 'ann', rank: 1, moved: 2, points: 1887.4, ...rating },
  { player: '<b>', rank: 2, points: 1800, ...rating },
  { player: 'unknown', rank: 3, points: 1700, ...rating },
  { player: 'cid', points: 1600, ...rating },
];
const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
const published = {
  event: [
    event({ id: 'e1', name: 'First', date: '2024-01-01' }),
    event({ id: 'e0', name: 'Merged', date: '2024-02-01', sameAs: 'e1' }),
    event({ id: 'e2', name: hostile, date: '2025-01-01', datePrecision: 'month' }),
    event({ id: 'e3', name: 'To come', date: '2026-01-02' }),
  ],
  match: [],
  player: [
    player({ id: 'ann', name: 'Ann', country: 'GE' }),
    player({ id: '<b>', name: hostile }),
    player({ id: 'cid', name: 'Cid', country: 'KZ', minor: true }),
  ],
  leaders: [
    { sport: 'armw', arm: 'R', gender: 'M', board: { rows, players: 4, ranked: 3 } },
    { sport: 'armw', arm: 'L', gender: 'M', board: { rows: [], players: 0, ranked: 0 } },
    { sport: 'gone', gender: 'M', board: { rows, players: 4, ranked: 3 } },
  ],
} as unknown as Parameters<typeof homeWords>[0] & object;
const today = '2026-01-01' as DateString;
const ranking = {
  list: rankingLists(builtInSports[0]!)[0]!,
  day: '2026-01-02',
  board: { rows, players: 4, ranked: 3 },
  player: published.player,
  event: [],
} as unknown as Parameters<typeof rankingsWords>[0] & object;

function shown(words: string, lang = '', into = shell) {
  const html = withWords(into, words, { ...published, at: 1 });
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  expect(parsed.querySelectorAll('img[onerror], script:not([src]):not([type])')).toHaveLength(0);
  const main = parsed.querySelector(`main.first-words ${lang && `[lang=${lang}]`}`);
  const texts = (selector: string) =>
    [...(main?.querySelectorAll(selector) ?? [])].map((each) => each.textContent);
  const links = [...(main?.querySelectorAll('a') ?? [])].map((each) => each.getAttribute('href'));
  const flags = [...(main?.querySelectorAll('li img') ?? [])].map((each) => each.getAttribute('data-flag'));
  return { parsed, texts, links, flags };
}

test('Home has the next and the last event, the leaders of each ranking in which somebody is ranked, and earlier events', () => {
  const { texts, links, flags } = shown(homeWords(published, builtInSports, today), 'en');
  expect(texts('h1')).toEqual([expect.stringContaining('results, rankings')]);
  expect(texts('h2')).toEqual([
    'Next event · To come · 2 Jan 2026',
    `Last event · ${hostile} · January 2025`,
    'Leaders · Right arm · Men',
    'Earlier events',
  ]);
  expect(texts('li')).toEqual(['1Ann1887 ± 196', `2${hostile}1800 ± 196`, 'First1 Jan 2024']);
  expect(links).toEqual([
    '/sport/armw/event/e3',
    '/sport/armw/event/e2',
    '/player/ann',
    '/player/%3Cb%3E',
    '/sport/armw/event/e1',
  ]);
  expect(flags).toEqual(['/flags/GE.svg']);
});

test('an event of today is the next one on Home until it has a result', () => {
  const headings = (...scores: readonly number[]) => {
    const fought = match({
      event: { id: 'e3', date: '2026-01-02', sport: { id: 'armw' } },
      player1: { id: 'ann', name: 'Ann', score: scores[0] },
      player2: { id: 'cid', name: 'Cid', score: scores[1] },
    });
    const first = { ...published, match: [deriveResults(fought)] };
    return shown(homeWords(first, builtInSports, '2026-01-02' as DateString), 'en')
      .texts('h2')
      .filter((text) => text?.includes('To come'));
  };
  expect(headings()).toEqual(['Next event · To come · 2 Jan 2026']);
  expect(headings(3, 1)).toEqual(['Last event · To come · 2 Jan 2026']);
});

test('an event of several days that has results is on now until it is over', () => {
  const twoDays = { ...published.event[3], endDate: '2026-01-03' };
  const fought = match({
    event: { id: 'e3', date: '2026-01-02', sport: { id: 'armw' } },
    player1: { id: 'ann', name: 'Ann', score: 3 },
    player2: { id: 'cid', name: 'Cid', score: 1 },
  });
  const first = { ...published, event: [twoDays], match: [deriveResults(fought)] } as typeof published;
  const headingOn = (day: string) =>
    shown(homeWords(first, builtInSports, day as DateString), 'en').texts('h2')[0];
  expect(headingOn('2026-01-03')).toBe('On now · To come · 2 Jan 2026');
  expect(headingOn('2026-01-04')).toBe('Last event · To come · 2 Jan 2026');
});

test('the words are there in each language, once, and without a published copy too', () => {
  for (const into of [shell, quotedShell]) {
    const { parsed, texts } = shown(homeWords(undefined, builtInSports, today), 'ja', into);
    expect([...parsed.querySelectorAll('main > div')].map((each) => each.getAttribute('lang'))).toEqual([
      'en',
      'ja',
    ]);
    expect(texts('h1')).toEqual([expect.stringContaining('試合結果、ランキング')]);
    expect(texts('li')).toEqual([]);
    expect(parsed.querySelectorAll('#root > main')).toHaveLength(1);
  }
  const { texts } = shown(homeWords(published, builtInSports, today), 'ja');
  expect(texts('h2')[1]).toBe(`直近の大会 · ${hostile} · 2025年1月`);
  expect(texts('li').at(-1)).toBe('First2024年1月1日');
});

test('the rankings have the day of their rows, and players without a place at its end', () => {
  const { texts } = shown(rankingsWords(ranking), 'en');
  expect(texts('h1, p')).toEqual(['Rankings', 'Published 2 Jan 2026; updating']);
  expect(texts('li')).toEqual(['1Ann1887 ± 196↑2', `2${hostile}1800 ± 196new`, '–Cid1600 ± 196']);
  expect(shown(rankingsWords(undefined), 'en').texts('p, li')).toEqual([]);
});

test('a flag is in the page itself, so that no request for it delays the code', () => {
  const { parsed } = shown(rankingsWords(ranking), 'en');
  const source = parsed.querySelector('img')?.getAttribute('src') ?? '';
  const [kind, picture = ''] = source.split(/,(.*)/s);
  expect(kind).toBe('data:image/svg+xml');
  const file = readFileSync('node_modules/country-flag-icons/3x2/GE.svg', 'utf8');
  expect(decodeURIComponent(picture).replaceAll("'", '"')).toBe(file.trim());
});

test('names have the flags of their players, but not of hidden ones or of texts that are no codes', () => {
  const of = (country: string, rest: object = {}) => ({
    event: [],
    match: [],
    player: [player({ country, ...rest }), player({ id: 'p2', name: 'Bea', country: '"><script>' })],
  });
  for (const page of [eventPage(), matchPage(), playerPage(player({ id: 'p2' })), pairPage()]) {
    const flagsWith = (first: ReturnType<typeof of>) =>
      shown(recordWords(head(page), { ...page, first })).flags;
    expect(flagsWith(of('US'))).toEqual(['/flags/US.svg']);
    expect(flagsWith(of('US', { hidden: true }))).toEqual([]);
  }
  expect(shown(rankingsWords(ranking), 'en').flags).toEqual(['/flags/GE.svg']);
});

test('records have rows of names and scores', () => {
  const rowsOf = (page: ReturnType<typeof eventPage>) => {
    const { texts, links } = shown(recordWords(head(page), page));
    return [texts('li'), links];
  };
  expect(rowsOf(eventPage(undefined, [between('Ann', 'Bea', [3, 1]), between('Ann', hostile)]))).toEqual([
    ['Ann 3–1 Bea', `Ann v ${hostile}`],
    ['/match/m', '/match/m'],
  ]);
  expect(rowsOf(matchPage())).toEqual([
    ['Levan Saginashvili4', 'Devon Larratt0'],
    ['/player/p1', '/player/p2'],
  ]);
  expect(rowsOf(playerPage())).toEqual([['v Bea3–1'], ['/match/m']]);
  expect(rowsOf(pairPage())).toEqual([['Ann 3–1 Bea'], ['/match/m']]);
  const many = Array.from({ length: 40 }, () => between('Ann', 'Bea'));
  expect(rowsOf(eventPage(undefined, many))[0]).toHaveLength(15);
});

test('an open match of a card has both chances in the order of its names, a decided one its score alone', () => {
  const open = between('Ann', 'Bea');
  const of = { sport: 'armw', match: 'm', players: ['p1', 'p2'] };
  const chances = [{ of, outlook: { chance: 0.672 } }] as unknown as Parameters<typeof recordWords>[2];
  const rowsOf = (matches: Parameters<typeof eventPage>[1]) => {
    const page = eventPage(undefined, matches);
    return shown(recordWords(head(page), page, chances)).texts('li');
  };
  expect(rowsOf([open])).toEqual(['Ann v Bea67–33%']);
  expect(rowsOf([{ ...open, player1: { ...open.player1, result: 'W' } }])).toEqual([
    expect.not.stringContaining('%'),
  ]);
  // Another player since the copy was published.
  expect(rowsOf([{ ...open, player2: { ...open.player2, id: 'p3' as never } }])).toEqual(['Ann v Bea']);
});

test('a withheld name is in the language of the reader', () => {
  const withheld = player({ id: 'ann', name: 'Name withheld', withheld: true });
  const nameIn = (words: string, code: string) => {
    const { parsed } = shown(words);
    parsed.documentElement.lang = code;
    for (const other of ['en', 'ja'].filter((each) => each !== code))
      for (const hidden of parsed.querySelectorAll(`main [lang=${other}]`)) hidden.remove();
    return parsed.querySelector('main li a')?.textContent;
  };
  const page = matchPage(between('Name withheld', 'Bea', [3, 1]));
  for (const words of [rankingsWords({ ...ranking, player: [withheld] }), recordWords(head(page), page)]) {
    expect(nameIn(words, 'en')).toBe('Name withheld');
    expect(nameIn(words, 'ja')).toBe('氏名非公開');
  }
});
