import { History } from 'lucide-react';
import { titles } from '@/language/en/titles';
import { history } from '@/language/en/history';
import { records } from '@/language/en/records';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { selectHistoryIds } from '@/wiki/deltas/deltasSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { List } from '@/ui/List';
import { TextLink } from '@/ui/TextLink';
import { ChangeRow } from '../changes/ChangeRow';
import { ScopeState } from '../scopes/ScopeState';

export interface HistoryListProps {
  readonly id: string;
}

const shown = 5;

export function HistoryList({ id }: HistoryListProps) {
  const t = useText();
  const scope = useScope({ kind: 'history', collection: 'player', docId: id });
  const ids = useAppSelector((state) => selectHistoryIds(state, 'player', id));
  return (
    <ScopeState
      scopes={[scope]}
      empty={ids.length === 0}
      what={t(words.changes)}
      rows={2}
      nothing={
        <EmptyState icon={<History />} title={t(records.noChanges)}>
          {t(records.asRecorded)}
        </EmptyState>
      }
    >
      <List label={t(titles.history)}>
        {ids.slice(0, shown).map((delta) => (
          <ChangeRow key={delta} id={delta} />
        ))}
      </List>
      <p>
        <TextLink to={path('playerHistory', { id })}>{t(history.allChanges, { count: ids.length })}</TextLink>
      </p>
    </ScopeState>
  );
}
