import { useId } from 'react';
import { selectDelta } from '@/features/wiki/deltas/deltasSelectors';
import { EventLink } from '@/features/wiki/display/EventLink';
import { ProfileName } from '@/features/wiki/display/ProfileName';
import { RecordLink } from '@/features/wiki/display/RecordLink';
import { ProposalChange } from '@/features/wiki/editing/proposals/ProposalChange';
import {
  selectEventOfProposal,
  selectProposalName,
} from '@/features/wiki/editing/proposals/proposalSelectors';
import { ProposalWhy } from '@/features/wiki/editing/proposals/ProposalWhy';
import { isNewRecord, recordIdOf } from '@/model/delta';
import type { DeltaId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { RelativeTime } from '@/ui/RelativeTime';
import { Stack } from '@/ui/Stack';
import { AuthorMenu } from './AuthorMenu';
import { Decision } from './Decision';
import styles from './QueueEntry.module.css';
import { QueueHints } from './QueueHints';

export interface QueueEntryProps {
  readonly id: DeltaId;
  readonly selected: boolean;
  readonly onSelect: (selected: boolean) => void;
}

/** One open proposal: the record, who wants what and why, what is and what would be, and the decision. */
export function QueueEntry({ id, selected, onSelect }: QueueEntryProps) {
  const headingId = useId();
  const delta = useAppSelector((state) => selectDelta(state, id));
  const name = useAppSelector((state) => selectProposalName(state, id));
  const event = useAppSelector((state) => selectEventOfProposal(state, id));
  if (delta === undefined) return null;
  return (
    <article className={styles.entry} aria-labelledby={headingId} data-selected={selected || undefined}>
      <div className={styles.select}>
        <CheckboxField label={`Select ${name}`} hideLabel checked={selected} onChange={onSelect} />
      </div>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={headingId} className={styles.name}>
            <RecordLink collection={delta.collection} id={recordIdOf(delta)} fallback={name} />
          </h2>
          <Badge kind="neutral">{`${isNewRecord(delta) ? 'New' : 'Change of'} ${delta.collection}`}</Badge>
        </div>
        <p className={styles.meta}>
          {event && (
            <span>
              <EventLink id={event.id} sport={event.sport.id} />
            </span>
          )}
          <span>
            by <ProfileName uid={delta.author} />
          </span>
          <RelativeTime value={delta.timestamp} />
        </p>
        <ProposalChange id={id} name={name} />
        <ProposalWhy id={id} />
        <QueueHints id={id} />
        <Stack row spread>
          <Decision id={id} name={name} />
          <AuthorMenu uid={delta.author} />
        </Stack>
      </div>
    </article>
  );
}
