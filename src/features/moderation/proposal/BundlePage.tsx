import { Layers } from 'lucide-react';
import { ui } from '@/language/en/ui';
import { bundles } from '@/language/en/bundles';
import { titles } from '@/language/en/titles';
import { words } from '@/language/en/words';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import type { DeltaStatus } from '@/model/proposals/delta';
import { bundleId, userId, type DeltaId } from '@/model/ids';
import { path } from '@/model/sharing/routes';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { ScopeState } from '@/parts/scopes/ScopeState';
import { FollowProposalScopes } from '@/parts/proposals/FollowProposalScopes';
import { WithdrawAll } from '@/parts/proposals/WithdrawAll';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { RelativeTime } from '@/ui/RelativeTime';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { useHead } from '@/ui/useHead';
import { selectBundleIds, selectDelta } from '@/wiki/deltas/deltasSelectors';
import { queueOfBundle } from '@/parts/proposals/queueAddress';
import { useScope } from '@/wiki/scopes/useScope';
import { selectIsModerator, selectUid } from '@/wiki/session/sessionSelectors';
import { lazyPart } from '@/ui/lazyPart';
import { RevertBundle } from './RevertBundle';
import { OfStatus, useOfStatus } from './OfStatus';

const load = () => import('./bundleDecisionsCode');

/** The decisions on all of a bundle, without their code until a moderator is there. */
const { Part: BundleDecisions } = lazyPart(load, 'BundleDecisions');

const { Part: DelayedDecisions } = lazyPart(load, 'DelayedDecisions');

type Params = Readonly<Record<'author' | 'id', string>>;

/** Everything an author entered together, by status. Only the author and moderators see unapplied changes. */
function BundlePage({ author, id }: Params) {
  const t = useText();
  useHead(t(titles.bundle));
  const scope = useScope({ kind: 'bundle', author: userId(author), bundle: bundleId(id) });
  const isOwn = useAppSelector(selectUid) === author;
  const isModerator = useAppSelector(selectIsModerator);
  // The app frame already follows the own proposals.
  const open = useScope(isModerator && !isOwn ? { kind: 'proposalsOf', uid: userId(author) } : undefined);
  const ids = useAppSelector((state) => selectBundleIds(state, author, id));
  return (
    <>
      <BundleHeader author={author} id={id} ids={ids} whole={isOwn || open?.status === 'live'} />
      {isModerator && <DelayedDecisions />}
      <FollowProposalScopes ids={ids} />
      <ScopeState
        scopes={[scope, open]}
        empty={ids.length === 0}
        what={t(words.changes)}
        rows={6}
        nothing={
          <EmptyState icon={<Layers />} title={t(bundles.nothing)}>
            {t(bundles.nothingBody)}
          </EmptyState>
        }
      >
        {sections.map(([status, title]) => (
          <OfStatus key={status} ids={ids} status={status} title={title} />
        ))}
      </ScopeState>
    </>
  );
}

interface BundleHeaderProps extends Params {
  readonly ids: readonly DeltaId[];
  readonly whole: boolean;
}

function BundleHeader({ author, id, ids, whole }: BundleHeaderProps) {
  const t = useText();
  const isOwn = useAppSelector(selectUid) === author;
  const isModerator = useAppSelector(selectIsModerator);
  const since = useAppSelector((state) => selectDelta(state, ids[0] ?? '')?.timestamp);
  const waiting = useOfStatus(ids, 'new');
  const queue = waiting.length > 0 ? queueOfBundle(author, id) : path('delta');
  return (
    <PageHeader
      title={t(titles.bundle)}
      kicker={isModerator ? <TextLink to={queue}>{t(bundles.toQueue)}</TextLink> : undefined}
      meta={[
        since !== undefined && (
          <Rich
            key="by"
            text={bundles.by}
            values={{ author: <ProfileName uid={author} />, when: <RelativeTime value={since} /> }}
          />
        ),
      ]}
      actions={
        <Stack row gap={2}>
          {isModerator && whole && waiting.length > 0 && <BundleDecisions ids={waiting} />}
          {isOwn && waiting.length > 0 && <WithdrawAll ids={waiting} />}
          <RevertBundle author={author} id={id} />
        </Stack>
      }
    />
  );
}

const sections = [
  ['new', bundles.open],
  ['applied', bundles.applied],
  ['rejected', ui.rejected],
] as const satisfies readonly (readonly [DeltaStatus, unknown])[];

export const page = definePage<Params>({ Component: BundlePage });
