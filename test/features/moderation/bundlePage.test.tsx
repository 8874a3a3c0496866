/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scopeKey } from '@/backend/scope';
import { page } from '@/features/moderation/proposal/BundlePage';
import { applyMany, rejectMany } from '@/features/moderation/proposal/moderationThunks';
import type { CommandBody } from '@/model/proposals/command';
import { bundleId, deltaId, userId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import { nextCommand } from '@/wiki/outbox/nextCommand';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { selectCommands } from '@/wiki/outbox/outboxSelectors';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { delta, event } from '@test/support/factories';
import { screens } from '@test/support/screens';

const moderator = { uid: 'mod', moderator: true };
const bundle = bundleId('b1');
const ed = userId('ed');
const newPlayer = (id: string) =>
  delta(id, {
    author: ed,
    bundle,
    collection: 'player',
    docId: '',
    field: '',
    value: { name: `Name ${id}` },
  });
const newMatch = (id: string, player2: string) =>
  delta(id, {
    ...{ author: ed, bundle, collection: 'match', docId: '', field: '' },
    value: {
      date: '2023-05-06',
      player1: { id: 'ann', name: 'Ann' },
      player2: { id: player2, name: player2 },
      gender: 'W',
      event: { id: 'e1', date: '2023-05-06', sport: { id: 'armw' } },
    },
  });

type Applied = Extract<CommandBody, { kind: 'applyDeltas' }>;

function shown() {
  const deltas = [newMatch('m1', 'p1'), newMatch('m2', 'p2'), newPlayer('p1'), newPlayer('p2')];
  const world = screens({ events: [event('e1')], deltas }, moderator);
  world.show(<page.Component author="ed" id="b1" />);
  const answer = () => {
    const open = scopeKey({ kind: 'proposalsOf', uid: ed });
    act(() => void world.store.dispatch(scopesSlice.actions.answered({ scope: open })));
  };
  return { ...world, answer };
}

test('all that waits of a bundle is applied at once, as soon as all of it is here', async () => {
  const world = shown();
  expect(screen.queryByRole('button', { name: /Apply all/ })).toBeNull();
  world.answer();
  await userEvent.click(await screen.findByRole('button', { name: 'Apply all 4' }));
  await waitFor(() => expect(world.commands()).toHaveLength(1));
  expect(world.commands()).toMatchObject([{ kind: 'applyDeltas', deltaIds: ['p1', 'p2', 'm1', 'm2'] }]);
  expect(screen.queryByRole('button', { name: /Apply all|Reject all/ })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await screen.findByRole('button', { name: 'Apply all 4' })).toBeTruthy();
});

test('a new event is approved with what is applied, where the moderator says so', async () => {
  const proposed = delta('e9', {
    ...{ author: ed, bundle, docId: '', field: '' },
    value: { name: 'New Cup', date: '2024-05-04', sport: { id: 'armw' } },
  });
  const world = screens({ deltas: [proposed, newPlayer('p1')] }, moderator);
  world.show(<page.Component author="ed" id="b1" />);
  const open = scopeKey({ kind: 'proposalsOf', uid: ed });
  act(() => void world.store.dispatch(scopesSlice.actions.answered({ scope: open })));
  await userEvent.click(await screen.findByRole('button', { name: 'Apply and approve the event' }));
  await waitFor(() => expect(world.commands()).toHaveLength(1));
  expect(world.commands()).toMatchObject([{ kind: 'applyDeltas', approve: ['e9'] }]);
});

test('it is rejected at once for one reason', async () => {
  const world = shown();
  world.answer();
  await userEvent.click(await screen.findByRole('button', { name: 'Reject all 4' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reject 4 proposals?' }));
  await userEvent.type(dialog.getByRole('textbox'), 'No poster');
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
  expect(world.commands()).toHaveLength(4);
  expect(world.commands()).toEqual(
    Array.from({ length: 4 }, () => expect.objectContaining({ kind: 'rejectDelta', reason: 'No poster' })),
  );
});

test('five hundred are rejected in one action, so that the page answers', () => {
  const deltas = Array.from({ length: 500 }, (_, at) => newPlayer(`p${at}`));
  const world = screens({ events: [event('e1')], deltas }, moderator);
  let actions = 0;
  world.store.subscribe(() => {
    actions += 1;
  });
  const ids = deltas.map(({ id }) => id);
  act(() => void world.store.dispatch(rejectMany(ids, { reason: 'No poster' })));
  expect(world.commands().map((body) => body.kind === 'rejectDelta' && body.deltaId)).toEqual(ids);
  expect(new Set(selectCommands(world.state()).map(({ sendAfter }) => sendAfter)).size).toBe(1);
  expect(actions).toBe(1);
});

test('other moderators are told that somebody looks at it, and it says who else does', async () => {
  const world = shown();
  const told = () => world.calls.filter((call) => call.startsWith('look'));
  expect(told()).toEqual([]);
  world.answer();
  await screen.findByRole('button', { name: 'Apply all 4' });
  expect(told()).toEqual(['lookAt m1']);
  expect(screen.queryByText(/is looking at it/)).toBeNull();
  act(() => world.tell('reviews', [{ id: deltaId('p2'), by: userId('mia'), at: Date.now() }]));
  expect(screen.getByText(/is looking at it/)).toBeTruthy();
});

test('of more than one call can take, what others name is in the first, and the next one waits for it', async () => {
  const count = limits.deltasPerCall;
  const matches = Array.from({ length: count }, (_, at) => newMatch(`m${at}`, `p${at}`));
  const players = Array.from({ length: count }, (_, at) => newPlayer(`p${at}`));
  const world = screens({ events: [event('e1')], deltas: [...matches, ...players] }, moderator);
  world.store.dispatch(applyMany(matches.map(({ id }) => id)));
  await waitFor(() => expect(world.commands()).toHaveLength(2));
  const [first, second] = world.commands().filter((body): body is Applied => body.kind === 'applyDeltas');
  if (!first || !second) throw new Error('Expected two calls, found none');
  expect(new Set(first.deltaIds)).toEqual(new Set(players.map(({ id }) => id)));
  expect(new Set(second.deltaIds)).toEqual(new Set(matches.map(({ id }) => id)));
  expect(second.after).toBe(first.deltaIds.at(-1));

  const later = Date.now() + 60_000;
  const next = () => nextCommand(selectCommands(world.state()), later, 0);
  const begun = next()!;
  expect(begun.body).toEqual(first);
  world.store.dispatch(outboxActions.sending({ id: begun.id }));
  world.store.dispatch(
    outboxActions.deferred({
      id: begun.id,
      retryAt: later + 1_000,
      error: { code: 'unavailable', message: 'x' },
    }),
  );
  expect(next()).toBeUndefined();
});
