import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** Moments at which a run may be killed. It loses its memory, but not its commits. */
export const moments = [
  /** It has read a page and begun nothing. */
  'before',
  /** Its transaction has counted what needs a change, but staged nothing. */
  'counted',
  'staged',
  /** It is committed, and the run has not received the answer. */
  'committed',
] as const;
export type Moment = (typeof moments)[number];

/** A database that calls `dies` at each of these moments; it throws where the run is killed. */
export function mortal(db: Firestore, dies: (moment: Moment) => void): Firestore {
  const runTransaction: Firestore['runTransaction'] = async (work, options) => {
    dies('before');
    const answer = await db.runTransaction(async (tx) => {
      const getAll = tx.getAll.bind(tx);
      const counted = async (...refs: DocumentReference[]) => {
        const found = await getAll(...refs);
        dies('counted');
        return found;
      };
      const staged = await work(Object.assign(tx, { getAll: counted }));
      dies('staged');
      return staged;
    }, options);
    dies('committed');
    return answer;
  };
  const batch: Firestore['batch'] = () => {
    const real = db.batch();
    const commit = real.commit.bind(real);
    return Object.assign(real, {
      commit: async () => {
        dies('staged');
        const results = await commit();
        dies('committed');
        return results;
      },
    });
  };
  return new Proxy(db, {
    get: (target, name): unknown => {
      if (name === 'runTransaction') return runTransaction;
      if (name === 'batch') return batch;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Random deaths, counted by moment. */
export function createDeaths(random: () => number, chance: number) {
  const counts: Record<Moment, number> = { before: 0, counted: 0, staged: 0, committed: 0 };
  return {
    counts,
    dies: (moment: Moment): void => {
      if (random() >= chance) return;
      counts[moment] += 1;
      throw new Error('killed');
    },
  };
}

/** Repeats the work until it survives. */
export async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Error) || error.message !== 'killed') throw error;
    }
}
