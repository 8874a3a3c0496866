import { useLanguage } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { PlayerApart, type PlayerApartProps } from '@/parts/records/PlayerApart';
import { useAppSelector } from '@/store/typed';
import { selectEvent, selectPlayer } from '@/wiki/records/recordsSelectors';

export interface RecordNameProps {
  readonly kind: 'event' | 'player';
  readonly id: string;
  readonly among?: readonly string[];
}

export const RecordName = ({ kind, id, among = noOthers }: RecordNameProps) =>
  kind === 'event' ? <EventName id={id} /> : <PlayerName id={id} ids={among} />;

const noOthers: readonly string[] = [];

function EventName({ id }: { readonly id: string }) {
  const { dates } = useLanguage();
  const event = useAppSelector((state) => selectEvent(state, id));
  return event === undefined ? id : `${event.name} (${dates.day(knownDate(event)) ?? event.date})`;
}

function PlayerName({ id, ids }: Pick<PlayerApartProps, 'id' | 'ids'>) {
  const name = useAppSelector((state) => selectPlayer(state, id)?.name);
  return name === undefined ? id : <PlayerApart id={id} name={name} ids={ids} />;
}
