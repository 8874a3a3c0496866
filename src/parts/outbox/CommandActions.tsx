import { outbox } from '@/language/en/outbox';
import { useText } from '@/language/useLanguage';
import type { Command } from '@/model/command';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { discardCommand, insistOnCommand, retryCommand } from '@/wiki/proposals/commandThunks';
import { isDiscardable } from '@/wiki/outbox/dependents';
import { ActionWords } from './ActionWords';
import styles from './Command.module.css';
import type { ConflictView } from './conflictView';
import { EditCommand } from './EditCommand';

export interface CommandActionsProps {
  readonly command: Command;
  /** The subject of the command, to tell the buttons of a list apart. */
  readonly name: string;
  readonly conflict?: ConflictView | undefined;
  /** Where the edit controls stand elsewhere, they are left out here. */
  readonly editable?: boolean | undefined;
}

/** The user's actions on a command that waits: send it now, choose after a conflict, edit or discard it. */
export function CommandActions({ command, name, conflict, editable = true }: CommandActionsProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  if (!isDiscardable(command)) return null;
  const { id, body, state, retryAt, error } = command;
  const sending = state === 'sending';
  const insist = conflict?.reason === 'wasRejected' || conflict?.reason === 'proposalGone';
  return (
    <div className={styles.actions}>
      {/* It stays while it is at work, so that no other button comes under the pointer. */}
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
          action={t(conflict !== undefined && conflict.mayInsist ? outbox.keepTheirs : outbox.discard)}
          name={name}
        />
      </Button>
    </div>
  );
}
