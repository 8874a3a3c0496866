import type { RootState } from '@/store/typed';

export const selectUser = (state: RootState) => state.session.user;
/** The signed-in user's id; a user counts as signed in only with one (specification, section 3). */
export const selectUid = (state: RootState) => state.session.user?.uid || undefined;
export const selectIsModerator = (state: RootState) => state.session.user?.moderator === true;
/** Tells whether sign-in has answered in this session; until then what is shown is the last session's hint. */
export const selectSessionKnown = (state: RootState) => state.session.known;
/** As what the page is laid out: in the first moments the last session's role, which says nothing of what is allowed. */
export const selectLikelyRole = (state: RootState) => state.session.likely;

/** Tells whether who is signed in makes moderators and defines sports. */
export const selectIsAdmin = (state: RootState): boolean => state.session.user?.admin === true;
