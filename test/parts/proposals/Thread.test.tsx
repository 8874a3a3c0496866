/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Thread } from '@/parts/proposals/Thread';
import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { profilesSlice } from '@/wiki/entities/profilesSlice';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { settlement } from '@/wiki/outbox/commandKinds';
import type { Delta } from '@/model/proposals/delta';
import { deltaId, userId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import type { Reply } from '@/model/proposals/thread';
import { delta } from '@test/support/factories';
import { screens } from '@test/support/screens';

const author = { uid: 'editor' };
const moderator = { uid: 'mod', moderator: true };
const said = (by: string, text: string, id = `r-${text}`): Reply => ({ id, by: userId(by), at: 1_500, text });

function shown(user: Parameters<typeof screens>[1], fields: Partial<Delta> = {}) {
  const world = screens({ deltas: [delta('d1', fields)] }, user);
  world.show(<Thread id={deltaId('d1')} />);
  return world;
}

const texts = () =>
  within(screen.getByRole('list', { name: /Replies/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a moderator asks, and the question waits on the device until the server has it', async () => {
  const world = shown(moderator);
  await userEvent.click(screen.getByRole('button', { name: 'Reply to the author' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reply to the author' }));
  const send = screen.getByRole('button', { name: 'Send reply' });
  expect(send).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByRole('textbox'), '  Where from?  ');
  await userEvent.click(send);
  expect(world.commands()).toEqual([{ kind: 'reply', about: 'd1', text: 'Where from?' }]);
  expect(texts()).toEqual([expect.stringContaining('Where from?')]);
  expect(texts()[0]).toContain('On this device');
  expect(screen.getByRole('button', { name: 'Reply to the author' })).toBeTruthy();
});

test('once the base shows the reply its command has ended, and it is shown once', () => {
  const world = shown(moderator);
  const id = world.dispatch((dispatch, _state, { newId }) => {
    dispatch(
      outboxActions.queued({
        id: newId() as never,
        uid: userId('mod'),
        created: 2_000,
        body: { kind: 'reply', about: deltaId('d1'), text: 'Where from?' },
        state: 'queued',
        attempts: 0,
      }),
    );
    return world.state().outbox.commands[0]?.id ?? '';
  });
  const command = world.state().outbox.commands[0];
  if (command === undefined) throw new Error('Expected a command, found none');
  expect(settlement(command, world.state() as never)).toBeUndefined();
  const thread = [said('mod', 'Where from?', id)];
  world.store.dispatch(deltasSlice.actions.modified({ scope: 'queue', docs: [delta('d1', { thread })] }));
  expect(settlement(command, world.state() as never)).toEqual({});
});

test('the author sees that somebody has replied, and answers', async () => {
  const world = shown(author, { thread: [said('mod', 'Where from?')] });
  expect(screen.getByText('Someone has replied.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Reply to the moderators' }));
  await userEvent.type(screen.getByRole('textbox'), 'From the poster');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(world.commands()).toEqual([{ kind: 'reply', about: 'd1', text: 'From the poster' }]);
  expect(texts().map((text) => text?.includes('poster'))).toEqual([false, true]);
  expect(screen.queryByText('Someone has replied.')).toBeNull();
});

/** An edit of the proposal that is still on the device; without a time it was never sent. */
const waitingEdit = (basedOn: number | null) =>
  outboxActions.queued({
    id: 'c1' as never,
    uid: userId('editor'),
    created: 2_000,
    body: {
      kind: 'upsertDelta',
      deltaId: deltaId('d1'),
      basedOn,
      proposal: { collection: 'event', docId: 'e1', field: 'name', value: 'Better', base: 'Event e1' },
    },
    state: 'queued',
    attempts: 0,
  });

test('an own edit that waits hides nothing of what was said', () => {
  const world = screens({ deltas: [delta('d1', { thread: [said('mod', 'Where from?')] })] }, author);
  world.store.dispatch(waitingEdit(1_000));
  world.show(<Thread id={deltaId('d1')} />);
  expect(texts()).toEqual([expect.stringContaining('Where from?')]);
});

test('whoever has not sent it yet finds the place of the reply, which nobody could read', () => {
  const world = screens({}, author);
  world.store.dispatch(waitingEdit(null));
  world.show(<Thread id={deltaId('d1')} />);
  expect(screen.getByRole('button', { name: 'Reply to the moderators' })).toHaveProperty('disabled', true);
});

test.each([
  ['somebody else', { uid: 'stranger' }, {}],
  ['the author of what is applied', author, { status: 'applied' }],
  ['the author of what is being applied', author, { applying: { cursor: '' } }],
  ['the author of nothing the server has', { uid: 'nobody' }, {}],
] as const)('%s has nothing to reply to', (_, user, fields) => {
  shown(user, fields);
  expect(screen.queryByRole('button')).toBeNull();
});

const threadOf = (length: number) => Array.from({ length }, (_, at) => said('mod', `${at}`));

test.each([author, moderator])('a full thread says so to %j', (user) => {
  shown(user, { thread: threadOf(limits.replies) });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('There is no room for more replies.')).toBeTruthy();
});

test('an author who has used up the room learns that moderators still can reply', () => {
  shown(author, { thread: threadOf(limits.repliesOfAuthor) });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('You cannot add more replies here. Moderators still can.')).toBeTruthy();
});

test('a moderator replies where the author cannot any more', () => {
  shown(moderator, { thread: threadOf(limits.repliesOfAuthor) });
  expect(screen.getByRole('button', { name: 'Reply to the author' })).toBeTruthy();
});

test('what was said stays to be read once it is applied', () => {
  shown({ uid: 'stranger' }, { status: 'applied', thread: [said('mod', 'Where from?')] });
  expect(texts()).toEqual([expect.stringContaining('Where from?')]);
});

test('the others in the talk can be named by a tap, as far as their names are known', async () => {
  const world = shown(author, { thread: [said('mod', 'Where from?'), said('mia', 'Yes, where?')] });
  const mo = { id: userId('mod'), name: 'Mo', since: 1 };
  act(() => void world.store.dispatch(profilesSlice.actions.reset({ scope: 'profile/mod', docs: [mo] })));
  await userEvent.click(screen.getByRole('button', { name: 'Reply to the moderators' }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.type(field, 'Ask');
  await userEvent.click(screen.getByRole('button', { name: '@Mo' }));
  expect(field.value).toBe('Ask @Mo ');
  expect(screen.queryAllByRole('button', { name: /^@/ })).toHaveLength(1);
});
