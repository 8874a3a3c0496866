import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import { readDocument, text, time } from '../parsing/schema';
import { scoringMs } from './scorer';

/** Invitations of one event that a moderator sees. Also in `firestore.rules`. */
export const invitationsAtOnce = 200;

/** `scorer/{id}`, which functions write; the id is that of the act. It has no token: nobody can read one. */
const invitation = v.object({
  id: text,
  event: text,
  name: text,
  /** Epoch milliseconds. */
  from: time,
  /** The account that invited. */
  by: text,
  revoked: v.optional(v.boolean(), false),
  /** Whether what was entered by it counts no more. */
  dropped: v.optional(v.boolean(), false),
});
export type Invitation = v.InferOutput<typeof invitation>;

export const parseInvitation = (input: unknown): Parsed<Invitation> =>
  readDocument('scorer', invitation, input);

/** What an invitation allows at a time, epoch milliseconds. */
export function invitationState(
  { from, revoked }: Invitation,
  now: number,
): 'early' | 'inForce' | 'over' | 'withdrawn' {
  if (revoked) return 'withdrawn';
  if (now < from) return 'early';
  return now < from + scoringMs ? 'inForce' : 'over';
}

/** The link that a scorer opens. Browsers send no server the part with the token. */
export const scoreLink = (origin: string, event: string, token: string): string =>
  `${origin}/score/${event}#${token}`;
