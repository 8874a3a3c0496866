import { editing } from '@/language/en/editing';
import { outbox } from '@/language/en/outbox';
import { useText } from '@/language/useLanguage';
import { isWaiting, type Command } from '@/model/proposals/command';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Stack } from '@/ui/Stack';
import { discardCommand, insistOnCommand, retryCommand } from '@/wiki/proposals/commandThunks';
import { ActionWords } from './ActionWords';
import type { ConflictView } from './conflictView';
import { EditCommand } from './EditCommand';

export interface CommandActionsProps {
  readonly command: Command;
  readonly name: string;
  readonly conflict?: ConflictView | undefined;
  readonly editable?: boolean | undefined;
}

export function CommandActions({ command, name, conflict, editable = true }: CommandActionsProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  if (!isWaiting(command)) return null;
  const { id, body, state, retryAt, error } = command;
  const sending = state === 'sending';
  const insist = conflict?.reason === 'wasRejected' || conflict?.reason === 'proposalGone';
  return (
    <Stack row gap={2}>
      {/* The button stays while it works, so that no other button moves under the pointer. */}
      {(state === 'failed' ||
        (state === 'queued' && retryAt !== undefined) ||
        (sending && error !== undefined)) && (
        <Button size="sm" busy={sending} onClick={() => dispatch(retryCommand(id))}>
          <ActionWords action={t(state === 'failed' ? outbox.retry : outbox.retryNow)} name={name} />
        </Button>
      )}
      {conflict?.mayInsist === true && (
        <Button size="sm" onClick={() => dispatch(insistOnCommand(id))}>
          <ActionWords action={t(insist ? outbox.proposeAnew : outbox.putMine)} name={name} />
        </Button>
      )}
      {editable && body.kind === 'upsertDelta' && conflict?.reason !== 'recordGone' && (
        <EditCommand body={body} name={name} />
      )}
      <Button size="sm" onClick={() => dispatch(discardCommand(id))}>
        <ActionWords
          action={t(conflict !== undefined && conflict.mayInsist ? outbox.keepTheirs : editing.discard)}
          name={name}
        />
      </Button>
    </Stack>
  );
}
