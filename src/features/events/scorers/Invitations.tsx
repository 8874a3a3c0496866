import { useState } from 'react';
import { scorers as texts } from '@/language/en/scorers';
import { useLanguage } from '@/language/useLanguage';
import { eventId } from '@/model/ids';
import { invitationState, type Invitation } from '@/model/scoring/invitation';
import { scoringMs } from '@/model/scoring/scorer';
import { loadErrorWord } from '@/parts/scopes/errorWords';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { ListRow } from '@/ui/List';
import { ListSection } from '@/ui/ListSection';
import { useMinute } from '@/ui/useMinute';
import { useAskOnce } from '@/wiki/answers/useAskOnce';
import { selectUid } from '@/wiki/session/sessionSelectors';
import styles from './Scorers.module.css';
import { Withdrawal } from './Withdrawal';

const stateTexts = {
  early: texts.early,
  inForce: texts.inForce,
  over: texts.over,
  withdrawn: texts.withdrawn,
} as const;

interface InvitationsProps {
  readonly invitations: readonly Invitation[];
  readonly onIssued: (name: string, token: string) => void;
}

export function Invitations({ invitations, onIssued }: InvitationsProps) {
  const { t } = useLanguage();
  if (invitations.length === 0) return undefined;
  return (
    <ListSection title={t(texts.invitations)} count={invitations.length}>
      {invitations.map((each) => (
        <InvitationRow key={each.id} invitation={each} onIssued={onIssued} />
      ))}
    </ListSection>
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
        <div className={styles.actions}>
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
        </div>
      }
    >
      {asking && !invitation.dropped && (
        <Withdrawal
          scorer={id}
          means={state === 'withdrawn' ? texts.dropMeans : texts.withdrawMeans}
          withdrawn={state === 'withdrawn'}
        />
      )}
      {failed !== undefined && (
        <p role="alert">{t(texts.failed, { why: { text: loadErrorWord(failed) } })}</p>
      )}
    </ListRow>
  );
}
