import { FieldValue, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { isStoredId } from '@/model/ids';
import { isCollection, type Collection } from '@/model/schema/recordSchema';
import type { DeltaChange } from '../../base/deltaChange';
import { nameOfRecord } from '../../base/names';
import {
  decisionNews,
  newReplies,
  reversionNews,
  type AddressedNews,
  quoteOf,
  type NewReply,
} from './newsOf';
import { mentionedIn, type Mentionable } from '@/model/proposals/mentions';
import { namesOfAccounts } from '../../base/profiles';

/**
 * Writes the news of a delta's change to each account concerned. Deterministic ids: delivering the same event
 * twice stores it once, and read news stay read. Returns how many were written.
 */
export async function tellNews(db: Firestore, change: DeltaChange): Promise<number> {
  const { deltaId, after } = change;
  const decision = decisionNews(change);
  const replies = newReplies(change);
  const reversion = reversionNews(change);
  const own = [decision, reversion].filter((each) => each !== undefined);
  if (after === undefined || own.length + replies.length === 0) return 0;
  const said = await Promise.all(replies.map((reply) => addressees(db, reply)));
  const told: readonly AddressedNews[] = [...own, ...said.flat()];
  const subject = await subjectOf(db, deltaId, after);
  if (subject === undefined || told.length === 0) return 0;
  const written = await Promise.all(told.map((one) => write(db, one, subject)));
  return written.filter(Boolean).length;
}

async function subjectOf(db: Firestore, deltaId: string, delta: DocumentData) {
  const collection: unknown = delta['collection'];
  const docId: unknown = delta['docId'];
  if (!isCollection(collection)) return undefined;
  const id = isStoredId(docId) ? docId : deltaId;
  const name = await nameOf(db, collection, id, delta);
  return { delta: deltaId, record: { collection, id, ...(name !== undefined && { name }) } };
}

async function nameOf(db: Firestore, collection: Collection, id: string, delta: DocumentData) {
  const stored = (await db.collection(collection).doc(id).get()).data();
  const value: unknown = delta['value'];
  const proposed = delta['docId'] === '' && typeof value === 'object' && value !== null ? value : undefined;
  return nameOfRecord(collection, stored ?? proposed) || undefined;
}

async function write(db: Firestore, { to, id, content }: AddressedNews, subject: object): Promise<boolean> {
  const place = db.collection('user').doc(to).collection('news').doc(id);
  return db.runTransaction(async (tx) => {
    const [known, gone] = await tx.getAll(place, db.collection('gone').doc(to));
    if (known?.exists || gone?.exists) return false;
    tx.create(place, { ...subject, ...content, at: FieldValue.serverTimestamp() });
    return true;
  });
}

const mostModerators = 200;

/**
 * News of a reply: for members mentioned in it, and for all others in the thread. Outside the thread only
 * moderators can be mentioned, because nobody else may read an open proposal, and strangers could otherwise
 * flood an inbox. A member outside the thread is notified once per speaker.
 */
async function addressees(
  db: Firestore,
  { id, speaker, by, text, author, others }: NewReply,
): Promise<readonly AddressedNews[]> {
  const mentioned = /[@＠]/u.test(text)
    ? mentionedIn(text, [await profilesOf(db, others), await moderators(db)])
    : new Set<string>();
  const to = [...new Set([...others, ...mentioned])].filter((uid) => uid !== by);
  return to.map((uid) => {
    const kind = mentioned.has(uid) ? 'mention' : uid === author ? 'reply' : 'followUp';
    const isCalled = !others.has(uid);
    return { to: uid, id: isCalled ? speaker : id, content: { kind, by, text: quoteOf(text) } };
  });
}

async function moderators(db: Firestore): Promise<readonly Mentionable[]> {
  const roles = await db.collection('role').where('moderator', '==', true).limit(mostModerators).get();
  return profilesOf(
    db,
    roles.docs.map(({ id }) => id),
  );
}

const profilesOf = async (db: Firestore, uids: Iterable<string>): Promise<readonly Mentionable[]> =>
  [...(await namesOfAccounts(db, uids))].map(([uid, name]) => ({ uid, name }));
