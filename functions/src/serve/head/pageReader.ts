import type { Firestore } from 'firebase-admin/firestore';
import { newIdPattern } from '@/model/ids';
import { readAddress, type Address } from '@/model/sharing/address';
import { collections, type Collection } from '@/model/schema/recordSchema';
import type { Sport } from '@/model/sports';
import { isLive } from '../../base/documents';
import type { Allowance } from '../../base/allowance';
import type { ReadWiki } from '../reading/publishedWiki';
import { wikiOf } from '../reading/wiki';
import { readPage, type Moved, type Page } from './readPage';
import { isOfRecord } from './recordAddress';

type LookUp = (collection: Collection, name: string) => Promise<'stored' | 'proposed' | undefined>;

/** Most age of a copy that redirects. A redirect from an old copy would hide a page that was separated again. */
const redirectMs = 1_000;

export type PageReader = (pathname: string, sports: readonly Sport[]) => Promise<Page | Moved | undefined>;

/**
 * Reads pages from the instance's copy of the wiki. Only a record that the copy lacks is looked up in the
 * database; if it is there, or before a redirect, the copy is brought up to date first.
 */
export function createPageReader(wiki: ReadWiki, lookUp: LookUp): PageReader {
  return async (pathname, sports) => {
    if (!isOfRecord(pathname)) return readPage(noRecords, pathname, sports);
    const known = await wiki();
    const page = readPage(known, pathname, sports);
    if (page?.kind === 'moved') return readPage(await wiki(redirectMs), pathname, sports);
    const address = readAddress(pathname);
    if (page || !address) return page;
    for (const [collection, name] of recordsAt(address)) {
      const id = collection === 'match' ? name : known.idOf(collection, name);
      if (known.stored[collection].has(id)) continue;
      const found = await lookUp(collection, name);
      if (found === 'stored') return readPage(await wiki(0), pathname, sports);
      return found && { kind: 'proposed', address };
    }
    return undefined;
  };
}

/** Pages of other kinds do not wait until the copy has loaded. */
const noRecords = wikiOf({ event: new Map(), match: new Map(), player: new Map() });

function recordsAt({ name, params }: Address): readonly (readonly [Collection, string])[] {
  const { id = '', eventId, otherId } = params;
  if (eventId !== undefined) return [['event', eventId]];
  const collection = name === 'rating' || name === 'versus' ? 'player' : name;
  const named = collections.find((each) => each === collection);
  if (named === undefined) return [];
  return [id, ...(otherId === undefined ? [] : [otherId])].map((each) => [named, each]);
}

/** Most documents that one look-up costs, with those that the copy then reads. */
export const mostReads = 10;

/**
 * Whether the database has a record with this id or slug, or an open proposal that creates it. Spends the
 * allowance; rejects with `AllowanceSpent` when it runs out. Proposals are read only for ids in the form that the
 * app makes, slugs for all others.
 */
export const createLookUp =
  (db: () => Firestore, reads: Allowance): LookUp =>
  (collection, name) => {
    const isMade = newIdPattern.test(name);
    const mayBeSlug = !isMade && collection !== 'match';
    const look = async () => {
      const records = db().collection(collection);
      if (isLive(await records.doc(name).get())) return 'stored';
      if (mayBeSlug) {
        const { docs } = await records.where('slug', '==', name.toLowerCase()).limit(1).get();
        return docs.some(isLive) ? 'stored' : undefined;
      }
      if (!isMade) return undefined;
      const delta = await db().collection('delta').doc(name).get();
      const isOpen =
        delta.get('status') === 'new' && delta.get('docId') === '' && delta.get('collection') === collection;
      return isOpen ? 'proposed' : undefined;
    };
    const used = isMade || mayBeSlug ? 2 : 1;
    return reads.spend(mostReads, look, (found) => (found === 'stored' ? mostReads : used));
  };
