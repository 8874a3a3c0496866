import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ActKind } from '@/model/acts/acts';
import { consoleActor, type ActTarget } from '@/model/acts/log';
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

/** The first step of an act, or the whole of it: what it writes, and what its entry says. */
export interface Step {
  readonly target: ActTarget;
  readonly rest?: Readonly<Record<string, unknown>>;
  /** Records and proposals that the act deletes; none where it is left out. */
  readonly documents?: number;
  readonly write?: () => void;
}

/** Reads, and answers the step, or how the act ends without one: then there is no entry. */
type Plan = (tx: Transaction) => Promise<Step | ActOutcome>;

/**
 * Opens the entry of an act in the transaction that counts it, unless that was done before. Answers how the act has ended;
 * `undefined` where it is to be done, or gone on with.
 */
export const openEntry = (services: ActServices, act: Act, plan: Plan): Promise<ActOutcome | undefined> =>
  begin(services, act, async (tx) => {
    const standing = await standingOf(tx, services, act);
    if (standing !== 'new') return standing === 'over' ? done : undefined;
    const step = await plan(tx);
    if ('outcome' in step) return step;
    const { target, rest, documents = 0, write } = step;
    const pass = await takePace(tx, services, act.by, documents);
    pass();
    write?.();
    tx.create(entryOf(services.db, act.id), newEntry(act, target, rest));
    return undefined;
  });

/** Does an act of the person at the project's terminal, who has no pace and asks once. */
export const atConsole = (db: Firestore, kind: ActKind, plan: Plan): Promise<ActOutcome> =>
  db.runTransaction(async (tx) => {
    const step = await plan(tx);
    if ('outcome' in step) return step;
    const entry = db.collection('actLog').doc();
    step.write?.();
    tx.create(
      entry,
      newEntry({ id: entry.id, by: consoleActor, kind }, step.target, { ...step.rest, done: true }),
    );
    return done;
  });

/** Does an act in the transaction that opens its entry, which is closed at once. */
export async function inOneStep(services: ActServices, act: Act, plan: Plan): Promise<ActOutcome> {
  const ended = await openEntry(services, act, async (tx) => {
    const step = await plan(tx);
    return 'outcome' in step ? step : { ...step, rest: { ...step.rest, done: true } };
  });
  return ended ?? done;
}
