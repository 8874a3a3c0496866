/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ActAsked } from '@/model/acts/acts';
import { causeOf } from '@/model/cause';
import type { CommandError } from '@/model/proposals/command';
import { userId } from '@/model/ids';
import { CommandProblem } from '@/parts/outbox/CommandProblem';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { enqueue } from '@/wiki/outbox/outboxThunks';
import { screens } from '@test/support/screens';

function refused(asked: ActAsked<'restore' | 'restoreSince'>, error: Omit<CommandError, 'code'>) {
  const world = screens({}, { uid: 'mod', moderator: true });
  world.dispatch(enqueue(asked));
  const { id } = world.state().outbox.commands[0]!;
  world.store.dispatch(outboxActions.sending({ id }));
  world.store.dispatch(outboxActions.conflicted({ id, error: { code: 'conflict', ...error } }));
  world.show(<CommandProblem command={world.state().outbox.commands[0]!} />);
  return screen.getByRole('alert').textContent;
}

test.each<[string, ActAsked<'restore' | 'restoreSince'>, Omit<CommandError, 'code'>, RegExp]>([
  [
    'of a deletion that one has decided oneself',
    { kind: 'restore', act: 'a1' },
    { message: 'actLog/a1 is your own decision', reason: causeOf('ownDecision') },
    /You proposed or decided this yourself, so another moderator has to revert it\.$/,
  ],
  [
    'of an unknown act, or one that cannot be restored',
    { kind: 'restore', act: 'a1' },
    { message: 'actLog/a1 is nothing to restore', reason: causeOf('nothingToRestore') },
    /There is nothing to revert: the action is unknown, or of a kind that cannot be reverted\.$/,
  ],
  [
    'of one act by a server, or in a row, of an earlier version, which gave no reason',
    { kind: 'restore', act: 'a1' },
    { message: 'actLog/a1 is nothing to restore' },
    /There is nothing to revert, or another moderator has to do it\.$/,
  ],
  [
    'of everything since a time',
    { kind: 'restoreSince', uid: userId('vandal'), since: 5 },
    { message: 'refused' },
    /There is nothing to revert, or another moderator has to do it\.$/,
  ],
])(
  'a refused restoration %s says what stands against it, and is not asked for again',
  (_, asked, error, said) => {
    expect(refused(asked, error)).toMatch(said);
    const actions = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(actions).toEqual([expect.stringMatching(/^Discard/)]);
  },
);
