import { Timestamp, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import {
  beginOf,
  dayOf,
  daysBefore,
  emptyDay,
  figureDays,
  foldDecided,
  isRevertedDecision,
  type DayFigures,
  type Decided,
} from '@/model/operating/figures';
import { limits } from '@/model/schema/limits';
import { readDelta } from '../base/documents';

const dayMs = 24 * 3_600_000;

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
  const pageSize = limits.writesPerTransaction;
  const pages = db
    .collection('delta')
    .where('reverted.at', '>=', Timestamp.fromMillis(since))
    .orderBy('reverted.at')
    .limit(pageSize);
  const counts = new Map<string, number>();
  for (let page = await pages.get(); !page.empty; page = await pages.startAfter(page.docs.at(-1)!).get()) {
    for (const delta of decisionsOf(page.docs).filter(isRevertedDecision)) {
      const day = dayOf(delta.decidedAt ?? 0);
      counts.set(day, (counts.get(day) ?? 0) + 1);
    }
    if (page.size < pageSize) break;
    if (!hasTime()) return undefined;
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

const decisionsOf = (docs: readonly DocumentSnapshot[]): readonly Decided[] =>
  docs.map(readDelta).flatMap((read) => (read.ok ? [read.value] : []));

async function figuresOf(
  db: Firestore,
  day: string,
  hasTime: () => boolean,
  pageSize: number = limits.writesPerTransaction,
): Promise<DayFigures | undefined> {
  if (!hasTime()) return undefined;
  const decided = decidedOn(db, day).limit(pageSize);
  let figures = emptyDay(day);
  let page = await decided.get();
  while (!page.empty) {
    figures = foldDecided(figures, decisionsOf(page.docs));
    const last = page.docs.at(-1);
    if (!last || page.size < pageSize) break;
    if (!hasTime()) return undefined;
    page = await decided.startAfter(last).get();
  }
  return figures;
}

const decidedOn = (db: Firestore, day: string): Query =>
  db
    .collection('delta')
    .where('decidedAt', '>=', Timestamp.fromMillis(beginOf(day)))
    .where('decidedAt', '<', Timestamp.fromMillis(beginOf(day) + dayMs))
    .orderBy('decidedAt');
