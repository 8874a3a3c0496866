import { editing } from '@/language/en/editing';
import type { Text } from '@/language/text';
import type { Json } from '@/lib/json';
import { contradiction, newContradiction } from '@/parts/forms/contradiction';
import { draftOf } from '@/parts/drafts/draft';

const match = (values: Readonly<Record<string, Json>>): Text | undefined =>
  contradiction(
    'match',
    Object.fromEntries(Object.entries(values).map(([path, value]) => [path, draftOf(value)])),
  );
const scores = (own: Json, other: Json) => ({ 'player1.score': own, 'player2.score': other });

test.each([
  ['nothing is said', {}, undefined],
  ['scores alone', scores(3, 1), undefined],
  ['the winner has the higher score', { ...scores(1, 3), winner: 'player2' }, undefined],
  ['the winner has the lower score', { ...scores(3, 1), winner: 'player2' }, editing.winnerBehind],
  [
    'nobody is ahead by score',
    { ...scores(2, 2), winner: 'player1', outcome: 'score' },
    editing.winnerBehind,
  ],
  [
    'the leader was disqualified',
    { ...scores(3, 1), winner: 'player2', outcome: 'disqualification' },
    undefined,
  ],
  [
    'won by score, with an outcome that has none',
    { ...scores(4, 1), winner: 'player1', outcome: 'winner' },
    editing.scoreDecides,
  ],
  ['won at even scores', { ...scores(2, 2), winner: 'player1', outcome: 'winner' }, undefined],
  ['by score without one', { ...scores(3, null), outcome: 'score' }, editing.needsScores],
  ['a walkover of nobody', { outcome: 'walkover' }, editing.needsWinner],
  ['an injury with the scores so far', { ...scores(2, 1), outcome: 'injury' }, undefined],
  ['a draw', { ...scores(2, 2), outcome: 'draw' }, undefined],
  ['an uneven draw', { ...scores(2, 1), outcome: 'draw' }, editing.unevenDraw],
  ['a draw that somebody won', { outcome: 'draw', winner: 'player1' }, editing.wonByNobody],
  ['no contest that somebody won', { outcome: 'noContest', winner: 'player1' }, editing.wonByNobody],
])('a match: %s', (_, values, problem) => {
  expect(match(values)).toBe(problem);
});

test('a day after the first is the last, or the same', () => {
  const days = (date: string, endDate: string) =>
    contradiction('event', { date: draftOf(date), endDate: draftOf(endDate) });
  expect(days('2026-05-01', '2026-05-01')).toBeUndefined();
  expect(days('2026-05-01', '2026-04-30')).toBe(editing.endsBeforeItBegins);
  expect(contradiction('event', { endDate: draftOf('2026-04-30') })).toBeUndefined();
});

test.each([
  ['a last day', { date: '2024-05-04', endDate: '2024-05-05' }, undefined],
  ['a month', { date: '2024-05-01', datePrecision: 'month' }, undefined],
  [
    'a last day of a month',
    { date: '2024-05-01', endDate: '2024-05-05', datePrecision: 'month' },
    editing.lastOfUnknownDay,
  ],
  [
    'a start on its day',
    { date: '2024-05-04', startsAt: '2024-05-04T18:00+02:00[Europe/Warsaw]' },
    undefined,
  ],
  [
    'a start on another day',
    { date: '2024-05-04', startsAt: '2024-05-05T18:00+02:00[Europe/Warsaw]' },
    editing.startsOnAnotherDay,
  ],
  ['the last day first', { date: '2024-05-04', endDate: '2024-05-03' }, editing.endsBeforeItBegins],
] as const)('an event with %s', (_, values, text) => {
  const drafts = Object.entries(values).map(([path, value]) => [path, draftOf(value)] as const);
  expect(contradiction('event', Object.fromEntries(drafts))).toBe(text);
});

test.each([
  ['a height alone', { height: 183 }, editing.needsSource],
  ['a year of birth and an empty source', { birthYear: 1990, source: [' '] }, editing.needsSource],
  ['a body weight and a source', { bodyWeight: 95, source: ['https://example.org'] }, undefined],
  ['a city alone', { city: 'Oslo' }, undefined],
] as const)('a player with %s', (_, values, text) => {
  const drafts = Object.fromEntries(
    Object.entries(values).map(([path, value]) => [path, draftOf(value)] as const),
  );
  expect(contradiction('player', drafts)).toBe(text);
  expect(newContradiction('player', drafts, { ...drafts, city: draftOf('Bergen') })).toBeUndefined();
});
