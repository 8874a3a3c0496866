import { CommandProblem } from '@/features/wiki/editing/proposals/CommandProblem';
import { selectIsModerator } from '@/features/wiki/session/sessionSelectors';
import { useAppSelector } from '@/store/typed';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { AccountLog } from './AccountLog';
import {
  selectIsAdmin,
  selectRefusedAccountCommands,
  selectWaitingAccountCommands,
} from './accountsSelectors';
import { RoleForm } from './RoleForm';

/** Who moderates and who may not take part: admins change the first here, moderators read about both. */
export function Accounts() {
  const admin = useAppSelector(selectIsAdmin);
  const moderator = useAppSelector(selectIsModerator);
  const refused = useAppSelector(selectRefusedAccountCommands);
  const waiting = useAppSelector(selectWaitingAccountCommands);
  if (!admin && !moderator) return null;
  return (
    <Section title="Accounts">
      <Stack gap={4}>
        {admin && <RoleForm />}
        {refused.map((command) => (
          <CommandProblem key={command.id} command={command} />
        ))}
        {waiting > 0 && <p role="status">Being sent…</p>}
        {moderator && <AccountLog />}
      </Stack>
    </Section>
  );
}
