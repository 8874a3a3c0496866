import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import { dropAbsent, readDocument, text, time } from '../parsing/schema';
import { scoringMs } from './scorer';

/** Invitations of one event that a moderator sees. Also in `firestore.rules`. */
export const invitationsAtOnce = 200;

/**
 * `scorer/{id}`, which functions write; the id is that of the act. An invitation has no token: nobody can read one. An
 * appointment is that of an organiser, whom their account identifies; it has no name, and lasts until it is revoked.
 */
const invitation = v.object({
  id: text,
  event: text,
  // Not `text`: valibot checks the default as well.
  name: v.optional(v.string('a text'), ''),
  /** Epoch milliseconds. */
  from: time,
  by: text,
  organiser: v.optional(text),
  revoked: v.optional(v.boolean(), false),
  /** Whether the entries made with it no longer count. */
  dropped: v.optional(v.boolean(), false),
});
type Read = v.InferOutput<typeof invitation>;
export type Invitation = Omit<Read, 'organiser'> & { readonly organiser?: string };

const stored = v.pipe(
  invitation,
  v.transform((read): Invitation => dropAbsent(read)),
);

export const parseInvitation = (input: unknown): Parsed<Invitation> => readDocument('scorer', stored, input);

/** What an invitation allows at a time, epoch milliseconds. */
export function invitationState(
  { from, revoked, organiser }: Pick<Invitation, 'from' | 'revoked' | 'organiser'>,
  now: number,
): 'early' | 'inForce' | 'over' | 'withdrawn' {
  if (revoked) return 'withdrawn';
  if (organiser !== undefined) return 'inForce';
  if (now < from) return 'early';
  return now < from + scoringMs ? 'inForce' : 'over';
}

/** The link that a scorer opens. Browsers send no server the part with the token. */
export const scoreLink = (origin: string, event: string, token: string): string =>
  `${origin}/score/${event}#${token}`;
