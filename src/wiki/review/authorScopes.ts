import { authorRecordCount, type Scope } from '@/backend/scope';
import type { UserId } from '@/model/ids';
import type { RootState } from '@/store/typed';
import { selectHeldCount } from '../deltas/deltasSelectors';
import { selectScopeStatus } from '../scopes/scopesSelectors';

export const authorScopes = (uid: UserId) =>
  ({
    applied: { kind: 'changes', count: authorRecordCount, author: uid },
    rejected: { kind: 'rejectedOf', uid },
  }) as const satisfies Readonly<Record<string, Scope>>;

export const selectIsRecordRead = (state: RootState, uid: UserId): boolean =>
  Object.values(authorScopes(uid)).every((scope) => selectScopeStatus(state, scope)?.status === 'live');

/** Which counts may be too low, because the scope reached its limit. */
export function selectRecordCut(
  state: RootState,
  uid: UserId,
): { readonly accepted: boolean; readonly rejected: boolean } {
  const { applied, rejected } = authorScopes(uid);
  const isCut = (scope: Scope) => selectHeldCount(state, scope) >= authorRecordCount;
  // A proposal applied and reverted counts as rejected.
  return { accepted: isCut(applied), rejected: isCut(applied) || isCut(rejected) };
}
