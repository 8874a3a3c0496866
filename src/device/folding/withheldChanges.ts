import type { RowsSlice } from '@/backend/rows';
import type { Delta } from '@/model/delta';
import type { Doc } from '../columns/storedTable';
import { namesIn } from './withheldNames';
import { onlyDocs, type PresentId } from './withheldPeople';

/** The signs by which stored changes are told to name people whose names are withheld. */
export interface WithheldMarks {
  readonly presentId: PresentId;
  /** Everything that these people were called on this device. */
  readonly names: Iterable<string>;
  /** The ids of their matches. */
  readonly matches: ReadonlySet<string>;
}

/**
 * The rows without the changes that are about these people or their matches, or name them: whoever asks for one has it from the
 * server again, without the name. The user's own open proposals stay. The same slice where none goes.
 */
export function withoutChanges(slice: RowsSlice, { presentId, names, matches }: WithheldMarks): RowsSlice {
  const { entity, rows } = slice;
  if (entity !== 'delta') return slice;
  const ownIds = new Set(
    Object.entries(rows.held).flatMap(([scope, ids]) => (scope.startsWith('ownDeltas/') ? ids : [])),
  );
  const saysName = namesIn(names);
  const isOf = (text: string) => matches.has(text) || presentId(text) !== undefined || saysName(text);
  // The rows of this entity.
  const deltas = rows.docs as readonly Delta[];
  const left = deltas.filter(
    (delta) => (delta.status === 'new' && ownIds.has(delta.id)) || !said(delta).some(isOf),
  );
  return left.length === deltas.length ? slice : { entity, rows: onlyDocs(rows, left) };
}

/** Every text of a change that people wrote or that says of what it is. */
function said(delta: Delta): readonly string[] {
  const { id, docId, bundle, value, base, before, amended, note, source, reason, problem, thread } = delta;
  return textsIn([id, docId, bundle, value, base, before, amended, note, source, reason, problem, thread]);
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Tells whether the name of a query has an id in it that had the name of one of these people in it. */
export const asksByOldId = (scope: string, presentId: PresentId): boolean =>
  scope.split('/').some((part) => (presentId(part) ?? part) !== part);

/**
 * The rows without the queries that asked by such an id, and without the rows that no other query holds: nobody asks so again.
 * The same slice where there are none.
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
