import { dequal } from 'dequal';
import { asProposed } from '@/model/proposals/amending';
import type { CommandBody } from '@/model/proposals/command';
import { conflictingFields, type Delta, type Proposal } from '@/model/proposals/delta';
import type { UserId } from '@/model/ids';
import { withProposableNames } from '@/model/proposals/proposableNames';
import { parsers } from '@/backend/parsers';
import type { PlainDoc } from '../read/plainDoc';
import { storedBase } from './storedBase';

/** What to do about a stored delta: write, nothing because it is as wanted, conflict, or retry later. */
export type Judgement =
  | { readonly kind: 'write' }
  | { readonly kind: 'done' }
  | { readonly kind: 'conflict' | 'wait'; readonly why: string };

export type StoredDelta = Partial<Delta>;

type Body<K extends CommandBody['kind']> = Extract<CommandBody, { kind: K }>;

const write: Judgement = { kind: 'write' };
const done: Judgement = { kind: 'done' };
const conflict = (why: string): Judgement => ({ kind: 'conflict', why });

/**
 * Whether the delta still has the status and version that the command is based on. Wait while it is being applied: the
 * outcome decides what the command can do.
 */
function ifUnchanged(
  name: string,
  stored: StoredDelta,
  { status, timestamp }: { readonly status: Delta['status']; readonly timestamp: number | null },
): Judgement {
  if (stored.status !== status)
    return conflict(`${name} was decided elsewhere meanwhile: found status ${stored.status}`);
  if (stored.timestamp !== timestamp)
    return conflict(
      `${name} was changed elsewhere meanwhile: expected the version of ${timestamp ?? 'nobody'}, found ${stored.timestamp}`,
    );
  return stored.applying === undefined ? write : { kind: 'wait', why: `${name} is being applied` };
}

/**
 * STORED                                   JUDGEMENT
 *   absent, command creates                  write
 *   absent, command overwrites               conflict
 *   own, new or applied, content as wanted   done
 *   own, rejected, content as wanted, not    done: an earlier attempt arrived and was decided since
 *     the version it was based on
 *   own, new, the version it was based on    write; wait while it is being applied
 *   anything else                            conflict
 */
export function judgeUpsert(
  stored: StoredDelta | undefined,
  { deltaId, proposal, basedOn }: Body<'upsertDelta'>,
  uid: UserId,
): Judgement {
  const name = `delta/${deltaId}`;
  if (stored === undefined) {
    return basedOn === null ? write : conflict(`${name} was deleted elsewhere meanwhile`);
  }
  if (stored.author !== uid) return conflict(`${name} belongs to somebody else`);
  const isOpenTo = stored.status !== 'rejected' || stored.timestamp !== basedOn;
  if (isOpenTo && sameContent(stored, proposal)) return done;
  return ifUnchanged(name, stored, { status: 'new', timestamp: basedOn });
}

/**
 * Whether the record still has what the author of a proposal saw.
 *
 *   RECORD                                             JUDGEMENT
 *   none, the proposal creates it                      write
 *   unreadable                                         write; moderators see what there is
 *   absent, or a tombstone                             conflict
 *   a field is neither as seen nor as proposed         conflict
 *   anything else                                      write
 */
export function judgeRecord(record: PlainDoc | undefined, proposal: Proposal): Judgement {
  const { collection, docId } = proposal;
  if (docId === '') return write;
  const name = `${collection}/${docId}`;
  if (record === undefined || record['deleted'] === true) {
    return conflict(`${name} was deleted elsewhere meanwhile`);
  }
  const live = parsers[collection](record);
  const fields = live.ok ? conflictingFields(proposal, live.value) : [];
  return fields.length === 0
    ? write
    : conflict(`${name} was changed elsewhere meanwhile: ${fields.map(({ path }) => path).join(', ')}`);
}

/**
 *   STORED                                        JUDGEMENT
 *   absent                                        done
 *   of the status and version it was based on     write; wait while it is being applied
 *   anything else                                 conflict
 */
export function judgeDelete(
  stored: StoredDelta | undefined,
  { deltaId, basedOn }: Body<'deleteDelta'>,
): Judgement {
  return stored === undefined ? done : ifUnchanged(`delta/${deltaId}`, stored, basedOn);
}

/**
 *   STORED                                  JUDGEMENT
 *   rejected by the same, same reason       done
 *   new, the version the moderator saw      write; wait while it is being applied
 *   anything else, absent included          conflict
 */
export function judgeReject(
  stored: StoredDelta | undefined,
  { deltaId, reason, basedOn }: Body<'rejectDelta'>,
  uid: UserId,
): Judgement {
  const name = `delta/${deltaId}`;
  if (stored === undefined) return conflict(`${name} was deleted elsewhere meanwhile`);
  if (stored.status === 'rejected' && stored.decidedBy === uid && stored.reason === reason) return done;
  return ifUnchanged(name, stored, { status: 'new', timestamp: basedOn });
}

function sameContent(stored: StoredDelta, proposal: Proposal): boolean {
  const content = (proposed: Partial<Proposal>) => {
    const { collection, docId, field, value, note, source, bundle } = proposed;
    return [collection, docId, field, value, storedBase(proposed), note, source, bundle];
  };
  const said = content(asProposed(stored));
  return [proposal, withProposableNames(proposal)].some((wanted) => dequal(said, content(wanted)));
}
