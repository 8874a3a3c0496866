import { isJsonObject } from '@/lib/json';
import { isNewRecord, recordIdOf, type Delta } from '@/model/delta';
import type { RootState } from '@/store/typed';
import { selectDelta } from '../deltas/deltasSelectors';
import { selectStandingId } from '../records/recordsSelectors';

/** A name that a proposal gives a player. */
export interface ProposedName {
  readonly name: string;
  /** The id that the player has, or would get. */
  readonly player: string;
  readonly isNew: boolean;
}

/** The name that a proposal gives a player, if it does; a new object each time. */
export function selectProposedName(state: RootState, id: string): ProposedName | undefined {
  const delta = selectDelta(state, id);
  const name = delta?.collection === 'player' ? nameIn(delta) : undefined;
  if (delta === undefined || name === undefined) return undefined;
  const record = recordIdOf(delta);
  // A proposal for a player who was merged into another one is applied to that one.
  const player = selectStandingId(state, 'player', record) ?? record;
  return { name, player, isNew: isNewRecord(delta) };
}

/** The name that a proposal says, of a record of whatever kind. */
export function nameIn({ field, value }: Delta): string | undefined {
  const name = field === 'name' ? value : isJsonObject(value) ? value['name'] : undefined;
  return typeof name === 'string' ? name : undefined;
}
