import { compareText } from '@/lib/compareText';
import { idAs, type EventIdentities, type Identities } from '../identity/identities';
import { isStoredId } from '../ids';

export type Watched =
  | { readonly kind: 'player' | 'event'; readonly id: string }
  | { readonly kind: 'member'; readonly id: string }
  | { readonly kind: 'pair'; readonly ids: readonly [string, string] }
  | { readonly kind: 'country'; readonly code: string };

/** Keys: `player/x`, `member/uid`, `pair/x/y`, `country/tr`. */
export function watchKey(watched: Watched): string {
  switch (watched.kind) {
    case 'player':
    case 'event':
    case 'member':
      return `${watched.kind}/${watched.id}`;
    case 'pair':
      return `pair/${[...watched.ids].sort(compareText).join('/')}`;
    case 'country':
      return `country/${watched.code.toLowerCase()}`;
  }
}

/** Inverse of `watchKey`; `undefined` for a key that this version does not know. */
export function readWatchKey(key: string): Watched | undefined {
  const [kind = '', first = '', second, ...more] = key.split('/');
  switch (kind) {
    case 'player':
    case 'event':
    case 'member':
      return isStoredId(first) && second === undefined ? { kind, id: first } : undefined;
    case 'pair':
      return isStoredId(first) && isStoredId(second) && first !== second && more.length === 0
        ? { kind, ids: [first, second] }
        : undefined;
    case 'country':
      return /^[a-z]{2}(-[a-z]{3})?$/.test(first) && second === undefined
        ? { kind, code: first.toUpperCase() }
        : undefined;
    default:
      return undefined;
  }
}

/** Replaces merged records by the surviving ones. Both players of a pair may become the same. */
export function asStanding(watched: Watched, players: Identities, events: EventIdentities): Watched {
  switch (watched.kind) {
    case 'player':
      return { kind: 'player', id: idAs(watched.id, players) };
    case 'event':
      return { kind: 'event', id: idAs(watched.id, events) };
    case 'pair': {
      const [first, second] = watched.ids;
      return { kind: 'pair', ids: [idAs(first, players), idAs(second, players)] };
    }
    case 'country':
    case 'member':
      return watched;
  }
}
