import { events } from '@/language/en/events';
import { useLanguage } from '@/language/useLanguage';
import { isDateString } from '@/model/dates';
import { isNotYet } from '@/model/days/notYet';
import { tellsResult } from '@/model/matches/spoilers';
import { useAppSelector } from '@/store/typed';
import { useToday } from '@/parts/days/useToday';
import { previewMatch } from '@/parts/matches/previewMatch';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import styles from './Card.module.css';
import { filledRows, type CardForm } from './cardForm';

interface FutureResultsProps {
  readonly sport: string;
  readonly eventId: string | undefined;
  readonly form: CardForm;
}

/** Warns when a card has results although the day of its event has not come. It can still be sent. */
export function FutureResults({ sport, eventId, form }: FutureResultsProps) {
  const { t, dates } = useLanguage();
  const today = useToday();
  const stored = useAppSelector((state) =>
    eventId === undefined ? undefined : selectEvent(state, eventId)?.date,
  );
  const draft = form.event['date'];
  const day = stored ?? (draft?.kind === 'value' ? draft.value : undefined);
  const names = ['', ''] as const;
  const isDecided = filledRows(form.rows).some((row) =>
    tellsResult(previewMatch({ key: row.key, sport, names }, row)),
  );
  return (
    <div aria-live="polite">
      {isDecided && isDateString(day) && isNotYet(day, today) && (
        <p className={styles.doubt}>{t(events.futureResults, { day: dates.day(day) ?? day })}</p>
      )}
    </div>
  );
}
