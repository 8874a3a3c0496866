import { HttpsError } from 'firebase-functions/v2/https';
import { parseScoreSent } from '@/model/scoring/parseScoring';
import type { ScoreAnswer, ScoreSent } from '@/model/scoring/scorer';
import { spendInTurn, type Allowance } from '../../base/allowance';
import { callable, type Call, type CallRequest, type CallServices } from '../../calls/callable';
import { requireRole } from '../../calls/requireRole';
import { forceOf, invitationIn, invitationOf } from './invitations';
import { takeEntries, type Scorer } from './takeEntries';

export interface ScoreServices extends CallServices {
  readonly reads: Allowance;
  /** Signs the tokens of invitations. */
  readonly key: () => Promise<string>;
}

/** Documents that one attempt reads: two for each match, the invitation and the live document. */
const readsOf = ({ entries, open }: ScoreSent): number =>
  2 * new Set([...entries.map(({ match }) => match), open]).size + 2;

/**
 * Takes what a scorer entered: by the token of an invitation to the event, or by a moderator's account. Edits no
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
  const answer = await spendInTurn(
    db,
    reads,
    { name: `score/${sent.event}`, readsPerAttempt: readsOf(sent) },
    async (tx) => {
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
  if (token === undefined) return { uid: (await requireRole('moderator', 'score', caller, services)).uid };
  const invitation = invitationIn(await services.key(), event, token);
  if (invitation === undefined) throw refusals.forged();
  return { invitation, ...(caller && { uid: caller.uid }) };
}

/** The phone tells the scorer what to do by the code. */
const refusals = {
  forged: () => new HttpsError('permission-denied', 'This is no invitation to score this event.'),
  early: () => new HttpsError('failed-precondition', 'This invitation to score has not begun.'),
  late: () => new HttpsError('out-of-range', 'This invitation to score is over.'),
  withdrawn: () => new HttpsError('not-found', 'This invitation to score was withdrawn.'),
};
