import { selectDelta, selectQueueIds } from '@/features/wiki/deltas/deltasSelectors';
import { selectNamesakes } from '@/features/wiki/editing/editingSelectors';
import { selectCommandFor } from '@/features/wiki/outbox/outboxSelectors';
import { selectProposal } from '@/features/wiki/records/proposalSelectors';
import { selectBaseRecord } from '@/features/wiki/records/recordsSelectors';
import { isJsonObject } from '@/lib/json';
import { conflictingFields, isNewRecord, recordIdOf, sameFieldValue, type Delta } from '@/model/delta';
import { namedRecords } from '@/model/namedRecords';
import type { RootState } from '@/store/typed';

const others = (state: RootState, id: string): readonly Delta[] =>
  selectQueueIds(state)
    .filter((other) => other !== id)
    .map((other) => selectDelta(state, other))
    .filter((delta) => delta !== undefined);

/** The fields somebody else has changed since the author looked, as labels: applying would undo that work. */
export function selectConflicts(state: RootState, id: string): readonly string[] {
  const delta = selectDelta(state, id);
  const live = delta && !isNewRecord(delta) && selectBaseRecord(state, delta.collection, delta.docId);
  return live ? conflictingFields(delta, live).map(({ label }) => label) : [];
}

/** How many other open proposals want to change the same field, or the same record as a whole. */
export function selectRivals(
  state: RootState,
  id: string,
): { readonly own: number; readonly others: number } {
  const delta = selectDelta(state, id);
  if (delta === undefined || isNewRecord(delta)) return { own: 0, others: 0 };
  const same = others(state, id).filter(
    ({ collection, docId, field }) =>
      collection === delta.collection && docId === delta.docId && field === delta.field,
  );
  const own = same.filter(({ author }) => author === delta.author).length;
  return { own, others: same.length - own };
}

/** How many players or open proposals bear the name that a new player would get. */
export function selectSameNames(state: RootState, id: string): number {
  const delta = selectDelta(state, id);
  if (delta?.collection !== 'player') return 0;
  const name = nameIn(delta);
  if (name === undefined) return 0;
  const known = selectNamesakes(state, name).filter((entry) => entry.id !== recordIdOf(delta));
  const proposed = others(state, id).filter(
    (other) => other.collection === 'player' && isNewRecord(other) && nameIn(other) === name,
  );
  return new Set([...known.map((entry) => entry.id), ...proposed.map(recordIdOf)]).size;
}

function nameIn({ field, value }: Delta): string | undefined {
  const name = field === 'name' ? value : isJsonObject(value) ? value['name'] : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** The open proposals for new records that this one names: it cannot be applied before or without them. */
export function selectPrerequisites(state: RootState, id: string): readonly Delta[] {
  const delta = selectDelta(state, id);
  if (delta === undefined) return [];
  const named = namedRecords(delta);
  return others(state, id).filter(
    (other) =>
      isNewRecord(other) && named.some((ref) => ref.collection === other.collection && ref.id === other.id),
  );
}

/** Whether the proposal is being applied: asked for here and not answered yet, or under way on the server. */
export function selectIsApplying(state: RootState, id: string): boolean {
  if (selectDelta(state, id)?.applying) return true;
  const command = selectCommandFor(state, `delta/${id}`);
  return command?.body.kind === 'applyDeltas' && command.state !== 'failed' && command.state !== 'conflict';
}

/** The refused command for a proposal, if that was the last thing asked of it. */
export function selectRefused(state: RootState, id: string) {
  const command = selectCommandFor(state, `delta/${id}`);
  return command?.state === 'failed' || command?.state === 'conflict' ? command : undefined;
}

/** Whether the record says already what is proposed, so that applying changes nothing. */
export function selectSaysNothingNew(state: RootState, id: string): boolean {
  const view = selectProposal(state, id);
  return (
    view?.live !== undefined &&
    view.fields.every(({ field, live, proposed }) => sameFieldValue(field, live, proposed))
  );
}
