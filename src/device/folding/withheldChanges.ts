import type { RowsSlice } from '@/backend/rows';
import type { Delta } from '@/model/proposals/delta';
import type { Doc } from '../columns/storedTable';
import { namesIn } from './withheldNames';
import { onlyDocs, type PresentId } from './withheldPeople';

export interface WithheldMarks {
  readonly presentId: PresentId;
  readonly names: Iterable<string>;
  readonly matches: ReadonlySet<string>;
}

/**
 * Removes changes that are about these people or their matches, or mention them. The server gives them again
 * without the name. The user's own open proposals remain. Returns the same slice if nothing is removed.
 */
export function withoutChanges(slice: RowsSlice, { presentId, names, matches }: WithheldMarks): RowsSlice {
  const { entity, rows } = slice;
  if (entity !== 'delta') return slice;
  const ownIds = new Set(
    Object.entries(rows.held).flatMap(([scope, ids]) => (scope.startsWith('ownDeltas/') ? ids : [])),
  );
  const saysName = namesIn(names);
  const isOf = (text: string) => matches.has(text) || presentId(text) !== undefined || saysName(text);
  // `entity` is `delta`.
  const deltas = rows.docs as readonly Delta[];
  const left = deltas.filter(
    (delta) => (delta.status === 'new' && ownIds.has(delta.id)) || !said(delta).some(isOf),
  );
  return left.length === deltas.length ? slice : { entity, rows: onlyDocs(rows, left) };
}

function said(delta: Delta): readonly string[] {
  const { id, docId, bundle, value, base, before, amended, note, source, reason, problem, thread } = delta;
  return textsIn([id, docId, bundle, value, base, before, amended, note, source, reason, problem, thread]);
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Whether a query's name contains an old id, which had a withheld name in it. */
export const asksByOldId = (scope: string, presentId: PresentId): boolean =>
  scope.split('/').some((part) => (presentId(part) ?? part) !== part);

/**
 * Removes queries by such an id, and rows that no other query holds. Returns the same slice if there are
 * none.
 */
export function withoutOldQueries(slice: RowsSlice, presentId: PresentId): RowsSlice {
  const { entity, rows } = slice;
  const scopes = Object.entries(rows.held);
  const kept = scopes.filter(([scope]) => !asksByOldId(scope, presentId));
  if (kept.length === scopes.length) return slice;
  const ids = new Set(kept.flatMap(([, held]) => held));
  const docs: readonly Doc[] = rows.docs;
  const held = Object.fromEntries(kept);
  return { entity, rows: { ...rows, docs: docs.filter(({ id }) => ids.has(id)), held } };
}
