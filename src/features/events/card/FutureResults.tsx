import { events } from '@/language/en/events';
import { useLanguage } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { isNotYet } from '@/model/days/notYet';
import { tellsResult } from '@/model/matches/spoilers';
import { useAppSelector } from '@/store/typed';
import { useToday } from '@/parts/days/useToday';
import { previewMatch } from '@/parts/matches/previewMatch';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import styles from './Doubt.module.css';
import { filledRows, type CardForm } from './cardForm';
import { enteredDay } from './enteredEvent';

interface FutureResultsProps {
  readonly sport: string;
  readonly eventId: string | undefined;
  readonly form: CardForm;
}

/** Warns when a card has results although the day of its event has not come. It can still be sent. */
export function FutureResults({ sport, eventId, form }: FutureResultsProps) {
  const { t, dates } = useLanguage();
  const today = useToday();
  const stored = useAppSelector((state) => {
    const event = eventId === undefined ? undefined : selectEvent(state, eventId);
    return event && knownDate(event);
  });
  const entered = enteredDay(form.event);
  const day = stored ?? (entered && knownDate(entered));
  const names = ['', ''] as const;
  const isDecided = filledRows(form.rows).some((row) =>
    tellsResult(previewMatch({ key: row.key, sport, names }, row)),
  );
  return (
    <div aria-live="polite">
      {isDecided && day !== undefined && isNotYet(day, today) && (
        <p className={styles.doubt}>{t(events.futureResults, { day: dates.day(day) ?? day })}</p>
      )}
    </div>
  );
}
