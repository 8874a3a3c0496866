/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportEditor } from '@/features/import/ImportEditor';
// Compiles the code of the later steps before a test runs.
import '@/features/import/NamesStep';
import '@/features/import/PreviewStep';
import { allAnswered } from '@test/support/allAnswered';
import { player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const isStruck = (heading: string) => screen.getByLabelText(heading).closest('[data-left-out]') !== null;

async function previewed(): Promise<HTMLElement> {
  await click('Continue to names');
  await click('Continue to preview');
  return screen.findByRole('list', { name: 'Rows of the table' });
}

test('a column that is left out counts as struck out once, at its heading, and not in its rows', async () => {
  const world = screens({}, { uid: 'editor' });
  allAnswered(world);
  world.show(<ImportEditor sport="armw" />);
  const table = [
    'Event,Date,Player 1,Player 2,Gender,Sheet,Judge',
    'Cup,2026-11-29,Tom Reed,Max Holt,men,Oslo evening,Sam Strict',
  ].join('\n');
  fireEvent.change(screen.getByLabelText('Or paste from a spreadsheet'), { target: { value: table } });
  await click('Read the table');
  await screen.findByLabelText('Judge');
  expect(['Judge', 'Sheet', 'Player 1'].map(isStruck)).toEqual([true, false, false]);
  // A column with a meaning leaves a doubt at the row.
  expect((await previewed()).textContent).toContain('Oslo evening');

  await click('Columns');
  await userEvent.selectOptions(await screen.findByLabelText('Sheet'), 'Not imported');
  expect(isStruck('Sheet')).toBe(true);
  const list = await previewed();
  expect(within(list).getByRole('checkbox')).toHaveProperty('checked', true);
  expect(list.textContent).toContain('Tom Reed');
  expect(list.textContent).not.toMatch(/Oslo|evening|Sam|Strict/);
});

test('a name that is asked about because of its country says the country of the table', async () => {
  const players = [player('ida', { name: 'Ida Marsh', country: 'DE' })];
  const world = screens({ players }, { uid: 'editor' });
  allAnswered(world);
  world.show(<ImportEditor sport="armw" />);
  const table = [
    'Event,Date,Player 1,Country 1,Player 2,Gender',
    'Cup,2026-11-29,Ida Marsh,CAN,Nora Quill,women',
  ].join('\n');
  fireEvent.change(screen.getByLabelText('Or paste from a spreadsheet'), { target: { value: table } });
  await click('Read the table');
  await click('Continue to names');
  const asked = await screen.findByRole('group', { name: 'Ida Marsh' });
  expect(within(asked).getByText('1 row · Canada')).toBeTruthy();
});
