import type { User } from 'firebase/auth';
import { getDocFromServer, type Firestore } from 'firebase/firestore';
import { BackendError, isRetryable } from '@/backend/errors';
import { causeOf, type Cause } from '@/model/cause';
import type { CommandBody } from '@/model/proposals/command';
import { proposalProblem } from '@/model/proposals/proposalProblem';
import type { UserId } from '@/model/ids';
import { nameSentences, profileRefusal } from '@/model/names/nameRefusal';
import { withProposableNames } from '@/model/proposals/proposableNames';
import {
  limitsAt,
  opens,
  quotaCauses,
  quotaRefusal,
  quotaSentences,
  type CountedAct,
  type Quota,
  type QuotaRefusal,
} from '@/model/accounts/quota';
import { whyProblem } from '@/model/proposals/why';
import { documentOf } from '../collections';
import { toBackendError } from '../errors';
import { readPlainDoc } from '../read/mappers';
import { parseQuota } from './storedQuota';
import { tokenFacts } from '../auth/tokenClaims';

/** The device's clock may differ from the server's. An account just over its pace probably still is. */
const clockSlackMs = 30_000;

interface Tried {
  readonly act: CountedAct;
  readonly seen: Quota;
}

/** The error of the rules; throws any other. */
function denied(error: unknown): BackendError {
  const refused = toBackendError(error);
  if (refused.code !== 'permission-denied') throw refused;
  return refused;
}

const refusal = (message: string, reason: Cause, cause: unknown) =>
  new BackendError('permission-denied', message, { cause, reason });

/** The rules refuse without a reason. Rethrows the error with one if the quota or a ban explains it. */
export async function explainRefusal(
  db: Firestore,
  user: User,
  tried: Tried,
  error: unknown,
): Promise<never> {
  const refused = denied(error);
  const why = await readRefusal(db, user, tried).catch((unread: unknown) => {
    const failed = toBackendError(unread);
    // The reason may be the pace, which passes by itself. Without the quota it is unknown, so let the next
    // attempt find out.
    if (isRetryable(failed.code)) throw failed;
    return undefined;
  });
  if (why === undefined) throw refused;
  // Exceeding the pace passes by itself, so the outbox retries it. The other reasons need a person.
  const code = why === 'too-fast' ? 'resource-exhausted' : 'permission-denied';
  throw new BackendError(code, quotaSentences[why], { cause: error, reason: quotaCauses[why] });
}

/** Explains the refusal of a proposal that was written before the rules for names became stricter. */
export function explainProposalRefusal(
  { proposal }: Extract<CommandBody, { kind: 'upsertDelta' }>,
  error: unknown,
): never {
  const refused = denied(error);
  // Codes are no names, and the sport may have newer codes than this device knows.
  const measure = { reading: 'new', sports: undefined } as const;
  const isOutdated =
    (proposalProblem(withProposableNames(proposal), measure) ?? whyProblem(proposal)) !== undefined;
  if (!isOutdated) throw refused;
  throw refusal(nameSentences.nameRefused, causeOf('nameRefused'), error);
}

export async function explainNameRefusal(
  db: Firestore,
  name: string,
  uid: UserId,
  error: unknown,
): Promise<never> {
  denied(error);
  await explainBan(db, uid, error);
  const why = profileRefusal(name);
  throw refusal(nameSentences[why], causeOf(why), error);
}

/** A pick is refused to a banned account, and to everybody once the match has begun. */
export async function explainPickRefusal(db: Firestore, uid: UserId, error: unknown): Promise<never> {
  denied(error);
  await explainBan(db, uid, error);
  throw refusal('The match takes no more picks', causeOf('pickTooLate'), error);
}

async function explainBan(db: Firestore, uid: UserId, error: unknown): Promise<void> {
  const ban = await getDocFromServer(documentOf(db, 'ban', uid)).catch(() => undefined);
  if (!ban?.exists()) return;
  throw refusal(quotaSentences.banned, causeOf('banned'), error);
}

async function readRefusal(
  db: Firestore,
  user: User,
  { act, seen }: Tried,
): Promise<QuotaRefusal | undefined> {
  const [ban, stored, { moderator }] = await Promise.all([
    getDocFromServer(documentOf(db, 'ban', user.uid)),
    getDocFromServer(documentOf(db, 'quota', user.uid)),
    tokenFacts(user),
  ]);
  if (ban.exists()) return 'banned';
  const refusalOf = (quota: Quota) =>
    quotaRefusal(quota, {
      creates: opens(act),
      now: Date.now() - clockSlackMs,
      limits: limitsAt({ ...quota, moderator }, Date.now() + clockSlackMs),
    });
  // A function may have freed quota since the refusal.
  return refusalOf(parseQuota(readPlainDoc(stored))) ?? refusalOf(seen);
}
