/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { DeleteButton } from '@/parts/editing/DeleteButton';
import { undoMs } from '@/model/command';
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

async function remove(world: ReturnType<typeof screens>, collection: 'match' | 'player', id: string) {
  world.show(<DeleteButton collection={collection} id={id} name="Ann v Bea" leadsTo="/sport" />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete' })));
  expect(screen.getByText(/can be restored/)).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'OK' })));
}

test('a match is gone at once for the moderator who deletes it, is sent in ten seconds, and comes back when undone', async () => {
  const world = screens(rows, moderator);
  await remove(world, 'match', 'm1');
  const [command] = world.state().outbox.commands;
  expect(command).toMatchObject({
    body: { kind: 'deleteRecord', collection: 'match', recordId: 'm1', basedOn: 1_000 },
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

test('nobody but moderators is offered it', () => {
  screens(rows, { uid: 'me', emailVerified: true }).show(
    <DeleteButton collection="match" id="m1" name="Ann v Bea" leadsTo="/sport" />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
