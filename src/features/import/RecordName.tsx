import { useLanguage } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { useAppSelector } from '@/store/typed';
import { selectEvent, selectPlayer } from '@/wiki/records/recordsSelectors';

export interface RecordNameProps {
  readonly kind: 'event' | 'player';
  readonly id: string;
}

export const RecordName = ({ kind, id }: RecordNameProps) =>
  kind === 'event' ? <EventName id={id} /> : <PlayerName id={id} />;

function EventName({ id }: { readonly id: string }) {
  const { dates } = useLanguage();
  const event = useAppSelector((state) => selectEvent(state, id));
  return event === undefined ? id : `${event.name} (${dates.day(knownDate(event)) ?? event.date})`;
}

function PlayerName({ id }: { readonly id: string }) {
  const { country } = useLanguage();
  const player = useAppSelector((state) => selectPlayer(state, id));
  if (player === undefined) return id;
  return player.country === undefined ? player.name : `${player.name} (${country(player.country)})`;
}
