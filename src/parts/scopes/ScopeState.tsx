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
  readonly scopes: readonly (ScopeStatus | undefined)[];
  /** If set, the device's rows of this kind are shown only when all of them are restored. */
  readonly stored?: EntityName | undefined;
  readonly empty: boolean;
  readonly what: string;
  readonly rows?: number;
  /** Replaces the content once the server has confirmed that there is none. */
  readonly nothing: ReactNode;
  readonly children: ReactNode;
}

/** Shows available content at once. Otherwise says whether it is loading, has failed, or does not exist. */
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
