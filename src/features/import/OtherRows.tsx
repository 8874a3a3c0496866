import { importing } from '@/language/en/importing';
import { useLanguage } from '@/language/useLanguage';
import { tableOf } from '@/model/importing/tableOf';
import type { Sport } from '@/model/sports';
import { CsvButton } from '@/parts/export/CsvButton';
import type { CsvContent } from '@/parts/export/csv';
import type { ImportForm } from './importForm';
import type { PlannedRow } from '@/parts/rows/plan';
import { reasonTexts } from '@/parts/rows/RowRemarks';
import { importTexts } from './remarkTexts';

export interface OtherRowsProps {
  readonly form: ImportForm;
  readonly sport: Sport | undefined;
  readonly rows: readonly PlannedRow[];
}

export function OtherRows({ form, sport, rows }: OtherRowsProps) {
  const language = useLanguage();
  const { t } = language;
  const others = rows.filter(({ state }) => state !== 'ready' && state !== 'sent');
  if (others.length === 0) return null;
  const content = (): CsvContent => {
    const { head } = tableOf(form.lines, sport);
    const why = (planned: PlannedRow) => reasonTexts(language, sport, planned, importTexts).join(' ');
    return {
      kind: 'cells',
      columns: [...head, t(importing.problems)],
      rows: others.map((planned) => [...head.map((_, at) => planned.row.cells[at] ?? ''), why(planned)]),
    };
  };
  return <CsvButton file={form.file || t(importing.title)} label={t(importing.download)} content={content} />;
}
