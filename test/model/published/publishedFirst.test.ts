import type { DateString } from '@/model/dates';
import { eventId, matchId, playerId, sportId } from '@/model/ids';
import { publishedFirst } from '@/model/published/publishedFirst';
import { emptyTally } from '@/model/matches/tally';
import type { Match } from '@/model/records/records';
import { event, match, player } from '@test/support/factories';

const day = (text: string) => text as DateString;
const of = (id: string) => ({ id: eventId(id), date: day('2024-01-01'), sport: { id: sportId('armw') } });
const side = (id: string, result?: 'W' | 'L') => ({ id: playerId(id), name: id, ...(result && { result }) });

test('the newest events, those to come, the last matches with a result on each card, the next card and who meets in them', () => {
  const past = Array.from({ length: 9 }, (_, at) => event(`past${at}`, { date: day(`2024-01-0${at + 1}`) }));
  const coming = [event('soon', { date: day('2024-03-01') }), event('later', { date: day('2024-04-01') })];
  const card = Array.from({ length: 5 }, (_, at) =>
    match(`m${at}`, { event: of('past8'), order: at, player1: side(`p${at}`, 'W'), player2: side('q', 'L') }),
  );
  const others = [
    match('open', { event: of('past8'), order: 9, player1: side('nobody') }),
    match('next', { event: of('soon'), player1: side('p0') }),
    match('after', { event: of('later') }),
    match('old', { event: of('past0'), player1: side('veteran', 'W') }),
  ];
  const shown = publishedFirst(
    {
      event: [...coming, ...past],
      match: [...others, ...card],
      player: ['p4', 'p0', 'q', 'veteran', 'nobody'].map((id) => player(id)),
    },
    day('2024-02-01'),
  );
  const ids = (docs: readonly { readonly id: string }[]) => docs.map(({ id }) => id);
  expect(ids(shown.event)).toEqual(['past3', 'past4', 'past5', 'past6', 'past7', 'past8', 'soon', 'later']);
  expect(ids(shown.match)).toEqual(['m4', 'm3', 'm2', 'next', 'after']);
  expect(ids(shown.player)).toEqual(['p4', 'p0', 'q']);
});

test('an event of today has its open matches until it has a result, then those with one', () => {
  const today = day('2024-02-01');
  const open = match('open', { event: of('today'), order: 1, player1: side('p0') });
  const shownWith = (...card: readonly Match[]) =>
    publishedFirst({ event: [event('today', { date: today })], match: card, player: [] }, today).match;
  expect(shownWith(open)).toEqual([open]);
  const decided = match('won', { event: of('today'), player1: side('p1', 'W'), player2: side('q', 'L') });
  expect(shownWith(open, decided)).toEqual([decided]);
});

test('the main matches of a card are those at the end that the event states, after those that are marked', () => {
  const card = (event: string, marked?: string) =>
    ['a', 'b', 'c', 'd'].map((name, order) =>
      match(`${event}-${name}`, {
        event: of(event),
        order,
        player1: side(name, 'W'),
        player2: side('q', 'L'),
        ...(name === marked && { main: true }),
      }),
    );
  const shown = publishedFirst(
    {
      event: [event('first', { cardOrder: 'mainFirst' }), event('last', { cardOrder: 'mainLast' })],
      match: [...card('first'), ...card('last', 'b')],
      player: [],
    },
    day('2024-02-01'),
  );
  expect(shown.match.map(({ id }) => id)).toEqual([
    'first-a',
    'first-b',
    'first-c',
    'last-b',
    'last-d',
    'last-c',
  ]);
});

test('whoever was merged comes with those who lead to the one who stands for them, and matches as they are stored', () => {
  const card = [match('m', { event: of('cup'), player1: side('x', 'W'), player2: side('q', 'L') })];
  const players = [
    player('x', { sameAs: playerId('y') }),
    player('y', { sameAs: playerId('z') }),
    player('z'),
    player('other', { sameAs: playerId('z') }),
    player('q', { sameAs: playerId('gone') }),
  ];
  const shown = publishedFirst({ event: [event('cup')], match: card, player: players }, day('2024-02-01'));
  expect(shown.match).toEqual(card);
  expect(shown.player.map(({ id }) => id)).toEqual(['x', 'y', 'z', 'q']);
});

test('events of this day and of the next in earlier years come too, unless only their month is known', () => {
  const newer = Array.from({ length: 6 }, (_, at) =>
    event(`newer${at}`, { date: day(`2024-01-0${at + 1}`) }),
  );
  const then = [
    event('today', { date: day('2019-02-01') }),
    event('tomorrow', { date: day('2020-02-02') }),
    event('month', { date: day('2020-02-01'), datePrecision: 'month' }),
    event('other', { date: day('2020-02-03') }),
  ];
  const shown = publishedFirst({ event: [...newer, ...then], match: [], player: [] }, day('2024-02-01'));
  const ids = shown.event.map(({ id }): string => id);
  expect(ids.filter((id) => !id.startsWith('newer'))).toEqual(['today', 'tomorrow']);
});

test('of nothing there is nothing to show', () => {
  const nothing = { event: [], match: [], player: [] };
  expect(publishedFirst(nothing, day('2024-02-01'))).toEqual({ ...nothing, leaders: [] });
});

test('who leads comes with their names', () => {
  const board = {
    rows: [
      {
        player: playerId('champion'),
        points: 1900,
        deviation: 80,
        provisional: false,
        tally: emptyTally,
        lastDate: day('2024-01-01'),
      },
    ],
    players: 1,
    ranked: 0,
    inactive: 0,
    classes: [],
  };
  const leaders = [{ sport: 'armw', gender: 'M', arm: 'R', board }];
  const found = { event: [], match: [], player: [player('champion'), player('other')], leaders };
  const shown = publishedFirst(found, day('2024-02-01'));
  expect(shown.leaders).toEqual(leaders);
  expect(shown.player.map(({ id }) => id)).toEqual(['champion']);
});

test('an event that was merged comes with the one that stands, whose card has each match once', () => {
  const at = (id: string, event: string, over: object = {}) =>
    match(id, { event: of(event), player1: side('x', 'W'), player2: side('q', 'L'), ...over });
  const shown = publishedFirst(
    {
      event: [
        event('cup', { date: day('2024-01-01') }),
        event('again', { date: day('2024-01-01'), sameAs: eventId('cup') }),
        event('empty', { date: day('2024-01-01'), sameAs: eventId('cup') }),
      ],
      match: [at('m1', 'cup'), at('m2', 'again', { sameAs: matchId('m1') }), at('m3', 'again', { order: 2 })],
      player: [],
    },
    day('2024-02-01'),
  );
  expect(shown.event.map(({ id }) => id)).toEqual(['cup', 'again']);
  expect(shown.match.map(({ id }) => id)).toEqual(['m3', 'm1']);
});
