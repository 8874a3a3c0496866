import { compareText } from '@/lib/compareText';
import { asStanding, followKey, readFollowKey } from '@/model/followKeys';
import { mergeFollows, type Follows } from '@/model/follows';
import type { EventIdentities, Identities } from '@/model/identities';
import { createStateSelector, type RootState } from '@/store/typed';
import { selectEventIdentities, selectIdentities } from '../records/identitiesSelectors';

const selectMarks = (state: RootState) => state.follows.marks;

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

/** Marks that the account's document lacks; `undefined` while that cannot be told, or where it has all. */
export const selectUntoldFollows = createStateSelector(
  [selectMarks, (state) => state.follows.seen, (state) => state.follows.there],
  (marks, seen, there): Follows | undefined => {
    const own = { marks, seen };
    return there === undefined || mergeFollows(there, own) === there ? undefined : own;
  },
);
