import { sameItems } from '@/lib/sameItems';
import { isDelayed, isRefused, isStuck, type Command } from '@/model/command';
import type { Report } from '@/model/report';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectCommands } from '../outbox/outboxSelectors';

export const selectOpenList = (state: RootState) => state.reports.open;

const none: readonly Report[] = [];

const selectClosings = createAppSelector([selectCommands], (commands) =>
  commands.filter((command): command is Command<'closeReport'> => command.body.kind === 'closeReport'),
);

/** The open reports at hand, newest first, without those that this moderator has closed and the server not yet. */
export const selectOpenReports = createAppSelector(
  [selectOpenList, selectClosings],
  (list, closings): readonly Report[] => {
    if (list.status !== 'live') return none;
    const closing = new Set(
      closings.filter((command) => !isRefused(command)).map(({ body }) => body.reportId),
    );
    return closing.size === 0 ? list.reports : list.reports.filter(({ id }) => !closing.has(id));
  },
);

/** The open reports, those of a network that sent several together, where its newest one is. */
export const selectReportGroups = createAppSelector([selectOpenReports], (open): readonly ReportGroup[] => {
  const groups = new Map<string, Report[]>();
  for (const report of open) {
    const key = report.network ?? `alone ${report.id}`;
    const group = groups.get(key);
    if (group) group.push(report);
    else groups.set(key, [report]);
  }
  return [...groups].map(([key, reports]) => ({
    key,
    reports,
    network: reports.length > 1 ? reports[0]?.network : undefined,
  }));
});

/** Reports that are listed together. */
interface ReportGroup {
  readonly key: string;
  readonly reports: readonly Report[];
  /** Absent of a report that is alone. */
  readonly network: string | undefined;
}

/** The reports at hand that were closed last, last first. */
export const selectClosedReports = (state: RootState): readonly Report[] =>
  state.reports.closed.status === 'live' ? state.reports.closed.reports : none;

/** Closings that can still be undone. */
export const selectDelayedClosings = createAppSelector(
  [selectClosings],
  (closings) => closings.filter(isDelayed),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

/** Closings that the server has refused. */
export const selectRefusedClosings = createAppSelector(
  [selectClosings],
  (closings) => closings.filter(isStuck),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);
