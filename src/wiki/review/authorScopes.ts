import { authorRecordCount, type Scope } from '@/backend/scope';
import type { UserId } from '@/model/ids';
import type { RootState } from '@/store/typed';
import { selectHeldCount } from '../deltas/deltasSelectors';
import { selectScopeStatus } from '../scopes/scopesSelectors';

/** The scopes that together tell what became of an author's proposals: the newest that were applied, and that were rejected. */
export const authorScopes = (uid: UserId) =>
  ({
    applied: { kind: 'changes', count: authorRecordCount, author: uid },
    rejected: { kind: 'rejectedOf', uid },
  }) as const satisfies Readonly<Record<string, Scope>>;

/** Tells whether the record of an author is read and kept up, so that what is counted is no guess. */
export const selectIsRecordRead = (state: RootState, uid: UserId): boolean =>
  Object.values(authorScopes(uid)).every((scope) => selectScopeStatus(state, scope)?.status === 'live');

/** Tells which counts of an author's record there may be more of than were read. */
export function selectRecordCut(
  state: RootState,
  uid: UserId,
): { readonly accepted: boolean; readonly rejected: boolean } {
  const { applied, rejected } = authorScopes(uid);
  const isCut = (scope: Scope) => selectHeldCount(state, scope) >= authorRecordCount;
  // Applied and then reverted counts as rejected.
  return { accepted: isCut(applied), rejected: isCut(applied) || isCut(rejected) };
}
