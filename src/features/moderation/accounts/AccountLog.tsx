import { useEffect } from 'react';
import { Awaited } from '@/features/wiki/display/Awaited';
import { loadErrorWord } from '@/features/wiki/display/errorWords';
import { accounts } from '@/language/en/accounts';
import { useText } from '@/language/useLanguage';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Card } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { List } from '@/ui/List';
import { selectLogs } from './accountsSelectors';
import { followLogs } from './accountsThunks';
import { LogRow } from './LogRow';

/** The newest roles granted and accounts banned, live. */
export function AccountLog() {
  const t = useText();
  const dispatch = useAppDispatch();
  const logs = useAppSelector(selectLogs);
  useEffect(() => dispatch(followLogs()), [dispatch]);
  switch (logs.status) {
    case 'closed':
    case 'opening':
      return <Awaited rows={2} label={t(accounts.loading)} />;
    case 'failed':
      return <ErrorState title={t(accounts.failed)}>{t(loadErrorWord(logs.code))}</ErrorState>;
    case 'live':
      if (logs.entries.length === 0) return <p>{t(accounts.empty)}</p>;
      return (
        <Card flush>
          <List label={t(accounts.log)}>
            {logs.entries.map((entry) => (
              <LogRow key={`${entry.kind}/${entry.id}`} entry={entry} />
            ))}
          </List>
        </Card>
      );
  }
}
