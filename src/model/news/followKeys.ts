import { compareText } from '@/lib/compareText';
import { idAs, type EventIdentities, type Identities } from '../identity/identities';
import { isStoredId } from '../ids';

export type Followed =
  | { readonly kind: 'player' | 'event'; readonly id: string }
  | { readonly kind: 'member'; readonly id: string }
  | { readonly kind: 'pair'; readonly ids: readonly [string, string] }
  | { readonly kind: 'country'; readonly code: string };

/** Keys: `player/x`, `member/uid`, `pair/x/y`, `country/tr`. */
export function followKey(followed: Followed): string {
  switch (followed.kind) {
    case 'player':
    case 'event':
    case 'member':
      return `${followed.kind}/${followed.id}`;
    case 'pair':
      return `pair/${[...followed.ids].sort(compareText).join('/')}`;
    case 'country':
      return `country/${followed.code.toLowerCase()}`;
  }
}

/** Inverse of `followKey`; `undefined` for a key that this version does not know. */
export function readFollowKey(key: string): Followed | undefined {
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
export function asStanding(followed: Followed, players: Identities, events: EventIdentities): Followed {
  switch (followed.kind) {
    case 'player':
      return { kind: 'player', id: idAs(followed.id, players) };
    case 'event':
      return { kind: 'event', id: idAs(followed.id, events) };
    case 'pair': {
      const [first, second] = followed.ids;
      return { kind: 'pair', ids: [idAs(first, players), idAs(second, players)] };
    }
    case 'country':
    case 'member':
      return followed;
  }
}
