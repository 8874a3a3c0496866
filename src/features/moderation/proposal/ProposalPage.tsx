import { FileX2 } from 'lucide-react';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { Reverted } from '@/parts/changes/Reverted';
import { ScopeState } from '@/parts/scopes/ScopeState';
import { FollowProposalScopes } from '@/parts/proposals/FollowProposalScopes';
import { useProposalName } from '@/parts/proposals/useProposalName';
import { SignInPanel } from '@/parts/session/SignInPanel';
import { useScope } from '@/wiki/scopes/useScope';
import { selectIsModerator, selectUid } from '@/wiki/session/sessionSelectors';
import { moderation } from '@/language/en/moderation';
import { titles } from '@/language/en/titles';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { Panel } from '@/ui/Panel';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { useHead } from '@/ui/useHead';
import { DelayedDecisions } from './DelayedDecisions';
import { DecidableProposal } from './DecidableProposal';
import { ProposalDetails } from './ProposalDetails';
import { ProposalStatus } from './ProposalStatus';

function ProposalPage({ id }: { readonly id: string }) {
  const t = useText();
  const uid = useAppSelector(selectUid);
  const scope = useScope(uid === undefined ? undefined : { kind: 'delta', id, uid });
  const moderator = useAppSelector(selectIsModerator);
  const delta = useAppSelector((state) => selectDelta(state, id));
  const name = useProposalName(id);
  const headingId = `proposal-${id}-name`;
  useHead(delta === undefined ? t(titles.proposal) : `${t(titles.proposal)}: ${name}`);
  return (
    <>
      <PageHeader
        title={t(titles.proposal)}
        kicker={moderator ? <TextLink to={path('delta')}>{t(moderation.toQueue)}</TextLink> : undefined}
      />
      {uid === undefined ? (
        <SignInPanel title={t(moderation.proposalSignIn)}>{t(moderation.proposalSignInBody)}</SignInPanel>
      ) : (
        <Stack gap={3}>
          {moderator && <DelayedDecisions />}
          <FollowProposalScopes ids={[id]} />
          <ScopeState
            scopes={[scope]}
            empty={delta === undefined}
            what={t(words.changes)}
            rows={4}
            nothing={
              <EmptyState icon={<FileX2 />} title={t(moderation.proposalNotFound)}>
                {t(moderation.proposalNotFoundBody)}
              </EmptyState>
            }
          >
            {delta && (
              <Panel as="article">
                <Stack gap={3}>
                  <Reverted delta={delta} />
                  <ProposalStatus delta={delta} own={delta.author === uid} moderator={moderator} />
                  {moderator && delta.status === 'new' ? (
                    <DecidableProposal key={id} id={delta.id} headingId={headingId} />
                  ) : (
                    <ProposalDetails id={delta.id} headingId={headingId} decidable={false} own />
                  )}
                </Stack>
              </Panel>
            )}
          </ScopeState>
        </Stack>
      )}
    </>
  );
}

export const page = definePage<{ readonly id: string }>({ Component: ProposalPage });
