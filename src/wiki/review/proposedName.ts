import { isJsonObject } from '@/lib/json';
import { isNewRecord, recordIdOf, type Delta } from '@/model/proposals/delta';
import type { RootState } from '@/store/typed';
import { selectDelta } from '../deltas/deltasSelectors';
import { selectStandingId } from '../records/recordsSelectors';

export interface ProposedName {
  readonly name: string;
  readonly player: string;
  readonly isNew: boolean;
}

/** `undefined` if it gives no name. A new object each time. */
export function selectProposedName(state: RootState, id: string): ProposedName | undefined {
  const delta = selectDelta(state, id);
  return delta && proposedNameOf(state, delta);
}

export function proposedNameOf(state: RootState, delta: Delta): ProposedName | undefined {
  const name = delta.collection === 'player' ? nameIn(delta) : undefined;
  if (name === undefined) return undefined;
  const record = recordIdOf(delta);
  // A proposal for a merged player applies to the standing one.
  const player = selectStandingId(state, 'player', record) ?? record;
  return { name, player, isNew: isNewRecord(delta) };
}

export function nameIn({ field, value }: Delta): string | undefined {
  const name = field === 'name' ? value : isJsonObject(value) ? value['name'] : undefined;
  return typeof name === 'string' ? name : undefined;
}
