import { ui } from '@/language/en/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { memo, useRef } from 'react';
import { moderation } from '@/language/en/moderation';
import { useText } from '@/language/useLanguage';
import type { DeltaId } from '@/model/ids';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { useProposalName } from '@/parts/proposals/useProposalName';
import { FollowScope } from '@/parts/scopes/FollowScope';
import { useAppSelector } from '@/store/typed';
import { selectIsFollowedInQueue } from '@/wiki/deltas/deltasSelectors';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { Button } from '@/ui/Button';
import { LoadingState } from '@/ui/LoadingState';
import { useOnline } from '@/ui/useOnline';
import { Decision } from '../proposal/Decision';
import { useIsCurrent, useIsOpen, type EntryMarks } from './entryMarks';
import { selectRecordAwaited } from '../proposal/moderationSelectors';
import { FollowBackground } from '../proposal/FollowBackground';
import { ProposalDetails } from '../proposal/ProposalDetails';
import styles from './QueueEntry.module.css';
import { QueueSummary } from './QueueSummary';
import { useReview } from '../proposal/useReview';
import { useAfterPaint } from './useAfterPaint';
import { proposalDomId } from './useQueueCursor';

export interface QueueEntryProps {
  readonly id: DeltaId;
  readonly selected: boolean;
  readonly marks: EntryMarks;
  /** The same function for all entries. `range` selects everything from the last chosen entry to this one. */
  readonly onSelect: (id: DeltaId, selected: boolean, range: boolean) => void;
  /** Position from 1, for `aria-posinset`: only a part of a long list is rendered. */
  readonly place: number | undefined;
  readonly setSize: number | undefined;
}

export const QueueEntry = memo(function QueueEntry(props: QueueEntryProps) {
  const { id, selected, marks, onSelect, place, setSize } = props;
  const current = useIsCurrent(marks, id);
  const open = useIsOpen(marks, id);
  const looked = useAfterPaint(current || open);
  const headingId = `${proposalDomId(id)}-name`;
  return (
    <article
      id={proposalDomId(id)}
      className={styles.entry}
      aria-labelledby={headingId}
      aria-posinset={place}
      aria-setsize={setSize}
      data-selected={selected || undefined}
      data-current={current || undefined}
      tabIndex={-1}
      onFocus={() => marks.moveTo(id)}
    >
      <Select {...{ id, selected, onSelect }} />
      {looked && (
        <>
          <FollowBeyond id={id} />
          <FollowBackground id={id} />
        </>
      )}
      <Content {...{ id, headingId, open }} onToggle={marks.toggle} />
    </article>
  );
});

const Select = memo(function Select({
  id,
  selected,
  onSelect,
}: Pick<QueueEntryProps, 'id' | 'selected' | 'onSelect'>) {
  const t = useText();
  const name = useProposalName(id);
  const shift = useRef(false);
  return (
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
        onChange={(on) => onSelect(id, on, shift.current)}
      />
    </div>
  );
});

interface ContentProps extends Pick<QueueEntryProps, 'id'> {
  readonly headingId: string;
  readonly open: boolean;
  readonly onToggle: EntryMarks['toggle'];
}

/** The content and the decision. A cursor move does not re-render it. */
const Content = memo(function Content({ id, headingId, open, onToggle }: ContentProps) {
  const t = useText();
  const name = useProposalName(id);
  const online = useOnline();
  // Until the record is loaded, the entry would show the author's old value as the current one to a moderator
  // who decides.
  const awaited = useAppSelector((state) => selectRecordAwaited(state, id)) && online;
  const detailed = useAfterPaint(open);
  // Announcing the review is a request; the frame that answers a key must not wait for it.
  const reviewer = useReview(id, detailed);
  if (awaited)
    return (
      <div className={styles.content}>
        <h2 id={headingId} className={styles.name}>
          {name}
        </h2>
        <LoadingState rows={1} />
      </div>
    );
  return (
    <>
      {detailed ? (
        <ProposalDetails id={id} headingId={headingId} decidable reviewer={reviewer} />
      ) : (
        <QueueSummary id={id} headingId={headingId} reviewer={reviewer} />
      )}
      <div className={styles.tools}>
        {!detailed && <Decision id={id} name={name} brief />}
        <Button
          size="sm"
          variant="quiet"
          icon={open ? <ChevronUp /> : <ChevronDown />}
          aria-expanded={open}
          onClick={() => onToggle(id)}
        >
          {t(ui.details)}
        </Button>
      </div>
    </>
  );
});

/**
 * Follows a proposal beyond the live part of the queue, so that its reader sees another moderator's decision.
 * Renders nothing.
 */
function FollowBeyond({ id }: Pick<QueueEntryProps, 'id'>) {
  const uid = useAppSelector(selectUid);
  const isFollowed = useAppSelector((state) => selectIsFollowedInQueue(state, id));
  return uid !== undefined && !isFollowed && <FollowScope scope={{ kind: 'delta', id, uid }} />;
}
