import type { ReactNode } from 'react';
import { PendingContent } from '@/parts/scopes/PendingContent';
import { loadErrorWord } from '@/parts/scopes/errorWords';
import { accounts } from '@/language/en/accounts';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { ErrorState } from '@/ui/ErrorState';
import { selectLogs } from '../accounts/accountsSelectors';

/** Shows a log's loading, error or empty state, or the log itself (`children`). */
export function LogState({
  empty,
  children,
}: {
  readonly empty: string | undefined;
  readonly children: ReactNode;
}) {
  const t = useText();
  const { data, failed } = useAppSelector(selectLogs);
  if (failed !== undefined)
    return <ErrorState title={t(accounts.failed)}>{t(loadErrorWord(failed))}</ErrorState>;
  if (data === undefined) return <PendingContent rows={2} label={t(accounts.loading)} />;
  return empty === undefined ? <>{children}</> : <p>{empty}</p>;
}
