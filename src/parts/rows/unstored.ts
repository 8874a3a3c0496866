import { countryOf } from '@/model/records/countryOf';
import { knownDate, type Dated } from '@/model/dates';
import { lastDayOf } from '@/model/days/dateSpan';
import type { PlayerShown } from '@/model/identity/identities';
import type { EventRead, RowRead } from '@/model/importing/readRow';
import type { Doubt } from '@/model/card/remarks';
import type { RowSide } from '@/model/card/row';
import { looseName } from '@/model/importing/alikeNames';
import { otherNames } from '@/model/identity/namesOfPlayer';
import type { PersonEntry } from './people';
import type { Event } from '@/model/records/records';

export type KnownEvent = Pick<
  Event,
  'date' | 'datePrecision' | 'endDate' | 'location' | 'country' | 'organization'
> &
  Partial<Pick<Event, 'name'>>;

const lost = (said: string | undefined, stored: string | undefined): readonly Doubt[] =>
  said === undefined || said === stored ? [] : [{ code: 'lost', said }];

const lostCountry = (said: string | undefined, stored: string | undefined): readonly Doubt[] =>
  said === undefined || countryOf(stored ?? '') === said ? [] : [{ code: 'lostCountry', said }];

/** What a row says about a known player and the record does not. No proposal adds it. */
export const unstoredOfPlayer = (side: RowSide, player: PlayerShown): readonly Doubt[] =>
  unstored(side, [player.name, ...otherNames(player)], player.country);

/** What a row says about a new person, and another row of the same person says otherwise. */
export const unstoredOfPerson = (side: RowSide, { name, country, other }: PersonEntry): readonly Doubt[] =>
  unstored(side, other === undefined ? [name] : [name, other], country);

function unstored({ country, other }: RowSide, names: readonly string[], stored: string | undefined) {
  const isKnown = other === undefined || names.map(looseName).includes(looseName(other));
  return [...lostCountry(country, stored), ...(isKnown ? [] : lost(other, undefined))];
}

/** What a row says about its event and the event's record, or an earlier row of the event, says otherwise. */
export const unstoredOfEvent = (
  { location, country, organization }: EventRead,
  stored: Partial<KnownEvent>,
): readonly Doubt[] => [
  ...lost(location, stored.location),
  ...lost(organization, stored.organization),
  ...lostCountry(country, stored.country),
];

export type RowDay = Partial<Dated>;

/** The day of the match: its own, else that of its event. A day outside a known event is lost. */
export function dayOfRow(
  row: Pick<RowRead, 'date' | 'datePrecision' | 'event'>,
  known: Pick<KnownEvent, 'date' | 'datePrecision' | 'endDate'> | undefined,
): { readonly day: RowDay; readonly doubts: readonly Doubt[] } {
  if (row.date !== undefined) return { day: row, doubts: [] };
  const event: Partial<EventRead> = row.event ?? {};
  if (known === undefined) return { day: event, doubts: [] };
  const { date, datePrecision, endDate } = event;
  if (date === undefined) return { day: known, doubts: [] };
  const isInside = lastDayOf({ date, datePrecision }) >= known.date && date <= lastDayOf(known);
  // A row with both days of its event, or with its month alone, leaves the match's day open.
  if (isInside && endDate === undefined && datePrecision === undefined) return { day: event, doubts: [] };
  return {
    day: known,
    doubts: isInside ? [] : lost(knownDate({ date, datePrecision }), knownDate(known)),
  };
}
