import { FileText, History, ListFilter, Scale, Swords } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { find } from '@/language/en/find';
import { useText } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { path } from '@/model/sharing/routes';
import type { RecordSearch } from '@/wiki/search/recordSearch';
import { selectEvent, selectPlayer } from '@/wiki/records/recordsSelectors';
import { PendingBadge } from '@/parts/records/PendingBadge';
import { PlayerFlag } from '@/parts/records/PlayerFlag';
import { useAppSelector } from '@/store/typed';
import { AppLink } from '@/ui/AppLink';
import { Avatar } from '@/ui/Avatar';
import { Badge } from '@/ui/Badge';
import { DateBlock } from '@/ui/DateBlock';
import type { useCombobox } from '@/ui/useCombobox';
import { offerOf, type Offer } from './offers';
import { resultsPath, type Offered, type Option } from './options';
import { EventFactsLine, PlayerFactsLine } from './FactsLine';
import look from '@/ui/words.module.css';
import styles from './OptionGroup.module.css';

export interface Row {
  readonly props: ReturnType<ReturnType<typeof useCombobox>['option']>;
  readonly onHighlight: () => void;
  readonly onTake: () => void;
}

export interface OptionGroupProps {
  readonly label?: string;
  readonly options: readonly Option[];
  readonly rowOf: (option: Option) => Row;
  readonly search: RecordSearch | undefined;
  readonly total?: number;
}

export function OptionGroup({ label, options, rowOf, search, total = 0 }: OptionGroupProps) {
  const id = useId();
  const players = options.flatMap((option) => (option.kind === 'player' ? [option.id] : []));
  return (
    <div role="group" aria-labelledby={label === undefined ? undefined : id} className={styles.group}>
      {label !== undefined && (
        <div id={id} className={styles.label} role="presentation">
          {label}
        </div>
      )}
      {options.map((option) => (
        <OptionRow
          key={option.key}
          option={option}
          row={rowOf(option)}
          search={search}
          total={total}
          players={players}
        />
      ))}
    </div>
  );
}

interface OptionRowProps {
  readonly option: Option;
  readonly row: Row;
  readonly search: RecordSearch | undefined;
  readonly total: number;
  readonly players: readonly string[];
}

function OptionRow({ option, row, search, total, players }: OptionRowProps) {
  const t = useText();
  switch (option.kind) {
    case 'player':
      return <PlayerOption id={option.id} row={row} search={search} players={players} />;
    case 'event':
      return <EventOption id={option.id} row={row} search={search} />;
    case 'pair':
    case 'meeting':
    case 'matches':
    case 'page': {
      const offer = offerOf(option);
      return <Chosen row={row} {...offer} leading={offer.leading ?? icons[option.kind]} />;
    }
    case 'text':
      return <Chosen row={row} to={resultsPath(option.text)} leading={<History />} title={option.text} />;
    case 'all':
      return (
        <Chosen
          row={row}
          to={resultsPath(option.text)}
          leading={<ListFilter />}
          title={t(find.allResults, { count: total })}
        />
      );
  }
}

const icons = {
  pair: <Scale />,
  meeting: undefined,
  matches: <Swords />,
  page: <FileText />,
} as const satisfies Record<Offered['kind'], ReactNode>;

interface RecordOptionProps {
  readonly id: string;
  readonly row: Row;
  readonly search: RecordSearch | undefined;
}

function PlayerOption({
  id,
  row,
  search,
  players,
}: RecordOptionProps & { readonly players: readonly string[] }) {
  const player = useAppSelector((state) => selectPlayer(state, id));
  if (!player) return undefined;
  return (
    <Chosen
      row={row}
      to={path('player', { id })}
      leading={<Avatar name={player.name} />}
      facts={<PlayerFactsLine player={player} among={players} activity={search?.activityOf(id)} />}
      title={
        <>
          <PlayerFlag id={id} />
          {player.name} <PendingBadge collection="player" id={id} />
        </>
      }
    />
  );
}

function EventOption({ id, row, search }: RecordOptionProps) {
  const event = useAppSelector((state) => selectEvent(state, id));
  if (!event) return undefined;
  return (
    <Chosen
      row={row}
      to={path('event', { id: event.sport.id, eventId: id })}
      leading={<DateBlock value={knownDate(event)} />}
      facts={<EventFactsLine event={event} matches={search?.matchesAt(id) ?? 0} />}
      title={
        <>
          {event.name} {event.valid === 0 && <Badge kind="unreviewed" />}{' '}
          <PendingBadge collection="event" id={id} />
        </>
      }
    />
  );
}

interface ChosenProps extends Offer {
  readonly row: Row;
}

function Chosen({ row: { props, onHighlight, onTake }, to, title, leading, facts }: ChosenProps) {
  return (
    <AppLink
      {...props}
      to={to}
      tabIndex={-1}
      className={styles.option}
      onPointerMove={props['aria-selected'] ? undefined : onHighlight}
      onClick={(event) => {
        // Opening another tab leaves the dialog as it is.
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onTake();
      }}
    >
      <span className={styles.leading}>{leading}</span>
      <span className={styles.text}>
        <span className={styles.name}>{title}</span>
        {facts !== undefined && <span className={look.muted}>{facts}</span>}
      </span>
    </AppLink>
  );
}
