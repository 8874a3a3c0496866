/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { panelTabs } from '@/features/events/panels';
import { SummaryPanel } from '@/features/events/summary/SummaryPanel';
import type { DateString } from '@/model/dates';
import { eventId, playerId, sportId } from '@/model/ids';
import { preferencesSlice } from '@/wiki/preferences/preferencesSlice';
import { event, match, player } from '@test/support/factories';
import { screens, type Rows } from '@test/support/screens';

const names = { ann: 'Ann Ash', bea: 'Bea Birch', cid: 'Cid Can' } as const;
type Id = keyof typeof names;

const won = (id: string, at: string, year: number, first: Id, second: Id, more = {}) =>
  match(id, {
    date: `${year}-01-01` as DateString,
    event: { id: eventId(at), date: `${year}-01-01` as DateString, sport: { id: sportId('armw') } },
    player1: { id: playerId(first), name: names[first], score: 3, result: 'W' },
    player2: { id: playerId(second), name: names[second], score: 1, result: 'L' },
    arm: 'R',
    ...more,
  });
const earlier = [2017, 2018, 2019].flatMap((year) => [
  won(`a${year}`, `old${year}`, year, 'ann', 'bea', { title: 'Harbour belt' }),
  won(`b${year}`, `old${year}`, year, 'ann', 'cid'),
]);
const cup = event('cup', { name: 'Cup', date: '2020-01-01' as DateString, cardOrder: 'mainLast' });
const upset = won('m2', 'cup', 2020, 'bea', 'ann', { order: 2, title: 'Harbour belt' });
const rows: Rows = {
  events: [cup, ...[2017, 2018, 2019].map((year) => event(`old${year}`))],
  players: Object.entries(names).map(([id, name]) => player(id, { name })),
  matches: [...earlier, upset, won('m1', 'cup', 2020, 'ann', 'cid', { order: 1 })],
};

const facts = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/g, ''));

function open(shown: Rows = rows, of = cup) {
  const world = screens(shown);
  world.show(<SummaryPanel event={of} />);
  return world;
}

test('a summary says what happened: main event, upsets by the chance before, titles, and rating changes', async () => {
  open();
  await screen.findByRole('list', { name: 'Upsets' });
  const lead = screen.getByText(/All 2 matches/).textContent?.replace(/[\u2066-\u2069]/g, '');
  expect(lead).toBe('All 2 matches have a result. In the main event, Bea Birch beat Ann Ash 3–1.');
  expect(facts('Upsets')).toEqual([
    expect.stringMatching(/^Bea Birch beat Ann Ash with a chance of \d+%\.$/),
  ]);
  expect(facts('Titles')).toEqual([
    expect.stringMatching(/^Bea Birch beat Ann Ash and took the title Harbour belt, /),
  ]);
  const [largest] = facts('Largest rating changes');
  expect(largest).toMatch(/^(Bea Birch gained|Ann Ash lost) \d+ points and is at \d+\.$/);
});

test('the text to copy has the same sentences and the address', async () => {
  const copied: string[] = [];
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  open();
  await screen.findByRole('list', { name: 'Upsets' });
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  const lines = copied[0]!.replace(/[\u2066-\u2069]/g, '').split('\n');
  expect(lines[0]).toBe('Cup, 2020-01-01');
  expect(lines).toEqual(expect.arrayContaining([...facts('Titles'), ...facts('Upsets')]));
  expect(lines.at(-1)).toMatch(/\/sport\/armw\/event\/[^/]*cup\/summary$/);
});

test('an event with one result and without ratings says only that', async () => {
  const open1 = match('m9', { event: upset.event, order: 9 });
  const { cardOrder: _, ...unordered } = { ...cup, valid: 0 as const };
  open({ ...rows, events: [unordered], matches: [upset, open1] }, unordered);
  expect(await screen.findByText('1 of 2 matches have a result.')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test('while results are hidden there is no summary', () => {
  const world = screens(rows);
  world.store.dispatch(preferencesSlice.actions.resultsHidden('all'));
  world.show(<SummaryPanel event={cup} />);
  expect(screen.getByText('Results are hidden')).toBeTruthy();
  expect(document.body.textContent).not.toContain('beat');
});

test('a summary has a tab as soon as there is a result, and where a reader is there', () => {
  const labels = (asked: 'summary' | undefined, hasResults: boolean) =>
    panelTabs(cup, asked, (panel) => panel, hasResults).map(({ label }) => label);
  expect(labels(undefined, false)).toEqual(['matches', 'video', 'history']);
  expect(labels(undefined, true)).toEqual(['matches', 'summary', 'video', 'history']);
  expect(labels('summary', false)).toEqual(['matches', 'summary', 'video', 'history']);
});
