import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { records } from '@/language/en/records';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import type { DeltaId } from '@/model/ids';
import type { Collection } from '@/model/schema/recordSchema';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { selectHistoryIds } from '@/wiki/deltas/deltasSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { ScopeState } from '../scopes/ScopeState';

export interface AppliedChangesProps {
  readonly collection: Collection;
  readonly id: string;
  readonly rows: number;
  readonly children: (ids: readonly DeltaId[]) => ReactNode;
}

export function AppliedChanges({ collection, id, rows, children }: AppliedChangesProps) {
  const t = useText();
  const scope = useScope({ kind: 'history', collection, docId: id });
  const ids = useAppSelector((state) => selectHistoryIds(state, collection, id));
  return (
    <ScopeState
      scopes={[scope]}
      empty={ids.length === 0}
      what={t(words.changes)}
      rows={rows}
      nothing={
        <EmptyState icon={<History />} title={t(records.noChanges)}>
          {t(records.asRecorded)}
        </EmptyState>
      }
    >
      {children(ids)}
    </ScopeState>
  );
}
