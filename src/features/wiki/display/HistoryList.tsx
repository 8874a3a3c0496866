import { History } from 'lucide-react';
import { selectHistoryIds } from '../deltas/deltasSelectors';
import { useScope } from '../scopes/useScope';
import { useAppSelector } from '@/store/typed';
import type { Collection } from '@/model/records';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { List } from '@/ui/List';
import { ChangeRow } from './ChangeRow';
import { ScopeState } from './ScopeState';

export interface HistoryListProps {
  readonly collection: Collection;
  readonly id: string;
}

/** Every applied change of one record, newest first. */
export function HistoryList({ collection, id }: HistoryListProps) {
  const scope = useScope({ kind: 'history', collection, docId: id });
  const ids = useAppSelector((state) => selectHistoryIds(state, collection, id));
  return (
    <ScopeState
      scopes={[scope]}
      empty={ids.length === 0}
      what="changes"
      rows={2}
      nothing={
        <EmptyState icon={<History />} title="No changes yet">
          It stands as it was first recorded.
        </EmptyState>
      }
    >
      <Card flush>
        <List label="History">
          {ids.map((delta) => (
            <ChangeRow key={delta} id={delta} />
          ))}
        </List>
      </Card>
    </ScopeState>
  );
}
