import { readCard } from '@/model/card/cardText';
import { isOddName } from '@/model/card/oddName';
import { withoutMatches } from '@/model/card/remainingText';
import { armWrestling } from '@test/support/factories';
import { readFlat, readCardLines as read } from '@test/support/readCardLines';

const factsOf = (text: string) =>
  readFlat(text, armWrestling).map((line) => (line.kind === 'event' ? line.facts : line.kind));

test.each([
  ['Tokyo Open Supermatch - 22 Nov 2026', { name: 'Tokyo Open Supermatch', date: '2026-11-22' }],
  [
    'East vs West 17, Istanbul | November 21-22, 2026',
    {
      name: 'East vs West 17, Istanbul',
      date: '2026-11-21',
      endDate: '2026-11-22',
    },
  ],
  ['# Village Cup (2026-05-01)', { name: 'Village Cup', date: '2026-05-01' }],
  ['全日本選手権 2026年11月22日', { name: '全日本選手権', date: '2026-11-22' }],
  ['22.11.2026', { date: '2026-11-22' }],
  ['Date: 1st May 2026', { date: '2026-05-01' }],
  ['Village Cup, 1-May-2026', { name: 'Village Cup', date: '2026-05-01' }],
  ['Sat, 14 Mar 2026', { date: '2026-03-14' }],
  ['Dorfpokal 14. März 2026', { name: 'Dorfpokal', date: '2026-03-14' }],
  ['Village Cup 20260314', { name: 'Village Cup', date: '2026-03-14' }],
  ['East vs West 17 - 14 March 2026', { name: 'East vs West 17', date: '2026-03-14' }],
  ['East vs West 12 - 14 March 2026', { name: 'East vs West 12', date: '2026-03-14' }],
  ['Village Cup, 7 PM EST, 14 March 2026', { name: 'Village Cup', date: '2026-03-14' }],
  ['Dorfpokal 14.-15.03.2026', { name: 'Dorfpokal', date: '2026-03-14', endDate: '2026-03-15' }],
  [
    'Village Cup from 30 Nov to 2 Dec 2026',
    { name: 'Village Cup', date: '2026-11-30', endDate: '2026-12-02' },
  ],
  ['村杯 2026年3月14日(土)〜15日', { name: '村杯', date: '2026-03-14', endDate: '2026-03-15' }],
  ['Village Cup 2026-03-14/15', { name: 'Village Cup', date: '2026-03-14', endDate: '2026-03-15' }],
  ['East vs West 17, March 2026', { name: 'East vs West 17', date: '2026-03-01', datePrecision: 'month' }],
  ['Date: Nov 2019', { date: '2019-11-01', datePrecision: 'month' }],
  ['Date: 2019', { date: '2019-01-01', datePrecision: 'year' }],
  ['Venue: Kyoto', { location: 'Kyoto' }],
  ['Where: Kyoto | When: 14 March 2026', { location: 'Kyoto', date: '2026-03-14' }],
  ['会場：東京', { location: '東京' }],
  ['2026年3月14日(土) 会場：東京体育館', { location: '東京体育館', date: '2026-03-14' }],
  ['第10回 全日本アームレスリング選手権', { name: '第10回 全日本アームレスリング選手権' }],
  ['Sobota 14.03.2026 g. 18:00, Gniezno', { name: 'Gniezno', date: '2026-03-14' }],
  ['Göteborg 14 mars 2026 kl 18:30', { name: 'Göteborg', date: '2026-03-14' }],
  ['2026-03-14T18:30 Village Cup', { name: 'Village Cup', date: '2026-03-14' }],
  ['Organizer: Village Club', { organization: 'Village Club' }],
])('%s speaks of the event', (line, facts) => {
  expect(factsOf(line)).toEqual([facts]);
});

test.each([
  '30 Feb 2026',
  '03/04/2026',
  'World Championships 2026',
  'Masters 2026',
  'Sat 14 - Sun 15 March 2026',
  'Main card',
  'Ann Ash - Bea Birch 3-1',
])('%s says no day and no fact of an event', (line) => {
  expect(factsOf(line)).not.toContainEqual(expect.objectContaining({ date: expect.anything() }));
});

test('below the first match a day between two sides makes no title of them', () => {
  const text = 'Kings - Queens, 1 May 2026\nAnn Ash - Bea Birch\nAnn Ash - Bea Birch 1 May 2026';
  expect(factsOf(text)).toEqual([{ name: 'Kings - Queens', date: '2026-05-01' }, 'match', 'match']);
});

test('what speaks of the event goes with the matches, unless it is to stay', () => {
  const text = 'Tokyo Open - 22 Nov 2026\nAnn Ash - Bea Birch';
  const lines = readCard(text, armWrestling);
  expect(withoutMatches(text, lines, new Set([2]))).toBe('');
  expect(withoutMatches(text, lines, new Set([2]), { keepsEvent: true })).toBe('Tokyo Open - 22 Nov 2026');
});

