import { ui } from '@/language/en/ui';
import { words } from '@/language/en/words';
import { nations } from '@/language/en/nations';
import { ratings } from '@/language/en/ratings';
import { ratedDay } from '@/language/en/ratedDay';
import { useText } from '@/language/useLanguage';
import type { CountryPlayer, CountryRow } from '@/model/ratings/countryBoard';
import { Badge } from '@/ui/Badge';
import type { Column } from '@/ui/DataTable';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { PlayerLink } from '@/parts/records/PlayerLink';
import { CsvButton } from '@/parts/export/CsvButton';
import { cellsOf, oneDecimal } from '@/parts/export/cells';
import { RatingText } from '@/parts/ratings/RatingText';
import { LongTable } from '@/parts/ratings/LongTable';

export interface CountryPlayersProps {
  readonly row: CountryRow | undefined;
  readonly players: readonly CountryPlayer[];
  readonly file: string;
}

export function CountryPlayers({ row, players, file }: CountryPlayersProps) {
  const t = useText();
  const columns: readonly Column<CountryPlayer>[] = [
    { label: t(nations.worldRank), align: 'end', phone: 'rank', cell: ({ rank }) => rank ?? '–' },
    {
      label: t(words.player),
      phone: 'lead',
      cell: ({ player, provisional, inactive }) => (
        <>
          <PlayerLink id={player} /> {provisional && <Badge kind="provisional">{t(ui.provisional)}</Badge>}{' '}
          {inactive && <Badge kind="info">{t(ratings.inactive)}</Badge>}
        </>
      ),
    },
    {
      label: t(ratedDay.rating),
      align: 'end',
      phone: 'end',
      cell: (player) => <RatingText rating={player} />,
    },
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
        <LongTable
          caption={t(nations.ranking)}
          columns={columns}
          rows={players}
          keyOf={({ player }) => player}
          step={25}
        />
      </Stack>
    </Section>
  );
}

const playersTable = (players: readonly CountryPlayer[]) =>
  cellsOf(players, {
    rank: ({ rank }) => rank ?? '',
    'player.id': ({ player }) => player,
    points: ({ points }) => oneDecimal(points),
    deviation: ({ deviation }) => oneDecimal(deviation),
  });
