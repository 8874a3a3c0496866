import { fields } from '@/language/en/fields';
import { nations } from '@/language/en/nations';
import { ratings } from '@/language/en/ratings';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import type { CountryRow } from '@/model/ratings/countryBoard';
import { path } from '@/model/sharing/routes';
import { tallyText } from '@/model/matches/tally';
import type { Column } from '@/ui/DataTable';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { Country } from '@/parts/records/Country';
import { PlayerLink } from '@/parts/records/PlayerLink';
import { CsvButton } from '@/parts/export/CsvButton';
import { cellsOf, oneDecimal } from '@/parts/export/cells';
import { wholePoints } from '@/parts/ratings/RatingText';
import { LongTable } from '@/parts/ratings/LongTable';
import styles from './CountriesTable.module.css';

export interface CountriesTableProps {
  readonly rows: readonly CountryRow[];
  readonly query: string;
  readonly file: string;
}

export function CountriesTable({ rows, query, file }: CountriesTableProps) {
  const t = useText();
  const columns: readonly Column<CountryRow>[] = [
    { label: t(ratings.rank), align: 'end', phone: 'rank', cell: ({ rank }) => rank ?? '–' },
    {
      label: t(fields.country),
      phone: 'lead',
      cell: ({ country }) => (
        <TextLink plain to={path('country', { id: country }) + query}>
          <Country stored={country} />
        </TextLink>
      ),
    },
    {
      label: t(nations.strength),
      align: 'end',
      phone: 'end',
      cell: ({ points }) => (points === undefined ? '–' : wholePoints(points)),
    },
    {
      label: t(nations.bestPlayers),
      cell: ({ best }) => (
        <span className={styles.best}>
          {best.map((player) => (
            <PlayerLink key={player} id={player} />
          ))}
        </span>
      ),
    },
    { label: t(nations.players), align: 'end', cell: ({ players }) => players },
    { label: t(nations.abroad), align: 'end', cell: ({ tally }) => tallyText(tally) },
  ];
  return (
    <Stack gap={3}>
      <div className={styles.head}>
        <p className={styles.hint}>{t(nations.hint)}</p>
        <CsvButton file={file} what={t(titles.countries)} content={() => countriesTable(rows)} />
      </div>
      <LongTable
        caption={t(titles.countries)}
        columns={columns}
        rows={rows}
        keyOf={({ country }) => country}
        step={50}
      />
    </Stack>
  );
}

const countriesTable = (rows: readonly CountryRow[]) =>
  cellsOf(rows, {
    rank: ({ rank }) => rank ?? '',
    country: ({ country }) => country,
    points: ({ points }) => (points === undefined ? '' : oneDecimal(points)),
    players: ({ players }) => players,
    ranked: ({ ranked }) => ranked,
    wins: ({ tally }) => tally.wins,
    losses: ({ tally }) => tally.losses,
    draws: ({ tally }) => tally.draws,
  });
