/** @jest-environment jsdom */
import { showFirstRows } from '@/app/boot/firstRows';
import { firstFile, rankingsFile } from '@/model/published/firstPlaces';

const rating = { deviation: 100, provisional: false };
const published = {
  day: '2026-01-02',
  board: {
    rows: [
      { player: 'ann', rank: 1, points: 1887.4, ...rating },
      { player: '<b>', rank: 2, points: 1800, ...rating },
      { player: 'unknown', rank: 3, points: 1700, ...rating },
      { player: 'cid', points: 1600, ...rating },
      { player: 'dan', points: '1500', ...rating },
    ],
  },
  player: [
    { id: 'ann', name: 'Ann' },
    { id: '<b>', name: '<i>Bea</i>' },
    { id: 'cid', name: 'Cid' },
    { id: 'dan', name: 'Dan' },
  ],
};

const answering = (body: string, at?: string) =>
  jest.fn(async () => ({
    headers: new Map(at === undefined ? [] : [['Date', at]]),
    json: async (): Promise<unknown> => JSON.parse(body),
  })) as unknown as typeof fetch;

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.innerHTML =
    '<div id="root"><main class="first-words"><h1>Rankings</h1><p hidden>Of <time></time></p>' +
    ['ranking', 'events', 'armw R M', 'armw L M']
      .map((name) => `<section data-list="${name}" hidden></section>`)
      .join('') +
    '</main></div>';
});

const rows = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

test('the first rows and their day stand in the page, as text, and lead to the players', async () => {
  const ask = answering(JSON.stringify(published));
  await showFirstRows(rankingsFile, document, ask);
  expect(ask).toHaveBeenCalledWith('/data/rankings.json');
  expect(rows()).toEqual(['1Ann1887 ± 196', '2<i>Bea</i>1800 ± 196', '–Cid1600 ± 196']);
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/player/ann',
    '/player/%3Cb%3E',
    '/player/cid',
  ]);
  expect(document.querySelector('p')?.textContent).toBe('Of 2 Jan 2026');
  expect(document.querySelector('p')?.hidden).toBe(false);
});

test('Home has its latest events and the leaders of each ranking in which somebody stands', async () => {
  const sport = { id: 'armw' };
  const { rows: places } = published.board;
  const home = {
    event: [
      { id: 'e1', name: 'First', date: '2024-01-01', sport },
      { id: 'e0', name: 'Merged', date: '2024-02-01', sport, sameAs: 'e1' },
      { id: 'e2', name: 'Second', date: '2025-01-01', sport },
      { id: 'e3', name: 'To come', date: '2999-01-01', sport },
    ],
    player: published.player,
    leaders: [
      { sport: 'armw', arm: 'R', gender: 'M', board: { rows: places } },
      { sport: 'armw', arm: 'L', gender: 'M', board: { rows: [] } },
      { sport: 'gone', gender: 'M', board: { rows: places } },
    ],
  };
  await showFirstRows(firstFile, document, answering(JSON.stringify(home)));
  expect(rows()).toEqual(['Second1 Jan 2025', 'First1 Jan 2024', '1Ann1887 ± 196', '2<i>Bea</i>1800 ± 196']);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/sport/armw/event/e2');
  const shown = [...document.querySelectorAll<HTMLElement>('section:not([hidden])')];
  expect(shown.map(({ dataset }) => dataset['list'])).toEqual(['events', 'armw R M']);
});

test('where the clock is behind, an event of a day that is over at the server is among the latest', async () => {
  const home = { event: [{ id: 'e3', name: 'Late', date: '2999-01-01', sport: { id: 'armw' } }] };
  const at = 'Wed, 02 Jan 2999 12:00:00 GMT';
  await showFirstRows(firstFile, document, answering(JSON.stringify(home), at));
  expect(rows()).toEqual(['Late1 Jan 2999']);
});

test.each([
  '<!doctype html>',
  '',
  'null',
  '{}',
  '{"day":"2026-01-02","board":{"rows":[]},"player":[]}',
  JSON.stringify({ ...published, day: 'yesterday' }),
])('%s writes nothing, and breaks nothing', async (body) => {
  await showFirstRows(rankingsFile, document, answering(body));
  expect(rows()).toEqual([]);
  expect(document.querySelector('p')?.hidden).toBe(true);
});

test('where the app stands already, nothing is written into it', async () => {
  document.body.innerHTML = '<div id="root"><main>App</main></div>';
  await showFirstRows(rankingsFile, document, answering(JSON.stringify(published)));
  expect(document.body.textContent).toBe('App');
});
