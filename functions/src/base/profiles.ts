import type { Firestore } from 'firebase-admin/firestore';

export async function namesOfAccounts(
  db: Firestore,
  uids: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const refs = [...new Set(uids)].map((uid) => db.doc(`profile/${uid}`));
  const profiles = refs.length === 0 ? [] : await db.getAll(...refs);
  return new Map(
    profiles.flatMap((profile) => {
      const name: unknown = profile.get('name');
      return typeof name === 'string' ? [[profile.id, name] as const] : [];
    }),
  );
}
