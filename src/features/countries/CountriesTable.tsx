import { fields } from '@/language/en/fields';
import { nations } from '@/language/en/nations';
import { ratings } from '@/language/en/ratings';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import type { CountryRow } from '@/model/ratings/countryBoard';
import { path } from '@/model/sharing/routes';
import { tallyText } from '@/model/matches/tally';
import { DataCell, DataRow, type Column } from '@/ui/DataTable';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { Country } from '@/parts/records/Country';
import { PlayerLink } from '@/parts/records/PlayerLink';
import { CsvButton } from '@/parts/export/CsvButton';
import type { CsvContent } from '@/parts/export/csv';
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
  const columns: readonly Column[] = [
    { key: 'rank', label: t(ratings.rank), align: 'end', phone: 'rank' },
    { key: 'country', label: t(fields.country), phone: 'lead' },
    { key: 'points', label: t(nations.strength), align: 'end', phone: 'end' },
    { key: 'best', label: t(nations.bestPlayers) },
    { key: 'players', label: t(nations.players), align: 'end' },
    { key: 'abroad', label: t(nations.abroad), align: 'end' },
  ];
  return (
    <Stack gap={3}>
      <div className={styles.head}>
        <p className={styles.hint}>{t(nations.hint)}</p>
        <CsvButton file={file} what={t(titles.countries)} content={() => countriesTable(rows)} />
      </div>
      <LongTable caption={t(titles.countries)} columns={columns} rows={rows} step={50}>
        {(row) => <Row key={row.country} row={row} query={query} />}
      </LongTable>
    </Stack>
  );
}

function Row({ row, query }: { readonly row: CountryRow; readonly query: string }) {
  const { country, rank, points, best, players, tally } = row;
  return (
    <DataRow>
      <DataCell column="rank">{rank ?? '–'}</DataCell>
      <DataCell column="country" header>
        <TextLink plain to={path('country', { id: country }) + query}>
          <Country stored={country} />
        </TextLink>
      </DataCell>
      <DataCell column="points">{points === undefined ? '–' : wholePoints(points)}</DataCell>
      <DataCell column="best">
        <span className={styles.best}>
          {best.map((player) => (
            <PlayerLink key={player} id={player} />
          ))}
        </span>
      </DataCell>
      <DataCell column="players">{players}</DataCell>
      <DataCell column="abroad">{tallyText(tally)}</DataCell>
    </DataRow>
  );
}

const countriesTable = (rows: readonly CountryRow[]): CsvContent => ({
  kind: 'cells',
  columns: ['rank', 'country', 'points', 'players', 'ranked', 'wins', 'losses', 'draws'],
  rows: rows.map(({ rank, country, points, players, ranked, tally }) => [
    rank ?? '',
    country,
    points === undefined ? '' : Number(points.toFixed(1)),
    players,
    ranked,
    tally.wins,
    tally.losses,
    tally.draws,
  ]),
});
