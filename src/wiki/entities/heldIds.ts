import { scopeKey, type Scope } from '@/backend/scope';
import { scopeTraits } from '@/backend/scopeTraits';
import { tableIds } from '@/lib/table';
import type { RootState } from '@/store/typed';
import { entitySlices } from './snapshotActions';

export function heldIds(state: RootState, scope: Scope): readonly string[] {
  const key = scopeKey(scope);
  const { held } = state[entitySlices[scopeTraits[scope.kind].entity].name];
  const table = Object.hasOwn(held, key) ? held[key] : undefined;
  return table ? [...tableIds(table)] : [];
}
