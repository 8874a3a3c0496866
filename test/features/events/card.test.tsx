/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate, type NavigateFunction } from 'react-router';
import { CardEditor } from '@/features/events/card/CardEditor';
import { newPeople } from '@/features/events/card/cardPeople';
import { withBlank } from '@/features/events/card/cardForm';
import { proposeCard } from '@/features/events/card/cardThunks';
import { draftOf } from '@/parts/drafts/draft';
import { noWhy } from '@/wiki/editing/why';
import { match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';
import { allMatchesCome, ann, bea, editor, openEditor, repeatsOf, row, rows } from './cardWorld';

const named = (name: string) => ({ kind: 'newPlayer', name }) as const;

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

  test('queues nothing if one of its matches is refused', () => {
    const world = screens(rows, editor);
    const refused = row({ player1: ann, player2: bea, score1: 1_000, score2: 1 });
    expect(() =>
      world.dispatch(
        proposeCard({ id: 'e1' }, [row({ player1: ann, player2: named('Zoe') }), refused], noWhy),
      ),
    ).toThrow();
    expect(world.commands()).toEqual([]);
  });

  test('is refused as a whole without a signed-in user', () => {
    const world = screens(rows);
    expect(() =>
      world.dispatch(
        proposeCard(
          { sport: 'armw', fields: { name: draftOf('Cup'), date: draftOf('2026-05-01') } },
          [row({ player1: ann, player2: named('Zoe') })],
          noWhy,
        ),
      ),
    ).toThrow('Cannot upsert unless logged in');
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
  expect(repeatsOf(meetings, card)).toEqual(['stored', undefined, undefined, 'table']);
});

test('there is always one blank row at the end, of the gender and arm before it', () => {
  const first = row({ player1: ann, gender: 'W', arm: 'L' });
  const all = withBlank([first], () => 'next');
  expect(all).toEqual([first, expect.objectContaining({ key: 'next', gender: 'W', arm: 'L' })]);
  expect(withBlank(all, () => 'another')).toBe(all);
  expect(newPeople([row({ player1: named('Zoe'), player2: named('ZOÉ') })]).map(({ name }) => name)).toEqual([
    'Zoe',
  ]);
});

test('one new name with two countries is two players, each with the own matches', () => {
  const world = screens(rows, editor);
  const zoe = (key: string, country: string | undefined) =>
    row({ key, player1: named('Zoe Zeal'), player2: bea, about: { player1: { country } } });
  world.dispatch(proposeCard({ id: 'e1' }, [zoe('1', 'DE'), zoe('2', 'CA'), zoe('3', 'DE')], noWhy));
  const sent = world.commands().flatMap((body) => (body.kind === 'upsertDelta' ? [body] : []));
  const people = sent.filter(({ proposal }) => proposal.collection === 'player');
  expect(people.map(({ proposal }) => proposal.value)).toEqual([
    { name: 'Zoe Zeal', country: 'DE' },
    { name: 'Zoe Zeal', country: 'CA' },
  ]);
  const [german, canadian] = people.map(({ deltaId }) => deltaId);
  expect(
    sent.filter(({ proposal }) => proposal.collection === 'match').map(({ proposal }) => proposal.value),
  ).toMatchObject([german, canadian, german].map((id) => ({ player1: { id } })));
});

test('pasted lines become rows; what is not understood stays with the reason, and doubtful names are asked about', async () => {
  const world = screens(rows, editor);
  const user = userEvent.setup();
  await openEditor(world);
  fireEvent.change(screen.getByLabelText('Paste a card'), {
    target: { value: 'Ash Ann - Bea Birch 3-1 R 115kg\nMain card\nAnn Ashe vs Zoe Zeal men' },
  });
  await waitFor(() => expect(screen.getByText('Line 2: Main card')).toBeTruthy());
  await user.click(screen.getByRole('button', { name: 'Add 2 matches' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Paste a card').value).toBe('Main card');

  const first = within(screen.getByRole('group', { name: 'Match 1' }));
  expect(first.getByLabelText<HTMLInputElement>('Player 1').value).toBe('Ann Ash');
  expect(screen.getByRole('button', { name: 'Preview' })).toHaveProperty('disabled', true);
  const second = within(screen.getByRole('group', { name: 'Match 2' }));
  expect(second.getByText('Is “Ann Ashe” one of these?')).toBeTruthy();
  await user.click(second.getByRole('button', { name: 'Ann Ash' }));

  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(world.commands()).toEqual([]);
  const [previewed] = within(screen.getByRole('list', { name: 'Preview' })).getAllByRole('listitem');
  expect(previewed?.textContent).toContain('Ann Ash 3–1 Bea Birch · right · 115kg');
  expect(screen.getByText('Zoe Zeal')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send 2 matches' }));
  expect(world.commands()).toHaveLength(4);
});

test('Enter goes to the next row, which comes as one types', async () => {
  const world = screens(rows, editor);
  const user = userEvent.setup();
  await openEditor(world);
  await user.type(screen.getByLabelText('Player 1'), 'Ann Ash');
  await user.keyboard('{Enter}{Tab}');
  await user.keyboard('Bea Birch{Enter}');
  await user.tab();
  await user.keyboard('3{Tab}1{Enter}');
  const next = within(screen.getByRole('group', { name: 'Match 2' })).getByLabelText('Player 1');
  expect(document.activeElement).toBe(next);
  expect(screen.getByRole('button', { name: 'Preview' })).toHaveProperty('disabled', false);
});

test('Back from the preview leads to the form with everything typed, and forth to the preview again', async () => {
  const world = screens(rows, editor);
  const user = userEvent.setup();
  let navigate: NavigateFunction = () => undefined;
  function Browser() {
    navigate = useNavigate();
    return <CardEditor sport="armw" eventId="e1" />;
  }
  await allMatchesCome(world);
  world.show(<Browser />);
  await waitFor(() => expect(screen.getByText('Enter at least one match.')).toBeTruthy());
  fireEvent.change(screen.getByLabelText('Paste a card'), {
    target: { value: 'Ann Ash - Bea Birch 3-1\nAnn and Zoe' },
  });
  await user.click(await screen.findByRole('button', { name: 'Add 1 match' }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByRole('button', { name: 'Send 1 match' })).toBeTruthy();
  await act(async () => navigate(-1));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Paste a card').value).toBe('Ann and Zoe');
  expect(screen.getAllByLabelText<HTMLInputElement>('Player 1')[0]?.value).toBe('Ann Ash');
  await act(async () => navigate(1));
  expect(screen.getByRole('button', { name: 'Send 1 match' })).toBeTruthy();
});

test('a row is moved with the arrow keys of its handle, and another one put between', async () => {
  const world = screens(rows, editor);
  const user = userEvent.setup();
  await openEditor(world);
  fireEvent.change(screen.getByLabelText('Paste a card'), {
    target: { value: 'Ann Ash - Zoe Zeal\nBea Birch - Zoe Zeal' },
  });
  await user.click(await screen.findByRole('button', { name: 'Add 2 matches' }));
  const firsts = () => screen.getAllByLabelText<HTMLInputElement>('Player 1').map(({ value }) => value);
  const handle = (number: number) =>
    screen.getByRole('button', { name: new RegExp(`^Move match ${number}:`) });
  handle(2).focus();
  await user.keyboard('{ArrowUp}');
  expect(firsts()).toEqual(['Bea Birch', 'Ann Ash', '']);
  expect(document.activeElement).toBe(handle(1));
  await user.keyboard('{ArrowUp}{ArrowDown}');
  expect(firsts()).toEqual(['Ann Ash', 'Bea Birch', '']);
  await user.click(screen.getByRole('button', { name: 'Insert a match below match 1' }));
  expect(firsts()).toEqual(['Ann Ash', '', 'Bea Birch', '']);
  const between = within(screen.getByRole('group', { name: 'Match 2' })).getByLabelText('Player 1');
  await waitFor(() => expect(document.activeElement).toBe(between));
});

test('a score that is no whole number stays as typed and keeps the card from being sent', async () => {
  const world = screens(rows, editor);
  const user = userEvent.setup();
  const view = await openEditor(world);
  fireEvent.change(screen.getByLabelText('Paste a card'), {
    target: { value: 'Ann Ash - Bea Birch 3-1 women' },
  });
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
  const view = await openEditor(world);
  await user.type(screen.getByLabelText('Player 1'), 'Zoe Zeal');
  view.unmount();
  const again = world.show(<CardEditor sport="armw" eventId="e1" />);
  expect(
    within(screen.getByRole('group', { name: 'Match 1' })).getByLabelText<HTMLInputElement>('Player 1').value,
  ).toBe('Zoe Zeal');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText<HTMLInputElement>('Player 1').value).toBe('');
  again.unmount();
  act(() => undefined);
  expect(world.state().drafts).toEqual({});
});
