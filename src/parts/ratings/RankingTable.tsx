import { useDeferredValue } from 'react';
import { words } from '@/language/en/words';
import { ui } from '@/language/en/ui';
import { ratings } from '@/language/en/ratings';
import { ratedDay } from '@/language/en/ratedDay';
import { useText } from '@/language/useLanguage';
import type { Board, BoardRow } from '@/model/ratings/board';
import { path } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { matchesIn, tallyText, roundsText, type Tally } from '@/model/matches/tally';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { DataTable, type Column } from '@/ui/DataTable';
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
  // A class is one of body weight: its members may have fought in it with the other arm alone.
  const ifFought = (tally: Tally, text: (tally: Tally) => string) =>
    matchesIn(tally) > 0 ? text(tally) : '–';
  const columns: readonly Column<BoardRow>[] = [
    { label: t(ratings.rank), align: 'end', phone: 'rank', cell: ({ rank }) => rank ?? '–' },
    {
      label: t(words.player),
      phone: 'lead',
      cell: (row) => (
        <span className={styles.player}>
          <PlayerLink id={row.player} />
          <span className={styles.badges}>
            {row.provisional && <Badge kind="provisional">{t(ui.provisional)}</Badge>}
            {row.inactive && <Badge kind="info">{t(ratings.inactive)}</Badge>}
          </span>
        </span>
      ),
    },
    {
      label: t(ratedDay.rating),
      align: 'end',
      phone: 'end',
      cell: (row) => <ExplainedRating row={row} query={query} />,
    },
    { label: t(ratings.moved), align: 'end', phone: 'end', cell: (row) => <Moved row={row} /> },
    {
      label: t(ratings.record),
      align: 'end',
      phone: 'hide',
      cell: ({ tally }) => ifFought(tally, tallyText),
    },
    {
      label: countsTitle(t, [sport]),
      align: 'end',
      phone: 'hide',
      cell: ({ tally }) => ifFought(tally, roundsText),
    },
    {
      label: t(ratings.lastMatch),
      align: 'end',
      phone: 'hide',
      cell: ({ lastDate }) => <DateText value={lastDate} />,
    },
  ];
  return (
    <>
      <DataTable
        bare
        oneLine
        caption={caption}
        columns={columns}
        rows={drawn}
        keyOf={({ player }) => player}
      />
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

function ExplainedRating({ row, query }: { readonly row: BoardRow; readonly query: string }) {
  const t = useText();
  const name = useAppSelector((state) => selectPlayerName(state, row.player));
  return (
    <TextLink plain to={`${path('rating', { id: row.player })}${query}`}>
      <RatingText rating={row} /> <VisuallyHidden>{t(ratings.explain, { name })}</VisuallyHidden>
    </TextLink>
  );
}
