import { editing } from '@/language/en/editing';
import { players as texts } from '@/language/en/players';
import { useText } from '@/language/useLanguage';
import type { StrengthTally } from '@/model/matches/playerTally';
import { findSport } from '@/model/sports';
import { tallyText, roundsText } from '@/model/matches/tally';
import { Panel } from '@/ui/Panel';
import { DataCell, DataRow, DataTable, type Column } from '@/ui/DataTable';
import { Section } from '@/ui/Section';
import { countsTitle, sportName, wordOf } from '@/parts/words/sportWords';
import { strengthName } from '@/parts/ratings/ratingFilter';
import type { CsvContent } from '@/parts/export/csv';
import { CsvButton } from '@/parts/export/CsvButton';
import { useSports } from '@/wiki/sports/useSports';

export interface TalliesProps {
  readonly title: string;
  readonly caption: string;
  readonly tallies: readonly StrengthTally[];
  readonly file: string;
}

export function Tallies({ title, caption, tallies, file }: TalliesProps) {
  const t = useText();
  const sports = useSports();
  if (tallies.length === 0) return undefined;
  const ids = [...new Set(tallies.map(({ sport }) => sport))];
  const several = ids.length > 1;
  const nameOf = (id: string, code: string | undefined) => {
    const sport = findSport(sports, id);
    if (sport?.apart === undefined) return sportName(t, sports, id);
    const strength = code === undefined ? t(editing.unknown) : strengthName(t, sport, code);
    return several ? `${sportName(t, sports, id)} · ${strength}` : strength;
  };
  const columns: readonly Column[] = [
    { key: 'of', label: t(texts.recordOf), phone: 'lead' },
    {
      key: 'matches',
      label: wordOf(t, several ? undefined : findSport(sports, ids[0] ?? ''), 'matches'),
      align: 'end',
    },
    {
      key: 'rounds',
      label: countsTitle(
        t,
        ids.flatMap((id) => findSport(sports, id) ?? []),
      ),
      align: 'end',
    },
  ];
  return (
    <Section
      title={title}
      actions={<CsvButton file={file} what={title} content={() => talliesTable(tallies)} />}
    >
      <Panel flush>
        <DataTable caption={caption} columns={columns}>
          {tallies.map(({ sport, code, tally }) => (
            <DataRow key={`${sport} ${code ?? ''}`}>
              <DataCell column="of" header>
                {nameOf(sport, code)}
              </DataCell>
              <DataCell column="matches">{tallyText(tally)}</DataCell>
              <DataCell column="rounds">{roundsText(tally)}</DataCell>
            </DataRow>
          ))}
        </DataTable>
      </Panel>
    </Section>
  );
}

const counts = ['wins', 'losses', 'draws', 'roundsWon', 'roundsLost'] as const;

const talliesTable = (tallies: TalliesProps['tallies']): CsvContent => ({
  kind: 'cells',
  columns: ['sport', 'of', ...counts],
  rows: tallies.map(({ sport, code, tally }) => [sport, code ?? '', ...counts.map((count) => tally[count])]),
});
