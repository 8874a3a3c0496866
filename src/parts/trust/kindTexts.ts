import { fields } from '@/language/en/fields';
import { trust } from '@/language/en/trust';
import type { Text } from '@/language/text';
import type { EarnableKind } from '@/model/trust/editKinds';

export const kindTexts = {
  videoLink: trust.videoLink,
  missingResult: trust.missingResult,
  spelling: trust.spelling,
  aliases: fields.aliases,
  eventFacts: trust.eventFacts,
  matchFacts: trust.matchFacts,
  playerFacts: trust.playerFacts,
  links: trust.links,
  newEvent: trust.newEvent,
  newMatch: trust.newMatch,
  newPlayer: trust.newPlayer,
} as const satisfies Record<EarnableKind, Text>;
