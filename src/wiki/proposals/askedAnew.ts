import { tableGet } from '@/lib/table';
import type { Command, CommandBody } from '@/model/proposals/command';
import { isDeletion, valuesBefore, type Proposal } from '@/model/proposals/delta';
import { deltaId } from '@/model/ids';
import type { RootState } from '@/store/typed';
import { rulesOf } from '../outbox/commandKinds';
import { selectBaseRecord } from '../records/recordsSelectors';

export function chainOf(commands: readonly Command[], first: Command): readonly Command[] {
  const { body } = first;
  if (body.kind !== 'upsertDelta') return [first];
  return commands
    .slice(commands.indexOf(first))
    .filter((each) => each.body.kind === 'upsertDelta' && each.body.deltaId === body.deltaId);
}

export function onLiveRecord(state: RootState, proposal: Proposal): Proposal {
  if (proposal.docId === '' || isDeletion(proposal)) return proposal;
  const live = selectBaseRecord(state, proposal.collection, proposal.docId);
  return live === undefined ? proposal : { ...proposal, base: valuesBefore(proposal, live) };
}

/**
 * The command to send after a conflict if the user, who has seen the current state, still wants it;
 * `undefined` if nothing remains to ask. A proposal is rebased onto its record.
 *
 *   COMMAND       STORED DELTA   RESULT
 *   upsertDelta   absent         a new delta of the same id
 *   upsertDelta   new            based on the stored version
 *   upsertDelta   decided        another delta
 *   deleteDelta   new, rejected  based on the stored version
 *   deleteDelta   other          nothing
 *   rejectDelta   new            based on the stored version
 *   rejectDelta   other          nothing
 *   others        any            the same; nothing if a conflict ends it (`overAfterConflict`)
 */
export function askedAnew(state: RootState, { body }: Command, newId: () => string): CommandBody | undefined {
  if (rulesOf(body).overAfterConflict !== undefined) return undefined;
  if (!('deltaId' in body)) return body;
  const stored = tableGet(state.deltas.rows, body.deltaId);
  switch (body.kind) {
    case 'upsertDelta': {
      const again = { ...body, proposal: onLiveRecord(state, body.proposal) };
      if (stored === undefined) return { ...again, basedOn: null };
      return stored.status === 'new'
        ? { ...again, basedOn: stored.timestamp }
        : { ...again, deltaId: deltaId(newId()), basedOn: null };
    }
    case 'deleteDelta':
      return stored === undefined || stored.status === 'applied'
        ? undefined
        : { ...body, basedOn: { status: stored.status, timestamp: stored.timestamp } };
    case 'rejectDelta':
      return stored?.status === 'new' ? { ...body, basedOn: stored.timestamp } : undefined;
    default:
      return body;
  }
}
