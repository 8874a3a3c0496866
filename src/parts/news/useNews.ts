import { useMemo, useState } from 'react';
import type { EntityName } from '@/backend/scope';
import { tableDiff } from '@/lib/table';
import type { AnyRecord } from '@/model/records';
import type { Layers } from '@/wiki/records/recordsSelectors';
import type { ScopeStatus } from '@/wiki/scopes/scopesSlice';
import { useStoredAwaited } from '../display/useStoredAwaited';

/** The rows of a list, and how many came while one reads and are not among them yet. */
export interface News<Row> {
  readonly rows: readonly Row[];
  readonly count: number;
  /** Takes them in. */
  readonly show: () => void;
}

export interface NewsOptions {
  /** The query that brings what is new. */
  readonly scope: ScopeStatus | undefined;
  readonly stored: EntityName;
  /** The list's search and filters, by value: a reader who asks for something else is shown everything. */
  readonly asked: string;
}

/**
 *   waiting   what the device has is not all back
 *   catching  that is shown, and the server has not said what is newer
 *   holding   it has: these records are kept back until the reader wants them
 *   open      everything is shown as it comes
 */
type Phase<R extends AnyRecord> =
  | { readonly kind: 'waiting' | 'open' }
  | { readonly kind: 'catching'; readonly before: Layers<R> }
  | { readonly kind: 'holding'; readonly ids: ReadonlySet<string> };

/**
 * A returning visitor reads what the device has while the server is asked for what is newer. That would push the list
 * down under their eyes, so what is new to it is told first. What one proposes oneself and what changes in place is shown.
 */
export function useNews<R extends AnyRecord, Row extends Pick<R, 'id'> = R>(
  all: readonly Row[],
  layers: Layers<R>,
  { scope, stored, asked }: NewsOptions,
): News<Row> {
  const coming = useStoredAwaited(stored);
  const [first] = useState(asked);
  const [phase, setPhase] = useState<Phase<R>>({ kind: 'waiting' });
  const next = asked === first ? phaseAfter(phase, layers, scope, coming) : open;
  if (next.kind !== phase.kind) setPhase(next);
  const keptBack = useMemo(
    () =>
      next.kind === 'catching' ? newSince(next.before, layers) : next.kind === 'holding' ? next.ids : nothing,
    [next, layers],
  );
  const rows = useMemo(
    () => (keptBack.size === 0 ? all : all.filter(({ id }) => !keptBack.has(id))),
    [all, keptBack],
  );
  return { rows, count: all.length - rows.length, show: () => setPhase(open) };
}

const open = { kind: 'open' } as const;
const nothing: ReadonlySet<string> = new Set();

function phaseAfter<R extends AnyRecord>(
  phase: Phase<R>,
  layers: Layers<R>,
  scope: ScopeStatus | undefined,
  coming: boolean,
): Phase<R> {
  switch (phase.kind) {
    case 'waiting':
      // Where nothing is known, or not all of it, what comes is no news.
      if (scope?.status === 'live' || (!coming && layers.rows.size === 0)) return open;
      if (coming || scope?.status !== 'opening') return phase;
      return scope.resumes === true ? { kind: 'catching', before: layers } : open;
    case 'catching':
      return scope?.status === 'live' ? { kind: 'holding', ids: newSince(phase.before, layers) } : phase;
    default:
      return phase;
  }
}

/** Records that the server brought that was not to be seen before. */
const newSince = <R extends AnyRecord>(before: Layers<R>, now: Layers<R>): ReadonlySet<string> =>
  new Set(
    [...tableDiff(before.rows, now.rows)].flatMap(([id, was, is]) =>
      was === undefined && is !== undefined && !before.changes.has(id) ? [id] : [],
    ),
  );
