/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '@/features/moderation/queue/ModerationPage';
import { page as proposalPage } from '@/features/moderation/proposal/ProposalPage';
import type { Delta } from '@/model/proposals/delta';
import { leaderBoards, leadersQuestion } from '@/model/published/leaders';
import { playerId } from '@/model/ids';
import { readersDay } from '@/parts/days/useToday';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { armWrestling, delta, event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const moderator = { uid: 'mod', moderator: true };
const rows = { events: [event('e1')], matches: [match('m1')], players: [player('ann', { name: 'Ann Ash' })] };
const wild = delta('wild', {
  collection: 'match',
  docId: 'm1',
  field: 'player1.score',
  value: 999,
  base: null,
  source: 'a poster',
});
const good = delta('good', { source: 'a poster' });
const wildSentence = /^One side would have 999, but the most in this sport is \d+\.$/;
const queue = (...deltas: readonly Delta[]) => screens({ ...rows, deltas }, moderator);
const badges = () => within(screen.getByRole('list', { name: 'Flags' })).getAllByRole('button');

test('a flag says its sentence once it is pressed, and no longer once it is pressed again', async () => {
  queue(wild).show(<page.Component />);
  const badge = screen.getByRole('button', { name: 'Impossible score' });
  expect(screen.queryByText(wildSentence)).toBeNull();
  badge.focus();
  await userEvent.keyboard('{Enter}');
  expect(badge.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText(wildSentence)).toBeTruthy();
  await userEvent.click(badge);
  expect(screen.queryByText(wildSentence)).toBeNull();
});

test('a flag leads to its fix: the request for a source is written already', async () => {
  const bare = delta('bare');
  const world = queue(bare);
  const { unmount } = world.show(<page.Component />);
  await userEvent.click(screen.getByRole('button', { name: 'No source' }));
  const fix = screen.getByRole('link', { name: 'Ask for the source' });
  expect(fix.getAttribute('href')).toBe('/delta/bare#ask');
  unmount();
  world.show(<proposalPage.Component id="bare" />, '/delta/bare#ask');
  const reply = await screen.findByRole('textbox', { name: 'Reply to the author' });
  expect((reply as HTMLTextAreaElement).value).toBe('Where does this come from? Please name a source.');
});

test('a proposal without flags has no list of them', () => {
  queue(good).show(<page.Component />);
  expect(screen.queryByRole('list', { name: 'Flags' })).toBeNull();
});

test('one with an error is applied only after a second look', async () => {
  const world = queue(wild);
  world.show(<page.Component />);
  const apply = async (answer: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Apply despite an error?' }));
    expect(dialog.getByText(wildSentence)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: answer }));
  };
  await apply('Cancel');
  expect(world.commands()).toEqual([]);
  await apply('OK');
  await waitFor(() => expect(world.commands()).toEqual([expect.objectContaining({ deltaIds: ['wild'] })]));
});

