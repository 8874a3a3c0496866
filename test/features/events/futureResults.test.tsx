/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { FutureResults } from '@/features/events/card/FutureResults';
import { blankAfter, type CardForm } from '@/features/events/card/cardForm';
import { draftOf } from '@/parts/drafts/draft';
import { noWhy } from '@/wiki/editing/why';
import { screens } from '@test/support/screens';

const formOf = (date: string, scores: { readonly score1?: number; readonly score2?: number }): CardForm => ({
  event: { name: draftOf('Cup'), date: draftOf(date) },
  rows: [
    {
      ...blankAfter([], 'first'),
      player1: { kind: 'newPlayer', name: 'Ann' },
      player2: { kind: 'newPlayer', name: 'Bea' },
      ...scores,
    },
  ],
  paste: '',
  others: [],
  why: noWhy,
});

test.each([
  ['results of a day to come are doubted', '2099-05-01', { score1: 3, score2: 1 }, true],
  ['a card to come without results is not', '2099-05-01', {}, false],
  ['nor are results of a day that has come', '2024-05-01', { score1: 3, score2: 1 }, false],
] as const)('%s', (_name, date, scores, isDoubted) => {
  screens({}).show(<FutureResults sport="armw" eventId={undefined} form={formOf(date, scores)} />);
  expect(screen.queryByText(/is in the future/) !== null).toBe(isDoubted);
});

test('of a month to come no day is told', () => {
  const { event, ...form } = formOf('2099-05-01', { score1: 3, score2: 1 });
  const ofMonth = { ...form, event: { ...event, datePrecision: draftOf('month') } };
  screens({}).show(<FutureResults sport="armw" eventId={undefined} form={ofMonth} />);
  expect(screen.getByText('This event has results, but its date, May 2099, is in the future.')).toBeTruthy();
});
