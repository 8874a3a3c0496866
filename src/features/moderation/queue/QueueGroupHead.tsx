import { ProfileName } from '@/parts/profiles/ProfileName';
import { RecordLink } from '@/parts/records/RecordLink';
import { useProposalName } from '@/parts/proposals/useProposalName';
import { bundles } from '@/language/en/bundles';
import { moderation } from '@/language/en/moderation';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import type { DeltaId } from '@/model/ids';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { TextLink } from '@/ui/TextLink';
import { selectHasNewEvent } from '../proposal/moderationSelectors';
import styles from './QueueEntry.module.css';
import { selectIsWholeBundle } from './queuePages';
import type { QueueGroup } from './queueView';

export interface QueueGroupHeadProps {
  readonly by: NonNullable<QueueGroup['by']>;
  readonly ids: readonly DeltaId[];
  readonly headId: string;
  readonly selected: boolean;
  readonly onSelect: (selected: boolean) => void;
  readonly onApply: (how?: { readonly approve: true }) => void;
  readonly onReject: () => void;
}

/**
 * The subject of a group, with a checkbox for all of it. A bundle can be decided at once, as far as it is
 * listed. If filters or unread pages hide a part, the buttons say "these"; the bundle's page decides the
 * whole.
 */
export function QueueGroupHead({
  by,
  ids,
  headId,
  selected,
  onSelect,
  onApply,
  onReject,
}: QueueGroupHeadProps) {
  const t = useText();
  const isAll = useAppSelector((state) => by.kind !== 'bundle' || selectIsWholeBundle(state, by, ids.length));
  const hasEvent = useAppSelector((state) => selectHasNewEvent(state, ids));
  const count = ids.length;
  return (
    <div className={styles.group}>
      <h2 id={headId} className={styles.groupName}>
        <Subject by={by} ids={ids} />
      </h2>
      <div className={styles.actions}>
        {by.kind === 'bundle' && (
          <>
            <Button size="sm" variant="primary" onClick={() => onApply()}>
              {isAll ? t(bundles.applyAll, { count }) : t(bundles.applyThese, { count })}
            </Button>
            {hasEvent && (
              <Button size="sm" onClick={() => onApply({ approve: true })}>
                {t(bundles.applyAndApprove)}
              </Button>
            )}
            <Button size="sm" onClick={onReject}>
              {isAll ? t(bundles.rejectAll, { count }) : t(bundles.rejectThese, { count })}
            </Button>
          </>
        )}
        <CheckboxField label={t(moderation.allOfGroup, { count })} checked={selected} onChange={onSelect} />
      </div>
    </div>
  );
}

export interface QueueGroupPartProps extends Pick<QueueGroupHeadProps, 'by' | 'ids' | 'headId'> {
  readonly part: Readonly<Record<'first' | 'last', number>>;
  /** Shown only to screen readers, because the line above the part is near. */
  readonly hidden: boolean;
}

export function QueueGroupPart({ by, ids, headId, part, hidden }: QueueGroupPartProps) {
  return (
    <p id={headId} className={styles.groupPart} hidden={hidden}>
      <Rich
        text={moderation.groupPart}
        values={{ group: <Subject by={by} ids={ids} />, ...part, all: ids.length }}
      />
    </p>
  );
}

function Subject({ by, ids }: Pick<QueueGroupHeadProps, 'by' | 'ids'>) {
  const name = useProposalName(ids[0] ?? '');
  switch (by.kind) {
    case 'author':
      return <ProfileName uid={by.uid} />;
    case 'record':
      return <RecordLink collection={by.collection} id={by.id} fallback={name} />;
    case 'bundle':
      return (
        <Rich
          text={bundles.enteredBy}
          values={{ author: <ProfileName uid={by.author} /> }}
          tags={{
            link: (words) => (
              <TextLink to={path('bundle', { author: by.author, id: by.bundle })}>{words}</TextLink>
            ),
          }}
        />
      );
  }
}
