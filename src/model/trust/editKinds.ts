/** Kinds that can earn trust: they fill a gap or correct a spelling. */
export const earnableKinds = [
  'videoLink',
  'missingResult',
  'spelling',
  'aliases',
  'eventFacts',
  'matchFacts',
  'playerFacts',
  'links',
  'newEvent',
  'newMatch',
  'newPlayer',
] as const;

/**
 * Kinds that always need a moderator: they destroy, decide identities, or concern a person's private life.
 */
const decidedKinds = [
  'deletion',
  'merge',
  'differentFrom',
  'hiding',
  'renaming',
  'personFacts',
  'sides',
  'changedResult',
  'changedFacts',
  'removal',
  'unreadable',
] as const;

export type EarnableKind = (typeof earnableKinds)[number];
export type EditKind = EarnableKind | (typeof decidedKinds)[number];

export const editKinds: readonly EditKind[] = [...earnableKinds, ...decidedKinds];

export const isEarnable = (kind: EditKind): kind is EarnableKind =>
  earnableKinds.some((each) => each === kind);
