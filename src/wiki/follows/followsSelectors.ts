import { compareText } from '@/lib/compareText';
import { sameItems } from '@/lib/sameItems';
import { tableGet, tableHas } from '@/lib/table';
import { asStanding, followKey, readFollowKey } from '@/model/followKeys';
import { mergeFollows, type Follows } from '@/model/follows';
import type { EventIdentities, Identities } from '@/model/identities';
import { createStateSelector, type RootState } from '@/store/typed';
import { selectConfirmedHidden } from '../records/hiddenSelectors';
import { selectEventIdentities, selectIdentities } from '../records/identitiesSelectors';
import { selectScopeStatus } from '../scopes/scopesSelectors';
import { movedFollows } from './movedFollows';

/** Pages that stand in place of others, also where the device read them in an earlier session. */
const selectReplacing = createStateSelector(
  [selectConfirmedHidden, (state: RootState) => state.players.rows],
  (hidden, rows) =>
    [...hidden].flatMap((id) => tableGet(rows, id) ?? []).filter(({ replaces }) => replaces !== undefined),
  sameItems,
);

const selectOwn = createStateSelector(
  [(state: RootState) => state.follows, selectReplacing],
  (follows, replacing) => movedFollows(follows, replacing),
);

const selectMarks = (state: RootState) => selectOwn(state).marks;

/** The followed keys by what they stand for today, what was followed last first: of two records that were merged there is one. */
const selectKeysByStanding = createStateSelector(
  [selectMarks, selectIdentities, selectEventIdentities],
  (marks, players, events): ReadonlyMap<string, readonly string[]> => {
    const keys = new Map<string, readonly string[]>();
    const newestFirst = Object.entries(marks)
      .filter(([, { on }]) => on)
      .sort(([a, one], [b, other]) => other.at - one.at || compareText(a, b));
    for (const [key] of newestFirst) {
      const standing = standingKey(key, players, events);
      if (standing !== undefined) keys.set(standing, [...(keys.get(standing) ?? []), key]);
    }
    return keys;
  },
);

/** The keys of what is followed, what was followed last first. */
export const selectFollowedKeys = createStateSelector([selectKeysByStanding], (keys): readonly string[] =>
  [...keys.values()].flatMap(([newest]) => newest ?? []),
);

/** The keys by which something is followed: its own, and those of records that were merged into it; none where it is not. */
export const selectKeysFollowing = (state: RootState, key: string): readonly string[] =>
  selectKeysByStanding(state).get(
    standingKey(key, selectIdentities(state), selectEventIdentities(state)) ?? key,
  ) ?? [];

export const selectIsFollowed = (state: RootState, key: string): boolean =>
  selectKeysFollowing(state, key).length > 0;

function standingKey(key: string, players: Identities, events: EventIdentities): string | undefined {
  const followed = readFollowKey(key);
  return followed && followKey(asStanding(followed, players, events));
}

/**
 * Marks that the account's document lacks; `undefined` while that cannot be told, or where it has all. A page may stand in place
 * of one that the device still knows: of players it tells once it has heard what became of them, and of those alone who are there.
 */
export const selectUntoldFollows = createStateSelector(
  [
    selectOwn,
    (state) => selectScopeStatus(state, { kind: 'players' })?.status,
    (state) => state.players.rows,
  ],
  ({ marks, seen, there }, status, players): Follows | undefined => {
    if (there === undefined) return undefined;
    const isThere = (id: string) => status === 'live' && tableHas(players, id);
    const told = Object.entries(marks).filter(
      ([key]) => there.marks[key] !== undefined || playersOf(key).every(isThere),
    );
    const own = { marks: Object.fromEntries(told), seen };
    return mergeFollows(there, own) === there ? undefined : own;
  },
);

function playersOf(key: string): readonly string[] {
  const followed = readFollowKey(key);
  if (followed?.kind === 'player') return [followed.id];
  return followed?.kind === 'pair' ? followed.ids : [];
}
