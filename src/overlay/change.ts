import { assertNever } from '@/lib/assertNever';
import { setPaths, type PathEdit } from '@/lib/path';

export interface Entity {
  readonly id: string;
}

/** An edit's effect on one entity: only what changed, never a copy of the base. */
export type Change<T extends Entity> =
  | { readonly kind: 'set'; readonly id: string; readonly value: T }
  | { readonly kind: 'patch'; readonly id: string; readonly patch: readonly PathEdit[] }
  | { readonly kind: 'delete'; readonly id: string };

/**
 * The entity with the change applied; `undefined` if it does not exist then.
 *
 *   BASE      CHANGE   RESULT
 *   any       set      the value
 *   present   patch    base with the paths set in order; the same reference if none differs
 *   absent    patch    undefined: an edit cannot restore a deleted entity
 *   any       delete   undefined
 */
export function applyChange<T extends Entity>(base: T | undefined, change: Change<T>): T | undefined {
  switch (change.kind) {
    case 'set':
      return change.value;
    case 'patch':
      return base && setPaths(base, change.patch);
    case 'delete':
      return undefined;
    default:
      return assertNever(change, 'change');
  }
}

/**
 * One change with the effect of two in order. For every base `b`: `applyChange(b, squash(x, y))` equals
 * `applyChange(applyChange(b, x), y)`.
 *
 *   EARLIER   LATER    RESULT
 *   any       set      later
 *   any       delete   later
 *   set       patch    set of the patched value
 *   patch     patch    patch of both, without edits that the later one covers
 *   delete    patch    delete
 */
export function squash<T extends Entity>(earlier: Change<T>, later: Change<T>): Change<T> {
  if (later.kind !== 'patch' || earlier.kind === 'delete') return later.kind === 'patch' ? earlier : later;
  if (earlier.kind === 'set') return { ...earlier, value: setPaths(earlier.value, later.patch) };
  const covered = (edit: PathEdit) =>
    later.patch.some((next) => next.value !== null && next.path === edit.path);
  return { ...later, patch: [...earlier.patch.filter((edit) => !covered(edit)), ...later.patch] };
}
