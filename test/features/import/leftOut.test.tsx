/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { player } from '@test/support/factories';
import { click, pasted, previewed } from '@test/support/importing';

const isStruck = (heading: string) => screen.getByLabelText(heading).closest('[data-left-out]') !== null;

test('a column that is left out counts as struck out once, at its heading, and not in its rows', async () => {
  await pasted([
    'Event,Date,Player 1,Player 2,Gender,Sheet,Judge',
    'Cup,2026-11-29,Tom Reed,Max Holt,men,Oslo evening,Sam Strict',
  ]);
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
  await pasted(
    ['Event,Date,Player 1,Country 1,Player 2,Gender', 'Cup,2026-11-29,Ida Marsh,CAN,Nora Quill,women'],
    { players },
  );
  await click('Continue to names');
  const asked = await screen.findByRole('group', { name: 'Ida Marsh' });
  expect(within(asked).getByText('1 row · Canada')).toBeTruthy();
});
