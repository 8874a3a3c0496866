import { MailCheck } from 'lucide-react';
import { withholding as texts } from '@/language/en/withholding';
import { useText } from '@/language/useLanguage';
import type { PersonRequest } from '@/model/privacy/report';
import { path } from '@/model/sharing/routes';
import { requestDays } from '@/model/privacy/withholding';
import { loadErrorWord } from '@/parts/scopes/errorWords';
import { PendingContent } from '@/parts/scopes/PendingContent';
import { PlayerLink } from '@/parts/records/PlayerLink';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { ListPanel } from '@/ui/ListPanel';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { ListRow } from '@/ui/List';
import { RelativeTime } from '@/ui/RelativeTime';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { useOnline } from '@/ui/useOnline';
import { newAction } from '@/wiki/answers/askOnce';
import { useAskOnce } from '@/wiki/answers/useAskOnce';
import { selectLiveList } from '@/wiki/liveLists/liveListsSlice';
import { useLiveList } from '@/wiki/liveLists/useLiveList';
import { useScope } from '@/wiki/scopes/useScope';

export function Requests() {
  const t = useText();
  const online = useOnline();
  const retry = useLiveList({ kind: 'personRequests' });
  const { data: requests, failed } = useAppSelector((state) => selectLiveList(state, 'personRequests'));
  useScope({ kind: 'players' });
  return (
    <Section title={t(texts.requests)} count={requests?.length || undefined}>
      {failed !== undefined && requests === undefined ? (
        <ErrorState title={t(texts.requestsFailed)} onRetry={retry}>
          {t(loadErrorWord(failed))}
        </ErrorState>
      ) : requests === undefined ? (
        online ? (
          <PendingContent rows={4} label={t(texts.requestsLoading)} />
        ) : (
          <p>{t(texts.requestsOffline)}</p>
        )
      ) : requests.length === 0 ? (
        <EmptyState icon={<MailCheck />} title={t(texts.noRequests)}>
          {t(texts.noRequestsWhy)}
        </EmptyState>
      ) : (
        <Stack>
          <ListPanel label={t(texts.requests)}>
            {requests.map((request) => (
              <RequestRow key={request.id} request={request} />
            ))}
          </ListPanel>
          <p>{t(texts.keptFor, { count: requestDays })}</p>
        </Stack>
      )}
    </Section>
  );
}

function RequestRow({ request }: { readonly request: PersonRequest }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  const { failed, ask } = useAskOnce();
  const { id, docId, text, contact, at } = request;
  const decline = async () => {
    const isSure = await dialogs.confirm({
      title: t(texts.declineTitle),
      body: t(texts.declineBody),
      okLabel: t(texts.declineOk),
      danger: true,
    });
    if (isSure) await ask({ kind: 'dropRequest', id, action: dispatch(newAction()) });
  };
  const steps = `${path('withholding')}?player=${encodeURIComponent(docId)}&request=${encodeURIComponent(id)}`;
  return (
    <ListRow
      title={<PlayerLink id={docId} />}
      subtitle={<RelativeTime value={at} />}
      actions={
        <Stack row gap={2}>
          <ButtonLink size="sm" to={steps}>
            {t(texts.begin)}
          </ButtonLink>
          <Button size="sm" onClick={() => void decline()}>
            {t(texts.decline)}
          </Button>
        </Stack>
      }
    >
      <p>{text}</p>
      <p>{t(texts.requestContact, { contact })}</p>
      {failed !== undefined && (
        <p role="alert">{t(texts.failed, { why: { text: loadErrorWord(failed) } })}</p>
      )}
    </ListRow>
  );
}
