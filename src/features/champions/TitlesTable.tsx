import { champions } from '@/language/en/champions';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import type { DateString } from '@/model/dates';
import type { Sport } from '@/model/sports';
import { titleKey } from '@/model/titles/title';
import type { TitleRow } from '@/model/titles/titleBook';
import type { Column } from '@/ui/DataTable';
import { DateText } from '@/ui/DateText';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { PlayerLink } from '@/parts/records/PlayerLink';
import { CsvButton } from '@/parts/export/CsvButton';
import { cellsOf } from '@/parts/export/cells';
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
  const columns: readonly Column<TitleRow>[] = [
    {
      label: t(champions.title),
      phone: 'lead',
      cell: ({ title }) => (
        <TextLink to={titlePath(title, sport, asOf)}>
          {title.name}
          <span className={styles.words}>{titleWords(t, sport, title).join(' · ')}</span>
        </TextLink>
      ),
    },
    {
      label: t(champions.holder),
      cell: ({ present }) => (present ? <PlayerLink id={present.holder} /> : t(champions.vacant)),
    },
    {
      label: t(champions.since),
      align: 'end',
      cell: ({ present }) => (present ? <DateText value={present.since} /> : '–'),
    },
    { label: t(champions.defences), align: 'end', cell: ({ present }) => present?.defences ?? '–' },
    { label: t(champions.reigns), align: 'end', cell: ({ reigns }) => reigns },
  ];
  return (
    <Stack gap={3}>
      <CsvButton
        file={`${sport.id}-titles`}
        what={t(titles.titles)}
        content={() => titlesTable(sport, rows)}
      />
      <LongTable
        caption={t(titles.titles)}
        columns={columns}
        rows={rows}
        keyOf={({ title }) => titleKey(title)}
        step={50}
      />
    </Stack>
  );
}

const titlesTable = (sport: Sport, rows: readonly TitleRow[]) =>
  cellsOf(rows, {
    title: ({ title }) => title.name,
    gender: ({ title }) => title.gender,
    ...Object.fromEntries(
      sport.choices.map(({ path }) => [
        path,
        ({ title }: TitleRow) => title.codes.find((each) => each.path === path)?.code ?? '',
      ]),
    ),
    'holder.id': ({ present }) => present?.holder ?? '',
    since: ({ present }) => present?.since ?? '',
    defences: ({ present }) => present?.defences ?? '',
    reigns: ({ reigns }) => reigns,
    matches: ({ matches }) => matches,
    lastMatch: ({ lastDate }) => lastDate,
  });
