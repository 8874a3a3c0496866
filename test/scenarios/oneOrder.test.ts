/** @jest-environment jsdom */
import { showFirst } from '@/app/boot/firstVisit';
import { firstScreen } from '@/device/rows/firstScreen';
import { selectMainMatchIds } from '@/features/home/homeSelectors';
import type { DateString } from '@/model/dates';
import { publishedFirst } from '@/model/published/publishedFirst';
import { builtInSports } from '@/model/sports';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { selectCardIds, selectMatch } from '@/wiki/records/recordsSelectors';
import { filledPage, openFirst } from '@test/support/firstVisits';
import { serveEmbed } from '../../functions/src/serve/embeds/serveEmbed';
import { serveFeed } from '../../functions/src/serve/feeds/serveFeed';
import { recordWords } from '../../functions/src/serve/head/firstWords';
import { headOf } from '../../functions/src/serve/head/headOf';
import { previewOf } from '../../functions/src/serve/head/previewContent';
import { readPage, type Page } from '../../functions/src/serve/head/readPage';
import { event, match } from '../functions/serve/head/pages';
import { quiet, wikiWith } from '../functions/serve/reading/worlds';

/** As listed; the first player of each match names it. */
const names = ['Alba', 'Bruno', 'Clara', 'Dario', 'Elena'] as const;

interface Card {
  readonly cardOrder?: string;
  readonly main?: string;
  readonly titled?: string;
}
type EventPage = Extract<Page, { kind: 'event' }>;

const origin = 'https://wiki.example';
const now = Date.parse('2020-03-01');

function pageOf({ cardOrder, main, titled }: Card): EventPage {
  const matches = names.map((name, order) =>
    match({
      id: name,
      order,
      player1: { id: name, name, score: 3 },
      player2: { id: `${name}2`, name: 'Foe', score: 1 },
      ...(name === main && { main: true }),
      ...(name === titled && { title: 'World title' }),
    }),
  );
  const cup = event({ name: 'The Cup', ...(cardOrder !== undefined && { cardOrder }) });
  const page = readPage(wikiWith({ event: [cup], match: matches }), '/sport/armw/event/e', builtInSports);
  if (page?.kind !== 'event') throw new Error('Expected the page of the event');
  return page;
}

const namedIn = (text = ''): readonly string[] =>
  names.filter((name) => text.includes(name)).toSorted((a, b) => text.indexOf(a) - text.indexOf(b));

type Store = ReturnType<typeof openFirst>['store'];

/** The server's answer, in another order than any page's. */
function answered(store: Store, { event: known, matches }: EventPage): Store {
  store.dispatch(eventsSlice.actions.reset({ scope: 'events', docs: [known] }));
  const docs = matches.toSorted((a, b) => (a.id > b.id ? -1 : 1));
  store.dispatch(matchesSlice.actions.reset({ scope: 'matchesOfSport/armw', docs }));
  return store;
}

const onPage = (store: Store) => selectCardIds(store.getState(), 'e').map(String);
const onHome = (store: Store) => selectMainMatchIds(store.getState(), 'e', 'decided', 3).map(String);

function firstVisit(records: unknown): Store {
  const { store } = openFirst();
  showFirst(store, filledPage(JSON.stringify(records)));
  return store;
}

const published = ({ event: known, matches }: EventPage) =>
  publishedFirst({ event: [known], match: matches.toReversed(), player: [] }, '2020-03-01' as DateString);

async function nextStart(page: EventPage): Promise<readonly string[]> {
  const store = answered(openFirst().store, page);
  const stored = await firstScreen(store.getState(), now);
  const ids = stored.find(({ entity }) => entity === 'match')?.rows.docs.map(({ id }) => id) ?? [];
  return onHome(store).filter((id) => ids.some((each) => each === id));
}

const services = (page: EventPage) => ({
  wiki: async () => wikiWith({ event: [page.event], match: page.matches.toReversed() }),
  sports: builtInSports,
  origin,
  now: () => now,
  logger: quiet,
});
const bodyOf = ({ body }: { readonly body: string | Buffer }) => String(body);
const embed = async (page: EventPage) =>
  namedIn(bodyOf(await serveEmbed(services(page), { method: 'GET', path: '/embed/event/e', query: '' })));
async function feed(page: EventPage, path: string): Promise<readonly string[]> {
  const { items } = JSON.parse(
    bodyOf(await serveFeed({ ...services(page), edits: async () => [] }, { method: 'GET', path, query: '' })),
  ) as {
    items: readonly { title: string; content_text: string }[];
  };
  return namedIn(items.find(({ title }) => title === 'The Cup')?.content_text);
}

const picture = (page: EventPage) => {
  const preview = previewOf(page, builtInSports);
  return preview?.kind === 'event' ? preview.matches.map(({ sides }) => sides[0].name) : [];
};

test.each<readonly [string, Card, readonly string[]]>([
  ['the main event first', { cardOrder: 'mainFirst' }, ['Alba', 'Bruno', 'Clara', 'Dario', 'Elena']],
  ['the main event last', { cardOrder: 'mainLast' }, ['Elena', 'Dario', 'Clara', 'Bruno', 'Alba']],
  [
    'a mark between the ends',
    { cardOrder: 'mainFirst', main: 'Clara' },
    ['Clara', 'Alba', 'Bruno', 'Dario', 'Elena'],
  ],
  ['no order, but a title', { titled: 'Bruno' }, ['Bruno', 'Elena', 'Dario', 'Clara', 'Alba']],
  ['nothing', {}, ['Elena', 'Dario', 'Clara', 'Bruno', 'Alba']],
])(
  'every page, picture and feed of a card that states %s names the same main event',
  async (_, card, order) => {
    const page = pageOf(card);
    const main = order.slice(0, 3);

    const first = firstVisit(page.first);
    expect(onPage(first)).toEqual(order);
    expect(onPage(answered(first, page))).toEqual(order);

    const home = firstVisit(published(page));
    expect(home.getState().matches.rows.size).toBe(3);
    expect(onHome(home)).toEqual(main);
    expect(onHome(answered(home, page))).toEqual(main);
    expect(await nextStart(page)).toEqual(main);

    expect(await embed(page)).toEqual(order);
    expect(picture(page)).toEqual(order.slice(0, 4));
    expect(await feed(page, '/feed/event/e.json')).toEqual(order);
    expect(await feed(page, '/feed/sport/armw.json')).toEqual(order);
    const head = headOf(page, builtInSports, origin, 'a key');
    expect(namedIn(head?.description)).toEqual(order);
    expect(namedIn(JSON.stringify(head?.data))).toEqual(order);
    expect(namedIn(head && recordWords({ ...head, description: '' }, page))).toEqual(order);
    expect(selectMatch(first.getState(), order[0] ?? '')?.player1.name).toBe(order[0]);
  },
);
