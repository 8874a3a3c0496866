import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { figures as texts } from '@/language/en/figures';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { daysBefore } from '@/model/operating/figures';
import { path } from '@/model/sharing/routes';
import { loadErrorWord } from '@/parts/scopes/errorWords';
import { PendingContent } from '@/parts/scopes/PendingContent';
import { ForModerators } from '@/parts/session/ForModerators';
import { useFilters } from '@/parts/lists/useFilters';
import { useAnswer } from '@/wiki/answers/useAnswer';
import { definePage } from '@/store/page';
import { Choices } from '@/ui/Choices';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeader } from '@/ui/PageHeader';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { PeriodFigures } from './PeriodFigures';
import { WaitingNow } from './WaitingNow';

const periods = [
  { value: '7', label: texts.last7 },
  { value: '30', label: texts.last30 },
  { value: '90', label: texts.last90 },
] as const;
const names = ['days'] as const;

function FiguresPage() {
  const t = useText();
  return (
    <>
      <PageHeader
        title={t(titles.figures)}
        description={t(texts.description)}
        kicker={<TextLink to={path('delta')}>{t(titles.delta)}</TextLink>}
      />
      <ForModerators>
        <Figures />
      </ForModerators>
    </>
  );
}

function Figures() {
  const t = useText();
  const { values } = useFilters(names);
  const { data: figures, failed, retry } = useAnswer({ kind: 'figures' });
  const [today] = useState(Date.now);
  const period = periods.find(({ value }) => value === values.days)?.value ?? '30';
  return (
    <Stack gap={6}>
      <Section title={t(texts.now)}>
        <WaitingNow counted={figures?.waiting} />
      </Section>
      <Choices
        label={t(texts.period)}
        choices={periods.map(({ value, label }) => ({
          to: `${path('figures')}?days=${value}`,
          label: t(label),
          current: value === period,
        }))}
      />
      {!figures && failed === undefined && <PendingContent rows={8} label={t(texts.loading)} />}
      {!figures && failed !== undefined && (
        <ErrorState title={t(texts.failed)} onRetry={retry}>
          {t(loadErrorWord(failed))}
        </ErrorState>
      )}
      {figures &&
        (figures.days.length === 0 ? (
          <EmptyState icon={<ChartColumn />} title={t(texts.none)}>
            {t(texts.noneBody)}
          </EmptyState>
        ) : (
          <PeriodFigures days={figures.days} period={daysBefore(today, Number(period))} />
        ))}
      <p>{t(texts.about)}</p>
    </Stack>
  );
}

export const page = definePage({ Component: FiguresPage });
