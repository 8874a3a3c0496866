/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BracketsPanel } from '@/features/events/brackets/BracketsPanel';
import { panelTabs } from '@/features/events/panels';
import { valueNode } from '@/parts/records/valueNode';
import { bracketOf } from '@/model/brackets/bracket';
import { parseDraws, printDraws, type Draw } from '@/model/brackets/draws';
import { english } from '@/language/language';
import { playerId } from '@/model/ids';
import { findField } from '@/model/records/fields';
import type { Event } from '@/model/records/records';
import type { LiveMatch } from '@/model/scoring/live';
import { builtInSports } from '@/model/sports';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { preferencesSlice } from '@/wiki/preferences/preferencesSlice';
import { useLiveList } from '@/wiki/liveLists/useLiveList';
import { selectEvent, selectMatch, selectMatchIdsOfEvent } from '@/wiki/records/recordsSelectors';
import { event, player } from '@test/support/factories';
import { screens, type Rows } from '@test/support/screens';
import { drawOf, won } from '@test/model/brackets/tournament';
import { allMatchesCome, editor } from './cardWorld';

const players = ['Ann Ash', 'Bea Birch', 'Cem Can', 'Dev Das'].map((name) =>
  player(name.slice(0, 3).toLowerCase(), { name }),
);
const four = drawOf(['ann', 'bea', 'cem', 'dev']);
const withDraws = (draws: readonly Draw[], rows: Rows = {}): Rows => ({
  players,
  ...rows,
  events: [event('e1', { draws: [...printDraws(draws)] })],
});

function open(rows: Rows, user?: Parameters<typeof screens>[1]) {
  const world = screens(rows, user);
  world.show(<BracketsPanel event={selectEvent(world.state(), 'e1')!} />);
  return world;
}

/** With the live card, as the page of the event follows it. */
function Followed({ event: shown }: { readonly event: Event }) {
  useLiveList({ kind: 'live', event: shown.id });
  return <BracketsPanel event={shown} />;
}

const cardOf = (world: ReturnType<typeof screens>) =>
  selectMatchIdsOfEvent(world.state(), 'e1').map((id) => selectMatch(world.state(), id)!);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const group = (name: string) => screen.getByRole('group', { name });

test('an organiser pastes names with weights, and gets a bracket for each arm', async () => {
  const world = screens({ players, events: [event('e1')] }, editor);
  await allMatchesCome(world);
  world.show(<BracketsPanel event={event('e1')} />);
  await press('Add a bracket');
  expect(screen.getByRole('status').textContent).toBe('Choose the class.');
  await userEvent.selectOptions(screen.getByLabelText('Weight class'), '95kg');
  await userEvent.selectOptions(screen.getByLabelText('Arm'), 'Both, one bracket each');
  fireEvent.change(screen.getByLabelText('Players, one per line'), {
    target: { value: '1. Ann Ash 94.2\nBea Birch, 91,5 kg\n\nZoe Zeal' },
  });
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add 3 players' }).disabled).toBe(false),
  );
  await press('Add 3 players');
  await userEvent.click(screen.getByLabelText('Draw the places at random when saving'));
  await press('Move Zoe Zeal up');
  await press('Save the bracket');
  const draws = parseDraws(selectEvent(world.state(), 'e1')?.draws);
  expect(draws.map(({ arm, weight }) => [arm, weight])).toEqual([
    ['R', '95kg'],
    ['L', '95kg'],
  ]);
  const zoe = draws[0]!.entrants[1]!.id;
  expect(draws[0]!.entrants).toEqual([{ id: 'ann', weight: 94.2 }, { id: zoe }, { id: 'bea', weight: 91.5 }]);
  expect(draws[1]!.entrants).toEqual(draws[0]!.entrants);
  // One new player, then the draw, together.
  const proposals = world.commands().flatMap((body) => (body.kind === 'upsertDelta' ? [body.proposal] : []));
  expect(proposals.map(({ collection }) => collection)).toEqual(['player', 'event']);
  expect(proposals[0]?.bundle).toBe(proposals[1]?.bundle);
});

test('one tap enters a result as a match of the event, and the next one is called', async () => {
  const entrants = four.entrants.map((each) => ({ ...each, ...(each.id === 'ann' && { weight: 94.2 }) }));
  const world = open(withDraws([{ ...four, entrants }]), editor);
  await press('Ann Ash wins');
  const [match] = cardOf(world);
  expect(match).toMatchObject({
    player1: { id: 'ann', name: 'Ann Ash', weight: 94.2, result: 'W' },
    player2: { id: 'dev', result: 'L' },
    outcome: 'winner',
    round: 'A1-1',
    arm: 'L',
    weight: '95kg',
    gender: 'M',
  });
  expect(group('A1-2')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'A1-1' })).toBeNull();
});

