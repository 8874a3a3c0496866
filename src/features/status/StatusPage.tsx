import { CloudOff } from 'lucide-react';
import { status as texts } from '@/language/en/status';
import { useText } from '@/language/useLanguage';
import { definePage } from '@/store/page';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { useOnline } from '@/ui/useOnline';
import { useAnswer } from '@/wiki/answers/useAnswer';
import { StatusFacts } from './StatusFacts';

/** The health of the wiki, for everyone. Read from a published file, without database reads. */
function StatusPage() {
  const t = useText();
  return (
    <>
      <PageHeader title={t(texts.title)} description={t(texts.description)} lead={t(texts.description)} />
      <Shown />
    </>
  );
}

function Shown() {
  const t = useText();
  const online = useOnline();
  const status = useAnswer({ kind: 'status' });
  const queue = useAnswer({ kind: 'queueCount' });
  if (status.data && queue.data) return <StatusFacts status={{ ...status.data, queue: queue.data }} />;
  if (!online)
    return (
      <EmptyState icon={<CloudOff />} title={t(texts.offline)}>
        {t(texts.offlineWhy)}
      </EmptyState>
    );
  if (status.failed === undefined && queue.failed === undefined)
    return <LoadingState rows={8} label={t(texts.loading)} awaits="server" />;
  const retry = () => {
    status.retry();
    queue.retry();
  };
  return (
    <ErrorState title={t(texts.failed)} onRetry={retry}>
      {t(texts.failedWhy)}
    </ErrorState>
  );
}

export const page = definePage({ Component: StatusPage });
