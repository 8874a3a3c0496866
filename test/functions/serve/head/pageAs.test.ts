import { noIdentities } from '@/model/identity/identities';
import { playerId } from '@/model/ids';
import { builtInSports } from '@/model/sports';
import { firstRecords } from '../../../../functions/src/serve/head/firstRecords';
import { headOf } from '../../../../functions/src/serve/head/headOf';
import { pageAs } from '../../../../functions/src/serve/head/pageAs';
import { previewOf } from '../../../../functions/src/serve/head/previewContent';
import type { Page } from '../../../../functions/src/serve/head/readPage';
import { address, event, match, player } from './pages';

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

const ofPlayer: Page = {
  kind: 'player',
  address: address('/player/p1'),
  player: ann,
  merged: [again, third],
  matches: [among, later, own],
  events: [],
};
const ofPair: Page = {
  kind: 'versus',
  address: address('/player/p1/versus/p2'),
  players: [ann, player({ id: 'p2', name: 'Bea' })],
  merged: [again, third],
  matches: [later, own],
  events: [],
};
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
    foot: 'Latest: lost 0–3 v Bea · 1 January 2024',
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

test('the app is given everything as it is stored, the player of the page first', () => {
  expect(firstRecords(ofPlayer)).toMatchObject({
    match: [among, later, own],
    player: [ann, again, third],
  });
  expect(firstRecords(ofPair)).toMatchObject({
    match: [later, own],
    player: [{ id: 'p1' }, { id: 'p2' }, again, third],
  });
});

test('a page of those whom nobody was merged into is the same page', () => {
  const alone = { ...ofPlayer, merged: [] };
  expect(pageAs(alone)).toBe(alone);
  expect(pageAs(pageAs(ofPlayer))).toEqual(pageAs(ofPlayer));
});

describe('the page of an event', () => {
  const other = event({ id: 'e2', name: 'The East vs West', date: '2020-02-03', sameAs: 'e' });
  const at = { event: { id: 'e2', date: '2020-02-03', sport: { id: 'armw' } } };
  const page: Page = {
    kind: 'event',
    address: address('/sport/armw/event/e'),
    event: event(),
    merged: [other],
    players: noIdentities,
    matches: [own, match({ id: 'double', sameAs: 'm', ...at }), match({ id: 'more', order: 2, ...at })],
    panel: 'matches',
  };

  test('names players who were merged by whoever stands for them, in the head and in the picture', () => {
    const entered = match({ player1: { id: 'p1-again', name: 'Ann M.', score: 3, result: 'W' } });
    const players = new Map([['p1-again', { id: playerId('p1'), name: 'Ann' }]]);
    const plain: Page = { ...page, merged: [], matches: [entered], players };
    const as: Page = { ...plain, matches: [own], players: noIdentities };
    expect(head(plain)?.description).toContain('Ann (W) v Bea (L)');
    expect(head(plain)?.data).toEqual(head(as)?.data);
    expect(previewOf(plain, builtInSports)).toMatchObject({
      matches: [{ sides: [{ name: 'Ann' }, { name: 'Bea' }] }],
    });
    expect(firstRecords(plain)).toMatchObject({ match: [entered] });
  });

  test('has the matches of those that were merged into it, each once', () => {
    expect(pageAs(page)).toMatchObject({
      event: { id: 'e', mergedNames: ['The East vs West'] },
      matches: [{ id: 'm' }, { id: 'more', event: { id: 'e', date: '2020-02-02' } }],
    });
    expect(head(page)?.description).toContain('2 matches');
    expect(firstRecords(page)).toMatchObject({ event: [event(), other], match: page.matches });
  });
});

test('a match is told of its event and its players as they are known today', () => {
  const fought = match({
    event: { id: 'e2', date: '2020-02-03', sport: { id: 'armw' } },
    player1: { id: 'p1-again', name: 'Ann M.', score: 3 },
  });
  const events = [event({ id: 'e2', name: 'The East vs West', sameAs: 'e' }), event()];
  const page: Page = {
    kind: 'match',
    address: address('/match/m'),
    match: fought,
    event: events[1],
    events,
    players: [again, ann],
  };
  expect(head(page)).toMatchObject({ title: 'Ann (W) v Bea (L) 3-1 (R, 75kg)' });
  expect(head(page)?.description).toContain('East vs West');
  expect(firstRecords(page)).toMatchObject({ event: events, match: [fought], player: [again, ann] });
});
