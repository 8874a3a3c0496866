import { Filter, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { isDateString, type DateString } from '@/model/dates';
import { isStoredId } from '@/model/ids';
import { dependsOnMatches, earliestMinorYear, mayBeMinor } from '@/model/privacy/minors';
import { isLive } from '../../base/documents';

/** Most pages of one person. Firestore allows this many ids for each side of a match. */
const mostPages = 15;

/**
 * All pages of a person whose page gives a birth year of a possible minor; otherwise none. Merged pages
 * belong to one person, so one page's birth year hides all of them.
 */
export async function minorPages(
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
