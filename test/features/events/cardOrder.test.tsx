/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { proposeCard } from '@/features/events/card/cardThunks';
import { selectUsualOrder } from '@/features/events/card/usualOrder';
import { CardEditor } from '@/features/events/card/CardEditor';
import { draftOf } from '@/parts/drafts/draft';
import { noWhy } from '@/wiki/editing/why';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { playerId } from '@/model/ids';
import { event, matchOf, player } from '@test/support/factories';
import { screens } from '@test/support/screens';
import { allMatchesCome, ann, bea, editor, openEditor, row, rows } from './cardWorld';

const question = () => screen.queryByLabelText<HTMLSelectElement>('Is the main event first or last?');
const answer = () => question()?.selectedOptions[0]?.text;

async function add(text: string, count: number) {
  fireEvent.change(screen.getByLabelText('Paste a card'), { target: { value: text } });
  const label = count === 1 ? 'Add 1 match' : `Add ${count} matches`;
  await userEvent.click(await screen.findByRole('button', { name: label }));
}

const send = async (count: number) => {
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await userEvent.click(screen.getByRole('button', { name: `Send ${count} matches` }));
};

const known = { ...rows, events: [event('e1'), event('e2')], matches: [matchOf('old', 'e2')] };

test('the editor asks where the main event is once the card has two matches, and stores the answer', async () => {
  const world = screens(known, editor);
  await openEditor(world);
  await add('Women\nAnn Ash - Bea Birch 3-1', 1);
  expect(question()).toBeNull();
  await add('Women\nBea Birch - Ann Ash 3-2', 1);
  expect(answer()).toBe('Unknown');
  await userEvent.selectOptions(question()!, 'Main event first');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByText('Order of the card: Main event first')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send 2 matches' }));
  expect(selectEvent(world.state(), 'e1')?.cardOrder).toBe('mainFirst');
});

test('without an answer the card says nothing about its event', async () => {
  const world = screens(known, editor);
  await openEditor(world);
  await add('Women\nAnn Ash - Bea Birch 3-1\nBea Birch - Ann Ash 3-2', 2);
  await send(2);
  expect(world.commands().map((body) => body.kind === 'upsertDelta' && body.proposal.collection)).toEqual([
    'match',
    'match',
  ]);
});

test('the answer is preset from a title at one end, and stays what the author chose', async () => {
  const world = screens(known, editor);
  await openEditor(world);
  await add('Women\nAnn Ash - Bea Birch 3-1\nBea Birch - Ann Ash 3-2', 2);
  const title = async (number: number, text: string) => {
    const more = screen.getByRole('button', { name: `Outcome of match ${number}, and more` });
    if (more.getAttribute('aria-expanded') !== 'true') await userEvent.click(more);
    const group = screen.getByRole('group', { name: `Match ${number}` });
    const field = [...group.querySelectorAll('input')].find(
      ({ labels }) => labels?.[0]?.textContent === 'Title at stake',
    )!;
    await userEvent.type(field, text);
  };
  await title(1, 'World title');
  expect(answer()).toBe('Main event first');
  await userEvent.selectOptions(question()!, 'Main event last');
  await send(2);
  expect(selectEvent(world.state(), 'e1')?.cardOrder).toBe('mainLast');
});

test('an event that states its order presets it, and is not edited', async () => {
  const world = screens({ ...known, events: [event('e1', { cardOrder: 'mainLast' })] }, editor);
  await openEditor(world);
  await add('Women\nAnn Ash - Bea Birch 3-1\nBea Birch - Ann Ash 3-2', 2);
  expect(answer()).toBe('Main event last');
  await send(2);
  expect(world.commands()).toHaveLength(2);
});

test('the answer is preset from the ratings of the players', async () => {
  const between = (id: string, one: string, other: string, won: number) =>
    matchOf(id, 'e2', {
      arm: 'R',
      order: won,
      player1: { id: playerId(one), name: one, score: 3, result: 'W' },
      player2: { id: playerId(other), name: other, score: 0, result: 'L' },
    });
  // Ann and Bea beat everybody, and the others lose to all.
  const history = ['cem', 'dev'].flatMap((weak, at) =>
    ['ann', 'bea'].flatMap((strong, place) =>
      [0, 1, 2].map((time) => between(`${weak}${strong}${time}`, strong, weak, 10 * at + 3 * place + time)),
    ),
  );
  const players = [...rows.players, player('cem', { name: 'Cem Can' }), player('dev', { name: 'Dev Das' })];
  const world = screens({ ...known, players, matches: history }, editor);
  await openEditor(world);
  await add('Women\nCem Can - Dev Das\nAnn Ash - Bea Birch', 2);
  await waitFor(() => expect(answer()).toBe('Main event last'));
});

describe('what the author answered for an earlier event', () => {
  const own = { author: { id: 'editor' } };
  const events = [
    event('new', { ...own, created: 3, cardOrder: 'mainFirst' }),
    event('old', { ...own, created: 2, cardOrder: 'mainLast' }),
    event('silent', { ...own, created: 4 }),
    event('other', { created: 5, cardOrder: 'mainLast' }),
  ];

  test('is the answer for the newest own event that has one', () => {
    expect(selectUsualOrder(screens({ events }, editor).state())).toBe('mainFirst');
    expect(selectUsualOrder(screens({ events }, { uid: 'newcomer' }).state())).toBeUndefined();
    expect(selectUsualOrder(screens({ events }).state())).toBeUndefined();
  });

  test('presets the next card, also right after it was sent', async () => {
    const world = screens({ ...rows, events: [], matches: [] }, editor);
    const card = { name: draftOf('Cup'), date: draftOf('2026-05-01'), cardOrder: draftOf('mainFirst') };
    world.dispatch(
      proposeCard({ sport: 'armw', fields: card }, [row({ player1: ann, player2: bea })], noWhy),
    );
    await allMatchesCome(world);
    world.show(<CardEditor sport="armw" />);
    await add('Women\nAnn Ash - Bea Birch 3-1\nBea Birch - Ann Ash 3-2', 2);
    expect(answer()).toBe('Main event first');
    expect(screen.queryByLabelText('Order of the card')).toBeNull();
  });
});
