import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Card } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { List } from '@/ui/List';
import { LoadingState } from '@/ui/LoadingState';
import { selectLogs } from './accountsSelectors';
import { followLogs } from './accountsThunks';
import { LogRow } from './LogRow';

/** The newest roles granted and accounts banned, live. */
export function AccountLog() {
  const dispatch = useAppDispatch();
  const logs = useAppSelector(selectLogs);
  useEffect(() => dispatch(followLogs()), [dispatch]);
  switch (logs.status) {
    case 'closed':
    case 'opening':
      return <LoadingState rows={2} label="Loading the log" />;
    case 'failed':
      return <ErrorState title="The log could not be loaded">{logs.message}</ErrorState>;
    case 'live':
      if (logs.entries.length === 0) return <p>No role has been granted and nobody banned yet.</p>;
      return (
        <Card flush>
          <List label="Log of roles and bans">
            {logs.entries.map((entry) => (
              <LogRow key={`${entry.kind}/${entry.id}`} entry={entry} />
            ))}
          </List>
        </Card>
      );
  }
}
