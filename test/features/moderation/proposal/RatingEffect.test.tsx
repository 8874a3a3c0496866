/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, within } from '@testing-library/react';
import { scopeKey } from '@/backend/scope';
import { RatingEffect } from '@/features/moderation/proposal/RatingEffect';
import { signedPoints, wholePoints } from '@/parts/ratings/RatingText';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import type { Delta } from '@/model/proposals/delta';
import { deltaId, userId } from '@/model/ids';
import type { Event, Match } from '@/model/records/records';
import { readersDay } from '@/parts/days/useToday';
import { delta, event } from '@test/support/factories';
import { screens } from '@test/support/screens';
import { readDataSet } from '../../../../scripts/data/dataSet';

const set = readDataSet(readFileSync(join(__dirname, '../../../../data/armwrestling.json'), 'utf8'), 0);
const events = set.event.map((each): Event => ({ ...each, valid: 1 }));
const rows = { events, matches: set.match, players: set.player };
const moderator = { uid: 'mod', moderator: true };
/** The newest real match that has an arm and is no draw. */
const real = set.match
  .filter(({ arm, player1, player2 }) => arm && player1.score !== player2.score)
  .toSorted((a, b) => (a.date < b.date ? 1 : -1))[0]!;
const scoreOf = (side: 1 | 2) => real[`player${side}`].score!;

const change = (id: string, field: string, value: Delta['value'], fields: Partial<Delta> = {}) =>
  delta(id, { collection: 'match', docId: real.id, field, value, base: null, ...fields });
/** The reversed result, as two edits of one author. */
const turned = [
  change('d1', 'player1.score', scoreOf(2)),
  change('d2', 'player2.score', scoreOf(1), { timestamp: 2_000 }),
];
const newMatch = (id: string, ofEvent: { readonly id: string; readonly date: string }) =>
  delta(id, {
    collection: 'match',
    docId: '',
    field: '',
    value: {
      date: real.date,
      player1: { id: real.player1.id, name: real.player1.name, score: 3 },
      player2: { id: 'nova', name: 'Nova', score: 0 },
      gender: real.gender,
      arm: 'R',
      order: 99,
      event: { id: ofEvent.id, date: ofEvent.date, sport: { id: 'armw' } },
    },
  });

function world(deltas: readonly Delta[], more: Partial<typeof rows> = {}) {
  const made = screens({ ...rows, ...more, deltas }, moderator);
  return { ...made, look: (id: string) => made.show(<RatingEffect id={deltaId(id)} />) };
}

/** The table's rows, without the words for screen readers. */
const shownRows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));

test('two scores of one author count together, and the rows say what the rankings say once both are applied', async () => {
  const { extra, store, look } = world(turned);
  const question = {
    sport: real.event.sport.id,
    asOf: readersDay(),
    gender: real.gender,
    inactive: true,
    ...(real.arm && { code: real.arm }),
  };
  const standing = async (id: string) =>
    (await extra.ratings.ask('board', question)).rows.find(({ player }) => player === id)!;
  const players = [real.player1, real.player2];
  const before = await Promise.all(players.map(({ id }) => standing(id)));
  look('d1');
  const found = await shownRows();
  expect(screen.getByText('Including the author’s other open proposal for this match.')).toBeTruthy();

  // The state after a moderator applies it.
  const other = (side: 1 | 2) => ({ ...real[`player${side}`], score: scoreOf(side === 1 ? 2 : 1) });
  const applied: Match = { ...real, player1: other(1), player2: other(2) };
  await act(async () => {
    store.dispatch(matchesSlice.actions.modified({ scope: 'matchesOfSport/armw', docs: [applied] }));
  });
  const after = await Promise.all(players.map(({ id }) => standing(id)));
  players.forEach(({ name }, at) => {
    const row = found.find(
      (text) => text.includes(name) && text.includes(real.arm === 'R' ? 'Right' : 'Left'),
    )!;
    for (const { points } of [before[at]!, after[at]!]) expect(row).toContain(wholePoints(points));
    expect(row).toContain(signedPoints(after[at]!.points - before[at]!.points));
    expect(row).toContain(`${after[at]!.rank ?? (after[at]!.inactive ? 'Inactive' : 'Provisional')}`);
  });
});

test('a new match at a reviewed event gives a newcomer a rating', async () => {
  world([newMatch('n1', real.event)]).look('n1');
  const found = await shownRows();
  expect(found.find((text) => text.includes('Nova'))).toContain('No rating');
  expect(found.some((text) => text.includes(real.player1.name))).toBe(true);
});

test('at an event that waits for review it says that nothing moves yet', async () => {
  const waiting = event('waiting', { valid: 0 });
  world([newMatch('n1', waiting)], { events: [...events, waiting] }).look('n1');
  expect(screen.getByText('No effect on ratings yet: the event is not reviewed.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test.each([
  ['a weight class', change('d1', 'weight', 'Open')],
  ['a video', change('d1', 'youtube', 'dQw4w9WgXcQ')],
  ['the score that it has', change('d1', 'player1.score', scoreOf(1))],
  ['a name', delta('d1', { docId: events[0]!.id })],
  ['what is decided', change('d1', 'player1.score', 9, { status: 'rejected' })],
])('%s moves no ranking, and nothing is shown', (_what, proposal) => {
  const { look } = world([proposal]);
  expect(look('d1').container.textContent).toBe('');
});

test('what another author proposes for the match is not counted in', async () => {
  const [first, second] = turned;
  world([first!, { ...second!, author: userId('other') }]).look('d1');
  await shownRows();
  expect(screen.queryByText(/Including the author/)).toBeNull();
});

test('while rows still come it waits for them, and shows the ratings after', async () => {
  const { store, look } = world(turned);
  const scope = scopeKey({ kind: 'matchesOfSport', sport: real.event.sport.id });
  store.dispatch(scopesSlice.actions.opened({ scope }));
  look('d1');
  expect(screen.getByRole('status')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  act(() => void store.dispatch(scopesSlice.actions.answered({ scope })));
  expect(await screen.findByRole('table')).toBeTruthy();
});

test('when the ratings cannot be computed it says so, and the proposal can still be decided', async () => {
  const { extra, look } = world(turned);
  Object.assign(extra.ratings, { ask: () => Promise.reject(new Error('Out of memory')) });
  look('d1');
  expect(await screen.findByText('The ratings could not be calculated')).toBeTruthy();
});
