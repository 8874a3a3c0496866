import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import {
  beginOf,
  dayOf,
  daysBefore,
  emptyDay,
  figureDays,
  foldDecided,
  isRevertedDecision,
  type DayFigures,
} from '@/model/operating/figures';
import { limits } from '@/model/schema/limits';
import { readableDeltas } from '../base/documents';
import { pagesOf } from '../base/pages';

const dayMs = 24 * 3_600_000;
const pageSize = limits.writesPerTransaction;

/**
 * Writes the missing figures of past days, newest first, while there is time; then updates each day's count
 * of reverted decisions. A day is written whole or not at all, and repeating gives the same figures. Returns
 * how many days were written.
 */
export async function keepFigures(
  db: Firestore,
  now: number,
  hasTime: () => boolean,
  count = figureDays,
): Promise<number> {
  const days = daysBefore(now, count);
  const known = await db.getAll(...days.map((day) => db.collection('figures').doc(day)));
  let kept = 0;
  for (const stored of known.filter(({ exists }) => !exists)) {
    const figures = await figuresOf(db, stored.id, hasTime);
    if (figures === undefined) return kept;
    await stored.ref.set(figures);
    kept += 1;
  }
  const reverted = await revertedByDay(db, beginOf(days.at(-1) ?? dayOf(now)), hasTime);
  if (reverted !== undefined) await noteReverted(db, days, reverted);
  return kept;
}

/**
 * Number of decisions reverted by now, by the day of the decision; `undefined` if time runs out. Recounted
 * each time, because a reverted change can count again. Reading reversions since `since` suffices: a decision
 * is never reverted before it is made.
 */
async function revertedByDay(
  db: Firestore,
  since: number,
  hasTime: () => boolean,
): Promise<ReadonlyMap<string, number> | undefined> {
  const reverted = db
    .collection('delta')
    .where('reverted.at', '>=', Timestamp.fromMillis(since))
    .orderBy('reverted.at');
  const counts = new Map<string, number>();
  for await (const docs of pagesOf(reverted, pageSize)) {
    for (const delta of readableDeltas(docs).filter(isRevertedDecision)) {
      const day = dayOf(delta.decidedAt ?? 0);
      counts.set(day, (counts.get(day) ?? 0) + 1);
    }
    if (docs.length === pageSize && !hasTime()) return undefined;
  }
  return counts;
}

async function noteReverted(
  db: Firestore,
  days: readonly string[],
  reverted: ReadonlyMap<string, number>,
): Promise<void> {
  const stored = await db.getAll(...days.map((day) => db.collection('figures').doc(day)));
  for (const figures of stored.filter(({ exists }) => exists)) {
    const count = reverted.get(figures.id) ?? 0;
    if (figures.get('reverted') !== count) await figures.ref.update({ reverted: count });
  }
}

async function figuresOf(
  db: Firestore,
  day: string,
  hasTime: () => boolean,
): Promise<DayFigures | undefined> {
  if (!hasTime()) return undefined;
  const decided = db
    .collection('delta')
    .where('decidedAt', '>=', Timestamp.fromMillis(beginOf(day)))
    .where('decidedAt', '<', Timestamp.fromMillis(beginOf(day) + dayMs))
    .orderBy('decidedAt');
  let figures = emptyDay(day);
  for await (const docs of pagesOf(decided, pageSize)) {
    figures = foldDecided(figures, readableDeltas(docs));
    if (docs.length === pageSize && !hasTime()) return undefined;
  }
  return figures;
}
