import type { ReactNode } from 'react';
import { loading } from '@/language/en/loading';
import { useText } from '@/language/useLanguage';
import { ErrorState } from '@/ui/ErrorState';
import type { EntityName } from '@/backend/scope';
import type { ScopeStatus } from '@/wiki/scopes/scopesSlice';
import { useReadiness } from './useReadiness';
import { PendingContent } from './PendingContent';
import { loadErrorWord } from './errorWords';

export interface ScopeStateProps {
  /** How the queries stand that the content comes from. */
  readonly scopes: readonly (ScopeStatus | undefined)[];
  /** The kind of the content, if the device's part of it is to be shown only when all of it is back. */
  readonly stored?: EntityName | undefined;
  /** True if there is nothing to show yet. */
  readonly empty: boolean;
  /** The things that are loaded, in the plural: "events". */
  readonly what: string;
  /** How many rows will roughly come. */
  readonly rows?: number;
  /** Stands in place of the content once the server has said that there is none. */
  readonly nothing: ReactNode;
  readonly children: ReactNode;
}

/** Shows what is there at once; where nothing is, whether it is still coming, failed, or really nothing. */
export function ScopeState({ scopes, stored, empty, what, rows = 6, nothing, children }: ScopeStateProps) {
  const t = useText();
  const readiness = useReadiness(scopes, { stored });
  const failed = scopes.find((scope) => scope?.status === 'failed');
  if (readiness !== 'restoring' && !empty) return children;
  if (readiness === 'ready') return nothing;
  if (readiness === 'failed' && failed) {
    return (
      <ErrorState title={t(loading.loadFailed, { what })}>{t(loadErrorWord(failed.error.code))}</ErrorState>
    );
  }
  return <PendingContent rows={rows} label={t(loading.loading, { what })} />;
}
