import { deleting } from '@/language/en/deleting';
import { moderation } from '@/language/en/moderation';
import type { Text } from '@/language/text';
import type { Delta } from '@/model/proposals/delta';
import type { Collection } from '@/model/schema/recordSchema';
import { kindOf, type ProposalKind } from '@/wiki/review/authorRecord';

const texts = {
  new: { event: moderation.newEvent, match: moderation.newMatch, player: moderation.newPlayer },
  change: {
    event: moderation.changeOfEvent,
    match: moderation.changeOfMatch,
    player: moderation.changeOfPlayer,
  },
  deletion: {
    event: deleting.deletionOfEvent,
    match: deleting.deletionOfMatch,
    player: deleting.deletionOfPlayer,
  },
} as const satisfies Record<ProposalKind, Record<Collection, Text>>;

export const proposalKind = (delta: Delta): Text => texts[kindOf(delta)][delta.collection];
