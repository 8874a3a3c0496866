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

const todd = player('ann', { name: 'Tod Hutchins', spellings: ['T Hutch'] });

test('a misspelling stays findable: one edit corrects the name and keeps the wrong one for search', async () => {
  const world = screens({ players: [todd] }, editor);
  world.show(name);
  await typeName('Todd Hutchings');
  await userEvent.click(button('OK'));
  expect(world.commands()).toMatchObject([
    {
      proposal: {
        field: '',
        value: { name: 'Todd Hutchings', spellings: ['T Hutch', 'Tod Hutchins'] },
        base: { name: 'Tod Hutchins', spellings: ['T Hutch'] },
      },
    },
  ]);
  expect(world.commands()[0]).not.toHaveProperty('proposal.value.formerNames');
});

test('a second correction of the own open one keeps the misspelling once, and the old name again drops it', async () => {
  const open = delta('d1', {
    collection: 'player',
    docId: 'ann',
    field: '',
    value: { name: 'Todd Hutching', spellings: ['T Hutch', 'Tod Hutchins'] },
    base: { name: 'Tod Hutchins', spellings: ['T Hutch'] },
    author: userId('editor'),
    timestamp: 1_000,
  });
  const world = screens({ players: [todd], deltas: [open] }, editor);
  world.show(name);
  await typeName('Todd Hutchings');
  await userEvent.click(button('OK'));
  expect(world.commands()).toMatchObject([
    {
      deltaId: 'd1',
      proposal: { value: { name: 'Todd Hutchings', spellings: ['T Hutch', 'Tod Hutchins'] } },
    },
  ]);
  await typeName('Tod Hutchins');
  await userEvent.click(button('OK'));
  expect(world.commands()).toMatchObject([{ kind: 'deleteDelta', deltaId: 'd1' }]);
});

test.each([
  ['a single short name, which would find this player for all others', 'Ali', 'Aly'],
  ['a name that differs in accents only, which searches ignore', 'Jorg Brandt', 'Jörg Brandt'],
])('%s is not kept as a misspelling', async (_, wrong, right) => {
  const world = screens({ players: [player('ann', { name: wrong })] }, editor);
  world.show(name);
  await typeName(right);
  await userEvent.click(button('OK'));
  expect(world.commands()).toMatchObject([{ proposal: { field: 'name', value: right, base: wrong } }]);
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
