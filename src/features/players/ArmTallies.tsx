import { players as texts } from '@/language/en/players';
import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import type { tallyByArm } from '@/model/playerTally';
import { tallyText, roundsText, type Tally } from '@/model/tally';
import { Panel } from '@/ui/Panel';
import { DataCell, DataRow, DataTable, type Column } from '@/ui/DataTable';
import { Section } from '@/ui/Section';
import { wholeArmName } from '@/parts/display/sportWords';
import type { CsvContent } from '@/parts/export/csv';
import { CsvButton } from '@/parts/export/CsvButton';

export interface ArmTalliesProps {
  readonly title: string;
  /** The subject of the table, for screen readers. */
  readonly caption: string;
  readonly tallies: ReturnType<typeof tallyByArm>;
  /** Of which the name of its file is made. */
  readonly file: string;
  /** Says who leads, where two are compared. */
  readonly leader?: (tally: Tally) => string;
}

/** Won and lost by arm, in matches and in rounds; nothing without a decided match. */
export function ArmTallies({ title, caption, tallies, file, leader }: ArmTalliesProps) {
  const t = useText();
  if (tallies.length === 0) return undefined;
  const columns: readonly Column[] = [
    { key: 'arm', label: t(ratings.arm), phone: 'lead' },
    { key: 'matches', label: t(texts.matches), align: 'end' },
    { key: 'rounds', label: t(ratings.rounds), align: 'end' },
    ...(leader ? [{ key: 'leader', label: t(texts.leads) }] : []),
  ];
  return (
    <Section title={title} actions={<CsvButton file={file} content={() => talliesTable(tallies)} />}>
      <Panel flush>
        <DataTable caption={caption} columns={columns}>
          {tallies.map(({ arm, tally }) => (
            <DataRow key={arm ?? ''}>
              <DataCell column="arm" header>
                {arm ? wholeArmName(t, arm) : t(texts.armUnknown)}
              </DataCell>
              <DataCell column="matches">{tallyText(tally)}</DataCell>
              <DataCell column="rounds">{roundsText(tally)}</DataCell>
              {leader && <DataCell column="leader">{leader(tally)}</DataCell>}
            </DataRow>
          ))}
        </DataTable>
      </Panel>
    </Section>
  );
}

const talliesTable = (tallies: ArmTalliesProps['tallies']): CsvContent => ({
  kind: 'cells',
  columns: ['arm', 'wins', 'losses', 'draws', 'roundsWon', 'roundsLost'],
  rows: tallies.map(({ arm, tally }) => [
    arm ?? '',
    tally.wins,
    tally.losses,
    tally.draws,
    tally.roundsWon,
    tally.roundsLost,
  ]),
});
