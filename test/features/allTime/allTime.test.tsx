/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { page } from '@/features/allTime/AllTimePage';
import { allAnswered } from '@test/support/allAnswered';
import { screens } from '@test/support/screens';
import { readDataSet } from '../../../scripts/data/dataSet';

const data = readDataSet(readFileSync(join(__dirname, '../../../data/armwrestling.json'), 'utf8'), 0);
const Records = page.Component;
const show = (at: string) => {
  const world = screens({ events: data.event, matches: data.match, players: data.player });
  allAnswered(world);
  world.show(<Records />, at);
};
const list = (name: string) => screen.findByRole('list', { name });
const firstOf = (of: HTMLElement) => within(of).getAllByRole('listitem')[0]!;

test('records of a day are told with the matches that they are made of', async () => {
  show('/records?asof=2024-05-01');
  expect(firstOf(await list('Number ones over time')).textContent).toMatch(
    /Levan Saginashvili.*Since \d+ \w+ \d{4}/,
  );
  const run = firstOf(await list('Longest winning streaks'));
  const count = Number(/(\d+) wins/.exec(run.textContent)?.[1]);
  expect(count).toBeGreaterThan(3);
  await userEvent.click(within(run).getByText(`Its ${count} matches`));
  expect((await within(run).findAllByRole('link', { name: / \d–\d / })).length).toBe(Math.min(10, count));
  const upset = firstOf(await list('Biggest upsets'));
  expect(upset.textContent).toMatch(/ \d–\d .*\d% chance/);
  expect(firstOf(await list('Highest ratings')).textContent).toMatch(/Levan Saginashvili/);
});

test('a list begins with ten and has the others at hand', async () => {
  show('/records');
  const most = await list('Most matches');
  const rows = () => within(most).getAllByRole('listitem').length;
  expect(rows()).toBe(10);
  const buttons = screen.getAllByRole('button', { name: 'Show 15 more' });
  await userEvent.click(buttons.at(-1)!);
  expect(rows()).toBe(25);
});

test('where nothing was fought there are no records', async () => {
  show('/records?asof=2009-01-01');
  expect(await screen.findByText('No records yet')).toBeTruthy();
});
