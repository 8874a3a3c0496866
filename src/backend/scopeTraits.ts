import type { EntityName, ScopeKind } from './scope';

interface ScopeTraits {
  readonly entity: EntityName;
  /** A wide scope keeps a watermark and loads only changes. A narrow one is replaced by its first answer. */
  readonly wide: boolean;
  /** Rows of private scopes are removed when their account signs out. */
  readonly access: 'public' | 'own' | 'moderator';
}

export const scopeTraits = {
  players: { entity: 'player', wide: true, access: 'public' },
  events: { entity: 'event', wide: true, access: 'public' },
  matchesOfSport: { entity: 'match', wide: true, access: 'public' },
  matchesOfEvent: { entity: 'match', wide: false, access: 'public' },
  matchesOfPlayer: { entity: 'match', wide: false, access: 'public' },
  match: { entity: 'match', wide: false, access: 'public' },
  ownDeltas: { entity: 'delta', wide: false, access: 'own' },
  ownApplied: { entity: 'delta', wide: false, access: 'own' },
  queue: { entity: 'delta', wide: false, access: 'moderator' },
  openOf: { entity: 'delta', wide: false, access: 'moderator' },
  changes: { entity: 'delta', wide: false, access: 'public' },
  bundle: { entity: 'delta', wide: false, access: 'public' },
  proposalsOf: { entity: 'delta', wide: false, access: 'moderator' },
  rejectedOf: { entity: 'delta', wide: false, access: 'moderator' },
  delta: { entity: 'delta', wide: false, access: 'own' },
  history: { entity: 'delta', wide: false, access: 'public' },
  recentChanges: { entity: 'delta', wide: false, access: 'public' },
  profile: { entity: 'profile', wide: false, access: 'public' },
  sports: { entity: 'sport', wide: false, access: 'public' },
} as const satisfies Record<ScopeKind, ScopeTraits>;
