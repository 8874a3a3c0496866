import { groupBy } from '@/lib/groupBy';
import { isRefused, type CommandKind } from '@/model/proposals/command';
import { recordIdOf, type Delta } from '@/model/proposals/delta';
import type { BundleId, DeltaId } from '@/model/ids';
import type { Collection } from '@/model/schema/recordSchema';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectDelta, selectOwnDeltaIds } from '@/wiki/deltas/deltasSelectors';
import { standingOf, type ProposalStanding } from '@/wiki/proposals/standing';
import { selectCommandFor, selectCommands } from '@/wiki/outbox/outboxSelectors';

export interface RecordChangesGroup {
  readonly collection: Collection;
  readonly recordId: string;
  readonly ids: readonly DeltaId[];
}

export type ChangesPart = 'stuck' | 'open' | 'rejected' | 'applied';

const partOf = {
  stuck: 'stuck',
  onDevice: 'open',
  waiting: 'open',
  applying: 'open',
  problem: 'open',
  rejected: 'rejected',
  applied: 'applied',
} as const satisfies Record<ProposalStanding['kind'], ChangesPart>;

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
    if (delta) parts[partOf[standingOf(delta, selectCommandFor(state, `delta/${id}`)).kind]].push(delta);
  }
  return {
    stuck: grouped(parts.stuck),
    open: grouped(parts.open),
    rejected: grouped(parts.rejected),
    applied: grouped(parts.applied),
  };
}

const recordKeyOf = (delta: Delta): string => `${delta.collection}/${recordIdOf(delta)}`;

function grouped(deltas: readonly Delta[]): readonly ChangesGroup[] {
  const byBundle = groupBy(deltas, ({ bundle }) => bundle ?? '');
  const bundleOf = ({ bundle }: Delta): BundleId | undefined =>
    bundle && (byBundle.get(bundle)?.length ?? 0) > 1 ? bundle : undefined;
  return [...groupBy(deltas, (delta) => bundleOf(delta) ?? recordKeyOf(delta))].map(([key, together]) => ({
    key,
    bundle: bundleOf(together[0]!),
    records: [...groupBy(together, recordKeyOf).values()].map((ofRecord) => ({
      collection: ofRecord[0]!.collection,
      recordId: recordIdOf(ofRecord[0]!),
      ids: ofRecord.map(({ id }) => id),
    })),
  }));
}

const ofNoProposal: ReadonlySet<CommandKind> = new Set([
  'approveEvent',
  'deleteRecord',
  'saveProfile',
  'saveDevice',
]);

export const selectOtherStuckCommands = createAppSelector([selectCommands], (commands) =>
  commands.filter((command) => isRefused(command) && ofNoProposal.has(command.body.kind)),
);
