/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { userId } from '@/model/ids';
import type { PickTable } from '@/model/picks/table';
import { PickTableView } from '@/parts/picks/PickTableView';
import { usePickTable } from '@/parts/picks/usePickTable';
import { screens } from '@test/support/screens';

const table: PickTable = {
  people: 3_000,
  parts: 2,
  top: [
    { uid: 'tim', name: 'Tim Reed', points: 40.2, right: 3, of: 4 },
    { uid: 'gone', name: '', points: 12, right: 2, of: 4 },
  ],
  crowd: { points: 25, right: 3, of: 4 },
  rating: { points: 0, right: 2, of: 4 },
  totals: [40, 12, 3, -20],
  counts: [1, 1, 2_000, 998],
  matches: [],
};

function Shown() {
  return <PickTableView found={usePickTable('e1')} caption="Winter Cup" />;
}

const rowsOf = async () => {
  const found = await screen.findByRole('table', { name: 'Winter Cup' });
  return within(found)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
};

test('the crowd, the ratings and a reader below the named rows have the places of their points', async () => {
  const { world, show } = screens({}, { uid: 'ed' });
  world.answers.pickTable = async () => ({ table });
  world.answers.pickRow = async ({ uid }) =>
    uid === userId('ed') ? { earned: { points: -20, right: 1, of: 4 } } : {};
  show(<Shown />);
  await screen.findByText(/^You/);
  expect(await rowsOf()).toEqual([
    ['1', 'Tim Reed', '+40', '3 of 4'],
    ['2', 'The crowd', '+25', '3 of 4'],
    ['2', 'A member', '+12', '2 of 4'],
    ['2,003', 'The ratings', '0', '2 of 4'],
    ['2,003', expect.stringContaining('You'), '-20', '1 of 4'],
  ]);
});

test('an event without a decided match that somebody picked says so', async () => {
  const { world, show } = screens({});
  world.answers.pickTable = async () => ({});
  show(<Shown />);
  expect(await screen.findByText('No table yet')).toBeTruthy();
});
