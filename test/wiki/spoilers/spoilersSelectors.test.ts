/** @jest-environment jsdom */
import type { DateString } from '@/model/dates';
import { eventId, sportId } from '@/model/ids';
import { matchSummary } from '@/model/matches/matchSummary';
import { tellsResult } from '@/model/matches/spoilers';
import { readRevealed, printRevealed, revealedKey } from '@/wiki/spoilers/revealed';
import {
  selectCardSecrecy,
  selectIsHidden,
  selectRatedUntil,
  selectSecrecy,
  selectShownMatch,
} from '@/wiki/spoilers/spoilersSelectors';
import { spoilersRestored } from '@/wiki/spoilers/spoilersSlice';
import {
  coverCard,
  hideResults,
  revealCard,
  revealMatch,
  revealRatings,
} from '@/wiki/spoilers/spoilersThunks';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const day = (text: string) => text as DateString;
const on = (id: string, date: string, at: string, won = true) =>
  match(id, {
    date: day(date),
    event: { id: eventId(at), date: day(date), sport: { id: sportId('armw') } },
    ...(won && {
      player1: { ...match(id).player1, score: 3, result: 'W' },
      player2: { ...match(id).player2, score: 1, result: 'L' },
    }),
  });
const nothing = { matches: [], events: [], covered: [], ratings: false, asked: false };

function world() {
  const c = screens({
    events: [event('new'), event('old')],
    players: [player('ann'), player('bea')],
    matches: [
      on('m1', '2026-11-22', 'new'),
      on('m2', '2026-11-22', 'new'),
      on('m3', '2026-11-22', 'new', false),
      on('m4', '2026-01-01', 'old'),
    ],
  });
  c.store.dispatch(spoilersRestored({ ...nothing, today: day('2026-11-26') }));
  return c;
}

afterEach(() => sessionStorage.clear());

test('nothing is hidden, and matches are the stored ones, until a reader wants it', () => {
  const c = world();
  expect(selectSecrecy(c.state(), 'm1')).toBeUndefined();
  expect(selectShownMatch(c.state(), 'm1')?.player1.score).toBe(3);
  expect(selectRatedUntil(c.state())).toBeUndefined();
});

test('results of the last week are hidden, older ones and matches to come are as ever', () => {
  const c = world();
  c.dispatch(hideResults('week'));
  expect(['m1', 'm3', 'm4'].map((id) => selectSecrecy(c.state(), id))).toEqual([
    'hidden',
    undefined,
    undefined,
  ]);
  expect(matchSummary(selectShownMatch(c.state(), 'm1')!)).toBe('Ann v Bea');
  expect(selectRatedUntil(c.state())).toBe('2026-11-18');
});

test('a shown match is the same object for as long as it is the same match', () => {
  const c = world();
  c.dispatch(hideResults('all'));
  const before = selectShownMatch(c.state(), 'm1');
  c.dispatch(revealMatch('m2'));
  expect(selectShownMatch(c.state(), 'm1')).toBe(before);
});

test('results are shown one by one, or all of a card', () => {
  const c = world();
  c.dispatch(hideResults('all'));
  c.dispatch(revealMatch('m1'));
  expect(selectSecrecy(c.state(), 'm1')).toBe('revealed');
  expect(selectCardSecrecy(c.state(), 'new')).toBe('hidden');
  c.dispatch(revealCard('new'));
  expect(selectCardSecrecy(c.state(), 'new')).toBe('revealed');
  expect(tellsResult(selectShownMatch(c.state(), 'm2')!)).toBe(true);
  expect(selectSecrecy(c.state(), 'm4')).toBe('hidden');
});

test('a card is hidden alone, with what was shown of it, and shown again', () => {
  const c = world();
  c.dispatch(coverCard('old'));
  expect(selectCardSecrecy(c.state(), 'old')).toBe('hidden');
  expect(selectSecrecy(c.state(), 'm1')).toBeUndefined();
  expect(selectIsHidden(c.state(), 'm4')).toBe(true);
  expect(selectRatedUntil(c.state())).toBeUndefined();
  expect(readRevealed(sessionStorage.getItem(revealedKey) ?? '')).toEqual({ ...nothing, covered: ['old'] });
  c.dispatch(revealMatch('m4'));
  expect(selectSecrecy(c.state(), 'm4')).toBe('revealed');
  c.dispatch(coverCard('old'));
  expect(selectSecrecy(c.state(), 'm4')).toBe('hidden');
  c.dispatch(revealCard('old'));
  expect(selectSecrecy(c.state(), 'm4')).toBeUndefined();
});

test('a choice hides again what was shown before', () => {
  const c = world();
  c.dispatch(hideResults('all'));
  c.dispatch(revealCard('new'));
  c.dispatch(revealRatings());
  c.dispatch(hideResults('month'));
  expect(selectCardSecrecy(c.state(), 'new')).toBe('hidden');
  expect(selectRatedUntil(c.state())).toBe('2026-10-26');
});

test('a match that is not at hand may have any result', () => {
  const c = world();
  expect(selectIsHidden(c.state(), 'gone')).toBe(false);
  c.dispatch(hideResults('week'));
  expect(selectIsHidden(c.state(), 'gone')).toBe(true);
});

test('a link whose sender hides results hides them for the visit, whatever the reader prefers', () => {
  const c = world();
  c.store.dispatch(spoilersRestored({ ...nothing, asked: true, today: day('2026-11-26') }));
  expect(selectSecrecy(c.state(), 'm4')).toBe('hidden');
  c.dispatch(hideResults('none'));
  expect(selectSecrecy(c.state(), 'm4')).toBeUndefined();
});

test('what was asked for outlives the page, as long as its tab', () => {
  const c = world();
  c.dispatch(hideResults('all'));
  c.dispatch(revealMatch('m1'));
  c.dispatch(revealCard('old'));
  expect(readRevealed(sessionStorage.getItem(revealedKey) ?? '')).toEqual({
    ...nothing,
    matches: ['m1'],
    events: ['old'],
  });
});

test('a line that says nothing is passed over', () => {
  expect(readRevealed('match a\nmatches\n\nratings\nevent b')).toEqual({
    ...nothing,
    matches: ['a'],
    events: ['b'],
    ratings: true,
  });
  expect(readRevealed(printRevealed(nothing))).toEqual(nothing);
});
