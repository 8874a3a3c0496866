import { groupBy } from '@/lib/groupBy';
import { sameItems } from '@/lib/sameItems';
import { isDelayed, isRefused, isStuck, type Command } from '@/model/proposals/command';
import type { Report } from '@/model/privacy/report';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectLiveList } from '../liveLists/liveListsSlice';
import { selectCommands } from '../outbox/outboxSelectors';

export const selectOpenList = (state: RootState) => selectLiveList(state, 'reports', 'open');

const none: readonly Report[] = [];

const selectClosings = createAppSelector([selectCommands], (commands) =>
  commands.filter((command): command is Command<'closeReport'> => command.body.kind === 'closeReport'),
);

/** Newest first, without reports whose closing still waits in the outbox. */
export const selectOpenReports = createAppSelector(
  [selectOpenList, selectClosings],
  ({ data: open = none }, closings): readonly Report[] => {
    const closing = new Set(
      closings.filter((command) => !isRefused(command)).map(({ body }) => body.reportId),
    );
    return closing.size === 0 ? open : open.filter(({ id }) => !closing.has(id));
  },
);

export const selectReportGroups = createAppSelector([selectOpenReports], (open): readonly ReportGroup[] => {
  const groups = groupBy(open, ({ network, id }) => network ?? `alone ${id}`);
  return [...groups].map(([key, reports]) => ({
    key,
    reports,
    network: reports.length > 1 ? reports[0]?.network : undefined,
  }));
});

interface ReportGroup {
  readonly key: string;
  readonly reports: readonly Report[];
  readonly network: string | undefined;
}

export const selectClosedReports = (state: RootState): readonly Report[] =>
  selectLiveList(state, 'reports', 'closed').data ?? none;

export const selectDelayedClosings = createAppSelector(
  [selectClosings],
  (closings) => closings.filter(isDelayed),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

export const selectRefusedClosings = createAppSelector(
  [selectClosings],
  (closings) => closings.filter(isStuck),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);
