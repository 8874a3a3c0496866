/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeleteButton } from '@/parts/dialogs/DeleteButton';
import { undoMs } from '@/model/proposals/command';
import { eventId, playerId } from '@/model/ids';
import type { Collection } from '@/model/schema/recordSchema';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { selectMatch, selectMatchIdsOfEvent, selectPlayerIds } from '@/wiki/records/recordsSelectors';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const rows = {
  events: [event('e1')],
  matches: [match('m1'), match('m2')],
  players: [player('ann'), player('bea'), player('eve')],
};
const moderator = { uid: 'mod', moderator: true, emailVerified: true };
const editor = { uid: 'me', emailVerified: true };

const show = (world: ReturnType<typeof screens>, collection: Collection, id: string) =>
  world.show(<DeleteButton collection={collection} id={id} name="Ann v Bea" leadsTo="/sport" />);

async function ask(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog');
}

async function remove(world: ReturnType<typeof screens>, collection: Collection, id: string) {
  show(world, collection, id);
  const dialog = await ask('Delete…');
  expect(within(dialog).getByText(/can be restored/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
}

test('a match is gone at once for the moderator who deletes it, is sent in ten seconds, and comes back when undone', async () => {
  const world = screens(rows, moderator);
  await remove(world, 'match', 'm1');
  const [command] = world.state().outbox.commands;
  expect(command).toMatchObject({
    body: { kind: 'deleteRecord', collection: 'match', id: 'm1', basedOn: 1_000 },
    sendAfter: 2_000 + undoMs,
  });
  expect(selectMatch(world.state(), 'm1')).toBeUndefined();
  expect(selectMatchIdsOfEvent(world.state(), 'e1')).toEqual(['m2']);
  const notice = world.state().notices.notices.at(-1);
  expect(notice?.actions.map(({ does }) => does)).toEqual([outboxActions.discarded({ id: command!.id })]);
  act(() => void world.store.dispatch(outboxActions.discarded({ id: command!.id })));
  expect(selectMatchIdsOfEvent(world.state(), 'e1')).toEqual(['m1', 'm2']);
});

test('a player goes from all lists', async () => {
  const world = screens(rows, moderator);
  await remove(world, 'player', 'eve');
  expect(selectPlayerIds(world.state())).toEqual(['ann', 'bea']);
});

test('an event takes along the players it would leave without a match, unless the moderator says no', async () => {
  const elsewhere = match('m2', { event: { ...match('m2').event, id: eventId('e2') } });
  const only = match('m1', { player1: { id: playerId('eve'), name: 'Eve' } });
  const world = screens({ ...rows, matches: [only, elsewhere] }, moderator);
  show(world, 'event', 'e1');
  const dialog = await ask('Delete…');
  expect(within(dialog).getByText('Its match is deleted too.')).toBeTruthy();
  expect(within(dialog).getByRole('checkbox', { name: /who has no other match: Player eve/ })).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(world.commands()).toEqual([
    { kind: 'deleteRecord', collection: 'event', id: 'e1', basedOn: 1_000, players: ['eve'] },
  ]);
});

test('whoever is no moderator gives a reason, and proposes it; what it leaves behind goes in the same bundle', async () => {
  const world = screens(rows, editor);
  show(world, 'event', 'e1');
  const dialog = await ask('Propose deletion…');
  const ok = within(dialog).getByRole('button', { name: 'Propose deletion' });
  expect(ok).toHaveProperty('disabled', true);
  await userEvent.type(within(dialog).getByRole('textbox'), 'Made up');
  await userEvent.click(ok);
  const proposals = world.commands().flatMap((body) => (body.kind === 'upsertDelta' ? [body.proposal] : []));
  expect(proposals).toMatchObject([
    { collection: 'event', docId: 'e1', field: '', value: null, note: 'Made up' },
    { collection: 'player', docId: 'ann', field: '', value: null, note: 'Made up' },
    { collection: 'player', docId: 'bea', field: '', value: null, note: 'Made up' },
  ]);
  expect(new Set(proposals.map(({ bundle }) => bundle)).size).toBe(1);
  for (const proposal of proposals) expect(proposal).not.toHaveProperty('base');
  expect(selectMatchIdsOfEvent(world.state(), 'e1')).toEqual(['m1', 'm2']);
  expect(await screen.findByText('You proposed to delete this.')).toBeTruthy();
});

test('nobody who is not signed in is offered it', () => {
  show(screens(rows), 'match', 'm1');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a player with matches cannot be deleted, and can be merged or hidden instead', async () => {
  const world = screens(rows, moderator);
  show(world, 'player', 'ann');
  const dialog = await ask('Delete…');
  expect(within(dialog).getByText(/has 2 matches, which would have no player/)).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(within(dialog).getByRole('link', { name: 'Same person as…' }).getAttribute('href')).toBe(
    '/player/ann/merge',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hide…' }));
  const hide = await screen.findByRole('dialog');
  await userEvent.type(within(hide).getByLabelText('Why should it be hidden?'), 'She asked for it');
  await userEvent.click(within(hide).getByRole('button', { name: 'Propose to hide' }));
  expect(world.commands()).toMatchObject([
    { kind: 'upsertDelta', proposal: { collection: 'player', docId: 'ann', field: 'hidden', value: true } },
  ]);
});
