import {
  FieldPath,
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { dateOf } from '@/model/dates';
import { earliestMinorYear } from '@/model/minors';
import { millis } from '../base/documents';
import { isLostRace } from '../base/storeErrors';
import { minorPages } from './minorPages';

/** True if pages of minors are hidden: `ARMWIKI_HIDE_MINORS=on` in the environment of the functions. */
export const hidesMinors = (env: NodeJS.ProcessEnv): boolean => env['ARMWIKI_HIDE_MINORS'] === 'on';

export interface MinorServices {
  readonly db: Firestore;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** True if this site hides minors; where it is not, nobody is marked any more. */
  readonly on: boolean;
}

export interface MarkingServices extends MinorServices {
  /** Tells whether there is time for another page. */
  readonly hasTime: () => boolean;
  /** Players of one page. */
  readonly pageSize?: number;
}

export interface MarkedMinors {
  readonly marked: number;
  readonly unmarked: number;
  /** When somebody who is marked was last changed, epoch milliseconds: files of before may say more. */
  readonly newest: number | undefined;
  /** True if all were looked at; else the next run begins anew, and nobody was shown again. */
  readonly complete: boolean;
}

/**
 * Marks whoever may be a minor, and takes the mark from whoever is none any more. What is right already is not written, so a run
 * that broke off is gone on with by doing it again; what somebody changes meanwhile is left to the next run.
 */
export async function markMinors(services: MarkingServices): Promise<MarkedMinors> {
  const { db, now, on, hasTime } = services;
  const today = dateOf(now());
  const born = db
    .collection('player')
    .where('birthYear', '>=', earliestMinorYear(today))
    .orderBy('birthYear');
  const minors = new Set<string>();
  let marked = 0;
  for await (const candidates of on ? pagesOf(services, born) : []) {
    for (const candidate of candidates) {
      if (!hasTime()) return { marked, unmarked: 0, newest: marked > 0 ? now() : undefined, complete: false };
      const pages = await minorPages(db, candidate, today);
      for (const { id } of pages) minors.add(id);
      marked += await writeMarks(pages, true);
    }
  }
  let unmarked = 0;
  let newest = marked > 0 ? now() : -Infinity;
  for await (const known of pagesOf(services, db.collection('player').where('minor', '==', true))) {
    // A tombstone stays as it is, and is judged again if it is brought back.
    const live = known.filter((page) => page.get('deleted') !== true);
    for (const page of live) {
      // It was read anew: another year of birth may have been applied since all were looked at.
      const isStill = minors.has(page.id) || (on && (await minorPages(db, page, today)).length > 0);
      if (isStill) newest = Math.max(newest, millis(page.get('updatedAt')) ?? -Infinity);
      else unmarked += await writeMarks([page], false);
    }
  }
  return { marked, unmarked, newest: newest === -Infinity ? undefined : newest, complete: true };
}

/** Marks a player whose page has just been changed, and not only when the schedule comes by. Answers how many pages are new. */
export async function markMinor({ db, now, on }: MinorServices, id: string): Promise<number> {
  if (!on) return 0;
  const page = await db.collection('player').doc(id).get();
  return writeMarks(await minorPages(db, page, dateOf(now())), true);
}

/** All that a query finds, page by page. */
async function* pagesOf(
  { pageSize = 300 }: Pick<MarkingServices, 'pageSize'>,
  query: Query,
): AsyncGenerator<readonly DocumentSnapshot[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(pageSize);
  for (let last: DocumentSnapshot | undefined; ;) {
    const { docs } = await (last ? ordered.startAfter(last) : ordered).get();
    yield docs;
    last = docs.at(-1);
    if (docs.length < pageSize) return;
  }
}

/** Writes the mark of these pages, or takes it away, unless they have changed since they were read. Answers how many it wrote. */
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
