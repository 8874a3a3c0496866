import {
  FieldValue,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import type { RevertCounts } from '@/model/acts/act';
import type { ActAsked, ActKind } from '@/model/acts/acts';
import type { Pace } from '@/model/acts/pace';
import type { DeltaId } from '@/model/ids';
import type { Cause } from '@/model/cause';
import type { ActTarget } from '@/model/acts/log';
import type { SportProblem } from '@/model/parsing/sportProblem';
import type { Sport } from '@/model/sports';
import { inTurn } from '../../base/inTurn';
import type { ServerServices } from '../../base/services';
import type { WorkServices } from '../../base/work';

export interface ActServices extends WorkServices {
  readonly now: () => number;
  readonly pace: Pace;
}

export interface HandlerServices extends ActServices {
  readonly auth: ServerServices['auth'];
  readonly knownSports: () => Promise<readonly Sport[]>;
}

export interface Act {
  readonly id: string;
  readonly by: string;
  readonly kind: ActKind;
  readonly proposal?: DeltaId;
  readonly part?: string;
}

/** Answer to the caller. A conflict means that nothing was done. */
export type ActResult =
  | ({
      readonly outcome: 'done';
      readonly token?: string;
      readonly stored?: number;
      readonly queued?: number;
    } & Partial<RevertCounts>)
  | { readonly outcome: 'conflict'; readonly message: string; readonly reason?: Cause }
  /** Nothing was done. `message` is in English, for pages that do not know one of the problems. */
  | {
      readonly outcome: 'invalid';
      readonly problems: readonly string[];
      readonly why: readonly SportProblem[];
    };

/** Does one kind of act. A repeated call continues where an earlier one broke off. */
export type Handler<K extends ActKind> = (
  services: HandlerServices,
  act: Act,
  asked: ActAsked<K>,
) => Promise<ActResult>;

export const done = { outcome: 'done' } as const satisfies ActResult;
export const conflict = (message: string, reason?: Cause) =>
  ({ outcome: 'conflict', message, ...(reason && { reason }) }) as const satisfies ActResult;

export const entryOf = (db: Firestore, id: string): DocumentReference => db.collection('actLog').doc(id);

/**
 * State of an act that a moderator may have asked for before. A restore that arrives while the act is under
 * way ends it, so records it has not deleted yet remain.
 */
export async function standingOf(
  tx: Transaction,
  { db }: Pick<ActServices, 'db'>,
  act: Act,
): Promise<'new' | 'open' | 'over'> {
  const entry = await tx.get(entryOf(db, act.id));
  if (!entry.exists) return 'new';
  if (entry.get('by') !== act.by || entry.get('kind') !== act.kind) {
    throw new HttpsError('invalid-argument', `${act.id} names another act`);
  }
  return entry.get('done') === true || entry.get('restoredBy') !== undefined ? 'over' : 'open';
}

export const begin = <T>(
  services: ActServices,
  act: Act,
  body: (tx: Transaction) => Promise<T>,
): Promise<T> => inTurn(act.by, () => services.transact(body));

/** @param before the target's content before the act. */
export const newEntry = (
  { by, kind, proposal, part }: Act,
  target: ActTarget,
  rest: Readonly<Record<string, unknown>> = {},
) => ({
  kind,
  by,
  target,
  at: FieldValue.serverTimestamp(),
  records: 0,
  proposals: 0,
  done: false,
  ...(proposal !== undefined && { proposal }),
  ...(part !== undefined && { part }),
  ...rest,
});

export const counted = (records: number, proposals: number) => ({
  ...(records > 0 && { records: FieldValue.increment(records) }),
  ...(proposals > 0 && { proposals: FieldValue.increment(proposals) }),
});
