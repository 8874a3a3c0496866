import { Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import {
  beginOf,
  daysBefore,
  emptyDay,
  figureDays,
  foldDecided,
  type DayFigures,
  type Decided,
} from '@/model/figures';
import { limits } from '@/model/schema/limits';
import { readDelta } from '../base/documents';

const dayMs = 24 * 3_600_000;

/**
 * Writes the figures of days that are over and have none yet, the newest first, while there is time. A day is written whole
 * or not at all, and the same whoever does it again. Answers how many.
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
  return kept;
}

/** The figures of a day; `undefined` when time runs out. */
async function figuresOf(
  db: Firestore,
  day: string,
  hasTime: () => boolean,
  pageSize: number = limits.writesPerTransaction,
): Promise<DayFigures | undefined> {
  if (!hasTime()) return undefined;
  const decided = during(db, 'decidedAt', day).limit(pageSize);
  let figures = emptyDay(day);
  let page = await decided.get();
  while (!page.empty) {
    figures = foldDecided(
      figures,
      page.docs.map(readDelta).flatMap((read): readonly Decided[] => (read.ok ? [read.value] : [])),
    );
    const last = page.docs.at(-1);
    if (!last || page.size < pageSize) break;
    if (!hasTime()) return undefined;
    page = await decided.startAfter(last).get();
  }
  const reverted = (await during(db, 'reverted.at', day).count().get()).data().count;
  return { ...figures, reverted };
}

const during = (db: Firestore, field: string, day: string): Query =>
  db
    .collection('delta')
    .where(field, '>=', Timestamp.fromMillis(beginOf(day)))
    .where(field, '<', Timestamp.fromMillis(beginOf(day) + dayMs))
    .orderBy(field);
