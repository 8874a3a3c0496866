/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScopeKey } from '@/backend/scope';
import { ImportEditor } from '@/features/import/ImportEditor';
// Compiles the code of the later steps before a test runs.
import '@/features/import/NamesStep';
import '@/features/import/PreviewStep';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { screens } from '@test/support/screens';
import { workbookOf } from '@test/support/workbookOf';

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function open() {
  const world = screens({}, { uid: 'editor' });
  for (const scope of ['players', 'events', 'matchesOfSport/armw'] as ScopeKey[])
    world.store.dispatch(scopesSlice.actions.answered({ scope }));
  world.show(<ImportEditor sport="armw" />);
  return world;
}

async function paste(text: string) {
  fireEvent.change(screen.getByLabelText('Or paste from a spreadsheet'), { target: { value: text } });
  await click('Read the table');
}

const german = (first: string, second: string) =>
  `Turnier,Datum,Sportler 1,Sportler 2,Ergebnis,Arm,Geschlecht\nCup,2026-11-29,${first},${second},3-0,dextra,Männer`;

test('what the user says a word means counts for its rows, and for the next table', async () => {
  open();
  await paste(german('Tom Reed', 'Max Holt'));
  await userEvent.selectOptions(await screen.findByLabelText('“dextra” (Arm)'), 'Right');
  await click('Continue to names');
  await click('Continue to preview');
  const list = await screen.findByRole('list', { name: 'Rows of the table' });
  const row = within(list).getByRole('listitem');
  expect(row.textContent).toContain('right');
  expect(within(row).getByRole('checkbox')).toHaveProperty('checked', true);

  await click('Table');
  await paste(german('Otto Kern', 'Max Holt'));
  expect(await screen.findByLabelText('“dextra” (Arm)')).toHaveProperty('value', 'R');
});

test('after sending, the page says so, and offers the next sheet of the file', async () => {
  open();
  const head = ['Event', 'Date', 'Player 1', 'Player 2', 'Gender'];
  const file = workbookOf({
    Finals: [
      head,
      ['Cup', '2026-11-29', 'Tom Reed', 'Max Holt', 'men'],
      ['Cup', '2026-11-29', 'Tom Reed', '', 'men'],
    ],
    Women: [
      [...head, 'Note'],
      ['Cup', '2026-11-29', 'Ida Marsh', 'Nora Quill', 'women', 'quick'],
    ],
  });
  // jsdom has no `arrayBuffer`.
  const chosen = Object.assign(new File([], 'cup.xlsx'), {
    arrayBuffer: async () => new Uint8Array(file).buffer,
  });
  await userEvent.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), chosen);
  const [step] = await screen.findAllByRole('button', { name: 'Columns' });
  if (step) await userEvent.click(step);
  await click('Continue to names');
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  await click('Continue to preview');
  await screen.findByText('Nothing has been sent yet.');
  expect(scrolled).toHaveBeenCalledTimes(1);
  await click('Send 1 match');

  await screen.findByText('1 match of this table has been sent. 1 row is left.');
  expect(screen.queryByText('Nothing has been sent yet.')).toBeNull();
  expect(screen.getByRole('link', { name: 'See what you sent' })).toBeTruthy();
  await click('Continue with the sheet “Women”');
  expect(await screen.findByLabelText('Note')).toHaveProperty('value', 'note');
  await click('Continue to names');
  await click('Continue to preview');
  await click('Send 1 match');
  await screen.findByText('1 match of this table has been sent. No rows are left.');
  expect(screen.queryByRole('button', { name: /Continue with the sheet/ })).toBeNull();
  await click('Import another table');
  await waitFor(() => expect(screen.getByLabelText('Or paste from a spreadsheet')).toBeTruthy());
});

test('a day whose year may come first is read as somebody chooses, from the orders that all days have', async () => {
  open();
  await paste('Event,Date,Player 1,Player 2\nCup,26/03/14,Ann Ash,Bea Birch\nCup,26/03/15,Ann Ash,Cid Cole');
  const order = await screen.findByLabelText('How to read dates such as 26/03/14');
  const texts = within(order)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(['Day first: 26 Mar 2014', 'Year first: 14 Mar 2026']));
  expect(texts.join()).not.toContain('Month first');

  await userEvent.selectOptions(order, 'Year first: 14 Mar 2026');
  await click('Continue to names');
  await click('Continue to preview');
  const list = await screen.findByRole('list', { name: 'Rows of the table' });
  expect(list.textContent?.match(/\d+ Mar \d+/g)).toEqual(['14 Mar 2026', '15 Mar 2026']);
});

test('the number of a winner that may count from 0 is asked about, and forgotten for the next table', async () => {
  open();
  const table =
    'Event,Date,Player 1,Player 2,Winner\nCup,2026-11-29,Ann Ash,Bea Birch,0\nCup,2026-11-29,Cid Cole,Dan Dale,1';
  await paste(table);
  await userEvent.selectOptions(await screen.findByLabelText('“0” (Winner)'), 'Player 1');
  await userEvent.selectOptions(screen.getByLabelText('“1” (Winner)'), 'Player 2');
  await click('Table');
  await paste(table);
  expect(await screen.findByLabelText('“0” (Winner)')).toHaveProperty('value', '');
  expect(screen.getByLabelText('“1” (Winner)')).toHaveProperty('value', '');
});

test('each step opens at its top', async () => {
  const scrolled = jest.fn();
  // jsdom lacks the method.
  Element.prototype.scrollIntoView = scrolled;
  try {
    open();
    await paste(german('Tom Reed', 'Max Holt'));
    for (const name of ['Continue to names', 'Continue to preview']) {
      await screen.findByRole('button', { name });
      scrolled.mockClear();
      await click(name);
      expect(scrolled).toHaveBeenCalledTimes(1);
    }
  } finally {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  }
});
