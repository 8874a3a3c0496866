import { ratings } from '@/language/en/ratings';
import { ratedDay } from '@/language/en/ratedDay';
import { useLanguage } from '@/language/useLanguage';
import { isDateString, knownDate, type DateString } from '@/model/dates';
import type { SportId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useId, useState } from 'react';
import { usePartial } from '../scopes/usePartial';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { AsOfDay } from './AsOfDay';
import styles from './AsOfSlider.module.css';
import { useRatings } from '@/wiki/ratings/useRatings';

export interface AsOfSliderProps {
  readonly sport: SportId;
  readonly value: DateString | undefined;
  readonly onChange: (asOf: DateString | undefined) => void;
}

export function AsOfSlider({ sport, value, onChange }: AsOfSliderProps) {
  const { t, dates } = useLanguage();
  const id = useId();
  // A device with only some of the matches knows only some of the days.
  const { answer: days = [] } = useRatings('days', { sport }, !usePartial());
  const today = days.length;
  const inForce = stopOf(days, value);
  // While it moves, only the slider changes. When it rests, the ranking follows. The slider keeps its own
  // value until the address has it; otherwise quick key presses would start from the old one.
  const [moved, setMoved] = useState<{ readonly to: number; readonly rests: boolean }>();
  if (moved?.rests && moved.to === inForce) setMoved(undefined);
  const at = moved?.to ?? inForce;
  const day = at === today ? undefined : days[at];
  const events = day?.events ?? [];
  const name = useAppSelector((state) =>
    events.map((event) => selectEvent(state, event)?.name ?? event).join(', '),
  );
  const text = day
    ? t(ratings.asOfAfter, { date: dates.day(knownDate(day)) ?? day.date, event: name })
    : t(ratedDay.asOfToday);
  const rest = () => {
    if (!moved || moved.rests) return;
    setMoved({ ...moved, rests: true });
    onChange(isDateString(day?.date) ? day.date : undefined);
  };
  return (
    <div className={styles.slider}>
      <label htmlFor={id} className={styles.label}>
        {t(ratedDay.asOf)}
      </label>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={0}
        max={today}
        step={1}
        value={at}
        // Rendered disabled while the days load, to keep its place.
        disabled={days.length === 0}
        aria-valuetext={text}
        onChange={(event) => setMoved({ to: Number(event.target.value), rests: false })}
        onPointerUp={rest}
        onKeyUp={rest}
        onBlur={rest}
      />
      <output htmlFor={id} className={styles.text}>
        {text}
      </output>
      <AsOfDay first={days[0]?.date} value={value} onChange={onChange} />
      {value !== undefined && (
        <Button size="sm" variant="quiet" onClick={() => onChange(undefined)}>
          {t(ratings.backToToday)}
        </Button>
      )}
    </div>
  );
}

function stopOf(days: readonly { readonly date: DateString }[], value: DateString | undefined): number {
  if (value === undefined) return days.length;
  return Math.max(
    0,
    days.findLastIndex(({ date }) => date <= value),
  );
}
