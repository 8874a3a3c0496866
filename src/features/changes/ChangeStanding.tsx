import { ui } from '@/language/en/ui';
import type { ReactNode } from 'react';
import { assertNever } from '@/lib/assertNever';
import { CommandProblem } from '@/parts/outbox/CommandProblem';
import { AppliedInPart } from '@/parts/proposals/AppliedInPart';
import { troubleText } from '@/parts/outbox/troubleText';
import { StandsInstead } from '@/parts/proposals/StandsInstead';
import { useExplanation } from '@/parts/records/useExplanation';
import { message, type Text } from '@/language/text';
import { isSuperseded } from '@/model/cause';
import type { ProposalStanding } from '@/wiki/proposals/standing';
import { changes } from '@/language/en/changes';
import { outbox } from '@/language/en/outbox';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { Badge, type BadgeProps } from '@/ui/Badge';
import { DateText } from '@/ui/DateText';
import { useOnline } from '@/ui/useOnline';
import look from '@/ui/words.module.css';
import styles from './Change.module.css';

interface ChangeStandingProps {
  readonly standing: ProposalStanding;
  readonly isNew: boolean;
}

export function ChangeStanding({ standing, isNew }: ChangeStandingProps) {
  const t = useText();
  if (standing.kind === 'stuck') return <CommandProblem command={standing.command} />;
  return (
    <div className={styles.standing}>
      {isNew && <Badge kind="neutral">{t(changes.new)}</Badge>}
      <StandingText standing={standing} />
    </div>
  );
}

interface StandingProps<K extends ProposalStanding['kind']> {
  readonly standing: Extract<ProposalStanding, { kind: K }>;
}

function StandingText({ standing }: StandingProps<Exclude<ProposalStanding['kind'], 'stuck'>>) {
  const t = useText();
  const online = useOnline();
  switch (standing.kind) {
    case 'onDevice':
      return (
        <Said kind="sending" label={ui.onThisDevice}>
          {standing.error === undefined
            ? t(online ? changes.beingSent : outbox.noConnection)
            : t(changes.notSentYet, { why: message(troubleText(standing.error)) })}
        </Said>
      );
    case 'waiting':
      return (
        <Said kind="pending" label={ui.pending}>
          {standing.until === undefined ? (
            t(changes.waiting)
          ) : (
            <Rich
              text={changes.waitsUntil}
              values={{ until: <DateText value={standing.until} format="time" /> }}
            />
          )}
        </Said>
      );
    case 'applying':
      return (
        <Said kind="pending" label={changes.applying}>
          {t(changes.beingApplied)}
        </Said>
      );
    case 'problem':
      return <NotApplied standing={standing} />;
    case 'rejected':
      return <Rejected standing={standing} />;
    case 'applied':
      return (
        <Said kind="applied" label={changes.applied}>
          {standing.rest === undefined ? (
            t(standing.atOnce ? changes.appliedAtOnce : changes.partOfWiki)
          ) : (
            <AppliedInPart rest={standing.rest} />
          )}
        </Said>
      );
    default:
      return assertNever(standing, 'standing');
  }
}

interface SaidProps extends Pick<BadgeProps, 'kind'> {
  readonly label: Text;
  readonly children?: ReactNode;
}

function Said({ kind, label, children }: SaidProps) {
  const t = useText();
  return (
    <>
      <Badge kind={kind}>{t(label)}</Badge>
      {children !== undefined && <span className={look.lines}>{children}</span>}
    </>
  );
}

function NotApplied({ standing: { problem, cause } }: StandingProps<'problem'>) {
  const t = useText();
  const why = useExplanation(problem, cause) ?? problem;
  return (
    <>
      <Said kind="problem" label={ui.problem}>
        {t(changes.notApplied, { why })}
      </Said>
      <span className={styles.advice}>{t(changes.stillOpen)}</span>
    </>
  );
}

/**
 * Says why a change was rejected. A change superseded by another proposal is not called rejected, because
 * nobody judged it.
 */
function Rejected({ standing: { reason, cause } }: StandingProps<'rejected'>) {
  const t = useText();
  const said = useExplanation(reason, cause);
  const instead = <StandsInstead cause={cause} />;
  if (cause?.code === 'replacedBy' || isSuperseded(cause)) {
    const [kind, label] =
      cause.code === 'cameTrue'
        ? (['applied', changes.cameTrue] as const)
        : (['neutral', changes.superseded] as const);
    return (
      <Said kind={kind} label={label}>
        {said} {instead}
      </Said>
    );
  }
  return (
    <Said kind="rejected" label={ui.rejected}>
      {said === undefined ? undefined : (
        <>
          {t(changes.rejectedBecause, { reason: said })} {instead}
        </>
      )}
    </Said>
  );
}
