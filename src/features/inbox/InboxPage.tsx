import { Bell, CloudOff } from 'lucide-react';
import { inbox } from '@/language/en/inbox';
import { picks } from '@/language/en/picks';
import { loading } from '@/language/en/loading';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { SignInPanel } from '@/parts/session/SignInPanel';
import { WatchedSection } from '@/parts/watches/WatchedSection';
import { definePage } from '@/store/page';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { useOnline } from '@/ui/useOnline';
import { liveListsSlice } from '@/wiki/liveLists/liveListsSlice';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { selectInboxList, selectNews } from './inboxSelectors';
import { NewsList } from './NewsList';
import { useSeen } from './useSeen';

function InboxPage() {
  const t = useText();
  const isSignedIn = useAppSelector(selectUid) !== undefined;
  return (
    <>
      <PageHeader
        title={t(titles.inbox)}
        description={t(inbox.description)}
        lead={t(inbox.description)}
        meta={
          isSignedIn
            ? [
                <TextLink key="mail" to={path('settings')}>
                  {t(inbox.settings)}
                </TextLink>,
                <TextLink key="picks" to={`${path('picks')}#mine`}>
                  {t(picks.mine)}
                </TextLink>,
              ]
            : []
        }
      />
      {isSignedIn ? (
        <Stack gap={6}>
          <OwnInbox />
          <WatchedSection />
        </Stack>
      ) : (
        <SignInPanel title={t(inbox.signInTitle)}>{t(inbox.signInBody)}</SignInPanel>
      )}
    </>
  );
}

function OwnInbox() {
  const online = useOnline();
  const isFailed = useAppSelector((state) => selectInboxList(state).failed !== undefined);
  const news = useAppSelector(selectNews);
  const seenBefore = useSeen(news);
  if (news.length === 0) return <NoNews online={online} />;
  const note = !online ? inbox.offlineKept : isFailed ? inbox.failedKept : undefined;
  return <NewsList news={news} seenBefore={seenBefore} note={note} />;
}

function NoNews({ online }: { readonly online: boolean }) {
  const t = useText();
  const { data, failed } = useAppSelector(selectInboxList);
  const dispatch = useAppDispatch();
  const what = t(inbox.what);
  if (data !== undefined && failed === undefined)
    return (
      <EmptyState icon={<Bell />} title={t(inbox.emptyTitle)}>
        {t(inbox.emptyBody)}
      </EmptyState>
    );
  if (!online)
    return (
      <EmptyState icon={<CloudOff />} title={t(inbox.offlineTitle)}>
        {t(inbox.offlineBody)}
      </EmptyState>
    );
  return failed !== undefined ? (
    <ErrorState
      title={t(loading.loadFailed, { what })}
      onRetry={() => dispatch(liveListsSlice.actions.opened({ key: 'inbox' }))}
    />
  ) : (
    <LoadingState rows={6} label={t(loading.loading, { what })} awaits="server" />
  );
}

export const page = definePage({ Component: InboxPage });
