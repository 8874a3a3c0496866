import { firstPickDay } from '@/model/picks/crowd';
import type { Event } from '@/model/records/records';
import type { Series } from '@/model/records/series';
import { path } from '@/model/sharing/routes';
import { TextLink } from '@/ui/TextLink';

export interface SeriesTableLinkProps {
  readonly sport: string;
  readonly series: Series<Event>;
  readonly text: string;
}

/** Leads to the table of picks of a series, if it has an event that took picks. */
export function SeriesTableLink({ sport, series: { key, events }, text }: SeriesTableLinkProps) {
  if (events.every(({ date }) => date < firstPickDay)) return undefined;
  return (
    <TextLink to={`${path('picks')}?${new URLSearchParams({ sport, series: key }).toString()}`}>
      {text}
    </TextLink>
  );
}
