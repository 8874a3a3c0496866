import { champions } from '@/language/en/champions';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import type { DateString } from '@/model/dates';
import type { Sport } from '@/model/sports';
import { titleKey } from '@/model/titles/title';
import type { TitleRow } from '@/model/titles/titleBook';
import { DataCell, DataRow, type Column } from '@/ui/DataTable';
import { DateText } from '@/ui/DateText';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { PlayerLink } from '@/parts/records/PlayerLink';
import { CsvButton } from '@/parts/export/CsvButton';
import type { CsvContent } from '@/parts/export/csv';
import { titlePath } from '@/parts/titles/titleAddress';
import { titleWords } from '@/parts/titles/titleWords';
import { LongTable } from '@/parts/ratings/LongTable';
import styles from './TitlesTable.module.css';

export interface TitlesTableProps {
  readonly sport: Sport;
  readonly rows: readonly TitleRow[];
  readonly asOf: DateString | undefined;
}

export function TitlesTable({ sport, rows, asOf }: TitlesTableProps) {
  const t = useText();
  const columns: readonly Column[] = [
    { key: 'title', label: t(champions.title), phone: 'lead' },
    { key: 'holder', label: t(champions.holder) },
    { key: 'since', label: t(champions.since), align: 'end' },
    { key: 'defences', label: t(champions.defences), align: 'end' },
    { key: 'reigns', label: t(champions.reigns), align: 'end' },
  ];
  return (
    <Stack gap={3}>
      <CsvButton
        file={`${sport.id}-titles`}
        what={t(titles.titles)}
        content={() => titlesTable(sport, rows)}
      />
      <LongTable caption={t(titles.titles)} columns={columns} rows={rows} step={50}>
        {(row) => <Row key={titleKey(row.title)} sport={sport} row={row} asOf={asOf} />}
      </LongTable>
    </Stack>
  );
}

interface RowProps {
  readonly sport: Sport;
  readonly row: TitleRow;
  readonly asOf: DateString | undefined;
}

function Row({ sport, row: { title, present, reigns }, asOf }: RowProps) {
  const t = useText();
  return (
    <DataRow>
      <DataCell column="title" header>
        <TextLink to={titlePath(title, sport, asOf)}>
          {title.name}
          <span className={styles.words}>{titleWords(t, sport, title).join(' · ')}</span>
        </TextLink>
      </DataCell>
      <DataCell column="holder">
        {present ? <PlayerLink id={present.holder} /> : t(champions.vacant)}
      </DataCell>
      <DataCell column="since">{present ? <DateText value={present.since} /> : '–'}</DataCell>
      <DataCell column="defences">{present ? present.defences : '–'}</DataCell>
      <DataCell column="reigns">{reigns}</DataCell>
    </DataRow>
  );
}

const titlesTable = (sport: Sport, rows: TitlesTableProps['rows']): CsvContent => ({
  kind: 'cells',
  columns: [
    'title',
    'gender',
    ...sport.choices.map(({ path }) => path),
    'holder.id',
    'since',
    'defences',
    'reigns',
    'matches',
    'lastMatch',
  ],
  rows: rows.map(({ title: { name, gender, codes }, present, reigns, matches, lastDate }) => [
    name,
    gender,
    ...sport.choices.map(({ path }) => codes.find((each) => each.path === path)?.code ?? ''),
    present?.holder ?? '',
    present?.since ?? '',
    present?.defences ?? '',
    reigns,
    matches,
    lastDate,
  ]),
});
