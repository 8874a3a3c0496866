/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { page as rankingsPage } from '@/features/rankings/RankingsPage';
import { page as ratingPage } from '@/features/rankings/RatingPage';
import { resultsHidden } from '@/wiki/preferences/preferencesSlice';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import type { DateString } from '@/model/dates';
import { playerId, sportId } from '@/model/ids';
import { saveFile, type SavedFile } from '@/ui/saveFile';
import { screens } from '@test/support/screens';
import { readDataSet } from '../../../scripts/data/dataSet';

jest.mock('@/ui/saveFile', () => ({ saveFile: jest.fn() }));

const data = readDataSet(readFileSync(join(__dirname, '../../../data/armwrestling.json'), 'utf8'), 0);
const world = () => screens({ events: data.event, matches: data.match, players: data.player });

// Players without a match for two years leave the rankings, so the reader's day is near those of the data set.
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0, 1)));

const Where = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
};
const Rankings = rankingsPage.Component;
const Rating = ratingPage.Component;
const pages = (
  <>
    <Where />
    <Routes>
      <Route path="/rankings" element={<Rankings />} />
      <Route path="/rankings/:id" element={<Rating id="irakli-zirakashvili" />} />
    </Routes>
  </>
);
const rows = async () => {
  await waitFor(() => expect(document.querySelector('tbody tr')).not.toBeNull());
  // Finding so many rows by role takes seconds.
  return [...document.querySelectorAll<HTMLElement>('tbody tr')];
};

test('the ranking shows places, ratings with their uncertainty, and who is provisional', async () => {
  world().show(pages, '/rankings?asof=2026-01-01');
  const [first, second] = await rows();
  expect(first!.textContent).toMatch(/^1Levan Saginashvili1887 ± 2\d\d .*4–018–2/);
  expect(second!.textContent).toMatch(/^2.*Devon Larratt/);
  expect(screen.getByText(/60 ranked of 98 players/)).toBeTruthy();
  // Rows below the first screen are drawn when the browser has time.
  await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(98));
  const provisional = (await rows()).filter((row) => row.textContent?.includes('Provisional'));
  expect(provisional.length).toBe(38);
  expect(provisional.every((row) => row.textContent?.startsWith('–'))).toBe(true);
});

test('whoever is not here yet is called as in the newest match', async () => {
  screens({ events: data.event, matches: data.match }).show(pages, '/rankings');
  const [first] = await rows();
  expect(first!.textContent).toMatch(/^1.*Levan Saginashvili1887/);
});

test('who fought in a class with the other arm alone has no record in it, rather than one of nothing', async () => {
  world().show(pages, '/rankings?arm=R&gender=M&weight=115kg%2B');
  const dadikyan = (await rows()).find((row) => row.textContent?.includes('Davit Dadikyan'));
  expect(dadikyan?.textContent).not.toContain('0–0');
  expect((await rows())[0]!.textContent).toMatch(/\d–\d/);
});

test('the table is saved from the menu of the page, with every player of the filter', async () => {
  const saved: SavedFile[] = [];
  jest.mocked(saveFile).mockImplementation((file) => void saved.push(file));
  world().show(pages, '/rankings?weight=115kg%2B');
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Data' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rankings (CSV)' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]!.name).toMatch(/^armw-ranking-.*\.csv$/);
  expect(String(saved[0]!.content)).toContain('Levan Saginashvili');
});

test('what the filters say is in the address', async () => {
  world().show(pages, '/rankings?arm=L&gender=W&weight=nonsense');
  const table = await screen.findByRole('table', { name: 'Left arm · Women' });
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(1);
  const classes = screen.getByRole('combobox', { name: 'Weight class' });
  expect(classes).toHaveProperty('selectedOptions.0.textContent', 'All classes');
  await userEvent.click(screen.getByRole('link', { name: 'Men' }));
  expect(screen.getByTestId('where').textContent).toContain('gender=M');
  await userEvent.selectOptions(classes, '95kg');
  expect(screen.getByTestId('where').textContent).toContain('?arm=L&gender=M&weight=95kg');
  await userEvent.selectOptions(classes, 'All classes');
  expect(screen.getByTestId('where').textContent).not.toContain('weight');
});

