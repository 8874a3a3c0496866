import { dequal } from 'dequal';
import { CommandProblem } from '@/parts/outbox/CommandProblem';
import { TrustFacts } from '@/parts/trust/lazyTrustFacts';
import { FollowProposalScopes } from '@/parts/proposals/FollowProposalScopes';
import { WithdrawAll } from '@/parts/proposals/WithdrawAll';
import { SignInPanel } from '@/parts/session/SignInPanel';
import { ScopeState } from '@/parts/scopes/ScopeState';
import { selectWaitingCount } from '@/wiki/outbox/outboxSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { outbox } from '@/language/en/outbox';
import { ui } from '@/language/en/ui';
import { changes as texts } from '@/language/en/changes';
import { titles } from '@/language/en/titles';
import { words } from '@/language/en/words';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import type { UserId } from '@/model/ids';
import { path } from '@/model/sharing/routes';
import { NotificationSwitch } from '@/parts/news/NotificationSwitch';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { PageHeader } from '@/ui/PageHeader';
import { TextLink } from '@/ui/TextLink';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { ChangesGroup } from './ChangesGroup';
import {
  selectOtherStuckCommands,
  selectOwnChanges,
  type ChangesGroup as Group,
  type ChangesPart,
} from './changesSelectors';
import { NoChanges } from './NoChanges';

function MyChangesPage() {
  const t = useText();
  const uid = useAppSelector(selectUid);
  return (
    <>
      <PageHeader
        title={t(titles.mydelta)}
        description={t(texts.description)}
        meta={uid === undefined ? [] : [<Unsent key="unsent" />]}
      />
      {uid === undefined ? (
        <SignInPanel title={t(texts.signInTitle)}>{t(texts.signInBody)}</SignInPanel>
      ) : (
        <OwnChanges uid={uid} />
      )}
    </>
  );
}

const parts = {
  stuck: outbox.stuck,
  open: texts.open,
  rejected: ui.rejected,
  applied: texts.applied,
} as const satisfies Record<ChangesPart, Text>;

const order = ['stuck', 'open', 'rejected', 'applied'] as const satisfies readonly ChangesPart[];

const idsOf = (groups: readonly Group[]) =>
  groups.flatMap(({ records }) => records.flatMap(({ ids }) => ids));

function OwnChanges({ uid }: { readonly uid: UserId }) {
  const t = useText();
  const own = useScope({ kind: 'ownDeltas', uid });
  const applied = useScope({ kind: 'ownApplied', uid });
  const changes = useAppSelector(selectOwnChanges, dequal);
  const others = useAppSelector(selectOtherStuckCommands);
  const shown = order.filter((part) => changes[part].length > 0);
  return (
    <>
      <FollowProposalScopes ids={order.flatMap((part) => idsOf(changes[part]))} />
      {others.map((command) => (
        <CommandProblem key={command.id} command={command} />
      ))}
      <Stack gap={5}>
        <div>
          <ScopeState
            scopes={[own, applied]}
            stored="match"
            empty={shown.length === 0}
            what={t(words.changes)}
            rows={4}
            nothing={<NoChanges />}
          >
            {shown.map((part) => (
              <Section
                key={part}
                title={t(parts[part])}
                count={idsOf(changes[part]).length}
                actions={
                  part === 'open' && changes.open.length > 1 ? (
                    <WithdrawAll ids={idsOf(changes.open)} />
                  ) : undefined
                }
              >
                <Stack gap={3}>
                  {changes[part].map((group) => (
                    <ChangesGroup key={group.key} group={group} part={part} />
                  ))}
                </Stack>
              </Section>
            ))}
          </ScopeState>
        </div>
        <TrustFacts uid={uid} own />
        <NotificationSwitch />
      </Stack>
    </>
  );
}

/**
 * Links to the changes that are not sent yet. The empty line is rendered from the start, so that the layout
 * does not move.
 */
function Unsent() {
  const t = useText();
  const waiting = useAppSelector(selectWaitingCount);
  if (waiting === 0) return '\u00a0';
  return (
    <span>
      {t(texts.onDeviceHere, { count: waiting })}{' '}
      <TextLink to={path('outbox')}>{t(texts.showOutbox)}</TextLink>
    </span>
  );
}

export const page = definePage({ Component: MyChangesPage });
