import { Send } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { importing } from '@/language/en/importing';
import type { Message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { errorText } from '@/parts/drafts/errorText';
import { FormError } from '@/parts/forms/FormError';
import { WhyFields } from '@/parts/forms/WhyFields';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { LoadingState } from '@/ui/LoadingState';
import { TextLink } from '@/ui/TextLink';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { OtherRows } from './OtherRows';
import look from '@/ui/words.module.css';
import styles from './Import.module.css';
import type { ImportForm } from './importForm';
import type { ChangeForm } from './ImportEditor';
import { proposeImport } from './importThunks';
import type { PlannedRow } from '@/parts/rows/plan';
import { fitting } from './fitting';
import { MissingRecords } from './MissingRecords';
import { PreviewRows, type PlannedRows } from './PreviewRows';
import type { Names } from './useNames';
import type { Plan } from './usePlan';
import { useRoom } from './useRoom';
import type { SourceReading } from './useSource';

export interface PreviewStepProps {
  readonly id: string;
  readonly sport: Sport | undefined;
  readonly target: string | undefined;
  readonly form: ImportForm;
  readonly change: ChangeForm;
  readonly names: Names;
  readonly plan: Plan | undefined;
  readonly source: Pick<SourceReading, 'next' | 'takeNext'>;
  readonly onStartOver: () => void;
}

/** The last step: each row as it would be proposed or its problem, and how many can be sent now. */
export function PreviewStep({ names, plan, ...shared }: PreviewStepProps) {
  const t = useText();
  const { read } = names;
  if (read === undefined) return <LoadingState label={t(importing.lookingUp)} />;
  if (plan?.rows === undefined) return <LoadingState label={t(importing.planning)} />;
  return (
    <>
      <MissingRecords readiness={names.readiness} />
      <Preview {...shared} read={read} plan={{ ...plan, rows: plan.rows }} isLoading={names.isLoading} />
    </>
  );
}

interface PreviewProps extends Omit<PreviewStepProps, 'names' | 'plan'> {
  readonly read: NonNullable<Names['read']>;
  readonly plan: PlannedRows;
  /** Sending waits while more records are loading: rows sent before would create them a second time. */
  readonly isLoading: boolean;
}

function Preview(props: PreviewProps) {
  const { id, sport, target, form, change, read, plan, isLoading, source, onStartOver } = props;
  const t = useText();
  const { sending, error, send } = useSending(change);
  const { most, left, mayGrow, sendingMs } = useRoom();
  const ready = plan.rows.filter(({ state }) => state === 'ready');
  const entries = useMemo(() => new Map(read.people.map(({ entry }) => [entry.key, entry])), [read]);
  const now = fitting(ready, left, plan.world, entries);
  const { people, events } = plan.world;
  const asked = useAsked(plan.isCurrent && !isLoading && !sending, () =>
    send({
      ...now,
      people: now.people,
      sport: id,
      target,
      meanings: { people, events },
      why: form.why,
    }),
  );
  const status = sending
    ? importing.sending
    : ready.length === 0
      ? importing.noneReady
      : asked.isWaiting && isLoading && importing.sendsLoaded;
  return (
    <div className={styles.form}>
      <Sent form={form} rows={plan.rows} source={source} onStartOver={onStartOver} />
      <PreviewRows sport={sport} plan={plan} change={change} />
      <WhyFields why={form.why} onChange={(why) => change((before) => ({ ...before, why }))} />
      {ready.length > now.rows.length && (
        <p role="status" className={styles.warning}>
          {now.rows.length === 0
            ? t(importing.noRoom, { most })
            : t(importing.room, { most, count: now.rows.length })}{' '}
          {mayGrow && t(importing.askMore)}
        </p>
      )}
      <FormError message={error && t(error)} />
      {now.rows.length > 0 && <Summary now={now} minutes={Math.ceil(sendingMs(now.proposals) / 60_000)} />}
      <div className={styles.actions}>
        <Button
          variant="primary"
          icon={<Send aria-hidden />}
          busy={sending || asked.isWaiting}
          disabled={now.rows.length === 0}
          onClick={asked.ask}
        >
          {t(importing.send, { count: now.rows.length })}
        </Button>
        <OtherRows form={form} sport={sport} rows={plan.rows} />
        <p role="status" className={look.muted}>
          {status && t(status)}
        </p>
      </div>
    </div>
  );
}

/**
 * Acts as soon as the rows are planned with all records, if they are not when asked: records that arrive change the plan
 * for a moment, and a button that is disabled meanwhile swallows the click.
 */
function useAsked(isReady: boolean, act: () => Promise<void>) {
  const [isWaiting, setWaiting] = useState(false);
  const begin = useEffectEvent(() => {
    setWaiting(false);
    void act();
  });
  useEffect(() => {
    if (!isWaiting || !isReady) return undefined;
    const timer = setTimeout(begin);
    return () => clearTimeout(timer);
  }, [isWaiting, isReady]);
  return { isWaiting, ask: () => setWaiting(true) };
}

interface SentProps extends Pick<PreviewStepProps, 'form' | 'source' | 'onStartOver'> {
  readonly rows: readonly PlannedRow[];
}

function Sent({ form: { sent, bundle }, rows, source: { next, takeNext }, onStartOver }: SentProps) {
  const t = useText();
  const uid = useAppSelector(selectUid);
  if (sent.length === 0) return <p className={look.muted}>{t(importing.notYetSent)}</p>;
  const left = rows.filter(({ state }) => state !== 'sent').length;
  return (
    <div className={styles.sent}>
      <p role="status">
        {t(importing.sentOf, { count: sent.length })}{' '}
        {left === 0 ? t(importing.noRest) : t(importing.rest, { count: left })}
      </p>
      <div className={styles.actions}>
        {next !== undefined && (
          <Button variant="primary" onClick={takeNext}>
            {t(importing.nextSheet, { name: next })}
          </Button>
        )}
        {bundle !== undefined && uid !== undefined && (
          <TextLink to={path('bundle', { author: uid, id: bundle })}>{t(importing.seeBundle)}</TextLink>
        )}
        {left === 0 && next === undefined && <Button onClick={onStartOver}>{t(importing.nextTable)}</Button>}
      </div>
    </div>
  );
}

function useSending(change: ChangeForm) {
  const dispatch = useAppDispatch();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<Message>();
  const send = async (asked: Parameters<typeof proposeImport>[0]): Promise<void> => {
    // Between the click and this call the rows were planned again.
    if (asked.rows.length === 0) return setError({ text: importing.readyNoMore });
    setSending(true);
    setError(undefined);
    try {
      const outcome = await dispatch(proposeImport(asked));
      if (outcome === undefined) setError({ text: importing.notSent });
      else {
        const { sent, bundle } = outcome;
        change((before) => ({ ...before, sent: [...before.sent, ...sent], bundle }));
      }
    } catch (cause) {
      setError(errorText(cause));
    }
    setSending(false);
  };
  return { sending, error, send };
}

interface SummaryProps {
  readonly now: ReturnType<typeof fitting>;
  readonly minutes: number;
}

function Summary({ now, minutes }: SummaryProps) {
  const t = useText();
  const parts = [
    now.events.length > 0 && t(importing.newEvents, { count: now.events.length }),
    now.people.length > 0 && t(importing.newPlayers, { count: now.people.length }),
    t(importing.matches, { count: now.rows.length }),
  ].filter((part) => part !== false);
  return (
    <p>
      {parts.join(' · ')}
      {minutes > 1 && <span className={look.muted}> {t(importing.duration, { count: minutes })}</span>}
    </p>
  );
}
