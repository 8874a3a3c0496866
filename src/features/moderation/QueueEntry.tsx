import { ChevronDown, ChevronUp } from 'lucide-react';
import { useRef } from 'react';
import { moderation } from '@/language/en/moderation';
import { useText } from '@/language/useLanguage';
import type { DeltaId } from '@/model/ids';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { useProposalName } from '@/parts/proposals/useProposalName';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { LoadingState } from '@/ui/LoadingState';
import { useOnline } from '@/ui/useOnline';
import { Decision } from './Decision';
import { selectRecordAwaited } from './moderationSelectors';
import { ProposalDetails } from './ProposalDetails';
import styles from './QueueEntry.module.css';
import { QueueSummary } from './QueueSummary';
import { useReview } from './reviews/useReview';

export interface QueueEntryProps {
  readonly id: DeltaId;
  readonly selected: boolean;
  /** `range`: all from the one that was chosen before to this one. */
  readonly onSelect: (selected: boolean, range: boolean) => void;
  /** True if keys mean this one. */
  readonly current: boolean;
  readonly onFocus: () => void;
  /** True if it is shown with all its details. */
  readonly open: boolean;
  readonly onToggle: () => void;
}

export const proposalDomId = (id: DeltaId): string => `proposal-${id}`;

/** One open proposal of the queue: to be selected, looked at and decided. */
export function QueueEntry(props: QueueEntryProps) {
  const { id, selected, onSelect, current, onFocus, open, onToggle } = props;
  const t = useText();
  const name = useProposalName(id);
  const online = useOnline();
  // Before that it would say what the author saw in place of what is, under the eyes of the moderator who decides.
  const awaited = useAppSelector((state) => selectRecordAwaited(state, id)) && online;
  const reviewer = useReview(id, open);
  const shift = useRef(false);
  const headingId = `${proposalDomId(id)}-name`;
  return (
    <article
      id={proposalDomId(id)}
      className={styles.entry}
      aria-labelledby={headingId}
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
        <Awaited name={name} headingId={headingId} />
      ) : open ? (
        <ProposalDetails id={id} headingId={headingId} decidable reviewer={reviewer} />
      ) : (
        <QueueSummary id={id} headingId={headingId} reviewer={reviewer} />
      )}
      {!awaited && (
        <div className={styles.tools}>
          {!open && <Decision id={id} name={name} brief />}
          <Button
            size="sm"
            variant="quiet"
            icon={open ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
            aria-expanded={open}
            onClick={onToggle}
          >
            {t(moderation.details)}
          </Button>
        </div>
      )}
    </article>
  );
}

/** In place of a proposal whose record is not here yet. */
function Awaited({ name, headingId }: { readonly name: string; readonly headingId: string }) {
  return (
    <div className={styles.content}>
      <h2 id={headingId} className={styles.name}>
        {name}
      </h2>
      <LoadingState rows={1} />
    </div>
  );
}
