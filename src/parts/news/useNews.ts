import { useMemo, useState } from 'react';
import type { EntityName } from '@/backend/scope';
import { tableDiff } from '@/lib/table';
import type { AnyRecord } from '@/model/records/records';
import type { Layers } from '@/wiki/records/recordsSelectors';
import type { ScopeStatus } from '@/wiki/scopes/scopesSlice';
import { useReadiness } from '../scopes/useReadiness';

export interface News<Row> {
  readonly rows: readonly Row[];
  readonly count: number;
  readonly show: () => void;
}

export interface NewsOptions {
  readonly scope: ScopeStatus | undefined;
  readonly stored: EntityName;
  /** The search and filters, as a string. A reader who changes them sees all records. */
  readonly asked: string;
}

/**
 *   waiting   the device's rows are not all restored
 *   catching  they are shown, and the server has not answered yet
 *   holding   it has: its new records are held back until the reader wants them
 *   open      everything is shown as it arrives
 */
type Phase<R extends AnyRecord> =
  | { readonly kind: 'waiting' | 'open' }
  | { readonly kind: 'catching'; readonly before: Layers<R> }
  | { readonly kind: 'holding'; readonly ids: ReadonlySet<string> };

/**
 * Shows a returning visitor the device's rows while the server is asked for newer ones. New rows would push
 * the list down while it is read, so they are announced first. Own proposals and changes in place appear at
 * once.
 */
export function useNews<R extends AnyRecord, Row extends Pick<R, 'id'> = R>(
  all: readonly Row[],
  layers: Layers<R>,
  { scope, stored, asked }: NewsOptions,
): News<Row> {
  const coming = useReadiness([], { stored }) === 'restoring';
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
      // If the device had nothing, or not everything, arriving records are not news.
      if (scope?.status === 'live' || (!coming && layers.rows.size === 0)) return open;
      if (coming || scope?.status !== 'opening') return phase;
      return scope.resumes === true ? { kind: 'catching', before: layers } : open;
    case 'catching':
      return scope?.status === 'live' ? { kind: 'holding', ids: newSince(phase.before, layers) } : phase;
    default:
      return phase;
  }
}

const newSince = <R extends AnyRecord>(before: Layers<R>, now: Layers<R>): ReadonlySet<string> =>
  new Set(
    [...tableDiff(before.rows, now.rows)].flatMap(([id, was, is]) =>
      was === undefined && is !== undefined && !before.changes.has(id) ? [id] : [],
    ),
  );
