import type { Firestore } from 'firebase-admin/firestore';
import { sentenceOf } from '@/language/causes';
import { recordIdOf, type Delta } from '@/model/delta';
import type { DeltaId } from '@/model/ids';
import type { AnyRecord } from '@/model/records';
import { conflictWith } from './decide';
import { readRecord } from '../base/documents';
import type { DeltaResult } from './outcome';
import { recordKey } from '../base/recordKey';
import type { Lane } from './plan';

interface LaneServices {
  readonly db: Firestore;
  /** As read when the call began; those of the lane are among them where they can be read. */
  readonly deltas: ReadonlyMap<DeltaId, Delta>;
  /** Decides one delta; `undefined` when that failed. */
  readonly applyOne: (id: DeltaId) => Promise<DeltaResult | undefined>;
  /** Tells whether going on is no use. */
  readonly isOver: () => boolean;
}

/** A delta in whose way the live record stood. */
interface Conflict {
  readonly delta: Delta;
  readonly message: string | undefined;
}

/**
 * Applies the deltas of a lane: each time the first one that can be. So one that is a conflict gets another turn when
 * a later one has changed its record, and what comes of a lane is the same whether one call did it all or a second one
 * began again after the first was killed.
 */
export async function applyLane(lane: Lane, { db, deltas, applyOne, isOver }: LaneServices): Promise<void> {
  const conflicts = new Map<DeltaId, Conflict>();
  const decide = async (delta: Delta | undefined, id: DeltaId): Promise<boolean> => {
    const result = await applyOne(id);
    if (delta && result?.outcome === 'conflict') conflicts.set(id, { delta, message: result.message });
    else conflicts.delete(id);
    return result?.outcome === 'applied';
  };

  /** The first whose conflict is not what it was; asking the store costs one read however many there are. */
  const nextTurn = async (key: string, tried: ReadonlySet<DeltaId>): Promise<Delta | undefined> => {
    const waiting = [...conflicts.values()].filter(({ delta }) => keyOf(delta) === key);
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
    // One turn for each as long as the record stays as it is, so that there is an end whatever others do meanwhile.
    const tried = new Set<DeltaId>();
    for (
      let turn = await nextTurn(keyOf(delta), tried);
      turn && !isOver();
      turn = await nextTurn(keyOf(delta), tried)
    ) {
      if (await decide(turn, turn.id)) tried.clear();
      else tried.add(turn.id);
    }
  }
}

const keyOf = (delta: Delta): string => recordKey({ collection: delta.collection, id: recordIdOf(delta) });

function sentenceOfConflict(delta: Delta, live: AnyRecord | undefined): string | undefined {
  const conflict = conflictWith(delta, live);
  return conflict && sentenceOf(conflict);
}
