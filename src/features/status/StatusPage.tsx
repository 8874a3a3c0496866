import { CloudOff } from 'lucide-react';
import { status as texts } from '@/language/en/status';
import { useText } from '@/language/useLanguage';
import { definePage } from '@/store/page';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { useHead } from '@/ui/useHead';
import { StatusFacts } from './StatusFacts';
import { useStatus } from './useStatus';

/** The health of the wiki, for everyone. Read from a published file, without database reads. */
function StatusPage() {
  const t = useText();
  useHead(t(texts.title), { description: t(texts.description) });
  return (
    <>
      <PageHeader title={t(texts.title)} lead={t(texts.description)} />
      <Shown />
    </>
  );
}

function Shown() {
  const t = useText();
  const { shown, retry } = useStatus();
  switch (shown.kind) {
    case 'known':
      return <StatusFacts status={shown.status} />;
    case 'asked':
      return <LoadingState rows={8} label={t(texts.loading)} awaits="server" />;
    case 'offline':
      return (
        <EmptyState icon={<CloudOff />} title={t(texts.offline)}>
          {t(texts.offlineWhy)}
        </EmptyState>
      );
    case 'failed':
      return (
        <ErrorState title={t(texts.failed)} onRetry={retry}>
          {t(texts.failedWhy)}
        </ErrorState>
      );
  }
}

export const page = definePage({ Component: StatusPage });
