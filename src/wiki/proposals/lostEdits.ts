import type { UnknownAction } from '@reduxjs/toolkit';
import type { Command, CommandId } from '@/model/proposals/command';
import type { EffectStore } from '@/store/createListeners';
import type { RootState } from '@/store/typed';
import { outboxActions } from '../outbox/outboxSlice';
import { replacedCommands } from '../outbox/replaced';

/**
 * Notifies the user when of two edits that two tabs made at once only one remains. The notice offers the other
 * one. The returned function ends this.
 */
export const sayLostEdits = (
  { listen }: Pick<EffectStore, 'listen'>,
  dispatch: (action: UnknownAction) => void,
): (() => void) =>
  listen((now, before, action) => {
    const lostOnes = outboxActions.discarded.match(action)
      ? replaced(before, action.payload.id)
      : outboxActions.synced.match(action)
        ? overwritten(before, now, action.payload.id)
        : [];
    for (const [lost, kept] of lostOnes) void say(lost, kept, now, dispatch);
  });

type Lost = readonly (readonly [lost: Command, kept: Command])[];

/** An edit that the sender discards, because a later one of the same fields waits too. */
const replaced = ({ outbox }: RootState, id: CommandId): Lost =>
  replacedCommands(outbox.commands).flatMap(({ earlier, later }) =>
    earlier.id === id ? [[earlier, later]] : [],
  );

/** If two rows of one command have equally many edits, the one written last remains. */
function overwritten(before: RootState, now: RootState, id: CommandId): Lost {
  const [lost, kept] = [before, now].map(({ outbox }) => outbox.commands.find((each) => each.id === id));
  if (lost === undefined || kept === undefined || lost.edits === undefined) return [];
  return lost.edits === kept.edits ? [[lost, kept]] : [];
}

async function say(
  lost: Command,
  kept: Command,
  state: RootState,
  dispatch: (action: UnknownAction) => void,
): Promise<void> {
  // Rare, and no part of what every visitor loads.
  const { replacedNotice } = await import('./replacedNotice');
  const notice = replacedNotice(lost, kept, state);
  if (notice) dispatch(notice);
}
