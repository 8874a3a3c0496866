import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { slicesOf } from '@/lib/slicesOf';
import type { LeftRecord } from '@/model/acts/ban';
import { isDeletion, isNewRecord, type Delta } from '@/model/proposals/delta';
import { recordKey, recordOf } from '@/model/proposals/namedRecords';
import { reversalsOf, type Reversing } from '@/model/proposals/reversal';
import { limits } from '@/model/schema/limits';
import { readableDeltas, readRecord } from '../../base/documents';
import { recordTarget } from '../../base/names';
import { pagesOf } from '../../base/pages';
import { deadlineExceeded } from '../../base/storeErrors';
import { isProposed, reversalId } from '../reverts/unit';

const width = 8;

const note = 'Reverts a change by a banned account.';

/**
 * Proposes, as the moderator, to revert every applied edit by the author that still holds: one proposal per
 * record, or per field where fields are edited separately. Its id is derived from what it reverts, so
 * repeating proposes nothing twice. If that id is decided or in use, the proposal gets an id of this ban.
 * Resolves to the number of proposals, and to the records that keep a change by the author.
 */
export async function proposeReverts(
  { db, hasTime }: { readonly db: Firestore; readonly hasTime: () => boolean },
  author: string,
  { by, entry }: Ban,
): Promise<Proposed> {
  const records = [...(await appliedByRecord(db, author)).entries()];
  const found: Proposed[] = [];
  for (const some of slicesOf(records, width)) {
    if (!hasTime()) throw deadlineExceeded();
    found.push(
      ...(await Promise.all(some.map(([key, applied]) => propose(db, key, applied, { by, entry })))),
    );
  }
  return {
    proposed: found.reduce((sum, { proposed }) => sum + proposed, 0),
    left: found.flatMap(({ left }) => left),
  };
}

interface Proposed {
  readonly proposed: number;
  readonly left: readonly LeftRecord[];
}

async function appliedByRecord(
  db: Firestore,
  author: string,
): Promise<ReadonlyMap<string, readonly Delta[]>> {
  const byRecord = new Map<string, Delta[]>();
  const newestFirst = db
    .collection('delta')
    .where('author', '==', author)
    .where('status', '==', 'applied')
    .orderBy('decidedAt', 'desc');
  for await (const docs of pagesOf(newestFirst, limits.writesPerTransaction))
    for (const delta of readableDeltas(docs)) {
      const key = recordKey(recordOf(delta));
      byRecord.set(key, [delta, ...(byRecord.get(key) ?? [])]);
    }
  return byRecord;
}

interface Ban {
  readonly by: string;
  readonly entry: string;
}

function propose(
  db: Firestore,
  key: string,
  applied: readonly Delta[],
  { by, entry }: Ban,
): Promise<Proposed> {
  const [first] = applied;
  if (!first) return Promise.resolve({ proposed: 0, left: [] });
  const ids = applied.filter((delta) => !isNewRecord(delta)).map((delta) => delta.id);
  const deltas = db.collection('delta');
  return db.runTransaction(async (tx) => {
    const stored = await tx.get(db.doc(key));
    const live = readRecord(first.collection, stored);
    const reversing = live.ok && live.value ? reversalsOf(applied, live.value) : { reversals: [], left: [] };
    const proposals = reversing.reversals.map(({ proposal }) => proposal);
    const waiting = await Promise.all(
      proposals.map(async (proposal) => {
        const [usual, own] = await tx.getAll(
          ...['', entry].map((act) => deltas.doc(reversalId([...ids, proposal.field], act))),
        );
        if (!usual || !own) throw new Error(`Expected an answer for ${usual?.ref.path}, found none`);
        if (isProposed(usual, proposal) || own.exists) return [];
        return [{ ref: usual.exists ? own.ref : usual.ref, proposal }];
      }),
    );
    for (const { ref, proposal } of waiting.flat()) {
      tx.create(ref, {
        ...proposal,
        note,
        author: by,
        timestamp: FieldValue.serverTimestamp(),
        status: 'new',
      });
    }
    return { proposed: proposals.length, left: leftIn(stored, applied, reversing) };
  });
}

function leftIn(
  stored: DocumentSnapshot,
  applied: readonly Delta[],
  { left }: Pick<Reversing, 'left'>,
): readonly LeftRecord[] {
  const standing = applied.filter(({ reverted }) => reverted === undefined);
  const [first] = standing;
  if (!first || !stored.exists) return [];
  const isMade = standing.some(isNewRecord);
  const { collection } = first;
  const of = (why: LeftRecord['why']) => [{ target: recordTarget(collection, stored), why }];
  if (stored.get('deleted') === true) return standing.some(isDeletion) && !isMade ? of('deleted') : [];
  if (isMade) return of('created');
  return standing.some(({ id }) => left.includes(id)) ? of('changed') : [];
}
