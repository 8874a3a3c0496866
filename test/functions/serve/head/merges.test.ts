import { builtInSports } from '@/model/sports';
import { headOf } from '../../../../functions/src/serve/head/headOf';
import { previewOf } from '../../../../functions/src/serve/head/previewContent';
import { readPage, type Page } from '../../../../functions/src/serve/head/readPage';
import { wikiWith } from '../reading/worlds';
import { event, match, player } from './pages';

const ann = player({ aliases: ['Annie'], spellings: ['Ann 2–4 ‼'] });
const again = player({ id: 'p1-again', name: 'Ann M.', aliases: ['Annie', 'Anna'], sameAs: 'p1' });
const third = player({ id: 'p1-third', name: 'A. Miller', sameAs: 'p1-again' });
const own = match();
const later = match({
  id: 'later',
  date: '2024-01-01',
  player1: { id: 'p2', name: 'Bea', score: 3 },
  player2: { id: 'p1-third', name: 'A. Miller', score: 0 },
});
const among = match({
  id: 'among',
  date: '2025-01-01',
  player1: { id: 'p1-again', name: 'Ann M.', score: 3 },
  player2: { id: 'p1-third', name: 'A. Miller', score: 0 },
});

const bea = player({ id: 'p2', name: 'Bea' });

function pageAt(path: string, records: Parameters<typeof wikiWith>[0]): Page {
  const page = readPage(wikiWith(records), path, builtInSports);
  if (!page || page.kind === 'moved') throw new Error(`Expected a page at ${path}`);
  return page;
}

const people = { player: [ann, bea, again, third], match: [own, later, among], event: [event()] };
const ofPlayer = pageAt('/player/p1', people);
const ofPair = pageAt('/player/p2/versus/p1', people);
const head = (page: Page) => headOf(page, builtInSports, 'https://wiki.example', 'a key');

test("a player's page tells of all matches under the player's own name, and of the other names", () => {
  expect(head(ofPlayer)).toMatchObject({
    title: 'Ann',
    url: 'https://wiki.example/player/p1',
    description:
      'also Annie, Anna. 2 matches, 1 win, 1 loss. ' +
      'Latest: Bea (W) v Ann (L) 3-0 (R, 75kg), 1 January 2024. Record, rating and matches.',
    data: { name: 'Ann', alternateName: ['Annie', 'Anna'] },
  });
});

test('its picture counts them all', () => {
  expect(previewOf(ofPlayer, builtInSports)).toMatchObject({
    name: 'Ann',
    about: 'also Annie, Anna',
    records: [{ label: 'Right arm', value: '1–1' }],
    foot: 'Latest: lost 0–3 v Bea · East vs West · 1 January 2024',
  });
});

test('a pair is counted under all ids', () => {
  expect(head(ofPair)?.description).toMatch(/^2 meetings: Ann won 1, Bea won 1\./);
  expect(previewOf(ofPair, builtInSports)).toMatchObject({
    sides: [
      { name: 'Ann', score: 1 },
      { name: 'Bea', score: 1 },
    ],
  });
});

test('the app is given the matches of the page as they are stored, the player of the page first', () => {
  expect(ofPlayer.first).toEqual({ event: [event()], match: [later, own], player: [ann, again, third, bea] });
  expect(ofPair.first).toEqual({ event: [event()], match: [later, own], player: [ann, bea, again, third] });
});

describe('the page of an event', () => {
  const other = event({ id: 'e2', name: 'The East vs West', date: '2020-02-03', sameAs: 'e' });
  const at = { event: { id: 'e2', date: '2020-02-03', sport: { id: 'armw' } } };
  const path = '/sport/armw/event/e';

  test('names players who were merged by whoever stands for them, in the head and in the picture', () => {
    const entered = match({ player1: { id: 'p1-again', name: 'Ann M.', score: 3 } });
    const plain = pageAt(path, { ...people, match: [entered] });
    const as = pageAt(path, { ...people, match: [own] });
    expect(head(plain)?.description).toContain('Ann (W) v Bea (L)');
    expect(head(plain)?.data).toEqual(head(as)?.data);
    expect(previewOf(plain, builtInSports)).toMatchObject({
      matches: [{ sides: [{ name: 'Ann' }, { name: 'Bea' }] }],
    });
    expect(plain.first).toMatchObject({ match: [entered] });
  });

  test('has the matches of those that were merged into it, each once', () => {
    const more = match({ id: 'more', order: 2, ...at });
    const page = pageAt(path, {
      event: [event(), other],
      match: [more, match({ id: 'double', sameAs: 'm', ...at }), own],
    });
    expect(page).toMatchObject({
      event: { id: 'e' },
      matches: [{ id: 'more', event: { id: 'e', date: '2020-02-02' } }, { id: 'm' }],
    });
    expect(head(page)?.description).toContain('2 matches');
    expect(page.first).toEqual({ event: [event(), other], match: [more, own], player: [] });
  });
});

test('a match is told of its event and its players as they are known today', () => {
  const fought = match({
    event: { id: 'e2', date: '2020-02-03', sport: { id: 'armw' } },
    player1: { id: 'p1-again', name: 'Ann M.', score: 3 },
  });
  const merged = event({ id: 'e2', name: 'The East vs West', sameAs: 'e' });
  const page = pageAt('/match/m', { ...people, event: [event(), merged], match: [fought] });
  expect(head(page)).toMatchObject({ title: 'Ann (W) v Bea (L) 3-1 (R, 75kg)' });
  expect(head(page)?.description).toContain('East vs West');
  expect(page.first).toEqual({ event: [merged, event()], match: [fought], player: [again, ann, bea] });
});
