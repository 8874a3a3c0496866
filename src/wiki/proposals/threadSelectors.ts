import { tableGet } from '@/lib/table';
import type { Command } from '@/model/proposals/command';
import type { Mentionable } from '@/model/proposals/mentions';
import { mostReplies, type Reply } from '@/model/proposals/thread';
import type { RootState } from '@/store/typed';
import { selectDelta } from '../deltas/deltasSelectors';
import { selectCommands } from '../outbox/outboxSelectors';
import { selectProfile } from '../session/profileSelectors';
import { selectIsModerator, selectUid } from '../session/sessionSelectors';

export interface ShownReply extends Reply {
  readonly command?: Command;
}

/**
 * The stored thread and the user's unsent replies. Reads the base, because an own waiting edit has no thread.
 * Returns a new list each time: compare it deeply.
 */
export function selectThread(state: RootState, id: string): readonly ShownReply[] {
  const stored = tableGet(state.deltas.rows, id)?.thread ?? [];
  const waiting = selectCommands(state).flatMap((command): readonly ShownReply[] => {
    const { body, uid, created } = command;
    if (body.kind !== 'reply' || body.about !== id || stored.some((each) => each.id === command.id))
      return [];
    return [{ id: command.id, by: uid, at: created, text: body.text, command }];
  });
  return [...stored, ...waiting];
}

/**
 * Whether the user may reply to a proposal. `full`: the thread has no room. `unsent`: the server does not
 * have the proposal yet.
 */
export function selectMayReply(state: RootState, id: string): 'yes' | 'no' | 'full' | 'unsent' {
  const stored = tableGet(state.deltas.rows, id);
  const uid = selectUid(state);
  if (stored === undefined) return selectDelta(state, id)?.author === uid ? 'unsent' : 'no';
  if (uid === undefined || stored.status === 'applied' || stored.applying) return 'no';
  if (stored.author !== uid && !selectIsModerator(state)) return 'no';
  return selectThread(state, id).length < mostReplies(stored.author === uid) ? 'yes' : 'full';
}

export function selectIsAnswered(state: RootState, id: string): boolean {
  const stored = tableGet(state.deltas.rows, id);
  const last = selectThread(state, id).at(-1);
  return stored?.status === 'new' && last !== undefined && last.by !== selectUid(state);
}

/**
 * The other people in a thread whose names this device knows. A reply can mention them. Returns a new list
 * each time: compare it deeply.
 */
export function selectMentionable(state: RootState, id: string): readonly Mentionable[] {
  const stored = tableGet(state.deltas.rows, id);
  const people = [stored?.author, stored?.decidedBy, ...(stored?.thread ?? []).map(({ by }) => by)];
  return [...new Set(people)].flatMap((uid) => {
    const name = uid === undefined || uid === selectUid(state) ? undefined : selectProfile(state, uid)?.name;
    return uid === undefined || name === undefined ? [] : [{ uid, name }];
  });
}
