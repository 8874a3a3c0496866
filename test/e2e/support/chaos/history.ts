import { FieldValue, type DocumentData } from 'firebase-admin/firestore';
import { database } from '../records';

export interface Version {
  readonly id: string;
  readonly timestamp: number;
  readonly status: string;
  readonly value: unknown;
}

export interface History {
  readonly versions: readonly Version[];
  readonly stop: () => void;
}

export function followHistory(authors: readonly string[]): History {
  const versions: Version[] = [];
  const stop = database()
    .collection('delta')
    .where('author', 'in', authors)
    .onSnapshot((snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) {
        if (type === 'removed') continue;
        versions.push({
          id: doc.id,
          timestamp: doc.get('timestamp').toMillis(),
          status: doc.get('status'),
          value: valueOf(doc.data()),
        });
      }
    });
  return { versions, stop };
}

/**
 * The value that a delta proposes, as one text: a name or a date; for a new record its name, for a match's side its
 * player, for a deletion its reason.
 */
export function valueOf({ value, note }: DocumentData): unknown {
  if (value === null) return note;
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  return 'id' in value ? `as ${value.name}` : value.name;
}

export const reject = (id: string): Promise<unknown> =>
  database().runTransaction(async (transaction) => {
    const reference = database().doc(`delta/${id}`);
    if ((await transaction.get(reference)).get('status') !== 'new') return;
    transaction.update(reference, {
      status: 'rejected',
      reason: 'Chaos',
      decidedBy: 'chaos',
      decidedAt: FieldValue.serverTimestamp(),
    });
  });

export async function apply(id: string, token: string): Promise<void> {
  const origin = process.env['ARMWIKI_FUNCTIONS_ORIGIN'];
  const answer = await fetch(`${origin}/demo-armwiki/asia-northeast1/applyWikiDelta`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: { deltaIds: [id] } }),
  });
  if (!answer.ok) throw new Error(`Expected the function to answer, found ${answer.status}`);
}

export async function tokenOf(name: string): Promise<string> {
  const origin = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`;
  const answer = await fetch(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `${name}@example.com`,
        password: 'armwiki',
        returnSecureToken: true,
      }),
    },
  );
  const { idToken } = await answer.json();
  return idToken;
}
