import { assertNever } from '@/lib/assertNever';
import { isRefused, type CommandKind } from '@/model/proposals/command';
import { recordIdOf, type Delta } from '@/model/proposals/delta';
import type { BundleId, DeltaId } from '@/model/ids';
import type { Collection } from '@/model/schema/recordSchema';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectDelta, selectOwnDeltaIds } from '@/wiki/deltas/deltasSelectors';
import { standingOf, type Standing } from '@/wiki/proposals/standing';
import { selectCommandFor, selectCommands } from '@/wiki/outbox/outboxSelectors';

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

/** Own changes shown together: those of one bundle, else those of one record. */
export interface ChangesGroup {
  readonly key: string;
  /** Defined if the list holds more than one change of the bundle. */
  readonly bundle: BundleId | undefined;
  readonly records: readonly RecordChangesGroup[];
}

/**
 * The user's own changes by status, then by bundle and record, most recently touched first. Returns a new
 * object each time: compare it deeply.
 */
export function selectOwnChanges(state: RootState): Readonly<Record<ChangesPart, readonly ChangesGroup[]>> {
  const parts: Record<ChangesPart, Delta[]> = { stuck: [], open: [], rejected: [], applied: [] };
  for (const id of selectOwnDeltaIds(state)) {
    const delta = selectDelta(state, id);
    if (delta) parts[partOf(standingOf(delta, selectCommandFor(state, `delta/${id}`)))].push(delta);
  }
  return {
    stuck: grouped(parts.stuck),
    open: grouped(parts.open),
    rejected: grouped(parts.rejected),
    applied: grouped(parts.applied),
  };
}

function grouped(deltas: readonly Delta[]): readonly ChangesGroup[] {
  const sizes = new Map<BundleId, number>();
  for (const { bundle } of deltas) if (bundle) sizes.set(bundle, (sizes.get(bundle) ?? 0) + 1);
  const groups = new Map<string, Pick<ChangesGroup, 'bundle'> & { readonly records: RecordGroups }>();
  for (const delta of deltas) {
    const bundle = delta.bundle && (sizes.get(delta.bundle) ?? 0) > 1 ? delta.bundle : undefined;
    const record = `${delta.collection}/${recordIdOf(delta)}`;
    const key = bundle ?? record;
    const group = groups.get(key) ?? {
      bundle,
      records: new Map<string, RecordChangesGroup>(),
    };
    groups.set(key, group);
    const ids = [...(group.records.get(record)?.ids ?? []), delta.id];
    group.records.set(record, { collection: delta.collection, recordId: recordIdOf(delta), ids });
  }
  return [...groups].map(([key, { bundle, records }]) => ({ key, bundle, records: [...records.values()] }));
}

type RecordGroups = Map<string, RecordChangesGroup>;

const ofNoProposal: ReadonlySet<CommandKind> = new Set([
  'approveEvent',
  'deleteRecord',
  'saveProfile',
  'saveDevice',
]);

/** Refused commands without a proposal: of events, of the own profile, of this device. */
export const selectOtherStuckCommands = createAppSelector([selectCommands], (commands) =>
  commands.filter((command) => isRefused(command) && ofNoProposal.has(command.body.kind)),
);
