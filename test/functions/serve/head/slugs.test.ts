import { builtInSports } from '@/model/sports';
import { newIdOf } from '@test/support/newIdOf';
import { headOf } from '../../../../functions/src/serve/head/headOf';
import { recordWords } from '../../../../functions/src/serve/head/firstWords';
import { homeWords } from '../../../../functions/src/serve/head/homeWords';
import { readPage } from '../../../../functions/src/serve/head/readPage';
import { embedOf } from '../../../../functions/src/serve/embeds/embedContent';
import { feedOf } from '../../../../functions/src/serve/feeds/feedContent';
import { forms } from '../../../../functions/src/serve/feeds/forms';
import { servedLanguages } from '../../../../functions/src/serve/reading/languages';
import { noLiveResults } from '../../../../functions/src/serve/reading/liveResults';
import { wikiWith } from '../reading/worlds';
import { event, match, player } from './pages';
import { origin } from './heads';

const [ann, bea, anne, cup] = [newIdOf('zz'), newIdOf('aa'), newIdOf('mm'), newIdOf('cup')];
const at = { event: { id: cup, date: '2020-02-02', sport: { id: 'armw' } } };
const records = {
  event: [
    event({ id: cup, slug: 'east-vs-west-24' }),
    event({ id: newIdOf('twin'), slug: 'twin', sameAs: cup }),
  ],
  match: [
    match({
      ...at,
      player1: { id: ann, name: 'Ann', score: 3 },
      player2: { id: bea, name: 'Bea', score: 1 },
    }),
  ],
  player: [
    player({ id: ann, name: 'Ann', slug: 'ann-lee' }),
    player({ id: bea, name: 'Bea', slug: 'bea' }),
    player({ id: anne, name: 'Anne', slug: 'anne', sameAs: ann }),
    player({ id: 'carl', name: 'Carl' }),
  ],
};
const wiki = wikiWith(records);
const read = (pathname: string) => readPage(wiki, pathname, builtInSports);

function pageAt(pathname: string) {
  const page = read(pathname);
  if (!page || page.kind === 'moved') throw new Error(`Expected a page at ${pathname}, found ${page?.kind}`);
  const head = headOf(page, builtInSports, origin, 'a key');
  if (!head) throw new Error(`Expected a head at ${pathname}`);
  return { page, head, words: recordWords(head, page) };
}

function leadsTo(pathname: string): readonly (string | undefined)[] {
  const page = read(pathname);
  const { id, eventId, otherId } = page?.kind === 'moved' ? page.address.params : {};
  return [eventId ?? id, otherId];
}

test('a record has its page at the address with its slug, which is the canonical one', () => {
  expect(pageAt('/player/ann-lee').head.url).toBe(`${origin}/player/ann-lee`);
  expect(pageAt('/sport/armw/event/east-vs-west-24/video').head.url).toBe(
    `${origin}/sport/armw/event/east-vs-west-24/video`,
  );
  expect(pageAt('/player/carl').head.url).toBe(`${origin}/player/carl`);
  expect(read('/player/nobody')).toBeUndefined();
});

test.each([
  [`/player/${ann}`, ['ann-lee']],
  ['/player/Ann-Lee', ['ann-lee']],
  [`/rankings/${ann}`, ['ann-lee']],
  [`/sport/armw/event/${cup}`, ['east-vs-west-24']],
  [`/player/carl/versus/${ann}`, ['carl', 'ann-lee']],
])('%s leads there', (pathname, to) => expect(leadsTo(pathname)).toEqual([...to, undefined].slice(0, 2)));

test('the slug of a merged record leads to the remaining one', () => {
  expect(leadsTo('/player/anne')[0]).toBe('ann-lee');
  expect(leadsTo('/player/anne/versus/bea')).toEqual(['ann-lee', 'bea']);
  expect(leadsTo('/sport/armw/event/twin')[0]).toBe('east-vs-west-24');
  expect(wiki.standing('player', 'anne')).toBe(ann);
});

test('a pair is named in the order of its canonical address', () => {
  const { page, head } = pageAt('/player/bea/versus/ann-lee');
  expect(head).toMatchObject({ url: `${origin}/player/ann-lee/versus/bea`, title: 'Ann v Bea' });
  expect(page).toMatchObject({ players: [{ id: ann }, { id: bea }] });
});

test('links, facts and pictures have slugs, and no address has an id that has one', () => {
  const ofMatch = pageAt('/match/m');
  const ofEvent = pageAt('/sport/armw/event/east-vs-west-24');
  const world = {
    ...{ wiki, results: noLiveResults, sports: builtInSports },
    ...{ today: '2020-01-01' as never, language: servedLanguages.en },
  };
  const feed = feedOf({ kind: 'event', id: cup }, world);
  const told = [
    ...[ofMatch, ofEvent, pageAt('/player/ann-lee'), pageAt('/player/ann-lee/versus/bea')].map(
      ({ head: { data, image, url }, words }) => JSON.stringify([data, image.url, url]) + words,
    ),
    homeWords({ event: records.event, match: [], player: [] }, builtInSports, '2026-01-01' as never),
    JSON.stringify([feedOf({ kind: 'player', id: ann }, world)?.page, feed?.page]),
    forms.ics(feed!, { origin, self: '/feed/event/e.ics' }).replace(/UID:.*/g, ''),
    JSON.stringify([
      embedOf({ kind: 'event', id: cup }, world)?.page,
      embedOf({ kind: 'versus', ids: [ann, bea] }, world)?.page,
    ]),
  ];
  expect(ofMatch.words).toContain('href="/player/ann-lee"');
  for (const text of told) {
    expect(text).toMatch(/ann-lee|east-vs-west-24/);
    expect([ann, bea, cup].filter((id) => text.includes(id))).toEqual([]);
  }
});
