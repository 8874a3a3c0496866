import { reports as texts } from '@/language/en/reports';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { closedReports, reportDays, type Report, type ReportClosing } from '@/model/privacy/report';
import { path } from '@/model/sharing/routes';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { RecordLink } from '@/parts/records/RecordLink';
import { useAppSelector } from '@/store/typed';
import { ListPanel } from '@/ui/ListPanel';
import { ListRow } from '@/ui/List';
import { RelativeTime } from '@/ui/RelativeTime';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { selectClosedReports } from '@/wiki/reports/reportsSelectors';
import { useLiveList } from '@/wiki/liveLists/useLiveList';
import { ReportText } from './ReportText';

/** The reports closed last, so that moderators see each other's decisions. Renders nothing without any. */
export function ClosedReports() {
  const t = useText();
  useLiveList({ kind: 'reports', which: 'closed', count: closedReports });
  const closed = useAppSelector(selectClosedReports);
  if (closed.length === 0) return undefined;
  return (
    <Section title={t(texts.closedLast)}>
      <Stack gap={3}>
        <ListPanel label={t(texts.closedLast)}>
          {closed.map(
            (report) => report.closed && <Row key={report.id} report={report} closed={report.closed} />,
          )}
        </ListPanel>
        <p>{t(texts.keptFor, { count: reportDays })}</p>
      </Stack>
    </Section>
  );
}

function Row({ report, closed }: { readonly report: Report; readonly closed: ReportClosing }) {
  const t = useText();
  const { collection, docId, name } = report;
  const { by, at, note, delta } = closed;
  return (
    <ListRow
      title={<RecordLink collection={collection} id={docId} fallback={name} />}
      subtitle={
        <>
          <Rich
            text={texts.closedBy}
            values={{ name: <ProfileName uid={by} />, time: <RelativeTime value={at} /> }}
          />
          {delta !== undefined && (
            <>
              {'; '}
              <TextLink to={path('proposal', { id: delta })}>{t(texts.becameProposal)}</TextLink>
            </>
          )}
          {note !== undefined && <>; {note}</>}
        </>
      }
    >
      <ReportText report={report} />
    </ListRow>
  );
}
