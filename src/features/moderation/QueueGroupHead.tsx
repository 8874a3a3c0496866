import { ProfileName } from '@/parts/display/ProfileName';
import { RecordLink } from '@/parts/display/RecordLink';
import { useProposalName } from '@/parts/proposals/useProposalName';
import { moderation } from '@/language/en/moderation';
import { useText } from '@/language/useLanguage';
import type { DeltaId } from '@/model/ids';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import styles from './QueueEntry.module.css';
import type { QueueGroup } from './queueView';

export interface QueueGroupHeadProps {
  readonly by: NonNullable<QueueGroup['by']>;
  readonly ids: readonly DeltaId[];
  readonly selected: boolean;
  readonly onSelect: (selected: boolean) => void;
}

/** The subject of a group, and all of it selected at once. */
export function QueueGroupHead({ by, ids, selected, onSelect }: QueueGroupHeadProps) {
  const t = useText();
  const name = useProposalName(ids[0] ?? '');
  return (
    <div className={styles.group}>
      <h2 className={styles.groupName}>
        {by.kind === 'author' ? (
          <ProfileName uid={by.uid} />
        ) : (
          <RecordLink collection={by.collection} id={by.id} fallback={name} />
        )}
      </h2>
      <CheckboxField
        label={t(moderation.allOfGroup, { count: ids.length })}
        checked={selected}
        onChange={onSelect}
      />
    </div>
  );
}
