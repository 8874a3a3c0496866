import { HttpsError } from 'firebase-functions/v2/https';
import { parseScoreSent } from '@/model/scoring/parseScoring';
import type { ScoreAnswer, ScoreSent } from '@/model/scoring/scorer';
import { spendInTurn, type Allowance } from '../../base/allowance';
import { callable, type Call, type CallRequest, type CallServices } from '../../calls/callable';
import { ensureRoleDocument } from '../../calls/roleDocument';
import { requireHolder, requireRole } from '../../calls/requireRole';
import { forceOf, invitationIn, invitationOf } from './invitations';
import { appointmentOf } from './organisers';
import { takeEntries, type Scorer } from './takeEntries';

export interface ScoreServices extends CallServices {
  readonly reads: Allowance;
  /** Signs the tokens of invitations. */
  readonly key: () => Promise<string>;
  readonly ended: Map<string, 'late' | 'withdrawn'>;
  /** `{event}/{uid}` of accounts that this instance found without a role there, and when, epoch milliseconds. */
  readonly strangers: Map<string, number>;
}

/** How long an account that was refused is refused without a read; one that is appointed waits no longer. */
const refusedMs = 60_000;

/** Documents that one attempt reads: two for each match, the invitation and the live document. */
const readsOf = ({ entries, open }: ScoreSent): number =>
  2 * new Set([...entries.map(({ match }) => match), open]).size + 2;

/**
 * Takes what a scorer entered: by the token of an invitation to the event, or by the account of a moderator or of an
 * organiser of the event. Edits no
 * records, so it needs no current page and goes on while the budget allows no edits.
 */
export const handleScore = callable({
  name: 'score',
  caller: (request: CallRequest) => request.auth,
  schema: parseScoreSent,
  work: score,
});

async function score(
  sent: ScoreSent,
  { caller, services }: Call<CallRequest['auth'], ScoreServices>,
): Promise<ScoreAnswer> {
  const { db, reads, now } = services;
  const scorer = await scorerOf(sent, caller, services);
  if (scorer.invitation !== undefined) await requireForce(scorer.invitation, sent.event, services);
  const answer = await spendInTurn(
    db,
    reads,
    { name: `score/${sent.event}`, readsPerAttempt: readsOf(sent) },
    async (tx) => {
      // Once more, because it may have been withdrawn meanwhile.
      if (scorer.invitation !== undefined) {
        const invitation = await tx.get(invitationOf(db, scorer.invitation));
        const force = forceOf(invitation, sent.event, now());
        if (force !== 'inForce') throw refusals[force]();
      }
      return takeEntries(tx, db, sent, { scorer, now: now() });
    },
  );
  services.logger.info('score answered', { taken: answer.taken.length, refused: answer.refused.length });
  return answer;
}

async function scorerOf(
  { event, token }: ScoreSent,
  caller: CallRequest['auth'],
  services: ScoreServices,
): Promise<Scorer> {
  if (token === undefined) return scorerWithAccount(event, caller, services);
  // A moderator scores as one, also on a phone that was invited: an old link must not keep them from it.
  const moderator = await moderatorIn(caller, services);
  if (moderator !== undefined) return { uid: moderator };
  const invitation = invitationIn(await services.key(), event, token);
  if (invitation === undefined) throw refusals.forged();
  return { invitation, ...(caller && { uid: caller.uid }) };
}

async function scorerWithAccount(
  event: string,
  caller: CallRequest['auth'],
  services: ScoreServices,
): Promise<Scorer> {
  const { uid, roles } = await requireHolder('score', caller, services);
  if (roles.moderator) {
    await ensureRoleDocument(services.db, uid, roles);
    return { uid };
  }
  const { strangers, now } = services;
  for (const [key, at] of strangers) if (now() - at >= refusedMs) strangers.delete(key);
  const key = `${event}/${uid}`;
  if (strangers.has(key)) throw refusals.stranger();
  const invitation = await services.reads.spend(
    2,
    () => appointmentOf(services.db, event, uid),
    (found) => (found === undefined ? 1 : 2),
  );
  if (invitation !== undefined) return { uid, invitation };
  strangers.set(key, now());
  throw refusals.stranger();
}

/** The caller, if a moderator; `undefined` for all others, who may still have a token. */
async function moderatorIn(caller: CallRequest['auth'], services: ScoreServices) {
  // The claim is checked first, so that scorers with an account cost no look-up of it.
  if (caller?.token['moderator'] !== true) return undefined;
  try {
    return (await requireRole('moderator', 'score', caller, services)).uid;
  } catch (error) {
    if (error instanceof HttpsError) return undefined;
    throw error;
  }
}

/**
 * Refuses an invitation that is not in force before anything is reserved for its entries, and without any read the
 * next time, so that an old link cannot use up what scorers may read.
 */
async function requireForce(id: string, event: string, { db, reads, ended, now }: ScoreServices) {
  const known = ended.get(id);
  if (known !== undefined) throw refusals[known]();
  const invitation = await reads.spend(
    1,
    () => invitationOf(db, id).get(),
    () => 1,
  );
  const force = forceOf(invitation, event, now());
  if (force === 'late' || force === 'withdrawn') ended.set(id, force);
  if (force !== 'inForce') throw refusals[force]();
}

/** The phone tells the scorer what to do by the code. */
const refusals = {
  stranger: () =>
    new HttpsError('permission-denied', 'Only moderators, organisers and invited scorers may score.'),
  forged: () => new HttpsError('permission-denied', 'This is no invitation to score this event.'),
  early: () => new HttpsError('failed-precondition', 'This invitation to score has not begun.'),
  late: () => new HttpsError('out-of-range', 'This invitation to score is over.'),
  withdrawn: () => new HttpsError('not-found', 'This invitation to score was withdrawn.'),
};
