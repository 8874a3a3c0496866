import type { Firestore } from 'firebase-admin/firestore';
import { mentionedIn, type Mentionable } from '@/model/proposals/mentions';
import { namesOfAccounts } from '../../base/profiles';
import { quoteOf, type NewReply, type AddressedNews } from './newsOf';

/** No wiki has more moderators than this. */
const mostModerators = 200;

/**
 * News of a reply: for members mentioned in it, and for all others in the thread. Outside the thread only
 * moderators can be mentioned, because nobody else may read an open proposal, and strangers could otherwise
 * flood an inbox. A member outside the thread is notified once per speaker.
 */
export async function addressees(
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
