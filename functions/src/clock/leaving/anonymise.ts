import {
  FieldPath,
  FieldValue,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import { isStoredId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import { isCollection } from '@/model/schema/recordSchema';
import { pagesOf, changePages } from '../../base/pages';
import type { WorkServices } from '../../base/work';
import { withoutLeaver, type Leaver } from './former';

type Place = readonly [found: Query, change: Change];

/**
 * Removes the account from everything that others keep or share, so that no document leads to it. Open and
 * rejected proposals are deleted; everything else names the alias. A changed document no longer matches its
 * query, so an interrupted run simply starts over. Resolves to whether it is finished.
 */
export async function anonymise(services: WorkServices, leaver: Leaver): Promise<boolean> {
  for (const [found, change] of placesOf(services, leaver)) {
    if (!(await throughPages(services, found, change))) return false;
  }
  const rest = [throughMentions, throughTexts, throughLogs];
  for (const through of rest) if (!(await through(services, leaver))) return false;
  return true;
}

function placesOf({ db }: WorkServices, leaver: Leaver): readonly Place[] {
  const { uid } = leaver;
  const change = rename(leaver);
  const record = renameRecord(leaver);
  const named = (collection: string, field: string): Query =>
    db.collection(collection).where(field, '==', uid);
  return [
    [named('delta', 'author'), changeProposal(change)],
    ...['decidedBy', 'reverted.by', 'waits.by', 'before.author.id', ...threadFields].map((field): Place => [
      named('delta', field),
      change,
    ]),
    [named('event', 'author.id'), record],
    [named('player', 'author.id'), record],
    ...['event', 'match', 'player'].map((collection): Place => [named(collection, 'deletedBy'), record]),
    [named('audit', 'author'), change],
    [named('audit', 'by'), change],
    [named('setting', 'by'), change],
    [named('trust', 'raised.by'), change],
    [named('report', 'by'), change],
    [named('scorer', 'by'), change],
    [named('scorer', 'organiser'), change],
    [db.collection('scores').where('uids', 'array-contains', uid), change],
    [named('report', 'closed.by'), change],
    [named('ban', 'by'), change],
    [named('review', 'by'), remove],
    [named('notification', 'uid'), remove],
    [db.collectionGroup('act').where('by', '==', uid), change],
    [db.collectionGroup('news').where('by', '==', uid), change],
    [mailsTo(db.collection('mail'), uid), remove],
  ];
}

const threadFields = Array.from({ length: limits.replies }, (_, number) => `thread.${number}.by`);

/** Applied proposals are history and stay. Open and rejected ones are deleted. */
const changeProposal =
  (change: Change): Change =>
  (tx, doc) => {
    if (doc.get('status') === 'applied') change(tx, doc);
    else if (doc.get('applying') === undefined) tx.delete(doc.ref);
  };

/** Mails of news contain the uid in their ids. */
const mailsTo = (mails: Query, uid: string): Query =>
  mails
    .where(FieldPath.documentId(), '>=', `digest-${uid}-`)
    .where(FieldPath.documentId(), '<', `digest-${uid}.`);

/**
 * Removes the name from threads where others mentioned the account. The account's news list these threads, so
 * this runs before the news are deleted.
 */
async function throughMentions(services: WorkServices, leaver: Leaver): Promise<boolean> {
  const { db, transact, hasTime } = services;
  const { docs } = await db.collection(`user/${leaver.uid}/news`).where('kind', '==', 'mention').get();
  const proposals = new Set(docs.map((news): unknown => news.get('delta')));
  const change = rename(leaver);
  for (const id of proposals) {
    if (typeof id !== 'string') continue;
    if (!hasTime()) return false;
    await transact(async (tx) => {
      const { docs: found } = await tx.get(db.collection('delta').where(FieldPath.documentId(), '==', id));
      for (const doc of found) change(tx, doc);
    });
    // Other members' news quote the thread's text.
    const told = db.collectionGroup('news').where('delta', '==', id);
    if (!(await throughPages(services, told, change))) return false;
  }
  return true;
}

/**
 * Removes uid and address from all texts by others, including threads without the leaver. No index finds them
 * inside a text, so this reads everything; texts of an applied proposal are also in its record. A bare name
 * stays, because it may be someone else's.
 */
async function throughTexts(services: WorkServices, leaver: Leaver): Promise<boolean> {
  const { db, transact, hasTime } = services;
  const unnamed = { ...leaver, names: [] };
  for (const written of [db.collection('delta'), db.collection('report'), db.collectionGroup('news')]) {
    for await (const docs of pagesOf(written.orderBy(FieldPath.documentId()), pageSize)) {
      if (!hasTime()) return false;
      for (const found of docs.filter((doc) => isChanged(doc.data(), unnamed)))
        await transact((tx) => renameIn(tx, found, unnamed));
    }
  }
  return true;
}

const isChanged = (stored: object, leaver: Leaver): boolean => withoutLeaver(stored, leaver) !== stored;

async function renameIn(tx: Transaction, found: QueryDocumentSnapshot, leaver: Leaver): Promise<void> {
  const { collection, docId } = found.data();
  const { firestore, parent } = found.ref;
  const isOfRecord = parent.id === 'delta' && isCollection(collection);
  const record = isOfRecord && firestore.collection(collection).doc(isStoredId(docId) ? docId : found.id);
  const [text, told] = await tx.getAll(found.ref, ...(record ? [record] : []));
  if (text) rename(leaver)(tx, text);
  if (told) renameRecord(leaver)(tx, told);
}

/**
 * Reads logs and figures entirely: what they keep of deleted proposals and records has no index, and they are
 * small.
 */
async function throughLogs(services: WorkServices, leaver: Leaver): Promise<boolean> {
  const { db } = services;
  const change = rename(leaver);
  for (const log of ['publicLog', 'figures']) {
    if (!(await throughPages(services, db.collection(log), change))) return false;
  }
  return throughPages(services, db.collection('actLog'), (tx, doc) => {
    const isNameTaken = doc.get('kind') === 'resetProfile' && doc.get('target.id') === leaver.uid;
    if (!isNameTaken) return change(tx, doc);
    rename(leaver, () => ({
      target: { collection: 'profile', id: leaver.alias },
      before: FieldValue.delete(),
    }))(tx, doc);
  });
}

type Change = (tx: Transaction, doc: QueryDocumentSnapshot) => void;

/** Documents per page. A delta with its thread may be large. */
const pageSize = 100;

async function throughPages(services: WorkServices, found: Query, change: Change): Promise<boolean> {
  const ordered = found.orderBy(FieldPath.documentId());
  const { complete } = await changePages(services, ordered, pageSize, (tx, docs) => {
    for (const doc of docs) change(tx, doc);
    return docs.length;
  });
  return complete;
}

const remove: Change = (tx, { ref }) => void tx.delete(ref);

const rename =
  (leaver: Leaver, rest: (doc: DocumentSnapshot) => object = () => ({})) =>
  (tx: Transaction, doc: DocumentSnapshot): void => {
    const changed = Object.entries(doc.data() ?? {}).flatMap(([key, value]: [string, unknown]) => {
      const next = withoutLeaver(value, leaver);
      return next === value ? [] : [[key, next] as const];
    });
    if (changed.length > 0) tx.update(doc.ref, { ...Object.fromEntries(changed), ...rest(doc) });
  };

/** Bumps `updatedAt`, so that devices receive the record again. Tombstones hold nothing to update. */
const renameRecord = (leaver: Leaver) =>
  rename(leaver, (doc) => (doc.get('deleted') === true ? {} : { updatedAt: FieldValue.serverTimestamp() }));
