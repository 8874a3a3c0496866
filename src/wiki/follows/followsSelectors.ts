import { compareText } from '@/lib/compareText';
import { readFollowKey } from '@/model/followKeys';
import { mergeFollows, type Follows } from '@/model/follows';
import { createStateSelector, type RootState } from '@/store/typed';

const selectMarks = (state: RootState) => state.follows.marks;

/** The keys of what is followed, what was followed last first. */
export const selectFollowedKeys = createStateSelector([selectMarks], (marks): readonly string[] =>
  Object.entries(marks)
    .filter(([key, { on }]) => on && readFollowKey(key) !== undefined)
    .sort(([a, one], [b, other]) => other.at - one.at || compareText(a, b))
    .map(([key]) => key),
);

export const selectIsFollowed = (state: RootState, key: string): boolean =>
  Object.hasOwn(state.follows.marks, key) && state.follows.marks[key]?.on === true;

/** Marks that the account's document lacks; `undefined` while that cannot be told, or where it has all. */
export const selectUntoldFollows = createStateSelector(
  [selectMarks, (state) => state.follows.seen, (state) => state.follows.there],
  (marks, seen, there): Follows | undefined => {
    const own = { marks, seen };
    return there === undefined || mergeFollows(there, own) === there ? undefined : own;
  },
);
