import { TriangleAlert } from 'lucide-react';
import type { Command } from '@/model/command';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import styles from './CommandProblem.module.css';
import { discardCommand, retryCommand } from './commandThunks';

/** What was asked, for the sentence that says it did not work. */
const asked = {
  upsertDelta: 'This change could not be sent',
  deleteDelta: 'This could not be withdrawn',
  rejectDelta: 'This could not be rejected',
  applyDeltas: 'This could not be applied',
  approveEvent: 'This event could not be approved',
  deleteEvent: 'This event could not be deleted',
  saveProfile: 'Your name could not be saved',
  setRole: 'The role could not be changed',
  banUser: 'The ban could not be changed',
  saveDevice: 'Notifications could not be changed',
} as const satisfies Record<Command['body']['kind'], string>;

/** Says why a command was refused, and lets its owner send it again or give it up. */
export function CommandProblem({ command }: { readonly command: Command }) {
  const dispatch = useAppDispatch();
  return (
    <div role="alert" className={styles.problem}>
      <TriangleAlert aria-hidden />
      <div className={styles.text}>
        <p>
          <strong>{asked[command.body.kind]}.</strong>{' '}
          {command.state === 'conflict' &&
            'It was changed elsewhere meanwhile; retrying puts yours on top of what is there now.'}
        </p>
        {command.error && <p className={styles.detail}>{command.error.message}</p>}
      </div>
      <div className={styles.actions}>
        <Button size="sm" onClick={() => dispatch(retryCommand(command.id))}>
          Retry
        </Button>
        <Button size="sm" onClick={() => dispatch(discardCommand(command.id))}>
          Discard
        </Button>
      </div>
    </div>
  );
}
