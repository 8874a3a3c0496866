import { editing } from '@/language/en/editing';
import { players as texts } from '@/language/en/players';
import { useText } from '@/language/useLanguage';
import type { StrengthTally } from '@/model/matches/playerTally';
import { findSport } from '@/model/sports';
import { tallyText, roundsText } from '@/model/matches/tally';
import { DataTable, type Column } from '@/ui/DataTable';
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
  const known = ids.flatMap((id) => findSport(sports, id) ?? []);
  const columns: readonly Column<StrengthTally>[] = [
    { label: t(texts.recordOf), phone: 'lead', cell: ({ sport, code }) => nameOf(sport, code) },
    {
      label: wordOf(t, several ? undefined : known[0], 'matches'),
      align: 'end',
      cell: ({ tally }) => tallyText(tally),
    },
    { label: countsTitle(t, known), align: 'end', cell: ({ tally }) => roundsText(tally) },
  ];
  return (
    <Section
      title={title}
      actions={<CsvButton file={file} what={title} content={() => talliesTable(tallies)} />}
    >
      <DataTable
        caption={caption}
        columns={columns}
        rows={tallies}
        keyOf={({ sport, code }) => `${sport} ${code ?? ''}`}
      />
    </Section>
  );
}

const counts = ['wins', 'losses', 'draws', 'roundsWon', 'roundsLost'] as const;

const talliesTable = (tallies: TalliesProps['tallies']): CsvContent => ({
  kind: 'cells',
  columns: ['sport', 'of', ...counts],
  rows: tallies.map(({ sport, code, tally }) => [sport, code ?? '', ...counts.map((count) => tally[count])]),
});
