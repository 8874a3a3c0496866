import { words } from '@/language/en/words';
import { ui } from '@/language/en/ui';
import { figures } from '@/language/en/figures';
import { causeMessage, causeTexts } from '@/language/causes';
import type { Language, Translate } from '@/language/language';
import { useLanguage } from '@/language/useLanguage';
import { emptyDay, reasonsOf, summaryOf, type DayFigures } from '@/model/operating/figures';
import { path } from '@/model/sharing/routes';
import type { CsvContent } from '@/parts/export/csv';
import { CsvButton } from '@/parts/export/CsvButton';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { DataTable } from '@/ui/DataTable';
import { DefinitionList } from '@/ui/DefinitionList';
import { Section } from '@/ui/Section';
import { TextLink } from '@/ui/TextLink';
import { DayChart } from './DayChart';

export interface PeriodFiguresProps {
  readonly days: readonly DayFigures[];
  readonly period: readonly string[];
}

export function PeriodFigures({ days, period }: PeriodFiguresProps) {
  const language = useLanguage();
  const { t, number } = language;
  const known = new Map(days.map((each) => [each.day, each]));
  const shown = period.map((day) => known.get(day) ?? emptyDay(day));
  const { applied, rejected, reverted, median, ninetieth, by } = summaryOf(shown);
  const reasons = reasonsOf(shown);
  if (applied + rejected + reverted === 0) return <p>{t(figures.nothing)}</p>;
  const share = (part: number, of: number) =>
    of === 0 ? '–' : number(part / of, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <>
      <DefinitionList
        items={[
          { term: t(figures.decided), value: number(applied + rejected) },
          { term: t(figures.median), value: durationText(language, median) },
          { term: t(figures.ninetieth), value: durationText(language, ninetieth) },
          { term: t(figures.rejectedShare), value: share(rejected, applied + rejected) },
          { term: t(figures.revertedShare), value: share(reverted, applied) },
        ]}
      />
      <Section title={t(figures.byDay)}>
        <DayChart days={[...shown].reverse()} />
      </Section>
      <Section title={t(figures.byModerator)} count={by.length}>
        <DataTable
          bare
          caption={t(figures.byModerator)}
          columns={[
            {
              label: t(words.moderator),
              phone: 'lead',
              cell: ({ uid }) => (
                <TextLink to={path('member', { uid })} plain>
                  <ProfileName uid={uid} plain />
                </TextLink>
              ),
            },
            { label: t(figures.applied), align: 'end', cell: (decisions) => number(decisions.applied) },
            { label: t(ui.rejected), align: 'end', cell: (decisions) => number(decisions.rejected) },
          ]}
          rows={by}
          keyOf={({ uid }) => uid}
        />
        <div>
          <CsvButton file="figures" content={() => figuresTable(shown)} />
        </div>
      </Section>
      {reasons.length > 0 && (
        <Section title={t(figures.reasons)} count={reasons.length}>
          <DataTable
            bare
            caption={t(figures.reasons)}
            columns={[
              { label: t(figures.reason), phone: 'lead', cell: ({ reason }) => reasonText(t, reason) },
              { label: t(ui.rejected), align: 'end', cell: ({ count }) => number(count) },
            ]}
            rows={reasons}
            keyOf={({ reason }) => reason}
          />
        </Section>
      )}
    </>
  );
}

const reasonText = (t: Translate, reason: string): string =>
  isReason(reason) ? t(causeMessage({ code: reason, values: {} })) : t(figures.ownWords);

const isReason = (reason: string): reason is keyof typeof causeTexts => Object.hasOwn(causeTexts, reason);

const figuresTable = (days: readonly DayFigures[]): CsvContent => ({
  kind: 'cells',
  columns: ['day', 'moderator', 'applied', 'rejected'],
  rows: days.flatMap(({ day, by }) =>
    Object.entries(by).map(([uid, { applied, rejected }]) => [day, uid, applied, rejected]),
  ),
});

function durationText({ t }: Language, hours: number | undefined): string {
  if (hours === undefined) return '–';
  if (hours < 1) return t(figures.minutes, { count: Math.max(1, Math.round(hours * 60)) });
  return hours < 48
    ? t(figures.hours, { count: Math.round(hours) })
    : t(figures.days, { count: Math.round(hours / 24) });
}
