import {
  FieldValue,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import type { RevertOutcome } from '@/model/acts/act';
import type { ActKind } from '@/model/acts/acts';
import type { Pace } from '@/model/acts/pace';
import type { DeltaId } from '@/model/ids';
import type { Cause } from '@/model/cause';
import type { ActTarget } from '@/model/acts/log';
import type { SportProblem } from '@/model/parsing/sportProblem';
import type { Sport } from '@/model/sports';
import { inTurn } from '../base/inTurn';
import type { ServerServices } from '../base/services';

/** The services that acts need. */
export interface ActServices {
  readonly db: Firestore;
  /** Runs a body that reads before it writes, again when others wrote meanwhile. */
  readonly transact: <T>(body: (tx: Transaction) => Promise<T>) => Promise<T>;
  /** Tells whether there is time for another transaction. */
  readonly hasTime: () => boolean;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** How much the caller may do in a minute. */
  readonly pace: Pace;
}

/** What the work of any act may need besides. */
export interface HandlerServices extends ActServices {
  readonly auth: ServerServices['auth'];
  /** Asked once it is known that the caller may act. */
  readonly knownSports: () => Promise<readonly Sport[]>;
}

/** One act as its call names it. */
export interface Act {
  /** Its id in `actLog`. */
  readonly id: string;
  /** The moderator's uid. */
  readonly by: string;
  readonly kind: ActKind;
  /** The proposal that it applies, if it does. */
  readonly proposal?: DeltaId;
  /** The act that it is a part of, if it is. */
  readonly part?: string;
}

/** The answer to the caller. After a conflict nothing was done; a revert says what came of it. */
export type ActOutcome =
  | ({ readonly outcome: 'done' } & Partial<RevertOutcome>)
  | { readonly outcome: 'conflict'; readonly message: string; readonly reason?: Cause }
  /** Nothing was done: this is wrong with what was asked; in English for pages that do not know one of the problems. */
  | {
      readonly outcome: 'invalid';
      readonly problems: readonly string[];
      readonly why: readonly SportProblem[];
    };

export const done = { outcome: 'done' } as const satisfies ActOutcome;
/** @param reason for the user, where there is more to say than that others decided. */
export const conflict = (message: string, reason?: Cause) =>
  ({ outcome: 'conflict', message, ...(reason && { reason }) }) as const satisfies ActOutcome;

export const entryOf = (db: Firestore, id: string): DocumentReference => db.collection('actLog').doc(id);

/**
 * Where an act stands that may have been asked for before: not begun, under way, or over. One that somebody takes back
 * while it is under way is over: what it was still to delete stays.
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

/** Runs the transaction that counts an act, those of one account one after the other. */
export const begin = <T>(
  services: ActServices,
  act: Act,
  body: (tx: Transaction) => Promise<T>,
): Promise<T> => inTurn(act.by, () => services.transact(body));

/** The entry of an act that begins; `before` is what its target was. */
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

/** The work of one transaction, added to the entry in the same one. */
export const counted = (records: number, proposals: number) => ({
  ...(records > 0 && { records: FieldValue.increment(records) }),
  ...(proposals > 0 && { proposals: FieldValue.increment(proposals) }),
});
