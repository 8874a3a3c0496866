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
import { Decision } from './Decision';
import { useIsCurrent, useIsOpen, type EntryMarks } from './entryMarks';
import { selectRecordAwaited } from './moderationSelectors';
import { FollowBackground } from './FollowBackground';
import { ProposalDetails } from './ProposalDetails';
import styles from './QueueEntry.module.css';
import { QueueSummary } from './QueueSummary';
import { useReview } from './reviews/useReview';
import { useAfterPaint } from './useAfterPaint';
import { proposalDomId } from './useQueueCursor';

export interface QueueEntryProps {
  readonly id: DeltaId;
  readonly selected: boolean;
  readonly marks: EntryMarks;
  /** The same function for all entries. `range`: all from the one that was chosen before to this one. */
  readonly onSelect: (id: DeltaId, selected: boolean, range: boolean) => void;
  /** Of how many it is which, from 1: said where not all are drawn, so that nobody could count them. */
  readonly place: number | undefined;
  readonly setSize: number | undefined;
}

/** One open proposal of the queue: to be selected, looked at and decided. */
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

/** The box that selects it. Where the cursor is changes nothing in it. */
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

/** All that is said of it and done to it. Where the cursor is changes nothing in it. */
const Content = memo(function Content({ id, headingId, open, onToggle }: ContentProps) {
  const name = useProposalName(id);
  const online = useOnline();
  // Before that it would say what the author saw in place of what is, under the eyes of the moderator who decides.
  const awaited = useAppSelector((state) => selectRecordAwaited(state, id)) && online;
  const detailed = useAfterPaint(open);
  // To tell others is a request, which the frame that answers a key does not wait for.
  const reviewer = useReview(id, detailed);
  if (awaited) return <Awaited name={name} headingId={headingId} />;
  return (
    <>
      {detailed ? (
        <ProposalDetails id={id} headingId={headingId} decidable reviewer={reviewer} />
      ) : (
        <QueueSummary id={id} headingId={headingId} reviewer={reviewer} />
      )}
      <Tools {...{ id, name, open, detailed, onToggle }} />
    </>
  );
});

/** Follows a proposal of a list that was read once, so that its reader sees when somebody else decides it. Shows nothing itself. */
function FollowBeyond({ id }: Pick<QueueEntryProps, 'id'>) {
  const uid = useAppSelector(selectUid);
  const isFollowed = useAppSelector((state) => selectIsFollowedInQueue(state, id));
  return uid !== undefined && !isFollowed && <FollowScope scope={{ kind: 'delta', id, uid }} />;
}

interface ToolsProps extends Pick<QueueEntryProps, 'id'> {
  readonly name: string;
  readonly open: boolean;
  /** True if the details, with all that can be decided, are drawn. */
  readonly detailed: boolean;
  readonly onToggle: EntryMarks['toggle'];
}

const Tools = memo(function Tools({ id, name, open, detailed, onToggle }: ToolsProps) {
  const t = useText();
  return (
    <div className={styles.tools}>
      {!detailed && <Decision id={id} name={name} brief />}
      <Button
        size="sm"
        variant="quiet"
        icon={open ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        aria-expanded={open}
        onClick={() => onToggle(id)}
      >
        {t(moderation.details)}
      </Button>
    </div>
  );
});

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
