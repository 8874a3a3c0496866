import { useId } from 'react';
import { reports as texts } from '@/language/en/reports';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { matchId } from '@/model/ids';
import { path } from '@/model/sharing/routes';
import type { Report } from '@/model/privacy/report';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { RecordLink } from '@/parts/records/RecordLink';
import { DialogButton } from '@/parts/dialogs/DialogButton';
import { EditFactsDialog } from '@/parts/dialogs/lazyDialogs';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { RelativeTime } from '@/ui/RelativeTime';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { useScope } from '@/wiki/scopes/useScope';
import look from '@/ui/words.module.css';
import styles from './ReportEntry.module.css';
import { selectProposalSince, selectReportedName, selectStanding } from './reportSelectors';
import { closeReport } from './reportThunks';
import { ReportText } from './ReportText';

export interface ReportEntryProps {
  readonly report: Report;
  readonly onClose: () => void;
}

export function ReportEntry({ report, onClose }: ReportEntryProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { id, collection, docId, name, at, by } = report;
  const scope = useScope(
    collection === 'match'
      ? { kind: 'match', match: matchId(docId) }
      : { kind: collection === 'event' ? 'events' : 'players' },
  );
  const standing = useAppSelector((state) => selectStanding(state, report));
  const proposal = useAppSelector((state) => selectProposalSince(state, report)?.id);
  const time = <RelativeTime value={at} />;
  const headingId = useId();
  return (
    <article aria-labelledby={headingId}>
      <Panel>
        <Stack gap={3}>
          <div className={styles.head}>
            <h3 id={headingId} className={look.subject}>
              <RecordLink collection={collection} id={docId} fallback={name} />
            </h3>
            {standing === 'changed' && <Badge kind="info">{t(texts.changedSince)}</Badge>}
            {standing === undefined && scope?.status === 'live' && (
              <Badge kind="problem">{t(texts.isGone)}</Badge>
            )}
          </div>
          <p className={look.muted}>
            {by === undefined ? (
              <Rich text={texts.byVisitor} values={{ time }} />
            ) : (
              <Rich text={texts.by} values={{ name: <ProfileName uid={by} />, time }} />
            )}
          </p>
          <ReportText report={report} />
          <div className={styles.actions}>
            {proposal !== undefined && (
              <>
                <Button variant="primary" onClick={() => dispatch(closeReport(id, { delta: proposal }))}>
                  {t(texts.closeProposed)}
                </Button>
                <TextLink to={path('proposal', { id: proposal })}>{t(texts.yourProposal)}</TextLink>
              </>
            )}
            {standing !== undefined && <Edit report={report} />}
            <Button onClick={onClose}>{t(texts.close)}</Button>
          </div>
        </Stack>
      </Panel>
    </article>
  );
}

function Edit({ report }: Pick<ReportEntryProps, 'report'>) {
  const t = useText();
  const { collection, docId, text, source = '' } = report;
  const name = useAppSelector((state) => selectReportedName(state, report));
  return (
    <DialogButton title={t(texts.publicNote)} label={t(texts.edit)}>
      {(close) => (
        <EditFactsDialog
          collection={collection}
          id={docId}
          recordName={name ?? docId}
          why={{ note: text, source }}
          whyHint={t(texts.publicNote)}
          onClose={close}
        />
      )}
    </DialogButton>
  );
}
