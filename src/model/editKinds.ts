/** Kinds of edits in which trust can be earned: they add where nothing was, or correct a spelling. */
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

/** Kinds that a moderator always decides: they destroy, say who is who, or are about a person's private life. */
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

/** Every kind of edit. */
export const editKinds: readonly EditKind[] = [...earnableKinds, ...decidedKinds];

export const isEarnable = (kind: EditKind): kind is EarnableKind =>
  earnableKinds.some((each) => each === kind);
