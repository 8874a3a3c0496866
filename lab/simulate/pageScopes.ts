import type { Scope } from '@/backend/scope';
import { eventId, playerId, sportId, userId } from '@/model/ids';

export type PageVisit =
  | { readonly page: 'home' | 'players' | 'rankings' | 'queue' | 'myChanges' }
  | { readonly page: 'sport' }
  | { readonly page: 'event'; readonly id: string }
  | { readonly page: 'player'; readonly id: string };

const sport = sportId('armw');
const players = { kind: 'players' } as const;
const events = { kind: 'events' } as const;
const matches = { kind: 'matchesOfSport', sport } as const;

/**
 * The live queries of a page while it is shown; a test renders the pages and compares. Pages that show names of other
 * members also follow their profiles, one document each.
 */
export function pageScopes(visit: PageVisit, uid: string | undefined): readonly Scope[] {
  switch (visit.page) {
    case 'home':
      return [matches, events, players, { kind: 'recentChanges' }];
    case 'sport':
      return [events, matches];
    case 'players':
      return [matches, players];
    case 'rankings':
      return [events, matches, players];
    case 'event':
      return [events, players, { kind: 'matchesOfEvent', event: eventId(visit.id) }];
    case 'player':
      return [
        players,
        events,
        matches,
        { kind: 'matchesOfPlayer', player: playerId(visit.id) },
        { kind: 'history', collection: 'player', docId: visit.id },
      ];
    case 'queue':
      return [{ kind: 'queue' }, events, matches, players];
    case 'myChanges':
      return uid === undefined
        ? []
        : [
            { kind: 'ownDeltas', uid: userId(uid) },
            { kind: 'ownApplied', uid: userId(uid) },
          ];
  }
}

/** The scopes that every page follows for a signed-in user, for the counters in the frame. */
export const frameScopes = (uid: string | undefined, moderator: boolean): readonly Scope[] => [
  ...(uid === undefined ? [] : [{ kind: 'ownDeltas', uid: userId(uid) } as const]),
  ...(moderator ? [{ kind: 'queue' } as const] : []),
];
