/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardEditor } from '@/features/events/card/CardEditor';
import { PasteBox } from '@/features/events/card/PasteBox';
import { duplicates } from '@/features/events/card/duplicates';
import { blankAfter, mostRows, newNames, withBlank, type CardRow } from '@/features/events/card/cardForm';
import { proposeCard } from '@/features/events/card/cardThunks';
import { draftOf } from '@/parts/editing/draft';
import { keepDraftOf } from '@/parts/editing/useKeptDraft';
import { noWhy } from '@/wiki/editing/why';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const rows = {
  events: [event('e1')],
  players: [player('ann', { name: 'Ann Ash' }), player('bea', { name: 'Bea Birch' })],
  matches: [match('m1', { order: 4, arm: 'R' })],
};
const editor = { uid: 'editor' };
const ann = draftOf({ id: 'ann', name: 'Ann Ash' });
const bea = draftOf({ id: 'bea', name: 'Bea Birch' });
const named = (name: string) => ({ kind: 'newPlayer', name }) as const;
const row = (fields: Partial<CardRow>): CardRow => ({ ...blankAfter([], 'row'), ...fields });

describe('sending a card', () => {
  test('queues the event, each new player once, then the matches in order, all in one turn', () => {
    const world = screens(rows, editor);
    let turns = 0;
    const counts: number[] = [];
    queueMicrotask(() => void (turns += 1));
    world.store.subscribe(() => void counts.push(turns));
    const id = world.dispatch(
      proposeCard(
        { sport: 'armw', fields: { name: draftOf('Village Cup'), date: draftOf('2026-05-01') } },
        [
          row({ player1: ann, player2: named('Zoe Zeal'), score1: 3, score2: 1, arm: 'R' }),
          row({ player1: named('ZOE Zeal'), player2: bea, weight: '95kg', gender: 'W' }),
          row({}),
        ],
        { note: '', source: 'poster' },
      ),
    );
    expect(new Set(counts)).toEqual(new Set([0]));
    const proposals = world
      .commands()
      .map((body) => (body.kind === 'upsertDelta' ? { id: body.deltaId, ...body.proposal } : undefined));
    expect(proposals.map((proposal) => proposal?.collection)).toEqual(['event', 'player', 'match', 'match']);
    expect(proposals.every((proposal) => proposal?.source === 'poster')).toBe(true);
    const zoe = proposals[1]?.id;
    expect(proposals[2]?.value).toMatchObject({
      date: '2026-05-01',
      event: { id, date: '2026-05-01', sport: { id: 'armw' } },
      player1: { id: 'ann', score: 3 },
      player2: { id: zoe, name: 'Zoe Zeal', score: 1 },
      arm: 'R',
      order: 1,
    });
    expect(proposals[3]?.value).toMatchObject({
      player1: { id: zoe },
      weight: '95kg',
      gender: 'W',
      order: 2,
    });
  });

  test('goes on after the last place of a card that is there', () => {
    const world = screens(rows, editor);
    world.dispatch(proposeCard({ id: 'e1' }, [row({ player1: ann, player2: bea })], noWhy));
    expect(world.commands()).toEqual([
      expect.objectContaining({
        proposal: expect.objectContaining({ value: expect.objectContaining({ order: 5 }) }),
      }),
    ]);
  });

  test('is refused as a whole without a signed-in user', () => {
    const world = screens(rows);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() =>
      world.dispatch(
        proposeCard(
          { sport: 'armw', fields: { name: draftOf('Cup'), date: draftOf('2026-05-01') } },
          [row({ player1: ann, player2: named('Zoe') })],
          noWhy,
        ),
      ),
    ).toThrow('Cannot upsert unless logged in');
    jest.restoreAllMocks();
    expect(world.commands()).toEqual([]);
  });
});

test('a row repeats a match when the same two meet with the same arm, or one that is not said', () => {
  const meetings = [
    row({ player1: bea, player2: ann, arm: 'R' }),
    row({ player1: ann, player2: bea, arm: 'L' }),
    row({ player1: ann, player2: named('Zoe'), arm: 'L' }),
    row({ player1: named('zoé'), player2: ann }),
  ];
  const card = [
    match('m1', {
      arm: 'R',
      player1: { ...match('m').player1, id: player('ann').id },
      player2: { ...match('m').player2, id: player('bea').id },
    }),
  ];
  expect(duplicates(meetings, card)).toEqual(['onCard', undefined, undefined, 'inList']);
});

test('there is always one blank row at the end, of the gender and arm before it', () => {
  const first = row({ player1: ann, gender: 'W', arm: 'L' });
  const all = withBlank([first], () => 'next');
  expect(all).toEqual([first, expect.objectContaining({ key: 'next', gender: 'W', arm: 'L' })]);
  expect(withBlank(all, () => 'another')).toBe(all);
  expect(newNames([row({ player1: named('Zoe'), player2: named('ZOÉ') })])).toEqual(['Zoe']);
});

/** Shows the page for adding to `e1` once the names can be found. */
async function open(world: ReturnType<typeof screens>) {
  const view = world.show(<CardEditor sport="armw" eventId="e1" />);
  await waitFor(() => expect(screen.getByText('Enter at least one match.')).toBeTruthy());
  return view;
}

