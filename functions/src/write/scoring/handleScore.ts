import { HttpsError } from 'firebase-functions/v2/https';
import { parseScoreSent } from '@/model/scoring/parseScoring';
import type { ScoreAnswer, ScoreSent } from '@/model/scoring/scorer';
import { spendInTurn, type Allowance } from '../../base/allowance';
import { callable, type Call, type CallRequest, type CallServices } from '../../calls/callable';
import { requireRole } from '../../calls/requireRole';
import { invitationIn, invitationOf, isInForce } from './invitations';
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
        if (!isInForce(invitation, sent.event, now())) throw notInvited();
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
  if (invitation === undefined) throw notInvited();
  return { invitation, ...(caller && { uid: caller.uid }) };
}

const notInvited = () =>
  new HttpsError(
    'permission-denied',
    'This invitation to score is over, was withdrawn or is for another event.',
  );