test('a wrong result is corrected or withdrawn, and everything after it follows', async () => {
  const world = open(withDraws([four]), editor);
  await press('Ann Ash wins');
  await userEvent.click(screen.getByRole('link', { name: 'Left · 95kg · Men' }));
  await userEvent.click(within(group('A1-1')).getByRole('button', { name: 'More about A1-1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Dev Das won instead' }));
  expect(cardOf(world)).toMatchObject([{ winner: 'player2', player2: { result: 'W' } }]);
  expect(within(group('A2-1')).getByText('Dev Das')).toBeTruthy();
  await userEvent.click(within(group('A1-1')).getByRole('button', { name: 'More about A1-1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw the result' }));
  expect(cardOf(world)).toEqual([]);
  await userEvent.click(within(group('A1-1')).getByRole('button', { name: 'More about A1-1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Dev Das wins by walkover' }));
  expect(cardOf(world)).toMatchObject([{ outcome: 'walkover', winner: 'player2' }]);
});

test('the ready matches are put on the card without a result, in one bundle, and stay those of the bracket', async () => {
  const world = open(withDraws([four]), editor);
  await userEvent.click(screen.getByRole('link', { name: 'Left · 95kg · Men' }));
  await press('Put 2 ready matches on the card');
  const card = cardOf(world);
  expect(card.map(({ round, order, outcome, weight }) => [round, order, outcome, weight])).toEqual([
    ['A1-1', 1, undefined, '95kg'],
    ['A1-2', 2, undefined, '95kg'],
  ]);
  const bundles = world.commands().map((body) => body.kind === 'upsertDelta' && body.proposal.bundle);
  expect(bundles[0]).toBeTruthy();
  expect(bundles[1]).toBe(bundles[0]);
  expect(
    bracketOf(four, card)
      .matches.map(({ match }) => match?.id)
      .slice(0, 2),
  ).toEqual(card.map(({ id }) => id));
  expect(screen.queryByRole('button', { name: /on the card$/ })).toBeNull();
  // A result goes to the match that is there.
  await press('Ann Ash wins');
  expect(cardOf(world).map(({ winner }) => winner)).toEqual(['player1', undefined]);
});

const a1 = bracketOf(four, []).matches[0]!;
const inEvent = { players, matches: [won(four, a1, 0)] };

test('the bracket and its calls follow live results at once, marked as not confirmed, and stored ones unchanged', async () => {
  const first = won(four, bracketOf(four, []).matches[0]!, 0);
  const { outcome: _, winner: __, ...open } = first;
  const sides = { player1: { ...first.player1 }, player2: { ...first.player2 } };
  delete (sides.player1 as { result?: string }).result;
  delete (sides.player2 as { result?: string }).result;
  const world = screens(withDraws([four], { matches: [{ ...open, ...sides }] }));
  world.show(<Followed event={selectEvent(world.state(), 'e1')!} />);
  const tell = (live: LiveMatch) =>
    act(() => world.tell('live', { event: 'e1', revision: 1, matches: { [first.id]: live } }));
  expect(group('A1-1').textContent).not.toContain('Live');
  tell({ score: [1, 0], rounds: ['1p'] });
  expect(group('A1-1').textContent).toContain('Live');
  tell({ score: [2, 0], rounds: ['1p', '1p'], end: 'finished', winner: 'player1' });
  expect(group('A1-2')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'A1-1' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /Left/ }));
  expect(group('A1-1').textContent).toMatch(/Live, not confirmed.*Winner/);
  expect(selectMatch(world.state(), first.id)?.player1.result).toBeUndefined();
  // Corrected: what follows from it is the other way round.
  tell({ score: [0, 2], rounds: ['2p', '2p'], end: 'finished', winner: 'player2' });
  expect(group('B1-1').textContent).toContain('Ann Ash');
  act(() => void world.store.dispatch(preferencesSlice.actions.resultsHidden('all')));
  expect(screen.queryByText(/Live/)).toBeNull();
});

