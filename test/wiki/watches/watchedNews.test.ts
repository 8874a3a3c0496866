import fc from 'fast-check';
import { rootReducer } from '@/app/client/rootReducer';
import type { DateString } from '@/model/dates';
import { sportId, eventId, playerId } from '@/model/ids';
import type { Card, Wanted } from '@/wiki/watches/cardNews';
import { watchesRestored } from '@/wiki/watches/watchesSlice';
import { createWatchedNews, selectWatchedNews, type NewsInput } from '@/wiki/watches/newsSelectors';
import { event, match, player } from '@test/support/factories';

const day = (text: string) => text as DateString;
const today = day('2024-03-01');
const nobody: Wanted = {
  players: new Map(),
  pairs: new Map(),
  events: new Map(),
  countries: new Map(),
};
const at = Date.parse('2024-02-20');

const fought = (id: string, ids: readonly [string, string], card: string, date: string, open = false) =>
  match(id, {
    date: day(date),
    event: { id: eventId(card), date: day(date), sport: { id: sportId('armw') } },
    player1: { id: playerId(ids[0]), name: ids[0], ...(!open && { result: 'W' as const }) },
    player2: { id: playerId(ids[1]), name: ids[1], ...(!open && { result: 'L' as const }) },
    updatedAt: at,
  });

const card = (
  id: string,
  date: string,
  matches: Card['matches'],
  countries: Readonly<Record<string, string>> = {},
): Card => ({
  event: event(id, { date: day(date), updatedAt: at }),
  matches,
  players: matches.flatMap(({ player1, player2 }) =>
    [player1, player2].map(({ id: of }) =>
      player(of, countries[of] === undefined ? {} : { country: countries[of] }),
    ),
  ),
});

const ask = (input: Partial<NewsInput>) =>
  createWatchedNews()({ today, wanted: nobody, cards: [], players: [], events: [], ...input });

test('results are those of who, which pair, which card and which country is watched', () => {
  const cards = [
    card(
      'e1',
      '2024-02-10',
      [
        fought('m1', ['ann', 'bea'], 'e1', '2024-02-10'),
        fought('m2', ['cat', 'dee'], 'e1', '2024-02-10'),
        fought('m3', ['eve', 'fay'], 'e1', '2024-02-10'),
        fought('m4', ['gia', 'hua'], 'e1', '2024-02-10'),
        fought('m5', ['ann', 'ivy'], 'e1', '2024-02-10', true),
      ],
      { eve: 'TR' },
    ),
  ];
  const found = (wanted: Partial<Wanted>) =>
    ask({ cards, wanted: { ...nobody, ...wanted } }).news.map(({ id }) => id);
  expect(found({})).toEqual([]);
  expect(found({ players: new Map([['ann', 1]]) })).toEqual(['result/m1']);
  expect(found({ pairs: new Map([['cat/dee', 1]]) })).toEqual(['result/m2']);
  expect(found({ countries: new Map([['TR', 1]]) })).toEqual(['result/m3']);
  expect(found({ events: new Map([['e1', 1]]) })).toHaveLength(4);
});

test('an event comes for whoever is on its card, the next one first; a cancelled one does not', () => {
  const coming = (id: string, date: string) =>
    card(id, date, [fought(`m-${id}`, ['ann', 'bea'], id, date, true)]);
  const cancelled = coming('e3', '2024-03-05');
  const { coming: found, news } = ask({
    cards: [
      coming('e1', '2024-04-01'),
      coming('e2', '2024-03-01'),
      { ...cancelled, event: { ...cancelled.event, status: 'cancelled' } },
      card('e4', '2024-05-01', []),
    ],
    wanted: { ...nobody, players: new Map([['bea', 1]]) },
  });
  expect(found.map(({ id }) => id)).toEqual(['coming/e2', 'coming/e1']);
  expect(news).toEqual([]);
});

test('of an event of long ago that is watched, what was entered since is news', () => {
  const old = (id: string, updatedAt: number) => ({
    ...fought(id, ['ann', 'bea'], 'e1', '2010-01-01'),
    updatedAt,
  });
  const { news } = ask({
    cards: [card('e1', '2010-01-01', [old('m1', at), old('m2', at + 2)])],
    wanted: { ...nobody, events: new Map([['e1', at + 1]]) },
  });
  expect(news.map(({ id }) => id)).toEqual(['result/m2']);
});

test('a changed page is news from the following on', () => {
  const people = [
    player('ann', { name: 'Ann Lee', updatedAt: at + 5, created: at + 5 }),
    player('bea', { name: 'Bea', updatedAt: at, created: at }),
  ];
  const { news } = ask({
    players: people,
    wanted: {
      ...nobody,
      players: new Map([
        ['ann', at],
        ['bea', at],
      ]),
    },
  });
  expect(news.map(({ id }) => id)).toEqual(['changed/player/ann']);
});

test('asked again after any changes it answers as if asked for the first time, and keeps what is the same', () => {
  const ids = ['ann', 'bea', 'cat'] as const;
  const step = fc.record({
    cards: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('e1', 'e2', 'e3'),
        date: fc.constantFrom('2024-02-01', '2024-03-09', '2010-01-01'),
        open: fc.boolean(),
        one: fc.constantFrom(...ids),
      }),
      { selector: ({ id }) => id, maxLength: 3 },
    ),
    watches: fc.subarray([...ids]),
  });
  const inputOf = ({ cards, watches }: typeof step extends fc.Arbitrary<infer S> ? S : never): NewsInput => ({
    today,
    wanted: { ...nobody, players: new Map(watches.map((id) => [id, 1])), events: new Map([['e3', 1]]) },
    cards: cards.map(({ id, date, open, one }) =>
      card(id, date, [fought(`m-${id}`, [one, 'zoe'], id, date, open)]),
    ),
    players: [],
    events: [],
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
      const kept = createWatchedNews();
      for (const each of steps) {
        const input = inputOf(each);
        const answer = kept(input);
        expect(answer).toEqual(createWatchedNews()(input));
        const again = kept({ ...input, cards: [...input.cards] });
        again.news.forEach((news, place) => expect(news).toBe(answer.news[place]));
      }
    }),
  );
});

test('two stores read in turn each keep their news', () => {
  const start = () => rootReducer(undefined, { type: 'start' });
  const restored = watchesRestored({ marks: { 'player/ann': { at, on: true } }, seen: 0 });
  const [one, other] = [start(), rootReducer(start(), restored)];
  const [ofOne, ofOther] = [selectWatchedNews(one, today), selectWatchedNews(other, today)];
  expect(selectWatchedNews({ ...one }, today)).toBe(ofOne);
  expect(selectWatchedNews({ ...other }, today)).toBe(ofOther);
});