test('pasted lines become rows; what is not understood stays with the reason, and doubtful names are asked about', async () => {
  const world = screens(rows, editor);
  const user = userEvent.setup();
  await open(world);
  fireEvent.change(screen.getByLabelText('Paste a card'), {
    target: { value: 'Ash Ann - Bea Birch 3-1 R 115kg\nMain card\nAnn Ashe vs Zoe Zeal' },
  });
  await waitFor(() => expect(screen.getByText('Line 2: Main card')).toBeTruthy());
  await user.click(screen.getByRole('button', { name: 'Add 2 matches' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Paste a card').value).toBe('Main card');

  // Known in another order, and as one who is only like somebody known.
  const first = within(screen.getByRole('group', { name: 'Match 1' }));
  expect(first.getByLabelText<HTMLInputElement>('Player 1').value).toBe('Ann Ash');
  expect(screen.getByRole('button', { name: 'Preview' })).toHaveProperty('disabled', true);
  const second = within(screen.getByRole('group', { name: 'Match 2' }));
  expect(second.getByText('Is “Ann Ashe” one of these?')).toBeTruthy();
  await user.click(second.getByRole('button', { name: 'Ann Ash' }));

  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(world.commands()).toEqual([]);
  expect(screen.getByText('Ann Ash (W) v Bea Birch (L) 3-1 (R, 115kg)')).toBeTruthy();
  expect(screen.getByText('Zoe Zeal')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send 2 matches' }));
  expect(world.commands()).toHaveLength(3);
});

test('Enter goes to the next row, which comes as one types', async () => {
  const world = screens(rows, editor);
  const user = userEvent.setup();
  await open(world);
  await user.type(screen.getByLabelText('Player 1'), 'Ann Ash');
  await user.keyboard('{Enter}{Tab}');
  await user.keyboard('Bea Birch{Enter}');
  await user.tab();
  await user.keyboard('3{Tab}1{Enter}');
  const next = within(screen.getByRole('group', { name: 'Match 2' })).getByLabelText('Player 1');
  expect(document.activeElement).toBe(next);
  expect(screen.getByRole('button', { name: 'Preview' })).toHaveProperty('disabled', false);
});

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Paste a card');
const paste = (text: string) => fireEvent.change(box(), { target: { value: text } });
const addMatches = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const genderOf = (number: number) =>
  within(screen.getByRole('group', { name: `Match ${number}` })).getByLabelText<HTMLSelectElement>('Gender')
    .value;

test('a word on a pasted line counts for no other line, paste or row, and what will be stored is shown', async () => {
  const world = screens(rows, editor);
  await open(world);
  paste('Ann Ash - Zoe Zeal 3-1 R women\nAnn Ash - Bea Birch left');
  await addMatches('Add 2 matches');
  paste('Bea Birch - Zoe Zeal 2-0');
  await addMatches('Add 1 match');
  expect([1, 2, 3, 4].map(genderOf)).toEqual(['W', '-', '-', 'M']);

  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const listed = within(screen.getByRole('list', { name: 'Preview' })).getAllByRole('listitem');
  expect(listed.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Right · Women'),
    expect.stringContaining('Left · Open to all'),
    expect.stringContaining('Open to all'),
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

test('a heading is shown as one, counts for the lines below it, and stays with those that are not understood', async () => {
  await open(screens(rows, editor));
  paste('Women, left arm\nAnn Ash - Bea Birch\nAnn Ash and Zoe Zeal');
  expect(await screen.findByText('Heads the lines below it: Left · Women')).toBeTruthy();
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
    screen.getByText(`Only 2 of these 3 matches are added: ${mostRows} at most`, { exact: false }),
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

test('a score that is no whole number stays as typed and keeps the card from being sent', async () => {
  const world = screens(rows, editor);
  const user = userEvent.setup();
  const view = await open(world);
  fireEvent.change(screen.getByLabelText('Paste a card'), { target: { value: 'Ann Ash - Bea Birch 3-1' } });
  await user.click(await screen.findByRole('button', { name: 'Add 1 match' }));
  const score = () =>
    within(screen.getByRole('group', { name: 'Match 1' })).getByLabelText<HTMLInputElement>('Player 1 score');
  await user.clear(score());
  await user.type(score(), '-1');
  expect(score().value).toBe('-1');
  expect(screen.getByText('Whole number from 0 to 99')).toBeTruthy();
  expect(screen.getByText('Match 1: a score is a whole number from 0 to 99.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Preview' })).toHaveProperty('disabled', true);
  view.unmount();
  world.show(<CardEditor sport="armw" eventId="e1" />);
  expect(score().value).toBe('-1');
});

test('what was typed is there again when the page is opened anew, until it is discarded', async () => {
  const world = screens(rows, editor);
  const user = userEvent.setup();
  const view = await open(world);
  await user.type(screen.getByLabelText('Player 1'), 'Zoe Zeal');
  // Leaving the page keeps what the pause has not kept yet.
  view.unmount();
  const again = world.show(<CardEditor sport="armw" eventId="e1" />);
  expect(
    within(screen.getByRole('group', { name: 'Match 1' })).getByLabelText<HTMLInputElement>('Player 1').value,
  ).toBe('Zoe Zeal');
  await user.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(screen.getByLabelText<HTMLInputElement>('Player 1').value).toBe('');
  again.unmount();
  act(() => undefined);
  expect(world.state().drafts).toEqual({});
});
