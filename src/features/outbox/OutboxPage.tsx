import { CloudCheck, RefreshCw } from 'lucide-react';
import { CommandPanel } from '@/parts/outbox/CommandPanel';
import { SaveButton } from '@/parts/outbox/SaveButton';
import { retryAll } from '@/wiki/proposals/commandThunks';
import { SignInPanel } from '@/parts/session/SignInPanel';
import { selectCommands, selectOthersCount, selectScheduledDiscards } from '@/wiki/outbox/outboxSelectors';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { outbox } from '@/language/en/outbox';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { isStuck, type Command } from '@/model/proposals/command';
import type { UserId } from '@/model/ids';
import { path } from '@/model/sharing/routes';
import { definePage } from '@/store/page';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { useOnline } from '@/ui/useOnline';
import { LoadButton } from './LoadButton';
import { useEffect, useState } from 'react';
import { findStorageManager } from '@/lib/browserParts';
import look from '@/ui/words.module.css';
import { FollowProposalScopes } from '@/parts/proposals/FollowProposalScopes';
import { rulesOf } from '@/wiki/outbox/commandKinds';
import { useScope } from '@/wiki/scopes/useScope';

function OutboxPage() {
  const uid = useAppSelector(selectUid);
  return uid === undefined ? <SignedOut /> : <OwnOutbox uid={uid} />;
}

function SignedOut() {
  const t = useText();
  const others = useAppSelector(selectOthersCount);
  return (
    <>
      <PageHeader title={t(titles.outbox)} description={t(outbox.description)} />
      <SignInPanel title={t(outbox.signInTitle)}>
        {others > 0 ? t(outbox.othersWait, { count: others }) : t(outbox.signInBody)}
      </SignInPanel>
    </>
  );
}

function OwnOutbox({ uid }: { readonly uid: UserId }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const online = useOnline();
  const commands = useAppSelector(selectCommands);
  const discarded = useAppSelector(selectScheduledDiscards);
  const stuck = commands.filter(isStuck);
  const waiting = commands.filter((command) => !isStuck(command));
  const empty = commands.length + discarded.length === 0;
  const mayRetry = commands.some(
    ({ state, retryAt }) => state === 'failed' || (state === 'queued' && retryAt !== undefined),
  );
  return (
    <>
      <FollowCommandRecords uid={uid} commands={commands} />
      <PageHeader
        title={t(titles.outbox)}
        description={t(outbox.description)}
        actions={
          <>
            {mayRetry && (
              <Button icon={<RefreshCw />} onClick={() => dispatch(retryAll())}>
                {t(outbox.retryAll)}
              </Button>
            )}
            {commands.length > 0 && <SaveButton />}
            <LoadButton uid={uid} />
          </>
        }
      />
      {empty ? (
        <EmptyState
          icon={<CloudCheck />}
          title={t(outbox.emptyTitle)}
          action={<ButtonLink to={path('mydelta')}>{t(outbox.toMyChanges)}</ButtonLink>}
        >
          {t(outbox.emptyBody)}
        </EmptyState>
      ) : (
        <Stack gap={5}>
          <div>
            <p>{t(online ? outbox.intro : outbox.introOffline)}</p>
            <StorageNote />
          </div>
          <Commands title={t(outbox.stuck)} commands={stuck} />
          <Commands title={t(outbox.waiting)} commands={waiting} />
          <Commands title={t(outbox.discarded)} commands={discarded} />
        </Stack>
      )}
    </>
  );
}

function Commands({ title, commands }: { readonly title: string; readonly commands: readonly Command[] }) {
  if (commands.length === 0) return null;
  return (
    <Section title={title} count={commands.length}>
      <Stack gap={3}>
        {commands.map((command) => (
          <CommandPanel key={command.id} command={command} />
        ))}
      </Stack>
    </Section>
  );
}

/** Warns if the browser may clear waiting commands; empty if it has promised persistent storage. */
function StorageNote() {
  const t = useText();
  const [kept, setKept] = useState(true);
  useEffect(() => {
    // Missing in older browsers and on insecure pages, which promise nothing.
    const asked = findStorageManager()?.persisted?.() ?? Promise.resolve(false);
    asked.then(setKept, () => setKept(false));
  }, []);
  return kept ? null : <p className={look.muted}>{t(outbox.storageRefused)}</p>;
}

interface FollowCommandRecordsProps {
  readonly uid: UserId;
  readonly commands: readonly Command[];
}

function FollowCommandRecords({ uid, commands }: FollowCommandRecordsProps) {
  useScope({ kind: 'ownDeltas', uid });
  const about = commands.flatMap(({ body }) => ('deltaId' in body ? [body.deltaId] : []));
  const decides = commands.some(({ body }) => rulesOf(body).about?.(body)?.startsWith('event/') === true);
  useScope(decides ? { kind: 'events' } : undefined);
  return <FollowProposalScopes ids={about} />;
}

export const page = definePage({ Component: OutboxPage });
