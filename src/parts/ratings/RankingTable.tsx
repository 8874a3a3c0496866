import { useDeferredValue } from 'react';
import { words } from '@/language/en/words';
import { ui } from '@/language/en/ui';
import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import type { Board, BoardRow } from '@/model/ratings/board';
import { path } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { matchesIn, tallyText, roundsText } from '@/model/matches/tally';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { DataCell, DataRow, DataTable, type Column } from '@/ui/DataTable';
import { DateText } from '@/ui/DateText';
import { TextLink } from '@/ui/TextLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { PlayerLink } from '../records/PlayerLink';
import { countsTitle } from '../words/sportWords';
import { selectPlayerName } from '@/wiki/records/recordsSelectors';
import { Moved } from './Moved';
import styles from './RankingTable.module.css';
import { RatingText } from './RatingText';

export interface RankingTableProps {
  readonly caption: string;
  readonly board: Board;
  readonly sport: Sport;
  readonly query: string;
  readonly awaited: boolean;
  readonly onMore: () => void;
}

/** Rows rendered with the page, more than a window shows. The rest follow when the browser is idle. */
const atOnce = 40;

export function RankingTable({
  caption,
  board: { rows, players, ranked, inactive },
  sport,
  query,
  awaited,
  onMore,
}: RankingTableProps) {
  const t = useText();
  const drawn = useDeferredValue(rows, rows.slice(0, atOnce));
  const columns: readonly Column[] = [
    { key: 'rank', label: t(ratings.rank), align: 'end', phone: 'rank' },
    { key: 'player', label: t(words.player), phone: 'lead' },
    { key: 'rating', label: t(ratings.rating), align: 'end', phone: 'end' },
    { key: 'moved', label: t(ratings.moved), align: 'end', phone: 'end' },
    { key: 'wins', label: t(ratings.record), align: 'end', phone: 'hide' },
    { key: 'rounds', label: countsTitle(t, [sport]), align: 'end', phone: 'hide' },
    { key: 'date', label: t(ratings.lastMatch), align: 'end', phone: 'hide' },
  ];
  return (
    <>
      <DataTable caption={caption} columns={columns} oneLine>
        {drawn.map((row) => (
          <Row key={row.player} row={row} query={query} />
        ))}
      </DataTable>
      <p className={styles.foot}>
        {[
          t(ratings.showing, { ranked, players: t(words.playerCount, { count: players }) }),
          ...(inactive > 0 ? [t(ratings.inactiveCount, { count: inactive })] : []),
        ].join(' · ')}
        {players > rows.length && (
          <Button busy={awaited} onClick={onMore}>
            {t(ratings.more)}
          </Button>
        )}
      </p>
    </>
  );
}

function Row({ row, query }: { readonly row: BoardRow; readonly query: string }) {
  const t = useText();
  const name = useAppSelector((state) => selectPlayerName(state, row.player));
  // A class is one of body weight: its members may have fought in it with the other arm alone.
  const hasFought = matchesIn(row.tally) > 0;
  return (
    <DataRow>
      <DataCell column="rank">{row.rank ?? '–'}</DataCell>
      <DataCell column="player" header>
        <span className={styles.player}>
          <PlayerLink id={row.player} />
          <span className={styles.badges}>
            {row.provisional && <Badge kind="provisional">{t(ui.provisional)}</Badge>}
            {row.inactive && <Badge kind="info">{t(ratings.inactive)}</Badge>}
          </span>
        </span>
      </DataCell>
      <DataCell column="rating">
        <TextLink plain to={`${path('rating', { id: row.player })}${query}`}>
          <RatingText rating={row} /> <VisuallyHidden>{t(ratings.explain, { name })}</VisuallyHidden>
        </TextLink>
      </DataCell>
      <DataCell column="moved">
        <Moved row={row} />
      </DataCell>
      <DataCell column="wins">{hasFought ? tallyText(row.tally) : '–'}</DataCell>
      <DataCell column="rounds">{hasFought ? roundsText(row.tally) : '–'}</DataCell>
      <DataCell column="date">
        <DateText value={row.lastDate} />
      </DataCell>
    </DataRow>
  );
}
