import { useRef } from 'react';
import { moderation } from '@/language/en/moderation';
import { useText } from '@/language/useLanguage';
import type { DeltaId } from '@/model/ids';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { useProposalName } from '@/parts/proposals/useProposalName';
import { useAppSelector } from '@/store/typed';
import { LoadingState } from '@/ui/LoadingState';
import { useOnline } from '@/ui/useOnline';
import { selectRecordAwaited } from './moderationSelectors';
import { ProposalDetails } from './ProposalDetails';
import styles from './QueueEntry.module.css';

export interface QueueEntryProps {
  readonly id: DeltaId;
  readonly selected: boolean;
  /** `range`: all from the one that was chosen before to this one. */
  readonly onSelect: (selected: boolean, range: boolean) => void;
  /** True if keys mean this one. */
  readonly current: boolean;
  readonly onFocus: () => void;
}

export const proposalDomId = (id: DeltaId): string => `proposal-${id}`;

/** One open proposal of the queue: to be selected, looked at and decided. */
export function QueueEntry({ id, selected, onSelect, current, onFocus }: QueueEntryProps) {
  const t = useText();
  const name = useProposalName(id);
  const online = useOnline();
  // Its changes show how it looks: it would grow under the eyes of the moderator who is about to decide.
  const awaited = useAppSelector((state) => selectRecordAwaited(state, id)) && online;
  const shift = useRef(false);
  return (
    <article
      id={proposalDomId(id)}
      className={styles.entry}
      aria-labelledby={`${proposalDomId(id)}-name`}
      data-selected={selected || undefined}
      data-current={current || undefined}
      tabIndex={-1}
      onFocus={onFocus}
    >
      <div
        className={styles.select}
        onClickCapture={(event) => {
          shift.current = event.shiftKey;
        }}
      >
        <CheckboxField
          label={t(moderation.select, { name })}
          hideLabel
          checked={selected}
          onChange={(on) => onSelect(on, shift.current)}
        />
      </div>
      {awaited ? (
        <div className={styles.content}>
          <h2 id={`${proposalDomId(id)}-name`} className={styles.name}>
            {name}
          </h2>
          <LoadingState rows={4} />
        </div>
      ) : (
        <ProposalDetails id={id} headingId={`${proposalDomId(id)}-name`} decidable />
      )}
    </article>
  );
}
