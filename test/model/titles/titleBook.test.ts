import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DateString } from '@/model/dates';
import { eventId, matchId, playerId, sportId } from '@/model/ids';
import { defencesIn } from '@/model/titles/lineage';
import type { Title } from '@/model/titles/title';
import { TitleBook } from '@/model/titles/titleBook';
import { titleMatch } from '@/model/titles/titleMatch';
import { armWrestling } from '@test/support/factories';
import { readDataSet } from '../../../scripts/data/dataSet';

const data = readDataSet(readFileSync(join(__dirname, '../../../data/armwrestling.json'), 'utf8'), 0);
const sport = sportId('armw');
const today = '2026-01-01' as DateString;

const bookOf = (matches = data.match, counts: (event: string) => boolean = () => true) => {
  const book = new TitleBook(counts);
  book.change(
    matches.flatMap((match) => titleMatch(match, armWrestling) ?? []),
    [],
  );
  return book;
};

const title = (arm: string, weight: string, name = 'East vs West world title'): Title => ({
  name,
  gender: 'M',
  codes: [{ path: 'arm', code: arm }, ...(weight ? [{ path: 'weight', code: weight } as const] : [])],
});

const told = (book: ReturnType<typeof bookOf>, of: Title, asOf = today) =>
  book
    .history({ sport, asOf, title: of })
    ?.reigns.map(
      (reign) =>
        `${reign.holder} ${reign.matches[0].date} ${defencesIn(reign)} ${reign.ended?.as ?? 'holds it'}`,
    );

// From the results alone, in any order: no file lists the holders.
const lineages: readonly (readonly [string, Title, readonly string[]])[] = [
  [
    'super heavyweight, right arm',
    title('R', '115kg+'),
    ['devon-larratt 2023-08-26 1 lost', 'levan-saginashvili 2024-04-20 0 holds it'],
  ],
  [
    'light heavyweight, right arm, which was left vacant',
    title('R', '105kg'),
    [
      'davit-dadikyan 2024-01-20 0 lost',
      'oleg-petrenko 2024-07-06 0 lost',
      'devon-larratt 2024-11-02 0 vacated',
      'todd-hutchings 2025-02-15 0 holds it',
    ],
  ],
  [
    'middleweight, left arm',
    title('L', '95kg'),
    ['artem-taynov 2023-11-11 0 lost', 'betkili-oniani 2024-07-06 1 holds it'],
  ],
  [
    'lightweight, right arm',
    title('R', '75kg'),
    ['mindaugas-tarasaitis 2024-01-20 0 lost', 'artur-makarov 2024-04-20 0 holds it'],
  ],
  ['WAL middleweight', title('R', '', 'wal  middleweight TITLE'), ['todd-hutchings 2015-08-12 0 holds it']],
];

test.each(lineages)('the lineage of a real title follows from its matches: %s', (_, of, reigns) => {
  expect(told(bookOf(), of)).toEqual(reigns);
  expect(told(bookOf(data.match.toReversed()), of)).toEqual(reigns);
});

test('a list says who holds what on a day', () => {
  const on = (day: string) =>
    bookOf()
      .list({ sport, asOf: day as DateString })
      .find(({ title: { codes } }) => codes.map(({ code }) => code).join() === 'R,105kg');
  expect(on('2024-01-19')).toBeUndefined();
  expect(on('2024-11-02')?.present).toEqual({ holder: 'devon-larratt', since: '2024-11-02', defences: 0 });
  expect(on('2025-02-15')).toMatchObject({ present: { holder: 'todd-hutchings' }, reigns: 4, matches: 4 });
  expect(bookOf().list({ sport, asOf: today }).length).toBeGreaterThan(10);
});

test('matches of events that do not count decide nothing', () => {
  const withoutLast = (event: string) => event !== 'east-vs-west-16';
  const { reigns = [] } =
    bookOf(data.match, withoutLast).history({ sport, asOf: today, title: title('R', '105kg') }) ?? {};
  expect(reigns.at(-1)?.holder).toBe('devon-larratt');
});

test('a player has every title that was fought for, held ones first', () => {
  const titles = bookOf().ofPlayer({ sport, asOf: today, player: playerId('devon-larratt') });
  expect(titles.map(({ reigns }) => reigns.length)).toEqual([1, 1]);
  const [first] = bookOf().ofPlayer({ sport, asOf: today, player: playerId('todd-hutchings') });
  expect(first?.reigns.at(-1)?.ended).toBeUndefined();
  const [inVain] = bookOf().ofPlayer({ sport, asOf: today, player: playerId('rob-vigeant') });
  expect(inVain?.reigns).toEqual([]);
});

test('a match that names its title no more leaves the lineage', () => {
  const book = bookOf();
  const last = matchId('east-vs-west-16-04');
  book.change([], [last, matchId('unknown')]);
  expect(told(book, title('R', '105kg'))?.at(-1)).toBe('devon-larratt 2024-11-02 0 holds it');
  const [changed] = data.match.flatMap((match) =>
    match.id === 'east-vs-west-15-14' ? (titleMatch({ ...match, title: 'Belt' }, armWrestling) ?? []) : [],
  );
  book.change([changed!], []);
  expect(told(book, title('R', '105kg'))?.at(-1)).toBe('oleg-petrenko 2024-07-06 0 holds it');
  expect(told(book, title('R', '105kg', 'Belt'))).toHaveLength(1);
});

test('an event has the titles that had a winner there, each by who held it afterwards', () => {
  let isReviewed = true;
  const book = new TitleBook((id) => isReviewed || id !== 'cup');
  const bout = (
    id: string,
    at: string,
    name: string,
    [winner, loser]: readonly [string, string],
    order = 1,
  ) =>
    ({
      id: matchId(id),
      sport,
      event: eventId(at),
      date: (at === 'old' ? '2020-01-01' : '2021-01-01') as DateString,
      order,
      title: { name, gender: 'M', codes: [] },
      players: [playerId(winner), playerId(loser)],
      winner: playerId(winner),
    }) as const;
  book.change(
    [
      bout('a', 'old', 'Belt', ['ann', 'bea']),
      bout('b', 'cup', 'Belt', ['bea', 'ann']),
      bout('c', 'cup', 'Crown', ['cid', 'dan']),
      bout('d', 'old', 'Medal', ['eva', 'dan']),
      bout('e', 'cup', 'Medal', ['eva', 'bea']),
      bout('f', 'old', 'Ring', ['dan', 'eva']),
    ],
    [],
  );
  const results = book.ofEvent({ sport, asOf: today, event: eventId('cup') });
  expect(results.map(({ title: { name }, ...rest }) => ({ name, ...rest }))).toEqual([
    { name: 'Belt', holder: 'bea', from: 'ann', as: 'won' },
    { name: 'Crown', holder: 'cid', as: 'first' },
    { name: 'Medal', holder: 'eva', as: 'defended' },
  ]);
  isReviewed = false;
  expect(book.ofEvent({ sport, asOf: today, event: eventId('cup') })).toEqual([]);
});