test('the past is reached by keyboard, one event at a time, and is in the address', async () => {
  world().show(pages, '/rankings');
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'As of Today' }));
  const slider = await screen.findByRole('slider', { name: 'As of' });
  await waitFor(() => expect(slider).toHaveProperty('disabled', false));
  expect(slider.getAttribute('aria-valuetext')).toBe('Today');
  // jsdom moves no range by keys; the browser test does.
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider.getAttribute('aria-valuetext')).toMatch(/2009.*Battle of the Atlantic/);
  fireEvent.keyUp(slider);
  await waitFor(() => expect(screen.getByTestId('where').textContent).toContain('asof=2009-05-23'));
  await waitFor(async () => expect((await rows()).length).toBeLessThan(20));
  await userEvent.click(screen.getByRole('button', { name: 'Back to today' }));
  expect(screen.getByTestId('where').textContent).not.toContain('asof');
});

test('a day of the past can be named, and is in the address once its year is whole', async () => {
  world().show(pages, '/rankings');
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'As of Today' }));
  const field = await screen.findByLabelText('Choose a date');
  await waitFor(() => expect(field).toHaveProperty('disabled', false));
  const where = () => screen.getByTestId('where').textContent;
  fireEvent.change(field, { target: { value: '0002-05-01' } });
  fireEvent.change(field, { target: { value: '2999-01-01' } });
  expect(where()).not.toContain('asof');
  fireEvent.change(field, { target: { value: '2022-05-01' } });
  await waitFor(() => expect(where()).toContain('asof=2022-05-01'));
  const slider = screen.getByRole('slider', { name: 'As of' });
  await waitFor(() => expect(slider.getAttribute('aria-valuetext')).toMatch(/Apr 2022/));
});

test('while results are hidden the ranking is called hidden, until the reader shows them', async () => {
  const { store, show } = world();
  store.dispatch(resultsHidden('all'));
  show(pages, '/rankings');
  expect(screen.getByText('Results are hidden')).toBeTruthy();
  expect(screen.queryByText('No ranked matches')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
  expect((await rows()).length).toBeGreaterThan(10);
});

test('super heavyweights have a class ranking, and classes without a match are not offered', async () => {
  world().show(pages, '/rankings?weight=115kg%2B&asof=2025-12-01');
  const [first] = await rows();
  expect(first!.textContent).toMatch(/^1Levan Saginashvili/);
  const offered = [...screen.getByRole('combobox', { name: 'Weight class' }).querySelectorAll('option')];
  expect(offered.map((option) => option.value)).toEqual([
    '',
    '75kg',
    '85kg',
    '95kg',
    '105kg',
    '115kg',
    '115kg+',
  ]);
});

test('inactive players are listed on request, without a rank', async () => {
  world().show(pages, '/rankings?asof=2025-12-01');
  const active = (await rows()).length;
  await userEvent.click(screen.getByRole('link', { name: /^Inactive \(\d+\)$/ }));
  expect(screen.getByTestId('where').textContent).toContain('inactive=1');
  await waitFor(async () =>
    expect((await rows()).some((row) => row.textContent?.includes('Inactive'))).toBe(true),
  );
  const out = (await rows()).filter((row) => row.textContent?.includes('Inactive'));
  expect(out.every((row) => row.textContent?.startsWith('–'))).toBe(true);
  expect((await rows()).length).toBeGreaterThan(active);
});

test('an unreviewed event does not count, and counts once it is approved', async () => {
  const { store, show } = world();
  show(pages, '/rankings');
  const newest = async () => (await rows()).filter((row) => row.textContent?.includes('Dec 2025'));
  await rows();
  expect(await newest()).toEqual([]);
  const docs = data.event.map((event) => ({ ...event, valid: 1 as const }));
  store.dispatch(eventsSlice.actions.modified({ scope: 'events', docs }));
  await waitFor(async () => expect((await newest()).length).toBeGreaterThan(0));
});

test('why one stands below another is told match by match', async () => {
  const { show, extra } = world();
  show(pages, '/rankings/irakli-zirakashvili?with=devon-larratt');
  expect(await screen.findByText(/Irakli Zirakashvili is \d+ points below Devon Larratt/)).toBeTruthy();
  expect(screen.getByText(/If they met today: Irakli Zirakashvili \d+%, Devon Larratt \d+%/)).toBeTruthy();
  const tables = screen.getAllByRole('table').map((table) => table.textContent);
  expect(tables).toHaveLength(2);
  // The changes lead from the start to today's rating.
  const { steps, now } = await extra.ratings.ask('player', {
    sport: sportId('armw'),
    player: playerId('devon-larratt'),
    asOf: '2026-01-01' as DateString,
  });
  const sum = steps.reduce((total, { before, after }) => total + after.R!.points - before.R!.points, 0);
  expect(steps[0]!.before.R!.points + sum).toBeCloseTo(now!.R!.points, 1);
});
