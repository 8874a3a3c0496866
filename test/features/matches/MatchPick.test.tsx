/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { dateOf } from '@/model/dates';
import { playerId } from '@/model/ids';
import { selectTakesPick } from '@/parts/picks/picksSelectors';
import type { StartText } from '@/model/records/startsAt';
import { MatchPick } from '@/features/matches/MatchPick';
import { event, match } from '@test/support/factories';
import { screens } from '@test/support/screens';

const date = dateOf(Date.parse('2026-11-28'));
// 04:00 UTC on the 29th.
const startsAt: StartText = '2026-11-28T20:00-08:00[America/Los_Angeles]';
const cup = event('e1', { date, startsAt });
const open = match('m1', {
  date,
  event: { id: cup.id, date, sport: cup.sport },
  player1: { id: playerId('p1'), name: 'Ann' },
  player2: { id: playerId('p2'), name: 'Bea' },
});

afterEach(() => jest.useRealTimers());

test.each([
  ['the day of the match is over where the reader is', '2026-11-29T03:00:00Z', {}, true],
  ['the event has started', '2026-11-29T04:00:00Z', {}, false],
  ['the event was cancelled', '2026-11-28T12:00:00Z', { status: 'cancelled' }, false],
] as const)('a pick can be made until the event starts: %s', (_, now, rest, takesPick) => {
  const { store } = screens({ events: [{ ...cup, ...rest }], matches: [open] });
  expect(selectTakesPick(store.getState(), open, Date.parse(now))).toBe(takesPick);
});

test('a match asks for a pick before its event starts, also on the reader’s next day', async () => {
  const now = Date.parse('2026-11-29T03:00:00Z');
  jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'nextTick', 'setTimeout'] });
  screens({ events: [cup], matches: [open] }).show(<MatchPick match={open} />);
  expect((await screen.findByRole('group', { name: /^Your pick/ })).textContent).toBe('Who wins?AnnBea');
});
