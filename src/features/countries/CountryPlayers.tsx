import { useState } from 'react';
import { words } from '@/language/en/words';
import { ui } from '@/language/en/ui';
import { nations } from '@/language/en/nations';
import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import type { CountryPlayer, CountryRow } from '@/model/ratings/countryBoard';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { DataCell, DataRow, DataTable, type Column } from '@/ui/DataTable';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { PlayerLink } from '@/parts/records/PlayerLink';
import { CsvButton } from '@/parts/export/CsvButton';
import type { CsvContent } from '@/parts/export/csv';
import { RatingText } from '@/parts/ratings/RatingText';

export interface CountryPlayersProps {
  readonly row: CountryRow | undefined;
  readonly players: readonly CountryPlayer[];
  readonly file: string;
}

const step = 25;

export function CountryPlayers({ row, players, file }: CountryPlayersProps) {
  const t = useText();
  const [shown, setShown] = useState(step);
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
        <Panel flush>
          <DataTable caption={t(nations.ranking)} columns={columns}>
            {players.slice(0, shown).map((player) => (
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
            ))}
          </DataTable>
        </Panel>
        {players.length > shown && <Button onClick={() => setShown(shown + step)}>{t(ratings.more)}</Button>}
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
