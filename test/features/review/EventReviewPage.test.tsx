/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scopeKey } from '@/backend/scope';
import { page } from '@/features/review/EventReviewPage';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { undoMs } from '@/model/proposals/command';
import { eventId } from '@/model/ids';
import { delta, event, matchOf } from '@test/support/factories';
import { screens } from '@test/support/screens';

const moderator = { uid: 'mod', moderator: true };
const rows = {
  events: [event('e1', { valid: 0 }), event('e2')],
  matches: [matchOf('m1', 'e1'), matchOf('m2', 'e1', { order: 2 })],
};

test.each([undefined, { uid: 'editor' }])('for others it is a page that follows nothing', (user) => {
  const world = screens(rows, user);
  world.show(<page.Component />);
  expect(screen.getByText('Moderators only')).toBeTruthy();
  expect(world.followed).toEqual([]);
});

test('an event to review is shown with its card and approved', async () => {
  const world = screens(rows, moderator);
  const scope = scopeKey({ kind: 'matchesOfEvent', event: eventId('e1') });
  world.show(<page.Component />);
  expect(screen.queryByText('Ann v Bea')).toBeNull();
  act(() => void world.store.dispatch(scopesSlice.actions.answered({ scope })));
  const entry = within(screen.getByRole('article', { name: 'Event e1' }));
  expect(entry.getAllByText('Ann v Bea')).toHaveLength(2);
  await userEvent.click(entry.getByRole('button', { name: 'Approve' }));
  expect(world.commands()).toEqual([{ kind: 'approveEvent', eventId: 'e1', basedOn: 1_000 }]);
  expect(screen.queryAllByRole('article')).toHaveLength(0);
});

test('an approval can be undone for a while, and the keyboard stays in the list', async () => {
  const world = screens({ events: [event('e1', { valid: 0 }), event('e2', { valid: 0 })] }, moderator);
  world.show(<page.Component />);
  const entry = (name: string) => screen.getByRole('article', { name });
  const [first, second] = screen.getAllByRole('article').map((each) => each.id);
  const name = entry('Event e1').id === first ? 'Event e1' : 'Event e2';
  await userEvent.click(within(entry(name)).getByRole('button', { name: 'Approve' }));
  expect(world.state().outbox.commands[0]?.sendAfter).toBe(2_000 + undoMs);
  expect(screen.getByText(`${name} will be approved.`)).toBeTruthy();
  expect(document.activeElement?.id).toBe(second);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(world.commands()).toEqual([]);
  expect(document.activeElement?.id).toBe(first);
});

test('an event to review shows every fact that is stored, of it and of each match', () => {
  const facts = {
    arm: 'R',
    weight: '95kg',
    gender: 'M',
    round: 'final',
    title: 'World title',
    outcome: 'walkover',
    winner: 'player1',
  } as const;
  const base = matchOf('m1', 'e1');
  const heavy = { ...base.player1, weight: 94.5 };
  const world = screens(
    {
      events: [
        event('e1', {
          valid: 0,
          country: 'JP',
          series: 'East vs West',
          level: 'championship',
          note: 'In a hall.',
        }),
      ],
      matches: [matchOf('m1', 'e1', { ...facts, player1: heavy, note: 'Slipped twice.' })],
    },
    moderator,
  );
  world.show(<page.Component />);
  const scope = scopeKey({ kind: 'matchesOfEvent', event: eventId('e1') });
  act(() => void world.store.dispatch(scopesSlice.actions.answered({ scope })));
  const said = screen.getByRole('article', { name: 'Event e1' }).textContent;
  const ofEvent = ['Country: Japan', 'Series: East vs West', 'Note: In a hall.'];
  const ofMatch = [
    'Final',
    'Walkover',
    'right',
    '95kg',
    'Men',
    '94.5 kg',
    'Title at stake: World title',
    'Note: Slipped twice.',
  ];
  for (const words of [...ofEvent, ...ofMatch]) expect(said).toContain(words);
  expect(said).not.toContain('Name: ');
  // The line of the match says them; the words below it do not repeat them.
  expect(said?.match(/right|95kg/gi)).toEqual(['right', '95kg']);
});

test.each(['Approve', 'Delete'])(
  'after "%s" the keyboard is on the next event, and after the last on the list',
  async (name) => {
    const world = screens({ events: [event('e1', { valid: 0 }), event('e2', { valid: 0 })] }, moderator);
    world.show(<page.Component />);
    act(() => void world.store.dispatch(scopesSlice.actions.answered({ scope: 'events' })));
    const decide = async () => {
      const [first] = screen.getAllByRole('article');
      await userEvent.click(within(first!).getByRole('button', { name }));
      if (name === 'Delete') await confirmDeletion();
    };
    const [, second] = screen.getAllByRole('article').map((each) => each.id);
    await decide();
    expect(document.activeElement?.id).toBe(second);
    await decide();
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    expect(document.activeElement?.textContent).toContain('All events are reviewed');
  },
);

const confirmDeletion = async () =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

test('deleting says first what goes with the event, and can be undone for a while', async () => {
  const world = screens(rows, moderator);
  world.show(<page.Component />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Its 2 matches are deleted too.')).toBeTruthy();
  await confirmDeletion();
  expect(world.commands()).toEqual([{ kind: 'deleteRecord', collection: 'event', id: 'e1', basedOn: 1_000 }]);
  expect(world.state().outbox.commands[0]?.sendAfter).toBe(2_000 + undoMs);
  expect(screen.queryAllByRole('article')).toHaveLength(0);
  expect(screen.getByText('Event e1 will be deleted with its matches.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(world.commands()).toEqual([]);
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('a deletion can be sent without the wait', async () => {
  const world = screens(rows, moderator);
  world.show(<page.Component />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await confirmDeletion();
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
  expect(world.state().outbox.commands[0]).not.toHaveProperty('sendAfter');
});

test('an own event that is only proposed cannot be approved yet', () => {
  const proposed = delta('new', {
    docId: '',
    field: '',
    author: 'mod' as never,
    value: { name: 'Village Cup', date: '2024-01-01', sport: { id: 'armw' } },
  });
  screens({ deltas: [proposed] }, moderator).show(<page.Component />);
  expect(screen.queryAllByRole('article')).toHaveLength(0);
});
