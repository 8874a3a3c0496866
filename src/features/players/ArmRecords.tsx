import { players as texts } from '@/language/en/players';
import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import type { recordByArm } from '@/model/playerRecord';
import { recordText, roundsText, type Tally } from '@/model/tally';
import { Card } from '@/ui/Card';
import { DataCell, DataRow, DataTable, type Column } from '@/ui/DataTable';
import { Section } from '@/ui/Section';
import { wholeArmTexts } from '@/parts/display/sportWords';
import type { CsvContent } from '@/parts/export/csv';
import { CsvButton } from '@/parts/export/CsvButton';

export interface ArmRecordsProps {
  readonly title: string;
  /** The subject of the table, for screen readers. */
  readonly caption: string;
  readonly records: ReturnType<typeof recordByArm>;
  /** Of which the name of its file is made. */
  readonly file: string;
  /** Says who leads, where two are compared. */
  readonly leader?: (tally: Tally) => string;
}

/** Won and lost by arm, in matches and in rounds; nothing without a decided match. */
export function ArmRecords({ title, caption, records, file, leader }: ArmRecordsProps) {
  const t = useText();
  if (records.length === 0) return undefined;
  const columns: readonly Column[] = [
    { key: 'arm', label: t(ratings.arm), phone: 'lead' },
    { key: 'matches', label: t(texts.matches), align: 'end' },
    { key: 'rounds', label: t(ratings.rounds), align: 'end' },
    ...(leader ? [{ key: 'leader', label: t(texts.leads) }] : []),
  ];
  return (
    <Section title={title} actions={<CsvButton file={file} content={() => recordsTable(records)} />}>
      <Card flush>
        <DataTable caption={caption} columns={columns}>
          {records.map(({ arm, tally }) => (
            <DataRow key={arm ?? ''}>
              <DataCell column="arm" header>
                {t(arm ? wholeArmTexts[arm] : texts.armUnknown)}
              </DataCell>
              <DataCell column="matches">{recordText(tally)}</DataCell>
              <DataCell column="rounds">{roundsText(tally)}</DataCell>
              {leader && <DataCell column="leader">{leader(tally)}</DataCell>}
            </DataRow>
          ))}
        </DataTable>
      </Card>
    </Section>
  );
}

const recordsTable = (records: ArmRecordsProps['records']): CsvContent => ({
  kind: 'cells',
  columns: ['arm', 'wins', 'losses', 'draws', 'roundsWon', 'roundsLost'],
  rows: records.map(({ arm, tally }) => [
    arm ?? '',
    tally.wins,
    tally.losses,
    tally.draws,
    tally.roundsWon,
    tally.roundsLost,
  ]),
});
