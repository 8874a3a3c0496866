import { CloudOff } from 'lucide-react';
import { duplicates } from '@/language/en/duplicates';
import { loading } from '@/language/en/loading';
import { titles } from '@/language/en/titles';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { SignInPanel } from '@/parts/session/SignInPanel';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { useOnline } from '@/ui/useOnline';
import { useAnswer } from '@/wiki/answers/useAnswer';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';
import { Merges } from './Merges';
import { OpenPairs } from './OpenPairs';

function DuplicatesPage() {
  const t = useText();
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  return (
    <>
      <PageHeader
        title={t(titles.duplicates)}
        description={t(duplicates.description)}
        lead={t(duplicates.description)}
      />
      {mayEdit ? (
        <Lists />
      ) : (
        <Stack>
          <SignInPanel title={t(titles.duplicates)}>{t(duplicates.signInWhy)}</SignInPanel>
          <Merges />
        </Stack>
      )}
    </>
  );
}

function Lists() {
  const t = useText();
  const online = useOnline();
  const { data, failed, retry } = useAnswer({ kind: 'duplicates' }, true);
  const what = t(duplicates.what);
  if (data) return <OpenPairs list={data} note={keptNote(online, failed !== undefined)} />;
  if (online && failed === undefined)
    return <LoadingState rows={12} label={t(loading.loading, { what })} awaits="server" />;
  return (
    <Stack>
      {online ? (
        <ErrorState title={t(loading.loadFailed, { what })} onRetry={retry}>
          {t(duplicates.failedWhy)}
        </ErrorState>
      ) : (
        <EmptyState icon={<CloudOff />} title={t(duplicates.offline)}>
          {t(duplicates.offlineWhy)}
        </EmptyState>
      )}
      <Merges />
    </Stack>
  );
}

function keptNote(online: boolean, failed: boolean): Text | undefined {
  if (!online) return duplicates.offlineKept;
  return failed ? duplicates.failedKept : undefined;
}

export const page = definePage({ Component: DuplicatesPage });
