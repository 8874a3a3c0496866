import { recordText, roundsText } from '@/model/tally';
import type { Standing } from '@/model/standings';
import { DataCell, DataRow, DataTable, type Column } from '@/ui/DataTable';
import { DateText } from '@/ui/DateText';
import { PlayerLink } from './PlayerLink';

export interface RankingTableProps {
  /** Names the table: "Right arm, men". */
  readonly caption: string;
  readonly standings: readonly Standing[];
}

const columns: readonly Column[] = [
  { key: 'rank', label: 'Rank', align: 'end', phone: 'rank' },
  { key: 'player', label: 'Player', phone: 'lead' },
  { key: 'wins', label: 'Wins–losses', align: 'end' },
  { key: 'rounds', label: 'Rounds', align: 'end' },
  { key: 'matches', label: 'Matches', align: 'end' },
  { key: 'date', label: 'Last match', align: 'end' },
];

/** Players by rank with what the rank comes from, how many matches count and when the last one was. */
export function RankingTable({ caption, standings }: RankingTableProps) {
  return (
    <DataTable caption={caption} columns={columns}>
      {standings.map(({ player, name, rank, tally, matches, lastDate }) => (
        <DataRow key={player}>
          <DataCell column="rank">{rank}</DataCell>
          <DataCell column="player" header>
            <PlayerLink id={player} name={name} />
          </DataCell>
          <DataCell column="wins">{recordText(tally)}</DataCell>
          <DataCell column="rounds">{roundsText(tally)}</DataCell>
          <DataCell column="matches">{matches}</DataCell>
          <DataCell column="date">
            <DateText value={lastDate} />
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  );
}
