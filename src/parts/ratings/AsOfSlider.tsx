import { ratings } from '@/language/en/ratings';
import { useLanguage } from '@/language/useLanguage';
import { isDateString, type DateString } from '@/model/dates';
import type { SportId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useId, useState } from 'react';
import { useOnlyFirst } from '../scopes/useOnlyFirst';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { AsOfDay } from './AsOfDay';
import styles from './AsOfSlider.module.css';
import { useRatings } from '@/wiki/ratings/useRatings';

export interface AsOfSliderProps {
  readonly sport: SportId;
  /** Absent: today. */
  readonly value: DateString | undefined;
  /** The day that a ranking is of which was published, and is shown until the device has computed its own. */
  readonly published?: DateString | undefined;
  /** False while the device has but some of the matches, and so of the days. */
  readonly asks?: boolean;
  readonly onChange: (asOf: DateString | undefined) => void;
}

/** Goes through the past event by event: each stop is a day with matches, the last one is today; or to a day that is named. */
export function AsOfSlider({ sport, value, published, asks = true, onChange }: AsOfSliderProps) {
  const { t, dates } = useLanguage();
  const id = useId();
  const partial = useOnlyFirst();
  const { answer: days = [] } = useRatings('days', { sport }, asks && !partial);
  const today = days.length;
  const inForce = stopOf(days, value);
  // While it is being moved, only the slider follows. Once it rests the ranking does, and the slider keeps its place
  // until the address has it, or keys pressed in quick succession would begin where they began before.
  const [moved, setMoved] = useState<{ readonly to: number; readonly rests: boolean }>();
  if (moved?.rests && moved.to === inForce) setMoved(undefined);
  const at = moved?.to ?? inForce;
  const day = at === today ? undefined : days[at];
  const events = day?.events ?? [];
  const name = useAppSelector((state) =>
    events.map((event) => selectEvent(state, event)?.name ?? event).join(', '),
  );
  const text = day
    ? t(ratings.asOfAfter, { date: dates.day(day.date) ?? day.date, event: name })
    : published !== undefined
      ? t(ratings.asOfPublished, { date: dates.day(published) ?? published })
      : t(ratings.asOfToday);
  const rest = () => {
    if (!moved || moved.rests) return;
    setMoved({ ...moved, rests: true });
    onChange(isDateString(day?.date) ? day.date : undefined);
  };
  return (
    <div className={styles.slider}>
      <label htmlFor={id} className={styles.label}>
        {t(ratings.asOf)}
      </label>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={0}
        max={today}
        step={1}
        value={at}
        // Its place is kept while the days are on their way.
        disabled={days.length === 0}
        aria-valuetext={text}
        onChange={(event) => setMoved({ to: Number(event.target.value), rests: false })}
        onPointerUp={rest}
        onKeyUp={rest}
        onBlur={rest}
      />
      <div className={styles.day}>
        <AsOfDay first={days[0]?.date} value={value} onChange={onChange} />
      </div>
      <output htmlFor={id} className={styles.text}>
        {text}
      </output>
      {value !== undefined && (
        <Button size="sm" variant="quiet" onClick={() => onChange(undefined)}>
          {t(ratings.backToToday)}
        </Button>
      )}
    </div>
  );
}

/** The stop of a day: the newest one that is not after it. */
function stopOf(days: readonly { readonly date: DateString }[], value: DateString | undefined): number {
  if (value === undefined) return days.length;
  return Math.max(
    0,
    days.findLastIndex(({ date }) => date <= value),
  );
}
