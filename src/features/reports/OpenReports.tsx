import { CloudOff, MailCheck } from 'lucide-react';
import { Fragment, useState, type ReactNode } from 'react';
import { reports as texts } from '@/language/en/reports';
import { useText } from '@/language/useLanguage';
import { reportsPage, type Report } from '@/model/privacy/report';
import { loadErrorWord } from '@/parts/scopes/errorWords';
import { PendingContent } from '@/parts/scopes/PendingContent';
import { CommandProblem } from '@/parts/outbox/CommandProblem';
import { useAppSelector, useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { useOnline } from '@/ui/useOnline';
import {
  selectOpenList,
  selectOpenReports,
  selectRefusedClosings,
  selectReportGroups,
} from '@/wiki/reports/reportsSelectors';
import { useLiveList } from '@/wiki/liveLists/useLiveList';
import { useScope } from '@/wiki/scopes/useScope';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { CloseDialog } from './CloseDialog';
import { ReportEntry } from './ReportEntry';
import { message } from '@/language/text';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { useAskOnce } from '@/wiki/answers/useAskOnce';
import { errorShown, successShown } from '@/wiki/notices/outcomeNotices';

export function OpenReports() {
  const t = useText();
  const [count, setCount] = useState(reportsPage);
  useLiveList({ kind: 'reports', which: 'open', count });
  useScope({ kind: 'events' });
  useScope({ kind: 'players' });
  const uid = useAppSelector(selectUid);
  useScope(uid === undefined ? undefined : { kind: 'ownDeltas', uid });
  useScope(uid === undefined ? undefined : { kind: 'ownApplied', uid });
  const asked = useAppSelector(selectOpenList).data?.length ?? 0;
  const open = useAppSelector(selectOpenReports);
  const groups = useAppSelector(selectReportGroups);
  const refused = useAppSelector(selectRefusedClosings);
  // Kept here, because the entry unmounts when another moderator closes the report.
  const [closing, setClosing] = useState<Report>();
  return (
    <Section title={t(texts.open)} count={open.length > 0 ? open.length : undefined}>
      <Stack gap={4}>
        {refused.map((command) => (
          <CommandProblem key={command.id} command={command} />
        ))}
        <ListState empty={open.length === 0}>
          {groups.map(({ key, network, reports }) => {
            const entries = reports.map((report) => (
              <ReportEntry key={report.id} report={report} onClose={() => setClosing(report)} />
            ));
            return network === undefined ? (
              <Fragment key={key}>{entries}</Fragment>
            ) : (
              <NetworkReports key={key} network={network} count={entries.length}>
                <Stack gap={4}>{entries}</Stack>
              </NetworkReports>
            );
          })}
          {asked >= count && <Button onClick={() => setCount(2 * count)}>{t(texts.loadMore)}</Button>}
        </ListState>
      </Stack>
      {closing && <CloseDialog report={closing} onClose={() => setClosing(undefined)} />}
    </Section>
  );
}

function ListState({ empty, children }: { readonly empty: boolean; readonly children: ReactNode }) {
  const t = useText();
  const online = useOnline();
  const { data, failed } = useAppSelector(selectOpenList);
  if (failed !== undefined)
    return <ErrorState title={t(texts.failed)}>{t(loadErrorWord(failed))}</ErrorState>;
  if (data === undefined)
    return online ? (
      <PendingContent rows={6} label={t(texts.loading)} />
    ) : (
      <EmptyState icon={<CloudOff />} title={t(texts.offline)}>
        {t(texts.offlineWhy)}
      </EmptyState>
    );
  return empty ? (
    <EmptyState icon={<MailCheck />} title={t(texts.none)}>
      {t(texts.noneWhy)}
    </EmptyState>
  ) : (
    <>{children}</>
  );
}

interface NetworkReportsProps {
  readonly network: string;
  readonly count: number;
  readonly children: ReactNode;
}

function NetworkReports({ network, count, children }: NetworkReportsProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  const { busy, ask } = useAskOnce();
  const decline = async () => {
    const sure = await dialogs.confirm({
      title: t(texts.declineTitle),
      body: t(texts.declineBody),
      okLabel: t(texts.declineOk),
      danger: true,
    });
    if (!sure) return;
    const { data: count, failed } = await ask({ kind: 'declineReports', network });
    const notice = `declined ${network}`;
    if (failed === undefined) dispatch(successShown(notice, message(texts.declined, { count })));
    else dispatch(errorShown(notice, message(loadErrorWord(failed))));
  };
  return (
    <Section
      title={t(texts.ofNetwork, { count })}
      actions={
        <Button busy={busy} onClick={() => void decline()}>
          {t(texts.declineAll)}
        </Button>
      }
    >
      {children}
    </Section>
  );
}
