import { assertNever } from '@/lib/assertNever';
import { CommandProblem } from '@/parts/outbox/CommandProblem';
import { AppliedInPart } from '@/parts/proposals/AppliedInPart';
import { troubleText } from '@/parts/outbox/troubleText';
import { StandsInstead } from '@/parts/proposals/StandsInstead';
import { useExplanation } from '@/parts/records/useExplanation';
import { ui } from '@/language/en/ui';
import { message } from '@/language/text';
import type { ProposalStanding } from '@/wiki/proposals/standing';
import { changes } from '@/language/en/changes';
import { outbox } from '@/language/en/outbox';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { Badge } from '@/ui/Badge';
import { DateText } from '@/ui/DateText';
import { useOnline } from '@/ui/useOnline';
import styles from './Change.module.css';

export function ChangeStanding({
  standing,
  isNew,
}: {
  readonly standing: ProposalStanding;
  readonly isNew: boolean;
}) {
  const t = useText();
  if (standing.kind === 'stuck') return <CommandProblem command={standing.command} />;
  return (
    <div className={styles.standing}>
      {isNew && <Badge kind="neutral">{t(changes.new)}</Badge>}
      <StandingText standing={standing} />
    </div>
  );
}

function StandingText({ standing }: { readonly standing: Exclude<ProposalStanding, { kind: 'stuck' }> }) {
  const t = useText();
  const online = useOnline();
  switch (standing.kind) {
    case 'onDevice':
      return (
        <>
          <Badge kind="sending">{t(ui.onThisDevice)}</Badge>
          <span>
            {standing.error === undefined
              ? t(online ? changes.beingSent : outbox.noConnection)
              : t(changes.notSentYet, { why: message(troubleText(standing.error)) })}
          </span>
        </>
      );
    case 'waiting':
      return (
        <>
          <Badge kind="pending">{t(ui.pending)}</Badge>
          <span>
            {standing.until === undefined ? (
              t(changes.waiting)
            ) : (
              <Rich
                text={changes.waitsUntil}
                values={{ until: <DateText value={standing.until} format="time" /> }}
              />
            )}
          </span>
        </>
      );
    case 'applying':
      return (
        <>
          <Badge kind="pending">{t(changes.applying)}</Badge>
          <span>{t(changes.beingApplied)}</span>
        </>
      );
    case 'problem':
      return <NotApplied standing={standing} />;
    case 'rejected':
      return <Rejected standing={standing} />;
    case 'applied':
      return (
        <>
          <Badge kind="applied">{t(changes.applied)}</Badge>
          <span>
            {standing.rest === undefined ? (
              t(standing.atOnce ? changes.appliedAtOnce : changes.partOfWiki)
            ) : (
              <AppliedInPart rest={standing.rest} />
            )}
          </span>
        </>
      );
    default:
      return assertNever(standing, 'standing');
  }
}

function NotApplied({
  standing: { problem, cause },
}: {
  readonly standing: Extract<ProposalStanding, { kind: 'problem' }>;
}) {
  const t = useText();
  const why = useExplanation(problem, cause) ?? problem;
  return (
    <>
      <Badge kind="problem">{t(ui.problem)}</Badge>
      <span className={styles.reason}>{t(changes.notApplied, { why })}</span>
      <span className={styles.advice}>{t(changes.stillOpen)}</span>
    </>
  );
}

/**
 * Says why a change was rejected. A change superseded by another proposal is not called rejected, because
 * nobody judged it.
 */
function Rejected({
  standing: { reason, cause },
}: {
  readonly standing: Extract<ProposalStanding, { kind: 'rejected' }>;
}) {
  const t = useText();
  const said = useExplanation(reason, cause);
  switch (cause?.code) {
    case 'replacedBy':
    case 'superseded':
    case 'cameTrue':
      return (
        <>
          {cause.code === 'cameTrue' ? (
            <Badge kind="applied">{t(changes.cameTrue)}</Badge>
          ) : (
            <Badge kind="neutral">{t(changes.superseded)}</Badge>
          )}
          <span className={styles.reason}>
            {said} <StandsInstead cause={cause} />
          </span>
        </>
      );
    default:
      return (
        <>
          <Badge kind="rejected">{t(ui.rejected)}</Badge>
          {said !== undefined && (
            <span className={styles.reason}>
              {t(changes.rejectedBecause, { reason: said })} <StandsInstead cause={cause} />
            </span>
          )}
        </>
      );
  }
}
