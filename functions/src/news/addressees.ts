import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { mentionedIn, type Mentionable } from '@/model/mentions';
import { quoteOf, type NewReply, type Told } from './newsOf';

/** More than these do not moderate one wiki. */
const mostModerators = 200;

/**
 * The news that a reply is: to whoever is mentioned in it, and to everybody else who belongs to the talk. Beside these only
 * moderators can be mentioned: nobody else may read a proposal that is not applied, and strangers could fill anybody's
 * inbox. Somebody who does not take part is called once by each who speaks there, however often.
 */
export async function addressees(
  db: Firestore,
  { id, speaker, by, text, author, others }: NewReply,
): Promise<readonly Told[]> {
  const mentioned = /[@＠]/u.test(text)
    ? mentionedIn(text, [await profilesOf(db, [...others]), await moderators(db)])
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

async function profilesOf(db: Firestore, uids: readonly string[]): Promise<readonly Mentionable[]> {
  if (uids.length === 0) return [];
  return (await db.getAll(...uids.map((uid) => db.collection('profile').doc(uid)))).flatMap(named);
}

function named(profile: DocumentSnapshot): readonly Mentionable[] {
  const name: unknown = profile.get('name');
  return typeof name === 'string' ? [{ uid: profile.id, name }] : [];
}
