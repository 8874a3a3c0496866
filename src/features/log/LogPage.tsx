import { ScrollText } from 'lucide-react';
import { List } from '@/ui/List';
import { publicLog } from '@/language/en/publicLog';
import { titles } from '@/language/en/titles';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import type { LogGroup } from '@/model/acts/act';
import { path } from '@/model/sharing/routes';
import { loadErrorWord } from '@/parts/scopes/errorWords';
import { PendingContent } from '@/parts/scopes/PendingContent';
import { useFilters } from '@/parts/lists/useFilters';
import { definePage } from '@/store/page';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { FilterBar } from '@/ui/fields/FilterBar';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { PublicLogRow } from './PublicLogRow';
import { useLogPages } from './useLogPages';

const names = ['kind'] as const;
const groupTexts = {
  reverts: publicLog.reverts,
  deletions: publicLog.deletions,
  restorations: publicLog.restorations,
  approvals: publicLog.approvals,
  accounts: publicLog.accounts,
  settings: publicLog.settings,
} as const satisfies Record<LogGroup, Text>;
const groups = Object.keys(groupTexts) as readonly LogGroup[];

function LogPage() {
  const t = useText();
  const { values, filter, clear } = useFilters(names);
  const group = groups.find((each) => each === values.kind);
  const choices = groups.map((value) => ({ value, label: t(groupTexts[value]) }));
  return (
    <>
      <PageHeader
        title={t(titles.log)}
        description={t(publicLog.lead)}
        kicker={<TextLink to={path('changes')}>{t(titles.changes)}</TextLink>}
      />
      <FilterBar
        label={t(publicLog.filter)}
        filters={[filter('kind', t(publicLog.kind), choices, t(publicLog.any))]}
        count={t(publicLog.lead)}
        onClear={values.kind === undefined ? undefined : clear}
      />
      <Entries key={group ?? ''} group={group} />
    </>
  );
}

function Entries({ group }: { readonly group: LogGroup | undefined }) {
  const t = useText();
  const { entries, isEnd, problem, isReading, readMore } = useLogPages(group);
  if (entries === undefined) {
    return problem === undefined ? (
      <PendingContent rows={12} label={t(publicLog.loading)} />
    ) : (
      <ErrorState title={t(publicLog.failed)} onRetry={readMore}>
        {t(loadErrorWord(problem))}
      </ErrorState>
    );
  }
  if (entries.length === 0) {
    const nothing = group === undefined ? publicLog.nothing : publicLog.nothingFits;
    return <EmptyState icon={<ScrollText />} title={t(nothing)} />;
  }
  return (
    <Stack gap={3}>
      <p role="status">{t(publicLog.shown, { count: entries.length })}</p>
      <List label={t(titles.log)}>
        {entries.map((entry) => (
          <PublicLogRow key={entry.id} entry={entry} />
        ))}
      </List>
      {problem !== undefined && (
        <p role="alert">
          {t(publicLog.moreFailed)} {t(loadErrorWord(problem))}
        </p>
      )}
      {isEnd ? (
        <p>{t(publicLog.end)}</p>
      ) : (
        <Button onClick={readMore} busy={isReading}>
          {t(publicLog.more)}
        </Button>
      )}
    </Stack>
  );
}

export const page = definePage({ Component: LogPage });
