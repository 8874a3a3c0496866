import { FieldPath, FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { dateOf } from '@/model/dates';
import { earliestMinorYear } from '@/model/privacy/minors';
import { isLive, millis } from '../../base/documents';
import { pagesOf } from '../../base/pages';
import { isLostRace } from '../../base/storeErrors';
import { minorPages } from './minorPages';

/** Whether minors are hidden: `ARMWIKI_HIDE_MINORS=on` in the functions' environment. */
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
