import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import type { ActAsked } from '@/model/acts/acts';
import { withThoseOfMatch } from '@/model/proposals/concernedRecords';
import { limits } from '@/model/schema/limits';
import { deadlineExceeded } from '../../base/storeErrors';
import {
  conflict,
  counted,
  done,
  entryOf,
  standingOf,
  type Act,
  type ActResult,
  type ActServices,
} from './act';
import { isLive, withPlayer, readRecord } from '../../base/documents';
import { recordTarget } from '../../base/names';
import type { Interest } from '../apply/interest';
import { openEntry } from './oneStep';
import { interestOf, leftToOthers, logInterest } from './ownInterest';
import { newMatchesOf, openOn, rejectAll } from './openProposals';

type Deletion = ActAsked<'deleteRecord'>;

const pageSize = limits.writesPerTransaction - 1;

/**
 * Writes tombstones for a record. An event takes its matches with it, and the players that no other match
 * names. The work runs page by page, so an act that broke off continues where it stopped. Open proposals on a
 * record are rejected before the record is deleted, so that a repeated run still finds them. A deleted record
 * gets no entry; a player with matches is not deleted.
 */
export async function deleteRecord(services: ActServices, act: Act, asked: Deletion): Promise<ActResult> {
  const begun = await start(services, act, asked);
  if (begun !== undefined) return begun;
  const { collection, id } = asked;
  const players = playersOf(asked);
  for (;;) {
    if (collection === 'event') await deleteMatches(services, act, id);
    for (const player of players) await buryIfUnmatched(services, act, player);
    await rejectAll(services, act, await openOn(services.db, collection, [id]));
    if (collection === 'event') await rejectAll(services, act, await newMatchesOf(services.db, id));
    if (await finish(services, act, asked)) return done;
  }
}

const playersOf = (asked: Deletion): readonly string[] =>
  asked.collection === 'event' ? (asked.players ?? []) : [];

async function start(services: ActServices, act: Act, asked: Deletion): Promise<ActResult | undefined> {
  const { db } = services;
  const { collection, id } = asked;
  const ref = db.collection(collection).doc(id);
  // Query outside the transaction: inside, it would lock more documents than it finds. Few matches can arrive
  // in between.
  const matches = collection === 'match' ? 0 : (await matchesOf(services, asked).count().get()).data().count;
  if (collection === 'player' && matches > 0) {
    return conflict(`player/${id} has ${matches} matches, which would be left without it`);
  }
  return openEntry(services, act, asked, async (tx) => {
    const stored = await tx.get(ref);
    if (!isLive(stored)) return done;
    const interest = await interestInDeletion(tx, services, act, asked, stored);
    if (interest === 'left') return leftToOthers(ref.path);
    const target = recordTarget(collection, stored);
    return {
      target,
      rest: { before: stored.data() },
      documents: 1 + matches + playersOf(asked).length,
      ...(interest === 'alone' && { write: () => logInterest(tx, db, act, target) }),
    };
  });
}

/** The interest in a proposed deletion was judged when the proposal was applied. */
async function interestInDeletion(
  tx: Transaction,
  { db }: ActServices,
  act: Act,
  asked: Deletion,
  stored: DocumentSnapshot,
): Promise<Interest> {
  if (act.proposal !== undefined) return 'none';
  const { collection, id } = asked;
  const record = readRecord(collection, stored);
  const players = playersOf(asked).map((player) => ({ collection: 'player', id: player }) as const);
  return interestOf(
    tx,
    db,
    act,
    [...withThoseOfMatch({ collection, id }, record.ok ? record.value : undefined), ...players],
    { matches: matchesWith({ db }, collection, id) },
  );
}

export function matchesOf(
  { db }: Pick<ActServices, 'db'>,
  { collection, id }: Pick<Deletion, 'collection' | 'id'>,
): Query {
  const live = db.collection('match').where('deleted', '==', false);
  return collection === 'event' ? live.where('event.id', '==', id) : live.where(withPlayer(id));
}

export const matchesWith = (
  services: Pick<ActServices, 'db'>,
  collection: Deletion['collection'],
  id: string,
): Query | undefined => (collection === 'event' ? matchesOf(services, { collection, id }) : undefined);

async function deleteMatches(services: ActServices, act: Act, event: string): Promise<void> {
  const live = matchesOf(services, { collection: 'event', id: event }).limit(pageSize);
  for (let size = pageSize; size === pageSize;) {
    if (!services.hasTime()) throw deadlineExceeded();
    const page: readonly QueryDocumentSnapshot[] = (await live.get()).docs;
    size = page.length;
    const ids = page.map(({ id }) => id);
    await rejectAll(services, act, await openOn(services.db, 'match', ids));
    if (
      !(await bury(
        services,
        act,
        page.map(({ ref }) => ref),
      ))
    )
      return;
  }
}

async function buryIfUnmatched(services: ActServices, act: Act, id: string): Promise<void> {
  if (!services.hasTime()) throw deadlineExceeded();
  const { db, transact } = services;
  const ref = db.collection('player').doc(id);
  const matches = matchesOf(services, { collection: 'player', id }).limit(1);
  const isUnmatched = await transact(async (tx) => {
    if ((await standingOf(tx, services, act)) !== 'open') return false;
    const [stored, matched] = [await tx.get(ref), await tx.get(matches)];
    if (!matched.empty) return false;
    const isBuried = stored.get('deletedIn') === act.id;
    if (!isLive(stored)) return isBuried;
    tx.update(ref, tombstone(act));
    tx.update(entryOf(db, act.id), counted(1, 0));
    return true;
  });
  if (isUnmatched) await rejectAll(services, act, await openOn(db, 'player', [id]));
}

function bury(services: ActServices, act: Act, refs: readonly DocumentReference[]): Promise<boolean> {
  if (refs.length === 0) return Promise.resolve(true);
  const { db, transact } = services;
  return transact(async (tx) => {
    if ((await standingOf(tx, services, act)) !== 'open') return false;
    const live = (await tx.getAll(...refs)).filter(isLive);
    for (const { ref } of live) tx.update(ref, tombstone(act));
    if (live.length > 0) tx.update(entryOf(db, act.id), counted(live.length, 0));
    return true;
  });
}

/**
 * Deletes the record itself, last, unless a match was added to it in the meantime. Resolves to whether the
 * act is over.
 */
function finish(services: ActServices, act: Act, asked: Deletion): Promise<boolean> {
  const { db, transact } = services;
  const ref = db.collection(asked.collection).doc(asked.id);
  return transact(async (tx) => {
    if ((await standingOf(tx, services, act)) !== 'open') return true;
    const stored = await tx.get(ref);
    if (asked.collection === 'event') {
      const left = await tx.get(matchesOf(services, asked).limit(1));
      if (!left.empty) return false;
    }
    const buried = isLive(stored) ? 1 : 0;
    if (buried > 0) tx.update(ref, tombstone(act));
    tx.update(entryOf(db, act.id), { ...counted(buried, 0), done: true });
    return true;
  });
}

/** Keep the other fields: the queries that delivered the record must also match its tombstone. */
export const tombstone = (act: Act) => ({
  deleted: true,
  deletedBy: act.by,
  deletedAt: FieldValue.serverTimestamp(),
  deletedIn: act.id,
  updatedAt: FieldValue.serverTimestamp(),
});
