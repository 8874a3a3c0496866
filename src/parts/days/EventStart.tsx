import { events } from '@/language/en/events';
import { useLanguage } from '@/language/useLanguage';
import type { Start } from '@/model/records/startsAt';

/** When an event starts, by the clocks of its place and, if they differ, by the reader's. */
export function EventStart({ start: { at, time, zone, offsetMinutes } }: { readonly start: Start }) {
  const { t, dates } = useLanguage();
  const there = dates.clock(at, zone) ?? `${time} ${zone}`;
  const own = -new Date(at).getTimezoneOffset() === offsetMinutes ? undefined : dates.time(at);
  return (
    <time dateTime={new Date(at).toISOString()}>
      {own === undefined
        ? t(events.startsAt, { time: there })
        : t(events.startsAtForYou, { time: there, own })}
    </time>
  );
}
