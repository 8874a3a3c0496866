import { useState } from 'react';
import { CommandProblem } from '@/parts/outbox/CommandProblem';
import { useLiveList } from '@/wiki/liveLists/useLiveList';
import { selectIsAdmin, selectIsModerator } from '@/wiki/session/sessionSelectors';
import { accounts } from '@/language/en/accounts';
import { useText } from '@/language/useLanguage';
import { logLength } from '@/model/acts/log';
import { useAppSelector } from '@/store/typed';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { useOnline } from '@/ui/useOnline';
import {
  selectAccountEntries,
  selectRefusedAccountCommands,
  selectWaitingAccountCommands,
  selectActEntries,
  selectRefusedRestorations,
  selectRestoring,
} from './accountsSelectors';
import { LogList } from '../log/LogList';
import { LogRow } from '../log/LogRow';
import { OwnInterests } from './OwnInterests';
import { RoleForm } from './RoleForm';
import { acts } from '@/language/en/acts';
import { moderation } from '@/language/en/moderation';
import { Button } from '@/ui/Button';
import { ActRow } from '../log/ActRow';

export function Accounts() {
  const t = useText();
  const admin = useAppSelector(selectIsAdmin);
  const moderator = useAppSelector(selectIsModerator);
  const refused = useAppSelector(selectRefusedAccountCommands);
  const waiting = useAppSelector(selectWaitingAccountCommands);
  const entries = useAppSelector(selectAccountEntries);
  const online = useOnline();
  const [count, setCount] = useState(logLength);
  useLiveList(moderator ? { kind: 'log', acts: count } : undefined);
  if (!admin && !moderator) return null;
  return (
    <>
      {moderator && <OwnInterests />}
      {moderator && <ActLog count={count} onMore={() => setCount(2 * count)} />}
      <Section title={t(accounts.title)}>
        <Stack gap={4}>
          {admin && <RoleForm />}
          {refused.map((command) => (
            <CommandProblem key={command.id} command={command} />
          ))}
          {waiting > 0 && <p role="status">{t(online ? accounts.sending : accounts.offline)}</p>}
          {moderator && (
            <LogList label={t(accounts.log)} empty={t(accounts.empty)} entries={entries} Row={LogRow} />
          )}
        </Stack>
      </Section>
    </>
  );
}

function ActLog({ count, onMore }: { readonly count: number; readonly onMore: () => void }) {
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
