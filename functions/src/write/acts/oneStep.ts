import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ActAsked, ActKind } from '@/model/acts/acts';
import { consoleActor, type ActTarget } from '@/model/acts/log';
import {
  begin,
  done,
  entryOf,
  newEntry,
  standingOf,
  type Act,
  type ActResult,
  type ActServices,
} from './act';
import { takePace } from './pace';

export type Resumable =
  | ActAsked<'deleteRecord' | 'restore' | 'restoreSince' | 'revert' | 'ban' | 'confirmCard'>
  | { readonly kind: 'grantRole' | 'takeRole'; readonly uid: string };

export interface Step {
  readonly target: ActTarget;
  readonly rest?: Readonly<Record<string, unknown>>;
  /** Number of records and proposals the act deletes; default 0. */
  readonly documents?: number;
  readonly write?: () => void;
}

type Plan = (tx: Transaction) => Promise<Step | ActResult>;

/**
 * Opens an act's entry in the transaction that counts the act, unless an earlier call did. Resolves to the
 * outcome of an act that has ended, and to `undefined` if there is work left.
 *
 * @param asked what the entry keeps until the act is finished, so that the schedule can finish it; absent if
 *   one step does all, or other work in the background does the rest. No address or name of a person.
 */
export const openEntry = (
  services: ActServices,
  act: Act,
  asked: Resumable | undefined,
  plan: Plan,
): Promise<ActResult | undefined> =>
  begin(services, act, async (tx) => {
    const standing = await standingOf(tx, services, act);
    if (standing !== 'new') return standing === 'over' ? done : undefined;
    const step = await plan(tx);
    if ('outcome' in step) return step;
    const { target, rest, documents = 0, write } = step;
    await takePace(tx, services, act.by, documents);
    write?.();
    tx.create(entryOf(services.db, act.id), newEntry(act, target, { ...rest, ...(asked && { asked }) }));
    return undefined;
  });

/** An act from the operator's terminal, which has no limit per minute. */
export const atConsole = (db: Firestore, kind: ActKind, plan: Plan): Promise<ActResult> =>
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

export async function inOneStep(services: ActServices, act: Act, plan: Plan): Promise<ActResult> {
  const ended = await openEntry(services, act, undefined, async (tx) => {
    const step = await plan(tx);
    return 'outcome' in step ? step : { ...step, rest: { ...step.rest, done: true } };
  });
  return ended ?? done;
}
