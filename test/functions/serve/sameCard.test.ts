/** @jest-environment jsdom */
import { deriveResults } from '@/model/records/deriveResult';
import { builtInSports } from '@/model/sports';
import { selectCardIds } from '@/wiki/records/recordsSelectors';
import { screens } from '@test/support/screens';
import { serveEmbed } from '../../../functions/src/serve/embeds/serveEmbed';
import { feedOf } from '../../../functions/src/serve/feeds/feedContent';
import { readPage } from '../../../functions/src/serve/head/readPage';
import { event, match } from './head/pages';
import { preview } from './preview/sample';
import { quiet, wikiWith } from './reading/worlds';

const names = ['Ann', 'Cem', 'Eva'];
const card = names.map((name, at) =>
  deriveResults(
    match({
      id: name,
      order: at + 1,
      player1: { id: name.toLowerCase(), name, score: 3 },
      player2: { id: `other-${at}`, name: `Other ${at}`, score: 1 },
    }),
  ),
);
/** The winners in a text, in its order. */
const named = (text: string) => text.match(new RegExp(names.join('|'), 'g')) ?? [];

async function shownBy(of: ReturnType<typeof event>) {
  const wiki = wikiWith({ event: [of], match: card });
  const page = readPage(wiki, '/sport/armw/event/e', builtInSports);
  if (page?.kind !== 'event') throw new Error('Expected the page of the event');
  const picture = preview(page);
  const { body: embed } = await serveEmbed(
    { wiki: async () => wiki, sports: builtInSports, origin: '', now: () => 0, logger: quiet },
    { method: 'GET', path: '/embed/event/e', query: '' },
  );
  const world = { wiki, sports: builtInSports, today: '2020-03-01' } as Parameters<typeof feedOf>[1];
  const feeds = [feedOf({ kind: 'event', id: 'e' }, world), feedOf({ kind: 'all' }, world)];
  return {
    app: selectCardIds(screens({ events: [of], matches: card }).state(), 'e'),
    page: page.matches.map(({ player1 }) => player1.name),
    picture: picture.kind === 'event' && picture.matches.map(({ sides }) => sides[0].name),
    embed: named(embed),
    feeds: feeds.map((feed) => named(feed?.entries.find(({ title }) => title === of.name)?.text ?? '')),
    calendars: feeds.map((feed) => feed?.events[0]?.card.map(({ player1 }) => player1.name)),
  };
}

test.each([
  ['main event first', { cardOrder: 'mainFirst' }, names],
  ['main event last', { cardOrder: 'mainLast' }, names.toReversed()],
])('a card with its %s is in one order everywhere', async (_, order, expected) => {
  const shown = await shownBy(event({ ...order, valid: 1 }));
  expect(shown).toEqual({
    app: expected,
    page: expected,
    picture: expected,
    embed: expected,
    feeds: [expected, expected],
    calendars: [expected, expected],
  });
});
