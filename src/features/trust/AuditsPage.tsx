import { BadgeCheck } from 'lucide-react';
import { List } from '@/ui/List';
import { useState } from 'react';
import { titles } from '@/language/en/titles';
import { trust } from '@/language/en/trust';
import { loading } from '@/language/en/loading';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { ForModerators } from '@/parts/session/ForModerators';
import { CommandProblem } from '@/parts/outbox/CommandProblem';
import { SubscribeMenu } from '@/parts/sharing/SubscribeMenu';
import { FollowProposalScopes } from '@/parts/proposals/FollowProposalScopes';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { lazyPart } from '@/ui/lazyPart';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { useOnline } from '@/ui/useOnline';
import { selectLiveList } from '@/wiki/liveLists/liveListsSlice';
import { useLiveList } from '@/wiki/liveLists/useLiveList';
import { selectIsAdmin } from '@/wiki/session/sessionSelectors';
import { selectPassing, selectRefusedAudits } from '@/wiki/trust/trustSelectors';
import { AuditRow } from './AuditRow';

const { Part: TrustForm } = lazyPart(() => import('./TrustForm'), 'TrustForm');

function AuditsPage() {
  const t = useText();
  const admin = useAppSelector(selectIsAdmin);
  return (
    <>
      <PageHeader
        title={t(titles.audits)}
        description={t(trust.auditsDescription)}
        lead={t(trust.auditsDescription)}
        kicker={<TextLink to={path('delta')}>{t(titles.delta)}</TextLink>}
        actions={<SubscribeMenu subject={{ kind: 'edits', of: 'unreviewed' }} />}
      />
      <Stack gap={6}>
        <ForModerators waiting={<Waiting />}>
          <Audits />
        </ForModerators>
        {admin && <TrustForm />}
      </Stack>
    </>
  );
}

function Waiting() {
  const t = useText();
  return <LoadingState rows={6} label={t(loading.loading, { what: t(trust.audits) })} awaits="server" />;
}

function Audits() {
  const t = useText();
  const online = useOnline();
  const retry = useLiveList({ kind: 'audits' });
  const { data: audits, failed } = useAppSelector((state) => selectLiveList(state, 'audits'));
  const passing = useAppSelector(selectPassing);
  const refused = useAppSelector(selectRefusedAudits);
  // Hides decided rows until the list updates, which may be a moment after the server accepted the decision.
  const [looked, setLooked] = useState<ReadonlySet<string>>(new Set());
  const isRefused = (id: string) =>
    refused.some(({ body }) => body.kind === 'passAudit' && body.deltaId === id);
  const open = audits?.filter(({ id }) => !passing.has(id) && (!looked.has(id) || isRefused(id)));
  return (
    <Stack gap={4}>
      {refused.map((command) => (
        <CommandProblem key={command.id} command={command} />
      ))}
      {passing.size > 0 && !online && <p role="status">{t(trust.auditsKept)}</p>}
      {open === undefined && failed !== undefined && (
        <ErrorState title={t(loading.loadFailed, { what: t(trust.audits) })} onRetry={retry} />
      )}
      {open === undefined && failed === undefined && (online ? <Waiting /> : <p>{t(trust.auditsOffline)}</p>)}
      {open?.length === 0 && (
        <EmptyState icon={<BadgeCheck />} title={t(trust.noAudits)}>
          {t(trust.noAuditsBody)}
        </EmptyState>
      )}
      {open !== undefined && open.length > 0 && (
        <>
          <FollowProposalScopes ids={open.map(({ id }) => id)} />
          <List label={t(titles.audits)}>
            {open.map((audit) => (
              <AuditRow
                key={audit.id}
                audit={audit}
                onPassed={() => setLooked(new Set([...looked, audit.id]))}
              />
            ))}
          </List>
        </>
      )}
    </Stack>
  );
}

export const page = definePage({ Component: AuditsPage });