test('of several, one with an error is named and left out', async () => {
  const world = queue(good, wild);
  world.show(<page.Component />);
  await userEvent.click(screen.getByLabelText('All'));
  await userEvent.keyboard('a');
  const dialog = within(screen.getByRole('dialog', { name: 'Apply 1 of 2 proposals?' }));
  expect(dialog.getByText(/Ann.*: Impossible score$/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Apply 1 proposal' }));
  await waitFor(() => expect(world.commands()).toEqual([expect.objectContaining({ deltaIds: ['good'] })]));
  expect(document.activeElement?.id).toBe('proposal-wild');
});

test('so is one that would take along a new match with an error', async () => {
  const made = {
    date: '2023-05-06',
    player1: { id: 'ann', name: 'Ann', score: 999 },
    player2: { id: 'bea', name: 'Bea' },
    gender: 'W',
    order: 1,
    event: { id: 'e1', date: '2023-05-06', sport: { id: 'armw' } },
  };
  const bout = delta('bout', { collection: 'match', docId: '', field: '', value: made, source: 'x' });
  const edit = delta('edit', {
    collection: 'match',
    docId: 'bout',
    field: 'round',
    value: 'Final',
    source: 'x',
  });
  const world = queue(bout, edit, good);
  world.show(<page.Component />);
  await userEvent.click(screen.getByLabelText('All'));
  await userEvent.keyboard('a');
  await userEvent.click(screen.getByRole('button', { name: 'Apply 1 proposal' }));
  await waitFor(() => expect(world.commands()).toEqual([expect.objectContaining({ deltaIds: ['good'] })]));
});

test('a name is compared with those that are known', async () => {
  const named = delta('new', {
    collection: 'player',
    docId: '',
    field: '',
    value: { name: 'Ann Ashe' },
    source: 'x',
  });
  queue(named).show(<page.Component />);
  expect(await screen.findByRole('button', { name: 'Known name' })).toBeTruthy();
});

function rankings(world: ReturnType<typeof queue>) {
  const rows = [{ player: playerId('ann'), rank: 20, points: 1, deviation: 1, provisional: false }] as never;
  const ask = jest.fn(async () => ({ rows, players: 1, ranked: 1, inactive: 0, classes: [] }));
  Object.assign(world.extra.ratings, { ask });
  return ask;
}
const rescored = { ...wild, value: 1 };
const whole = ['events', 'matchesOfSport/armw'];

test('the queue asks once who leads the rankings, when all results are here', async () => {
  const world = queue(rescored);
  const ask = rankings(world);
  world.show(<page.Component />);
  await act(async () => {});
  expect(ask).not.toHaveBeenCalled();
  expect(screen.queryByRole('list', { name: 'Flags' })).toBeNull();

  await act(async () => {
    for (const scope of whole) world.store.dispatch(scopesSlice.actions.answered({ scope }));
  });
  expect(await screen.findByRole('button', { name: 'Top player' })).toBeTruthy();
  expect(ask).toHaveBeenCalledTimes(leaderBoards(armWrestling).length);
  await act(async () => void world.store.dispatch(scopesSlice.actions.answered({ scope: 'events' })));
  expect(ask).toHaveBeenCalledTimes(leaderBoards(armWrestling).length);
});

test('without them the queue works, and flags nobody', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const world = queue(rescored);
  rankings(world).mockRejectedValue(new Error('The worker died'));
  for (const scope of whole) world.store.dispatch(scopesSlice.actions.answered({ scope }));
  world.show(<page.Component />);
  await waitFor(() => expect(warned).toHaveBeenCalledTimes(1));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Top player' })).toBeNull();
  warned.mockRestore();
});

test('the page of one open proposal asks for it too, and that of a decided one does not', async () => {
  const decided = { ...rescored, id: good.id, status: 'applied' as const };
  for (const [proposal, boards] of [
    [rescored, leaderBoards(armWrestling).length],
    [decided, 0],
  ] as const) {
    const world = queue(proposal);
    const ask = rankings(world);
    for (const scope of whole) world.store.dispatch(scopesSlice.actions.answered({ scope }));
    const { unmount } = world.show(<proposalPage.Component id={proposal.id} />);
    await act(async () => {});
    expect(ask).toHaveBeenCalledTimes(boards);
    expect(screen.queryAllByRole('button', { name: 'Top player' })).toHaveLength(boards > 0 ? 1 : 0);
    unmount();
  }
});

test('elsewhere the top of a ranking is told by rankings that are at hand', () => {
  const scored = { ...wild, id: good.id, value: 1 };
  const world = queue(scored);
  world.show(<proposalPage.Component id="good" />).unmount();
  const [board] = leaderBoards(armWrestling);
  const row = { player: playerId('ann'), rank: 3, points: 1, deviation: 1, provisional: false } as never;
  world.extra.ratings.keepPublished('board', leadersQuestion(board!, readersDay()), {
    rows: [row],
    players: 1,
    ranked: 1,
    inactive: 0,
    classes: [],
  });
  world.show(<proposalPage.Component id="good" />);
  expect(badges().map(({ textContent }) => textContent)).toEqual(['Top player']);
});

test('the address asks for flags and for words', async () => {
  const shown = () => screen.queryAllByRole('article').map(({ id }) => id);
  queue(wild, good).show(<page.Component />, '/delta?flag=error');
  expect(shown()).toEqual(['proposal-wild']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(shown()).toEqual(['proposal-good', 'proposal-wild']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search proposals' }), 'BETTER name');
  expect(shown()).toEqual(['proposal-good']);
});

test('a filter that is asked for seldom is there once it is in force or more of them are wanted', async () => {
  queue(good).show(<page.Component />, '/delta?age=older');
  expect(screen.getByRole('combobox', { name: 'Age' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Field' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
  expect(screen.getByRole('combobox', { name: 'Field' })).toBeTruthy();
});
