import { assertNever } from '@/lib/assertNever';
import { isRefused, type CommandKind } from '@/model/command';
import { recordIdOf } from '@/model/delta';
import type { DeltaId } from '@/model/ids';
import type { Collection } from '@/model/schema/recordSchema';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectDelta, selectOwnDeltaIds } from '@/wiki/deltas/deltasSelectors';
import { standingOf, type Standing } from '@/wiki/proposals/standing';
import { selectCommandFor, selectCommands } from '@/wiki/outbox/outboxSelectors';

/** Own changes of one record, newest first. */
export interface RecordChangesGroup {
  readonly collection: Collection;
  readonly recordId: string;
  readonly ids: readonly DeltaId[];
}

export type ChangesPart = 'stuck' | 'open' | 'rejected' | 'applied';

function partOf(standing: Standing): ChangesPart {
  switch (standing.kind) {
    case 'stuck':
      return 'stuck';
    case 'onDevice':
    case 'waiting':
    case 'applying':
    case 'problem':
      return 'open';
    case 'rejected':
      return 'rejected';
    case 'applied':
      return 'applied';
    default:
      return assertNever(standing, 'standing');
  }
}

/**
 * The user's own changes by what has become of them, and in each part by record, the latest touched first. A new object
 * each time, so compare it deeply.
 */
export function selectOwnChanges(
  state: RootState,
): Readonly<Record<ChangesPart, readonly RecordChangesGroup[]>> {
  const parts: Record<ChangesPart, RecordChangesGroup[]> = { stuck: [], open: [], rejected: [], applied: [] };
  for (const id of selectOwnDeltaIds(state)) {
    const delta = selectDelta(state, id);
    if (delta === undefined) continue;
    const { collection } = delta;
    const recordId = recordIdOf(delta);
    const part = parts[partOf(standingOf(delta, selectCommandFor(state, `delta/${id}`)))];
    const at = part.findIndex((group) => group.collection === collection && group.recordId === recordId);
    const group = part[at];
    if (group) part[at] = { ...group, ids: [...group.ids, id] };
    else part.push({ collection, recordId, ids: [id] });
  }
  return parts;
}

const ofNoProposal: ReadonlySet<CommandKind> = new Set([
  'approveEvent',
  'deleteEvent',
  'deleteRecord',
  'saveProfile',
  'saveDevice',
]);

/** Refused commands that belong to no proposal: of events, the own profile, and this device. */
export const selectOtherStuckCommands = createAppSelector([selectCommands], (commands) =>
  commands.filter((command) => isRefused(command) && ofNoProposal.has(command.body.kind)),
);
