/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditButton } from '@/parts/dialogs/EditButton';
import type { DateString } from '@/model/dates';
import { delta, player } from '@test/support/factories';
import { userId } from '@/model/ids';
import { screens } from '@test/support/screens';

const editor = { uid: 'editor' };
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const name = <EditButton collection="player" id="ann" field="name" />;
const ann = player('ann', { name: 'Ann' });
const formerNames = [{ name: 'Ann', until: '2021-03-04' as DateString }];

async function typeName(text: string): Promise<void> {
  await userEvent.click(button('Edit name'));
  const field = await screen.findByLabelText('Name');
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test('a misspelt name is an edit of the name alone, which is what the dialog begins with', async () => {
  const world = screens({ players: [ann] }, editor);
  world.show(name);
  await typeName('Anna');
  await userEvent.click(button('OK'));
  expect(world.commands()).toMatchObject([{ proposal: { field: 'name', value: 'Anna', base: 'Ann' } }]);
});

test('a name that has changed is one proposal with the name given up, once its first day is said', async () => {
  const world = screens({ players: [ann] }, editor);
  world.show(name);
  await typeName('Anna');
  await userEvent.selectOptions(screen.getByLabelText('Kind of change'), 'changed');
  expect(button('OK').disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('First day of the new name'), { target: { value: '2021-03-04' } });
  expect(screen.getByText('Matches before this day keep “Ann”.')).toBeTruthy();
  await userEvent.click(button('OK'));
  expect(world.commands()).toMatchObject([
    {
      proposal: { field: '', value: { name: 'Anna', formerNames }, base: { name: 'Ann', formerNames: null } },
    },
  ]);
});

test('a day no later than the last change of the name is refused', async () => {
  const anna = player('ann', { name: 'Anna', formerNames });
  screens({ players: [anna] }, editor).show(name);
  await typeName('Hanna');
  await userEvent.selectOptions(screen.getByLabelText('Kind of change'), 'changed');
  const day = screen.getByLabelText('First day of the new name');
  fireEvent.change(day, { target: { value: '2021-03-04' } });
  expect(button('OK').disabled).toBe(true);
  fireEvent.change(day, { target: { value: '2021-03-05' } });
  expect(button('OK').disabled).toBe(false);
});

test('an open proposal of a change shows as it is, and as a misspelling it gives nothing up any more', async () => {
  const open = delta('d1', {
    collection: 'player',
    docId: 'ann',
    field: '',
    value: { name: 'Anna', formerNames: [...formerNames] },
    base: { name: 'Ann', formerNames: null },
    author: userId('editor'),
    timestamp: 1_000,
  });
  const world = screens({ players: [ann], deltas: [open] }, editor);
  world.show(name);
  await userEvent.click(button('Edit name'));
  expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Anna');
  expect(screen.getByLabelText('First day of the new name')).toHaveProperty('value', '2021-03-04');
  await userEvent.selectOptions(screen.getByLabelText('Kind of change'), 'misspelt');
  await userEvent.click(button('OK'));
  expect(world.commands()).toMatchObject([{ deltaId: 'd1', proposal: { field: '' } }]);
  expect(world.commands()[0]).toHaveProperty('proposal.value', { name: 'Anna' });
});

test('a wrong former name is removed on the page, by an edit like others', async () => {
  const both = [...formerNames, { name: 'Anna', until: '2023-01-01' as DateString }];
  const world = screens({ players: [player('ann', { name: 'Hanna', formerNames: both })] }, editor);
  world.show(<EditButton collection="player" id="ann" field="formerNames" />);
  await userEvent.click(button('Edit former names'));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Ann' }));
  await userEvent.click(button('OK'));
  expect(world.commands()).toMatchObject([
    { proposal: { field: 'formerNames', value: [both[1]], base: both } },
  ]);
});