test('a bare number behind other facts is a weight, and medals and flags belong to no name', () => {
  expect(read('Oleg Zhokh - Bea Birch 3-0 R 85')).toEqual([
    { player1: 'Oleg Zhokh', player2: 'Bea Birch', score1: 3, score2: 0, arm: 'R', weight: '85kg' },
  ]);
  expect(read('🥇 🇯🇵 Ann Ash def. Bea Birch 🥈')).toEqual([
    { player1: 'Ann Ash', country1: 'JP', player2: 'Bea Birch', outcome: 'winner', winner: 'player1' },
  ]);
});

test.each([
  ['Oleg Zhokh 3-0 R 85', true],
  ['22 Nov 2026', true],
  ['Ann 92kg', true],
  ['@ann', true],
  ['Ann 2nd', true],
  ['Consolation Final Tom Reed', true],
  ['Superfinale Tom Reed', true],
  ['佐藤次郎に敗れる', true],
  ['Main event: Levan Sag', true],
  ['メイン：Levan Sag', true],
  ['Nikki95', false],
  ['Ann Ash', false],
  ['Devon "No Limits" Larratt', false],
  ['白鵬', false],
])('%s is an odd name: %s', (name, isOdd) => {
  expect(isOddName(name)).toBe(isOdd);
});

test('a label that is not understood stays with the name, which is asked about', () => {
  const [line] = readFlat('Vendetta: Levan Sag vs Devon Lar', armWrestling);
  const name = line?.kind === 'match' ? line.match.player1 : '';
  expect([name, isOddName(name)]).toEqual(['Vendetta: Levan Sag', true]);
});

test.each([
  ['Village Cup 2026-03-14 23:30 UTC', '23:30 UTC'],
  ['When: 14 March 2026, 02:00 GMT', '02:00 GMT'],
  ['Village Cup 2026-03-14T23:30:00Z', '23:30:00Z'],
  ['Village Cup - 14 March 2026 - 8 PM UTC', '8 PM UTC'],
  ['📍 Oslo | 14 March 2026 (23:30 UTC)', '23:30 UTC'],
  ['Village Cup 14 March 2026 8pm UTC', '8pm UTC'],
  ['Village Cup 2026-03-14 00:00 UTC', undefined],
  ['Village Cup 2026-03-14 19:30 CET', undefined],
  ['Village Cup 2026-03-14 19:30 GMT+3', undefined],
  ['Village Cup 2026-03-14', undefined],
  ['Venue: Oslo, 23:30 UTC', undefined],
])('of %s the day is doubted for the time %s', (line, utcTime) => {
  expect(readCard(line, armWrestling).map((each) => each.kind === 'event' && each.utcTime)).toEqual([
    utcTime,
  ]);
});

test.each([
  ['Village Cup 11/22/2026', { name: 'Village Cup', date: '2026-11-22' }],
  ['Village Cup 22-11-2026', { name: 'Village Cup', date: '2026-11-22' }],
  ['Village Cup 11/22/26', { name: 'Village Cup', date: '2026-11-22' }],
  ['Date: 99/11/22', { date: '1999-11-22' }],
  ['Sat.14/11/2026 Village Cup', { name: 'Village Cup', date: '2026-11-14' }],
  ['Date: 14-15/03/2026', { date: '2026-03-14', endDate: '2026-03-15' }],
  ['Village Cup 14-15/03/2026', { name: 'Village Cup', date: '2026-03-14', endDate: '2026-03-15' }],
  ['Village Cup 4–5/03/2026', { name: 'Village Cup', date: '2026-03-04', endDate: '2026-03-05' }],
  ['Village Cup 14 - 15/03/2026', { name: 'Village Cup', date: '2026-03-14', endDate: '2026-03-15' }],
  ['East vs West 12 - 14/03/2026', { name: 'East vs West 12', date: '2026-03-14' }],
  ['Village Cup 28/02/2026-01/03/2026', { name: 'Village Cup', date: '2026-02-28', endDate: '2026-03-01' }],
  ['Date: 28/02-01/03/2026', { date: '2026-02-28', endDate: '2026-03-01' }],
  ['Date: 12/30/2026 - 01/02/2027', { date: '2026-12-30', endDate: '2027-01-02' }],
  ['Village Cup 2026-03-14/15', { name: 'Village Cup', date: '2026-03-14', endDate: '2026-03-15' }],
])('numbers of %s are a day in one order only', (line, facts) => {
  expect(factsOf(line)).toEqual([facts]);
});

test.each([
  '26/03/14',
  '03/04/2026',
  'Date: 26/03/14',
  'Village Cup 26.03.14',
  '📍 Oslo | 03/04/2026',
  '📅 22/11/26',
  'Village Cup 05/12/2026-06/12/2026',
])('the numbers of %s are a day in several orders, so nothing is read of it', (line) => {
  expect(read(line)).toEqual(['ambiguousDay']);
});
