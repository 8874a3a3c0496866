import { ui } from '@/language/en/ui';
import { words } from '@/language/en/words';
import { nations } from '@/language/en/nations';
import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import type { CountryPlayer, CountryRow } from '@/model/ratings/countryBoard';
import { Badge } from '@/ui/Badge';
import { DataCell, DataRow, type Column } from '@/ui/DataTable';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { PlayerLink } from '@/parts/records/PlayerLink';
import { CsvButton } from '@/parts/export/CsvButton';
import type { CsvContent } from '@/parts/export/csv';
import { RatingText } from '@/parts/ratings/RatingText';
import { LongTable } from '@/parts/ratings/LongTable';

export interface CountryPlayersProps {
  readonly row: CountryRow | undefined;
  readonly players: readonly CountryPlayer[];
  readonly file: string;
}

export function CountryPlayers({ row, players, file }: CountryPlayersProps) {
  const t = useText();
  const columns: readonly Column[] = [
    { key: 'rank', label: t(nations.worldRank), align: 'end', phone: 'rank' },
    { key: 'player', label: t(words.player), phone: 'lead' },
    { key: 'rating', label: t(ratings.rating), align: 'end', phone: 'end' },
  ];
  return (
    <Section
      title={t(nations.ranking)}
      count={players.length}
      actions={<CsvButton file={file} what={t(nations.ranking)} content={() => playersTable(players)} />}
    >
      <Stack gap={3}>
        {row && (
          <p>
            {[
              row.rank !== undefined && t(nations.rankOf, { rank: row.rank }),
              t(nations.countRanked, { ranked: row.ranked, count: row.players }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        <LongTable caption={t(nations.ranking)} columns={columns} rows={players} step={25}>
          {(player) => (
            <DataRow key={player.player}>
              <DataCell column="rank">{player.rank ?? '–'}</DataCell>
              <DataCell column="player" header>
                <PlayerLink id={player.player} />{' '}
                {player.provisional && <Badge kind="provisional">{t(ui.provisional)}</Badge>}{' '}
                {player.inactive && <Badge kind="info">{t(ratings.inactive)}</Badge>}
              </DataCell>
              <DataCell column="rating">
                <RatingText rating={player} />
              </DataCell>
            </DataRow>
          )}
        </LongTable>
      </Stack>
    </Section>
  );
}

const playersTable = (players: readonly CountryPlayer[]): CsvContent => ({
  kind: 'cells',
  columns: ['rank', 'player.id', 'points', 'deviation'],
  rows: players.map(({ rank, player, points, deviation }) => [
    rank ?? '',
    player,
    Number(points.toFixed(1)),
    Number(deviation.toFixed(1)),
  ]),
});