test('a visitor sees the bracket without controls', async () => {
  open(withDraws([four], inEvent));
  await userEvent.click(screen.getByRole('link', { name: 'Left · 95kg · Men' }));
  expect(within(group('A1-1')).getByText('Winner')).toBeTruthy();
  expect(within(group('A2-1')).getByText('Winner of A1-2')).toBeTruthy();
  expect(screen.queryByRole('button', { name: / wins$/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit the draw' })).toBeNull();
});

test('a reader who hides results sees none, and enters none', async () => {
  const world = screens(withDraws([four], inEvent), editor);
  world.store.dispatch(preferencesSlice.actions.resultsHidden('all'));
  world.show(<BracketsPanel event={selectEvent(world.state(), 'e1')!} />);
  // Without results, a match that is over would be called to its table.
  expect(screen.getByText('Results are hidden')).toBeTruthy();
  expect(screen.queryByText('At the table')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Left · 95kg · Men' }));
  expect(within(group('A1-1')).queryByText('Winner')).toBeNull();
  expect(within(group('A2-1')).getByText('Winner of A1-1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: / wins$/ })).toBeNull();
  // A draw without results could be shuffled, and this one has some.
  expect(screen.queryByRole('button', { name: 'Edit the draw' })).toBeNull();
});

test('brackets wait for the names of all entrants, which a result would store', () => {
  const world = screens({ ...withDraws([four]), players: players.slice(1) }, editor);
  world.store.dispatch(scopesSlice.actions.opened({ scope: 'players' }));
  world.show(<BracketsPanel event={selectEvent(world.state(), 'e1')!} />);
  expect(screen.queryByRole('button', { name: / wins$/ })).toBeNull();
  act(() => {
    world.store.dispatch(playersSlice.actions.added({ scope: 'players', docs: players.slice(0, 1) }));
  });
  expect(screen.getAllByRole('button', { name: / wins$/ }).length).toBeGreaterThan(0);
});

test('of two entrants who became one person the later place is empty, and other draws keep their ids', async () => {
  const merged = players.map((each) =>
    each.id === 'dev' ? player('dev', { sameAs: playerId('ann') }) : each,
  );
  const other: Draw = { ...drawOf(['dev', 'cem']), arm: 'R' };
  const world = open({ ...withDraws([four, other]), players: merged }, editor);
  await allMatchesCome(world);
  await userEvent.click(screen.getByRole('link', { name: 'Left · 95kg · Men' }));
  expect(screen.getAllByText('Ann Ash').length).toBe(1);
  await press('Edit the draw');
  await press('Remove Cem Can');
  await press('Save the bracket');
  expect(selectEvent(world.state(), 'e1')?.draws?.join(' ')).toContain('#95kg R M 1 * dev cem');
});

test('once a bracket has results, a late player takes a bye, and only while there is one', async () => {
  const three = drawOf(['ann', 'bea', 'cem']);
  const second = bracketOf(three, []).matches[1]!;
  const world = open(withDraws([three], { matches: [won(three, second, 0)] }), editor);
  await allMatchesCome(world);
  await userEvent.click(screen.getByRole('link', { name: 'Left · 95kg · Men' }));
  await press('Edit the draw');
  expect(screen.queryByLabelText('Draw the places at random when saving')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove Ann Ash' })).toBeNull();
  const add = async (name: string) => {
    fireEvent.change(screen.getByLabelText('Players, one per line'), { target: { value: name } });
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add 1 player' });
    await waitFor(() => expect(button().disabled).toBe(false));
    await userEvent.click(button());
  };
  await add('Dev Das');
  await add('Zoe Zeal');
  expect(screen.getByText('No bye is left for another player.')).toBeTruthy();
  await press('Remove Zoe Zeal');
  await userEvent.click(screen.getByLabelText('Did not appear: Cem Can'));
  await press('Save the bracket');
  expect(selectEvent(world.state(), 'e1')?.draws).toEqual(['#95kg L M 1 * ann bea !cem dev']);
});

test('the weigh-in lists everybody with all classes, and says who is too heavy', async () => {
  const left = { ...four, entrants: [{ id: 'bea', weight: 97 }, { id: 'ann' }] };
  open(withDraws([left, { ...left, arm: 'R' }]));
  await userEvent.click(screen.getByRole('link', { name: 'Weigh-in' }));
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((each) => each.textContent)).toEqual([
    'Ann AshLeft · 95kg · MenRight · 95kg · Men',
    'Bea BirchLeft · 95kg · MenRight · 95kg · MenToo heavy for the class97 kg',
  ]);
});

test('a moderator reads classes and names in a proposed draw, at once, so that nothing below moves', () => {
  const world = screens({ players });
  const entrants = [
    { id: 'ann', weight: 94.2 },
    { id: 'bea', absent: true as const },
  ];
  const value = [...printDraws([{ ...four, entrants }])];
  const field = findField('event', 'draws');
  if (!field) throw new Error('Expected a field for draws, found none');
  const { container } = world.show(<>{valueNode(english, builtInSports, field, value)}</>);
  expect(container.textContent).toBe('Left · 95kg · Men: Ann Ash 94.2 kg, Bea Birch (Did not appear)');
});

test('the tab is there where an event has brackets, and where a reader came by its address', () => {
  const tabs = (draws: readonly string[] | undefined, asked?: 'brackets') =>
    panelTabs(event('e1', draws && { draws }), asked, (panel) => panel).map(({ label }) => label);
  expect(tabs(undefined)).toEqual(['matches', 'video', 'history']);
  expect(tabs(undefined, 'brackets')).toContain('brackets');
  expect(tabs(['#95kg L M 1 * ann'])).toContain('brackets');
});
