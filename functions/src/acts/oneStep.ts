import type { Transaction } from 'firebase-admin/firestore';
import type { ActTarget } from '@/model/logs';
import {
  begin,
  done,
  entryOf,
  newEntry,
  standingOf,
  type Act,
  type ActOutcome,
  type ActServices,
} from './act';
import { takePace } from './pace';

/** The whole of an act: what it writes, and what its entry says. */
export interface Step {
  readonly target: ActTarget;
  readonly rest?: Readonly<Record<string, unknown>>;
  /** Records and proposals that it deletes; none where it is left out. */
  readonly documents?: number;
  readonly write: () => void;
}

/**
 * Does an act in the transaction that counts it, unless it was done before. `plan` reads, and answers the step, or how the act
 * ends without one: then there is no entry.
 */
export const inOneStep = (
  services: ActServices,
  act: Act,
  plan: (tx: Transaction) => Promise<Step | ActOutcome>,
): Promise<ActOutcome> =>
  begin(services, act, async (tx): Promise<ActOutcome> => {
    if ((await standingOf(tx, services, act)) !== 'new') return done;
    const step = await plan(tx);
    if ('outcome' in step) return step;
    const { target, rest, documents = 0, write } = step;
    const pass = await takePace(tx, services, act.by, documents);
    pass();
    write();
    tx.create(entryOf(services.db, act.id), newEntry(act, target, { ...rest, done: true }));
    return done;
  });
