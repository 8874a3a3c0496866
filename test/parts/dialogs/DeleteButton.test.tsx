/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeleteButton } from '@/parts/dialogs/DeleteButton';
import { undoMs } from '@/model/proposals/command';
import { eventId, playerId, userId } from '@/model/ids';
import type { Collection } from '@/model/schema/recordSchema';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { selectMatch, selectMatchIdsOfEvent, selectPlayerIds } from '@/wiki/records/recordsSelectors';
import { delta, event, match, player } from '@test/support/factories';
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

describe('an event with five matches', () => {
  const matches = Array.from({ length: 5 }, (_, at) => match(`m${at}`));

  test('is deleted with a reason for the other moderators, who have a day to object', async () => {
    const world = screens({ ...rows, matches }, moderator);
    world.world.answers.hasOtherModerator = () => Promise.resolve(true);
    show(world, 'event', 'e1');
    const dialog = await ask('Delete…');
    expect(await within(dialog).findByText(/have a day to object/)).toBeTruthy();
    const ok = within(dialog).getByRole('button', { name: 'Delete' });
    expect(ok).toHaveProperty('disabled', true);
    await userEvent.type(within(dialog).getByRole('textbox'), 'Made up');
    await userEvent.click(ok);
    expect(world.commands()).toMatchObject([{ kind: 'deleteRecord', id: 'e1', note: 'Made up' }]);
  });

  test.each([
    ['another moderator', { ...rows, matches }, false],
    ['approval', { ...rows, matches, events: [event('e1', { valid: 0 })] }, true],
    ['that many matches', { ...rows, matches: matches.slice(1) }, true],
  ])('is deleted without one where there is no %s', async (_, some, others) => {
    const world = screens(some, moderator);
    world.world.answers.hasOtherModerator = () => Promise.resolve(others);
    await remove(world, 'event', 'e1');
    expect(world.commands()).toMatchObject([{ kind: 'deleteRecord', id: 'e1' }]);
    expect(world.commands()[0]).not.toHaveProperty('note');
  });
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

test('authors who delete their own proposed event withdraw it, with the matches that depend on it', async () => {
  const author = userId('me');
  const value = { name: 'New Cup', date: '2024-05-04', sport: { id: 'armw' } };
  const proposed = delta('e9', { docId: '', field: '', value, author });
  const bout = match('m9');
  const card = {
    date: '2024-05-04',
    player1: { ...bout.player1 },
    player2: { ...bout.player2 },
    event: { id: 'e9', date: '2024-05-04', sport: { id: 'armw' } },
  };
  const onCard = delta('m9', {
    collection: 'match',
    docId: '',
    field: '',
    value: card,
    author,
    timestamp: 2_000,
  });
  const deltas = [proposed, onCard, delta('d3', { author })];
  for (const who of [editor, { ...moderator, uid: 'me' }]) {
    const world = screens({ ...rows, deltas }, who);
    const { unmount } = show(world, 'event', 'e9');
    const dialog = await ask('Withdraw…');
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    expect(within(dialog).getByText(/Another of your proposals depends on it/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(world.commands()).toMatchObject([
      { kind: 'deleteDelta', deltaId: 'm9' },
      { kind: 'deleteDelta', deltaId: 'e9' },
    ]);
    unmount();
  }
});
