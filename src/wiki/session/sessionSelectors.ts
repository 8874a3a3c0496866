import type { RootState } from '@/store/typed';

export const selectUser = (state: RootState) => state.session.user;
/** A user without an id does not count as signed in (specification, section 3). */
export const selectUid = (state: RootState) => state.session.user?.uid || undefined;
export const selectIsModerator = (state: RootState) => state.session.user?.moderator === true;
export const selectSessionKnown = (state: RootState) => state.session.known;
/** Chooses the first layout. Uses the last session's role at first, so it grants nothing. */
export const selectLikelyRole = (state: RootState) => state.session.likely;

export const selectIsAdmin = (state: RootState): boolean => state.session.user?.admin === true;
