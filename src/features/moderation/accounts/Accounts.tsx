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
} from './accountsSelectors';
import { ActLog } from '../log/ActLog';
import { LogList } from '../log/LogList';
import { LogRow } from '../log/LogRow';
import { OwnInterests } from './OwnInterests';
import { RoleForm } from './RoleForm';

/**
 * Moderators and banned accounts, below the log of acts. Admins appoint moderators here; moderators only
 * read.
 */
export function Accounts() {
  const t = useText();
  const admin = useAppSelector(selectIsAdmin);
  const moderator = useAppSelector(selectIsModerator);
  const refused = useAppSelector(selectRefusedAccountCommands);
  const waiting = useAppSelector(selectWaitingAccountCommands);
  const entries = useAppSelector(selectAccountEntries);
  const online = useOnline();
  const [acts, setActs] = useState(logLength);
  useLiveList(moderator ? { kind: 'log', acts } : undefined);
  if (!admin && !moderator) return null;
  return (
    <>
      {moderator && <OwnInterests />}
      {moderator && <ActLog count={acts} onMore={() => setActs(2 * acts)} />}
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
