import { BackendError } from '@/backend/errors';
import { isJsonObject } from '@/lib/json';
import type { ActAsked, RevertOutcome } from '@/model/acts';
import { isCause } from '@/model/cause';
import type { Command, CommandId, CommandKind } from '@/model/command';
import type { RestoreAsked } from '@/model/logs';

/** Calls a function that writes, by its name. What it answers has to be parsed. */
export type CallToWrite = (name: WritingFunction, asked: object) => Promise<unknown>;

type WritingFunction = 'act' | 'applyWikiDelta' | 'banUser' | 'resetProfile' | 'setRole';

/** The commands that a function carries out. Asked again under the same id it goes on where it broke off, and does nothing twice. */
export type CalledKind = Exclude<
  CommandKind,
  'upsertDelta' | 'rejectDelta' | 'reply' | 'saveProfile' | 'saveDigest' | 'agree' | 'saveDevice'
>;

/** Which function each of these commands calls, and with what. A deletion of a proposal comes here if its author is another account. */
export const calls: {
  readonly [K in CalledKind]: (call: CallToWrite, command: Command<K>) => Promise<RevertOutcome | void>;
} = {
  // What became of each is learnt from the listeners.
  applyDeltas: async (call, { body: { deltaIds, force, seen, amend } }) => {
    const asked = { deltaIds, ...(force && { force }), ...(seen && { seen }), ...(amend && { amend }) };
    await call('applyWikiDelta', asked);
  },
  deleteDelta: (call, { id, body: { deltaId, basedOn } }) =>
    act(call, { kind: 'deleteDelta', id: deltaId, basedOn }, id),
  approveEvent: (call, { id, body }) => act(call, { kind: 'approveEvent', id: body.eventId }, id),
  deleteEvent: (call, { id, body: { eventId, players } }) =>
    act(call, { kind: 'deleteRecord', collection: 'event', id: eventId, ...(players && { players }) }, id),
  deleteRecord: (call, { id, body: { collection, recordId } }) =>
    act(call, { kind: 'deleteRecord', collection, id: recordId }, id),
  closeReport: (call, { id, body: { reportId, note, delta } }) => {
    const rest = { ...(note !== undefined && { note }), ...(delta !== undefined && { delta }) };
    return act(call, { kind: 'closeReport', id: reportId, ...rest }, id);
  },
  restore: (call, { id, body }) => act(call, restoring(body.asked), id),
  revert: (call, { id, body }) => act(call, { kind: 'revert', ...body.asked }, id),
  passAudit: (call, { id, body }) => act(call, { kind: 'passAudit', id: body.deltaId }, id),
  raiseLimit: (call, { id, body: { uid, more, until } }) =>
    act(call, { kind: 'raiseLimit', uid, more, until }, id),
  saveTrust: (call, { id, body }) => act(call, { kind: 'saveTrust', settings: body.settings }, id),
  // What came of it stands in the log of roles.
  setRole: async (call, { body: { email, uid, role, grant } }) =>
    void (await call('setRole', { email, ...(uid !== undefined && { uid }), role, grant })),
  banUser: async (call, { id, body }) => void (await call('banUser', { ...body.asked, action: id })),
  resetProfile: async (call, { id, body }) =>
    void (await call('resetProfile', { uid: body.uid, action: id })),
};

const restoring = (asked: RestoreAsked): ActAsked =>
  'act' in asked ? { kind: 'restore', ...asked } : { kind: 'restoreSince', ...asked };

/** Does what a moderator decides about records and about other people's proposals. Answers what came of a revert. */
async function act(
  call: CallToWrite,
  asked: ActAsked,
  action: CommandId,
): Promise<RevertOutcome | undefined> {
  const answer = await call('act', { ...asked, action });
  if (!isJsonObject(answer)) return undefined;
  const { outcome, message, reason, reverted, proposed, left } = answer;
  if (outcome === 'conflict')
    throw new BackendError('conflict', typeof message === 'string' ? message : 'Decided elsewhere', {
      ...(isCause(reason) && { reason }),
    });
  return typeof reverted === 'number' && typeof proposed === 'number' && typeof left === 'number'
    ? { reverted, proposed, left }
    : undefined;
}
