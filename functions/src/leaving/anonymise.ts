import { FieldPath, FieldValue, type Query } from 'firebase-admin/firestore';
import { isStoredId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import { isCollection } from '@/model/schema/recordSchema';
import { withoutLeaver, type Leaver } from './former';
import {
  readThrough,
  remove,
  rename,
  renameRecord,
  throughPages,
  type Change,
  type PageServices,
} from './pages';

/** One place where documents name the account, and what becomes of them. */
type Place = readonly [found: Query, change: Change];

/**
 * Takes the account out of all that others keep or share, so that nothing leads from there to it: what it proposed and nobody
 * applied goes, everything else names the alias. Each change takes its document out of what the next run finds, so a run that
 * breaks off is simply begun anew. Answers whether there was time for all.
 */
export async function anonymise(services: PageServices, leaver: Leaver): Promise<boolean> {
  for (const [found, change] of placesOf(services, leaver)) {
    if (!(await throughPages(services, found, change))) return false;
  }
  const rest = [throughMentions, throughTexts, throughLogs];
  for (const through of rest) if (!(await through(services, leaver))) return false;
  return true;
}

function placesOf({ db }: PageServices, leaver: Leaver): readonly Place[] {
  const { uid } = leaver;
  const change = rename(leaver);
  const record = renameRecord(leaver);
  const named = (collection: string, field: string): Query =>
    db.collection(collection).where(field, '==', uid);
  return [
    [named('delta', 'author'), changeProposal(change)],
    ...['decidedBy', 'reverted.by', 'before.author.id', ...threadFields].map((field): Place => [
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

/** An applied proposal is history. One that waits is withdrawn, and one that was rejected goes with it. */
const changeProposal =
  (change: Change): Change =>
  (tx, doc) => {
    if (doc.get('status') === 'applied') change(tx, doc);
    // A deletion that is under way is finished first, and anonymised by the second pass.
    else if (doc.get('applying') === undefined) tx.delete(doc.ref);
  };

/** The mails of news carry the uid in their names. */
const mailsTo = (mails: Query, uid: string): Query =>
  mails
    .where(FieldPath.documentId(), '>=', `digest-${uid}-`)
    .where(FieldPath.documentId(), '<', `digest-${uid}.`);

/**
 * Takes the name out of talks in which others have mentioned the account. Its news says where, for as long as news is kept,
 * so this comes before that goes.
 */
async function throughMentions(services: PageServices, leaver: Leaver): Promise<boolean> {
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
    // News that others had of the talk begins with the same words.
    const told = db.collectionGroup('news').where('delta', '==', id);
    if (!(await throughPages(services, told, change))) return false;
  }
  return true;
}

/**
 * Takes uid and address out of all texts of others, also of talks without the leaver: no index finds them within a text, so this reads
 * it all, and what an applied proposal says its record says too. A name alone may be somebody else's.
 */
async function throughTexts(services: PageServices, leaver: Leaver): Promise<boolean> {
  const { db, transact } = services;
  const unnamed = { ...leaver, names: [] };
  for (const written of [db.collection('delta'), db.collection('report'), db.collectionGroup('news')]) {
    const isDone = await readThrough(services, written, async (found) => {
      const stored = found.data();
      if (withoutLeaver(stored, unnamed) === stored) return;
      await transact(async (tx) => {
        const { collection, docId } = stored;
        const isOfRecord = found.ref.parent.id === 'delta' && isCollection(collection);
        const record = isOfRecord && db.collection(collection).doc(isStoredId(docId) ? docId : found.id);
        const [text, told] = await tx.getAll(found.ref, ...(record ? [record] : []));
        if (text) rename(unnamed)(tx, text);
        if (told) renameRecord(unnamed)(tx, told);
      });
    });
    if (!isDone) return false;
  }
  return true;
}

/**
 * Goes through the logs and the figures whole: what they keep of a deleted proposal or record has no index, and there is
 * little of it beside the proposals.
 */
async function throughLogs(services: PageServices, leaver: Leaver): Promise<boolean> {
  const { db } = services;
  const change = rename(leaver);
  for (const log of ['publicLog', 'figures']) {
    if (!(await throughPages(services, db.collection(log), change))) return false;
  }
  return throughPages(services, db.collection('actLog'), (tx, doc) => {
    const isNameTaken = doc.get('kind') === 'resetProfile' && doc.get('target.id') === leaver.uid;
    if (!isNameTaken) return change(tx, doc);
    // A name that it had before, which a moderator took away.
    rename(leaver, () => ({
      target: { collection: 'profile', id: leaver.alias },
      before: FieldValue.delete(),
    }))(tx, doc);
  });
}
