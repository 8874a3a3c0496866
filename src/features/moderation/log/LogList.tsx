import type { ComponentType, ReactNode } from 'react';
import { List } from '@/ui/List';
import { PendingContent } from '@/parts/scopes/PendingContent';
import { loadErrorWord } from '@/parts/scopes/errorWords';
import { accounts } from '@/language/en/accounts';
import { useText } from '@/language/useLanguage';
import type { LogEntry } from '@/model/acts/log';
import { useAppSelector } from '@/store/typed';
import { ErrorState } from '@/ui/ErrorState';
import { selectLogs } from '../accounts/accountsSelectors';

interface LogListProps {
  readonly label: string;
  readonly empty: string;
  readonly entries: readonly LogEntry[];
  readonly Row: ComponentType<{ readonly entry: LogEntry }>;
  readonly children?: ReactNode;
}

export function LogList({ label, empty, entries, Row, children }: LogListProps) {
  const t = useText();
  const { data, failed } = useAppSelector(selectLogs);
  if (failed !== undefined)
    return <ErrorState title={t(accounts.failed)}>{t(loadErrorWord(failed))}</ErrorState>;
  if (data === undefined) return <PendingContent rows={2} label={t(accounts.loading)} />;
  if (entries.length === 0) return <p>{empty}</p>;
  return (
    <>
      <List label={label}>
        {entries.map((entry) => (
          <Row key={`${entry.kind}/${entry.id}`} entry={entry} />
        ))}
      </List>
      {children}
    </>
  );
}
