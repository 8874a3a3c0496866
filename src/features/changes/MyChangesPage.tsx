import { PencilLine } from 'lucide-react';
import { deepEqual } from 'fast-equals';
import { CommandProblem } from '@/features/wiki/editing/proposals/CommandProblem';
import { HoldProposalScopes } from '@/features/wiki/editing/proposals/HoldProposalScopes';
import { SignInPanel } from '@/features/wiki/editing/SignInPanel';
import { ScopeState } from '@/features/wiki/display/ScopeState';
import { useScope } from '@/features/wiki/scopes/useScope';
import { selectUid } from '@/features/wiki/session/sessionSelectors';
import type { UserId } from '@/model/ids';
import { path, routes } from '@/model/routes';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { useHead } from '@/ui/useHead';
import { NotificationSwitch } from './NotificationSwitch';
import { RecordChanges } from './RecordChanges';
import { selectOtherStuckCommands, selectOwnChanges, type ChangesPart } from './changesSelectors';

/** Where each of the visitor's own changes stands, from this device to the decision. */
function MyChangesPage() {
  useHead(routes.mydelta.title, { description: 'Where the changes you proposed stand.' });
  const uid = useAppSelector(selectUid);
  return (
    <>
      <PageHeader title={routes.mydelta.title} />
      {uid === undefined ? (
        <SignInPanel title="Sign in to see your changes">
          What you propose is listed here: what waits, what was applied, and why something was rejected.
        </SignInPanel>
      ) : (
        <OwnChanges uid={uid} />
      )}
    </>
  );
}

const titles = {
  stuck: 'Needs your attention',
  open: 'Open',
  rejected: 'Rejected',
  applied: 'Applied',
} as const satisfies Record<ChangesPart, string>;
const order = ['stuck', 'open', 'rejected', 'applied'] as const satisfies readonly ChangesPart[];

function OwnChanges({ uid }: { readonly uid: UserId }) {
  const own = useScope({ kind: 'ownDeltas', uid });
  const applied = useScope({ kind: 'ownApplied', uid });
  const changes = useAppSelector(selectOwnChanges, deepEqual);
  const others = useAppSelector(selectOtherStuckCommands);
  const shown = order.filter((part) => changes[part].length > 0);
  return (
    <>
      <HoldProposalScopes ids={order.flatMap((part) => changes[part].flatMap(({ ids }) => ids))} />
      {others.map((command) => (
        <CommandProblem key={command.id} command={command} />
      ))}
      <ScopeState
        scopes={[own, applied]}
        empty={shown.length === 0}
        what="changes"
        rows={4}
        nothing={<NoChanges />}
      >
        {shown.map((part) => (
          <Section
            key={part}
            title={titles[part]}
            count={changes[part].reduce((sum, { ids }) => sum + ids.length, 0)}
          >
            <Stack gap={3}>
              {changes[part].map((group) => (
                <RecordChanges key={`${group.collection}/${group.recordId}`} group={group} />
              ))}
            </Stack>
          </Section>
        ))}
      </ScopeState>
      <NotificationSwitch />
    </>
  );
}

const NoChanges = () => (
  <EmptyState
    icon={<PencilLine />}
    title="You have not proposed anything yet"
    action={<ButtonLink to={path('sports')}>Find an event to complete</ButtonLink>}
  >
    Open an event or a player and press a pencil. What you propose shows up here, and at once on the page.
  </EmptyState>
);

export const page = definePage({ Component: MyChangesPage });
