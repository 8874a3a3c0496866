import { useState } from 'react';
import { scorers as texts } from '@/language/en/scorers';
import { useLanguage } from '@/language/useLanguage';
import { eventId } from '@/model/ids';
import { invitationState, type Invitation } from '@/model/scoring/invitation';
import { scoringMs } from '@/model/scoring/scorer';
import { loadErrorWord } from '@/parts/scopes/errorWords';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { List, ListRow } from '@/ui/List';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { useMinute } from '@/ui/useMinute';
import { newAction } from '@/wiki/answers/askOnce';
import { useAskOnce } from '@/wiki/answers/useAskOnce';
import { selectLiveList } from '@/wiki/liveLists/liveListsSlice';
import { useLiveList } from '@/wiki/liveLists/useLiveList';
import { selectUid } from '@/wiki/session/sessionSelectors';

const stateTexts = {
  early: texts.early,
  inForce: texts.inForce,
  over: texts.over,
  withdrawn: texts.withdrawn,
} as const;

interface InvitationsProps {
  readonly event: string;
  readonly onIssued: (name: string, token: string) => void;
}

/** The invitations of an event as the server has them, the latest first. */
export function Invitations({ event, onIssued }: InvitationsProps) {
  const { t } = useLanguage();
  const retry = useLiveList({ kind: 'scorers', event });
  const { data, failed } = useAppSelector((state) => selectLiveList(state, 'scorers'));
  if (failed !== undefined)
    return (
      <ErrorState title={t(texts.listFailed)} onRetry={retry}>
        {t(loadErrorWord(failed))}
      </ErrorState>
    );
  if (data === undefined || data.length === 0) return undefined;
  return (
    <Section title={t(texts.invitations)} count={data.length}>
      <Panel flush>
        <List label={t(texts.invitations)}>
          {data.map((each) => (
            <InvitationRow key={each.id} invitation={each} onIssued={onIssued} />
          ))}
        </List>
      </Panel>
    </Section>
  );
}

interface InvitationRowProps extends Pick<InvitationsProps, 'onIssued'> {
  readonly invitation: Invitation;
}

function InvitationRow({ invitation, onIssued }: InvitationRowProps) {
  const { t, dates } = useLanguage();
  const { id, event, name, from, by } = invitation;
  const isOwn = useAppSelector(selectUid) === by;
  const state = invitationState(invitation, useMinute());
  const [asking, setAsking] = useState(false);
  const { busy, failed, ask } = useAskOnce();
  const mayScore = state === 'early' || state === 'inForce';
  const show = async () => {
    // The server issues the token again to the account that invited.
    const asked = { eventId: eventId(event), from, name } as const;
    const { data: token } = await ask({ kind: 'inviteScorer', action: id, ...asked });
    if (token !== undefined) onIssued(name, token);
  };
  return (
    <ListRow
      title={name}
      subtitle={t(texts.span, {
        state: { text: stateTexts[state] },
        from: dates.time(from) ?? '',
        until: dates.time(from + scoringMs) ?? '',
      })}
      actions={
        <Stack row gap={2}>
          {mayScore && isOwn && (
            <Button size="sm" busy={busy} onClick={() => void show()}>
              {t(texts.showLink)}
            </Button>
          )}
          {!invitation.dropped && (
            <Button size="sm" aria-expanded={asking} onClick={() => setAsking(!asking)}>
              {t(state === 'withdrawn' ? texts.dropLater : texts.withdraw)}
            </Button>
          )}
        </Stack>
      }
    >
      {asking && !invitation.dropped && <Withdrawal scorer={id} withdrawn={state === 'withdrawn'} />}
      {failed !== undefined && (
        <p role="alert">{t(texts.failed, { why: { text: loadErrorWord(failed) } })}</p>
      )}
    </ListRow>
  );
}

interface WithdrawalProps {
  readonly scorer: string;
  /** Earlier, when its entries were kept. */
  readonly withdrawn: boolean;
}

/** Asks what becomes of what was entered, and withdraws the invitation. */
function Withdrawal({ scorer, withdrawn }: WithdrawalProps) {
  const { t } = useLanguage();
  const dispatch = useAppDispatch();
  const [action] = useState(() => dispatch(newAction()));
  const { busy, failed, ask } = useAskOnce();
  const withdraw = (entries: 'keep' | 'drop') => void ask({ kind: 'revokeScorer', action, scorer, entries });
  return (
    <Stack gap={2}>
      <p>{t(withdrawn ? texts.dropMeans : texts.withdrawMeans)}</p>
      <Stack row gap={2}>
        {!withdrawn && (
          <Button size="sm" busy={busy} onClick={() => withdraw('keep')}>
            {t(texts.keep)}
          </Button>
        )}
        <Button size="sm" variant="danger" busy={busy} onClick={() => withdraw('drop')}>
          {t(withdrawn ? texts.dropNow : texts.drop)}
        </Button>
      </Stack>
      {failed !== undefined && (
        <p role="alert">{t(texts.failed, { why: { text: loadErrorWord(failed) } })}</p>
      )}
    </Stack>
  );
}
