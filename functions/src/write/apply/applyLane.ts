import type { Firestore } from 'firebase-admin/firestore';
import { sentenceOf } from '@/language/causes';
import { recordIdOf, type Delta } from '@/model/proposals/delta';
import type { DeltaId } from '@/model/ids';
import { recordKey, recordOf } from '@/model/proposals/namedRecords';
import type { AnyRecord } from '@/model/records/records';
import { conflictWith } from './decide';
import { readRecord } from '../../base/documents';
import type { DeltaResult } from './outcome';
import type { Lane } from './plan';

interface LaneServices {
  readonly db: Firestore;
  readonly deltas: ReadonlyMap<DeltaId, Delta>;
  readonly applyOne: (id: DeltaId) => Promise<DeltaResult | undefined>;
  readonly isOver: () => boolean;
}

interface Conflict {
  readonly delta: Delta;
  readonly message: string | undefined;
}

/**
 * Applies the deltas of a lane, always taking the first one that can be applied. A conflicting delta is tried
 * again when a later one has changed its record. The result is the same whether one call does it all or a
 * second one resumes after the first was killed.
 */
export async function applyLane(lane: Lane, { db, deltas, applyOne, isOver }: LaneServices): Promise<void> {
  const conflicts = new Map<DeltaId, Conflict>();
  const decide = async (delta: Delta | undefined, id: DeltaId): Promise<boolean> => {
    const result = await applyOne(id);
    if (delta && result?.outcome === 'conflict') conflicts.set(id, { delta, message: result.message });
    else conflicts.delete(id);
    return result?.outcome === 'applied';
  };

  const nextTurn = async (key: string, tried: ReadonlySet<DeltaId>): Promise<Delta | undefined> => {
    const waiting = [...conflicts.values()].filter(({ delta }) => recordKey(recordOf(delta)) === key);
    const [first] = waiting;
    if (!first) return undefined;
    const { collection } = first.delta;
    const live = readRecord(collection, await db.collection(collection).doc(recordIdOf(first.delta)).get());
    if (!live.ok) return undefined;
    return waiting.find(
      ({ delta, message }) => !tried.has(delta.id) && sentenceOfConflict(delta, live.value) !== message,
    )?.delta;
  };

  for (const id of lane) {
    if (isOver()) return;
    const delta = deltas.get(id);
    if (!(await decide(delta, id)) || !delta) continue;
    // Try each delta once per version of the record, so the loop ends whatever other calls do.
    const tried = new Set<DeltaId>();
    for (
      let turn = await nextTurn(recordKey(recordOf(delta)), tried);
      turn && !isOver();
      turn = await nextTurn(recordKey(recordOf(delta)), tried)
    ) {
      if (await decide(turn, turn.id)) tried.clear();
      else tried.add(turn.id);
    }
  }
}

function sentenceOfConflict(delta: Delta, live: AnyRecord | undefined): string | undefined {
  const conflict = conflictWith(delta, live);
  return conflict && sentenceOf(conflict);
}
