import { DocumentReference, Firestore, Query, Transaction, WriteBatch } from 'firebase-admin/firestore';

export interface Operations {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

const readsOf = (answer: unknown): number =>
  typeof answer === 'object' && answer !== null && 'docs' in answer && Array.isArray(answer.docs)
    ? Math.max(1, answer.docs.length)
    : 1;

/** Counts every operation of the Admin SDK while some work is done. */
export async function countOperations(db: Firestore, work: () => Promise<unknown>): Promise<Operations> {
  // The package does not export the class.
  const counting: object = Object.getPrototypeOf(db.collection('any').count()) as object;
  const counted = { reads: 0, writes: 0, deletes: 0 };
  const read = (count: number) => void (counted.reads += count);
  const found = async (answer: unknown) => read(readsOf(await answer));
  const spies = [
    spyOn(Transaction.prototype, 'get', found),
    spyOn(Transaction.prototype, 'getAll', (_, documents) => read(documents.length)),
    spyOn(Firestore.prototype, 'getAll', (_, documents) => read(documents.length)),
    spyOn(Query.prototype, 'get', found),
    spyOn(counting, 'get', () => read(1)),
    // Single writes and those of transactions are batches. A slower machine renews the lease more often.
    ...(['create', 'set', 'update'] as const).map((method) =>
      spyOn(WriteBatch.prototype, method, (_, [document]) => {
        if (method !== 'update' || !isLease(document)) counted.writes += 1;
      }),
    ),
    spyOn(WriteBatch.prototype, 'delete', () => void (counted.deletes += 1)),
  ];
  try {
    await work();
  } finally {
    for (const restore of spies) restore();
  }
  return { ...counted };
}

type Method = (...asked: readonly unknown[]) => unknown;

/** Reports calls of a method with their answer; returns the call that ends it. */
function spyOn(
  prototype: object,
  name: string,
  told: (answer: unknown, asked: readonly unknown[]) => unknown,
): () => void {
  const methods = prototype as Record<string, Method>;
  const real = methods[name];
  if (real === undefined) throw new Error(`Expected the method ${name}, found none`);
  methods[name] = function (this: unknown, ...asked) {
    const answer: unknown = Reflect.apply(real, this, asked);
    // A failed call costs nothing here, and its caller handles the error.
    void Promise.resolve(told(answer, asked.filter(isReference))).catch(() => undefined);
    return answer;
  };
  return () => {
    methods[name] = real;
  };
}

const isReference = (asked: unknown): boolean => asked instanceof DocumentReference;

const isLease = (asked: unknown): boolean =>
  asked instanceof DocumentReference && asked.parent.id === 'lease';
