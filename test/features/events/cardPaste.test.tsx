/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardEditor } from '@/features/events/card/CardEditor';
import { PasteBox } from '@/features/events/card/PasteBox';
import { mostRows } from '@/features/events/card/cardForm';
import { draftOf } from '@/parts/drafts/draft';
import { keepDraftOf } from '@/parts/drafts/useKeptDraft';
import { noWhy } from '@/wiki/editing/why';
import { screens } from '@test/support/screens';
import { ann, bea, editor, openEditor, row, rows } from './cardWorld';

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Paste a card');
const paste = (text: string) => fireEvent.change(box(), { target: { value: text } });
const addMatches = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const genderOf = (number: number) =>
  within(screen.getByRole('group', { name: `Match ${number}` })).getByLabelText<HTMLSelectElement>('Gender')
    .value;

test('a word on a pasted line counts for no other line, paste or row, and what will be stored is shown', async () => {
  const world = screens({ ...rows, matches: [] }, editor);
  await openEditor(world);
  paste('Ann Ash - Zoe Zeal 3-1 R women\nAnn Ash - Bea Birch left');
  await addMatches('Add 2 matches');
  paste('Bea Birch - Zoe Zeal 2-0');
  await addMatches('Add 1 match');
  expect([1, 2, 3, 4].map(genderOf)).toEqual(['W', '', '', '']);
  expect(screen.getByText('Match 2: choose the gender.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Preview' })).toHaveProperty('disabled', true);
  const asked = within(screen.getByRole('group', { name: /^2 matches have no gender/ }));
  await userEvent.click(asked.getByRole('button', { name: 'Open' }));
  expect([1, 2, 3, 4].map(genderOf)).toEqual(['W', '-', '-', '-']);

  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const listed = within(screen.getByRole('list', { name: 'Preview' })).getAllByRole('listitem');
  expect(listed.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/· rightWomen$/),
    expect.stringMatching(/· leftOpen$/),
    expect.stringContaining('Open'),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Send 3 matches' }));
  expect(
    world
      .commands()
      .flatMap((body) => (body.kind === 'upsertDelta' ? [body.proposal] : []))
      .filter(({ collection }) => collection === 'match')
      .map(({ value }) => value),
  ).toEqual([
    expect.objectContaining({ gender: 'W', arm: 'R' }),
    expect.objectContaining({ gender: '-', arm: 'L' }),
    expect.objectContaining({ gender: '-' }),
  ]);
});

test('players who are known say whether men or women meet, and a row that disagrees with them is doubted', async () => {
  await openEditor(screens(rows, editor));
  paste('Ann Ash - Zoe Zeal 3-1\nAnn Ash - Bea Birch men');
  await addMatches('Add 2 matches');
  expect([1, 2].map(genderOf)).toEqual(['W', 'M']);
  const doubted = (name: string) => `Check the gender: ${name} is listed under “Women” elsewhere.`;
  const first = within(screen.getByRole('group', { name: 'Match 1' }));
  expect(first.queryByText(/Check the gender/)).toBeNull();
  const second = within(screen.getByRole('group', { name: 'Match 2' }));
  for (const name of ['Ann Ash', 'Bea Birch']) expect(second.getByText(doubted(name))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByText(doubted('Bea Birch'))).toBeTruthy();
});

test('a heading is shown as one, counts for the lines below it, and stays with those that are not understood', async () => {
  await openEditor(screens(rows, editor));
  paste('Women, left arm\nAnn Ash - Bea Birch\nAnn Ash and Zoe Zeal');
  expect(await screen.findByText('Heading for the lines below it: Left · Women')).toBeTruthy();
  await addMatches('Add 1 match');
  expect(genderOf(1)).toBe('W');
  expect(box().value).toBe('Women, left arm\nAnn Ash and Zoe Zeal');
  paste(box().value.replace('and', '-'));
  await addMatches('Add 1 match');
  expect(genderOf(2)).toBe('W');
  expect(box().value).toBe('');
});

test('lines for which a card has no room stay in the box, which says how many are taken and why', async () => {
  const onAdd = jest.fn<undefined, [readonly unknown[], string]>();
  const lines = ['Women', 'Ann Ash - Cid Cedar', 'Ann Ash - Dan Dale', 'Ann Ash - Eve Elm'];
  const world = screens(rows, editor);
  const show = (room: number) =>
    world.show(
      <PasteBox sport="armw" text={lines.join('\n')} room={room} onText={() => undefined} onAdd={onAdd} />,
    );
  const view = show(2);
  expect(
    screen.getByText(`Only 2 of these 3 matches were added: you can send at most ${mostRows}`, {
      exact: false,
    }),
  ).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Add 2 matches' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
  expect(onAdd.mock.calls[0]?.[0]).toHaveLength(2);
  expect(onAdd.mock.calls[0]?.[1]).toBe('Women\nAnn Ash - Eve Elm');
  view.unmount();
  show(0);
  expect(screen.getByText('No room for 3 matches', { exact: false })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('lines that were not added when a card is sent', () => {
  const rest = 'Ann Ash and Zoe Zeal';
  const form = { rows: [row({ player1: ann, player2: bea })], paste: rest, others: [], why: noWhy };

  async function send() {
    const preview = await screen.findByRole('button', { name: 'Preview' });
    await waitFor(() => expect(preview).toHaveProperty('disabled', false));
    fireEvent.click(preview);
    fireEvent.click(screen.getByRole('button', { name: 'Send 1 match' }));
  }

  test('stay in the box where matches are added to an event', async () => {
    const world = screens(rows, editor);
    world.dispatch(keepDraftOf('card/armw/e1', { ...form, event: {} }));
    const view = world.show(<CardEditor sport="armw" eventId="e1" />);
    await send();
    expect(world.commands()).toHaveLength(1);
    expect(box().value).toBe(rest);
    expect(screen.getByText('Enter at least one match.')).toBeTruthy();
    view.unmount();
    world.show(<CardEditor sport="armw" eventId="e1" />);
    expect(box().value).toBe(rest);
  });

  test('wait there for a new event', async () => {
    const world = screens(rows, editor);
    const event = { name: draftOf('Village Cup'), date: draftOf('2026-05-01') };
    world.dispatch(keepDraftOf('card/armw/', { ...form, event }));
    const view = world.show(<CardEditor sport="armw" />);
    await send();
    view.unmount();
    const [added] = world.commands();
    const id = added?.kind === 'upsertDelta' ? added.deltaId : '';
    world.show(<CardEditor sport="armw" eventId={id} />);
    expect(box().value).toBe(rest);
  });
});
