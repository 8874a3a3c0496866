/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { page as countriesPage } from '@/features/countries/CountriesPage';
import { page as countryPage } from '@/features/countries/CountryPage';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { allAnswered } from '@test/support/allAnswered';
import { screens } from '@test/support/screens';
import { readDataSet } from '../../../scripts/data/dataSet';

const data = readDataSet(readFileSync(join(__dirname, '../../../data/armwrestling.json'), 'utf8'), 0);
function world() {
  const made = screens({ events: data.event, matches: data.match, players: data.player });
  allAnswered(made);
  return made;
}
const Countries = countriesPage.Component;
const Country = countryPage.Component;

test('countries stand in the order of their best three players', async () => {
  world().show(<Countries />, '/countries?asof=2024-05-01');
  const row = await screen.findByRole('row', { name: /Georgia/ });
  expect(row.textContent).toMatch(/Levan Saginashvili/);
  expect(
    within(row)
      .getByRole('link', { name: /Georgia/ })
      .getAttribute('href'),
  ).toBe('/countries/GE?asof=2024-05-01');
});

test('another country of a player counts as soon as it is known', async () => {
  const { show, store } = world();
  show(<Countries />, '/countries');
  await screen.findByRole('row', { name: /Georgia/ });
  expect(screen.queryByRole('row', { name: /Tonga/ })).toBeNull();
  const docs = data.player
    .filter(({ id }) => id === 'levan-saginashvili')
    .map((player) => ({ ...player, country: 'TO' }));
  store.dispatch(playersSlice.actions.modified({ scope: 'players', docs }));
  const row = await screen.findByRole('row', { name: /Tonga/ });
  await waitFor(() => expect(row.textContent).toMatch(/Levan Saginashvili/));
});

test('a country has its players, its record against others, and the matches against one of them', async () => {
  world().show(<Country id="GE" />, '/countries/GE?asof=2024-05-01&against=CA');
  const meetings = await screen.findByRole('list', { name: 'Georgia against Canada' });
  expect(within(meetings).getAllByRole('link')[0]!.textContent).toBe(
    'Saginashvili 4–0 Larratt · right · 115kg+',
  );
  const [ranking, record] = screen.getAllByRole('table');
  expect(within(ranking!).getByRole('row', { name: /Levan Saginashvili/ }).textContent).toMatch(/^1/);
  const canada = within(record!).getByRole('row', { name: /Canada/ });
  expect(within(canada).getByRole('link').getAttribute('href')).toContain('against=CA');
});

test('a code that no country has is no page, and a country of nobody says so', async () => {
  const shown = world().show(<Country id="ZZ" />, '/countries/ZZ');
  expect(await screen.findByText('There is no page at this address')).toBeTruthy();
  shown.unmount();
  world().show(<Country id="TO" />, '/countries/TO');
  expect(
    await screen.findByText('No player from this country had such a rated match by this date'),
  ).toBeTruthy();
});
