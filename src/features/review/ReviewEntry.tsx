import { useId } from 'react';
import { EventLink } from '@/parts/records/EventLink';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { labelledFacts } from '@/parts/words/storedFacts';
import { Sources } from '@/parts/records/Sources';
import { CommandProblem } from '@/parts/outbox/CommandProblem';
import { selectCardIds, selectEvent } from '@/wiki/records/recordsSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { useSport } from '@/wiki/sports/useSports';
import { review } from '@/language/en/review';
import { Rich } from '@/language/Rich';
import { useLanguage, useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { knownDate } from '@/model/dates';
import { fieldValue } from '@/model/records/fields';
import type { EventId } from '@/model/ids';
import type { FieldPath } from '@/model/schema/recordSchema';
import { useAppSelector, useAppDispatch } from '@/store/typed';
import { DateBlock } from '@/ui/DateBlock';
import { ReviewCard } from './ReviewCard';
import look from '@/ui/words.module.css';
import styles from './ReviewEntry.module.css';
import { selectRefusedFor } from './reviewSelectors';
import { reviewDomId } from './useReviewFocus';
import { DialogButton } from '@/parts/dialogs/DialogButton';
import { DeleteDialog } from '@/parts/dialogs/lazyDialogs';
import { Button } from '@/ui/Button';
import { approveSoon } from './reviewThunks';

/** Fields that the entry shows by other means: name, date block, place and source. */
const eventFacts: readonly FieldPath[] = ['name', 'date', 'location', 'organization', 'source'];

export interface ReviewEntryProps {
  readonly id: EventId;
  readonly onDecided: () => void;
}

export function ReviewEntry({ id, onDecided }: ReviewEntryProps) {
  const language = useLanguage();
  const { t, place: placeName } = language;
  const headingId = useId();
  const scope = useScope({ kind: 'matchesOfEvent', event: id });
  const event = useAppSelector((state) => selectEvent(state, id));
  const matches = useAppSelector((state) => selectCardIds(state, id), sameItems);
  const refused = useAppSelector((state) => selectRefusedFor(state, id));
  const sport = useSport(event?.sport.id);
  if (event === undefined) return null;
  const place = [event.organization, event.location && placeName(event.location)].filter(Boolean).join(', ');
  return (
    <article id={reviewDomId(id)} className={styles.entry} aria-labelledby={headingId} tabIndex={-1}>
      <div className={styles.head}>
        <DateBlock value={knownDate(event)} />
        <div className={styles.facts}>
          <h2 id={headingId} className={look.subject}>
            <EventLink id={id} sport={event.sport.id} />
          </h2>
          <p className={styles.meta}>
            {place !== '' && <span>{place}</span>}
            {labelledFacts(language, sport, 'event', (field) => fieldValue(event, field), eventFacts).map(
              (words) => (
                <span key={words}>{words}</span>
              ),
            )}
            <Author id={event.author.id} />
            <span>
              {event.source?.length ? (
                <Rich text={review.source} values={{ sources: <Sources sources={event.source} /> }} />
              ) : (
                t(review.noSource)
              )}
            </span>
          </p>
        </div>
      </div>
      {refused && <CommandProblem command={refused} />}
      <ReviewCard ids={matches} scope={scope} />
      <ReviewActions id={id} name={event.name} onDecided={onDecided} />
    </article>
  );
}

/** The author. Records of an initial data set name no account. */
function Author({ id }: { readonly id: string }) {
  const t = useText();
  const imported = id === 'unknown' || id === '';
  return (
    <span>
      {imported ? (
        t(review.byUnknown)
      ) : (
        <Rich text={review.by} values={{ author: <ProfileName uid={id} /> }} />
      )}
    </span>
  );
}

interface ReviewActionsProps {
  readonly id: EventId;
  readonly name: string;
  readonly onDecided: () => void;
}

function ReviewActions({ id, name, onDecided }: ReviewActionsProps) {
  const t = useText();
  const dispatch = useAppDispatch();

  const approve = () => {
    dispatch(approveSoon(id));
    onDecided();
  };

  return (
    <div className={styles.actions}>
      <Button variant="primary" size="sm" onClick={approve}>
        {t(review.approve)}
      </Button>
      <DialogButton variant="quiet" size="sm" label={t(review.delete)}>
        {(close) => (
          <DeleteDialog collection="event" id={id} name={name} isTold onClose={close} onDeleted={onDecided} />
        )}
      </DialogButton>
    </div>
  );
}
