import { fieldChanges, isNewRecord, recordIdOf, type Delta, valuesSeen } from '@/model/proposals/delta';
import { deltaEffect } from '@/model/proposals/deltaEffect';
import { deriveRecord } from '@/model/records/deriveResult';
import { fieldValue } from '@/model/records/fields';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { AnyRecord } from '@/model/records/records';
import type { Json } from '@/lib/json';
import { applyChange } from '@/overlay/change';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectDelta } from '../deltas/deltasSelectors';
import { selectBaseRecord } from './recordsSelectors';

export interface ProposedField {
  readonly field: FieldSpec;
  readonly live: Json;
  readonly seen: Json;
  readonly proposed: Json;
}

export interface ProposalView {
  readonly delta: Delta;
  /** `undefined` for a new record, and if the record is deleted or not on this device. */
  readonly live: AnyRecord | undefined;
  readonly proposed: AnyRecord | undefined;
  readonly fields: readonly ProposedField[];
}

/** Any delta that the user may read. The preview uses the same code as the function that applies it. */
export const selectProposal = createAppSelector(
  [
    (state: RootState, id: string) => selectDelta(state, id),
    (state: RootState, id: string) => {
      const delta = selectDelta(state, id);
      return delta && !isNewRecord(delta)
        ? selectBaseRecord(state, delta.collection, delta.docId)
        : undefined;
    },
  ],
  (delta, live): ProposalView | undefined => delta && viewProposal(delta, live),
);

/** The sport of the record; `undefined` for a player, and while the record is not on this device. */
export function sportOfView({ live, proposed }: Pick<ProposalView, 'live' | 'proposed'>): string | undefined {
  const record = live ?? proposed;
  if (record === undefined) return undefined;
  if ('event' in record) return record.event.sport.id;
  return 'sport' in record ? record.sport.id : undefined;
}

export function viewProposal(delta: Delta, live: AnyRecord | undefined): ProposalView {
  const after = applyChange<AnyRecord>(live, { ...deltaEffect(delta), id: recordIdOf(delta) });
  const seen = valuesSeen(delta);
  return {
    delta,
    live,
    proposed: after && deriveRecord(delta.collection, after),
    fields: (fieldChanges(delta) ?? []).map(({ field, value }) => ({
      field,
      live: live ? fieldValue(live, field) : null,
      seen: seen.get(field.path) ?? null,
      proposed: value,
    })),
  };
}
