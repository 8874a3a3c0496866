import {
  FieldPath,
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  Filter,
} from 'firebase-admin/firestore';
import { dateOf, isDateString, type DateString } from '@/model/dates';
import { earliestMinorYear, dependsOnMatches, mayBeMinor } from '@/model/privacy/minors';
import { isLive, millis } from '../../base/documents';
import { pagesOf } from '../../base/pages';
import { isLostRace } from '../../base/storeErrors';
import { isStoredId } from '@/model/ids';

export const hidesMinors = (env: NodeJS.ProcessEnv): boolean => env['ARMWIKI_HIDE_MINORS'] === 'on';

export interface MinorServices {
  readonly db: Firestore;
  readonly now: () => number;
  /** False removes all marks. */
  readonly on: boolean;
}

export interface MarkingServices extends MinorServices {
  readonly hasTime: () => boolean;
  readonly pageSize?: number;
}

export interface MarkedMinors {
  readonly marked: number;
  readonly unmarked: number;
  /** Last change to a marked player, in epoch milliseconds. Older files may contain more. */
  readonly newest: number | undefined;
  /** False if time ran out; the next run starts over. No marks were removed then. */
  readonly complete: boolean;
}

/**
 * Marks possible minors and removes the mark from players who are not any more. Correct marks are not written
 * again, so an interrupted run is simply repeated. Pages that change meanwhile wait for the next run.
 */
export async function markMinors(services: MarkingServices): Promise<MarkedMinors> {
  const { db, now, on, hasTime, pageSize = 300 } = services;
  const byId = FieldPath.documentId();
  const today = dateOf(now());
  const born = db
    .collection('player')
    .where('birthYear', '>=', earliestMinorYear(today))
    .orderBy('birthYear');
  const minors = new Set<string>();
  let marked = 0;
  for await (const candidates of on ? pagesOf(born.orderBy(byId), pageSize) : []) {
    for (const candidate of candidates) {
      if (!hasTime()) return { marked, unmarked: 0, newest: marked > 0 ? now() : undefined, complete: false };
      const pages = await minorPages(db, candidate, today);
      for (const { id } of pages) minors.add(id);
      marked += await writeMarks(pages, true);
    }
  }
  const known = db.collection('player').where('minor', '==', true);
  let unmarked = 0;
  let newest = marked > 0 ? now() : -Infinity;
  for await (const pages of pagesOf(known.orderBy(byId), pageSize)) {
    // Tombstones stay unchanged. A restored page is checked again.
    const live = pages.filter(isLive);
    for (const page of live) {
      // Check again: a new birth year may have been applied since.
      const isStill = minors.has(page.id) || (on && (await minorPages(db, page, today)).length > 0);
      if (isStill) newest = Math.max(newest, millis(page.get('updatedAt')) ?? -Infinity);
      else unmarked += await writeMarks([page], false);
    }
  }
  return { marked, unmarked, newest: newest === -Infinity ? undefined : newest, complete: true };
}

export async function markMinor({ db, now, on }: MinorServices, id: string): Promise<number> {
  if (!on) return 0;
  const page = await db.collection('player').doc(id).get();
  return writeMarks(await minorPages(db, page, dateOf(now())), true);
}

async function writeMarks(pages: readonly DocumentSnapshot[], isMinor: boolean): Promise<number> {
  let written = 0;
  for (const page of pages) {
    if ((page.get('minor') === true) === isMinor || page.updateTime === undefined) continue;
    const change = {
      minor: isMinor ? true : FieldValue.delete(),
      updatedAt: FieldValue.serverTimestamp(),
    };
    await page.ref.update(change, { lastUpdateTime: page.updateTime }).then(
      () => (written += 1),
      (error: unknown) => {
        if (!isLostRace(error)) throw error;
      },
    );
  }
  return written;
}

/** Most pages of one person. Firestore allows this many ids for each side of a match. */
const mostPages = 15;

/**
 * All pages of a person whose page gives a birth year of a possible minor; otherwise none. Merged pages
 * belong to one person, so one page's birth year hides all of them.
 */
async function minorPages(
  db: Firestore,
  page: DocumentSnapshot,
  today: DateString,
): Promise<readonly DocumentSnapshot[]> {
  const birthYear: unknown = page.get('birthYear');
  if (typeof birthYear !== 'number' || birthYear < earliestMinorYear(today) || !isLive(page)) return [];
  const pages = await pagesOfPerson(db, page);
  const lastMatch = dependsOnMatches(birthYear, today)
    ? await lastMatchOf(
        db,
        pages.map(({ id }) => id),
        today,
      )
    : undefined;
  return mayBeMinor(birthYear, today, lastMatch) ? pages : [];
}

async function pagesOfPerson(db: Firestore, page: DocumentSnapshot): Promise<readonly DocumentSnapshot[]> {
  const pages = new Map([[page.id, page]]);
  const add = (found: readonly DocumentSnapshot[]) => {
    for (const each of found) if (isLive(each) && pages.size < mostPages) pages.set(each.id, each);
  };
  for (let next: unknown = page.get('sameAs'); isStoredId(next) && !pages.has(next);) {
    const stored = await db.collection('player').doc(next).get();
    add([stored]);
    next = pages.has(stored.id) ? stored.get('sameAs') : undefined;
  }
  for (let asked = [...pages.keys()]; asked.length > 0;) {
    const merged = await db.collection('player').where('sameAs', 'in', asked).limit(mostPages).get();
    const found = merged.docs.filter(({ id }) => !pages.has(id));
    add(found);
    asked = found.map(({ id }) => id).filter((id) => pages.has(id));
  }
  return [...pages.values()];
}

async function lastMatchOf(
  db: Firestore,
  ids: readonly string[],
  today: DateString,
): Promise<DateString | undefined> {
  const { docs } = await db
    .collection('match')
    .where(Filter.or(Filter.where('player1.id', 'in', ids), Filter.where('player2.id', 'in', ids)))
    .select('date', 'deleted')
    .get();
  return docs
    .filter(isLive)
    .map((match): unknown => match.get('date'))
    .filter((day) => isDateString(day))
    .filter((day) => day <= today)
    .sort()
    .at(-1);
}
