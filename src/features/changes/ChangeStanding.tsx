import { assertNever } from '@/lib/assertNever';
import { CommandProblem } from '@/features/wiki/editing/proposals/CommandProblem';
import type { Standing } from '@/features/wiki/editing/proposals/standing';
import { Badge } from '@/ui/Badge';
import styles from './Change.module.css';

/** Where a change stands, in a badge and a sentence. */
export function ChangeStanding({
  standing,
  isNew,
}: {
  readonly standing: Standing;
  /** The change is a whole new record. */
  readonly isNew: boolean;
}) {
  if (standing.kind === 'stuck') return <CommandProblem command={standing.command} />;
  return (
    <div className={styles.standing}>
      {isNew && <Badge kind="neutral">New</Badge>}
      <StandingText standing={standing} />
    </div>
  );
}

function StandingText({ standing }: { readonly standing: Exclude<Standing, { kind: 'stuck' }> }) {
  switch (standing.kind) {
    case 'onDevice':
      return (
        <>
          <Badge kind="sending">On this device</Badge>
          <span>
            {standing.error === undefined
              ? 'Being sent.'
              : `Not sent yet, tried again by itself: ${standing.error}`}
          </span>
        </>
      );
    case 'waiting':
      return (
        <>
          <Badge kind="pending">Pending</Badge>
          <span>Sent, waiting for a moderator.</span>
        </>
      );
    case 'applying':
      return (
        <>
          <Badge kind="pending">Applying…</Badge>
          <span>A moderator is applying it.</span>
        </>
      );
    case 'problem':
      return (
        <>
          <Badge kind="problem">Problem</Badge>
          <span className={styles.reason}>Could not be applied: {standing.problem}</span>
          <span className={styles.advice}>It is still open: edit it, or withdraw it.</span>
        </>
      );
    case 'rejected':
      return (
        <>
          <Badge kind="rejected">Rejected</Badge>
          {standing.reason !== undefined && (
            <span className={styles.reason}>Rejected because: {standing.reason}</span>
          )}
        </>
      );
    case 'applied':
      return (
        <>
          <Badge kind="applied">Applied</Badge>
          <span>Part of the wiki.</span>
        </>
      );
    default:
      return assertNever(standing, 'standing');
  }
}
