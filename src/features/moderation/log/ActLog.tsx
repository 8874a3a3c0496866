import { CommandProblem } from '@/parts/outbox/CommandProblem';
import { acts } from '@/language/en/acts';
import { moderation } from '@/language/en/moderation';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { useOnline } from '@/ui/useOnline';
import { selectActEntries, selectRefusedRestorations, selectRestoring } from '../accounts/accountsSelectors';
import { ActRow } from './ActRow';
import { LogList } from './LogList';

/** The newest approvals and deletions, live, more on request. Moderators restore from here. */
export function ActLog({ count, onMore }: { readonly count: number; readonly onMore: () => void }) {
  const t = useText();
  const entries = useAppSelector(selectActEntries);
  const refused = useAppSelector(selectRefusedRestorations);
  const restoring = useAppSelector(selectRestoring);
  const online = useOnline();
  return (
    <Section title={t(acts.title)}>
      <Stack gap={4}>
        {refused.map((command) => (
          <CommandProblem key={command.id} command={command} />
        ))}
        {restoring > 0 && <p role="status">{t(online ? acts.sending : acts.offline)}</p>}
        <LogList label={t(acts.log)} empty={t(acts.empty)} entries={entries} Row={ActRow}>
          {entries.length >= count && <Button onClick={onMore}>{t(moderation.loadMore)}</Button>}
        </LogList>
      </Stack>
    </Section>
  );
}
