import { accounts } from '@/language/en/accounts';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { ListPanel } from '@/ui/ListPanel';
import { selectAccountEntries } from '../accounts/accountsSelectors';
import { LogRow } from './LogRow';
import { LogState } from './LogState';

export function AccountLog() {
  const t = useText();
  const entries = useAppSelector(selectAccountEntries);
  return (
    <LogState empty={entries.length === 0 ? t(accounts.empty) : undefined}>
      <ListPanel label={t(accounts.log)}>
        {entries.map((entry) => (
          <LogRow key={`${entry.kind}/${entry.id}`} entry={entry} />
        ))}
      </ListPanel>
    </LogState>
  );
}
