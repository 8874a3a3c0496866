import { actOf, isActKind } from '@/model/acts/acts';
import { isOfAccount, type LogEntry } from '@/model/acts/log';
import { selectLiveList } from '@/wiki/liveLists/liveListsSlice';
import { selectCommands } from '@/wiki/outbox/outboxSelectors';
import { isRefused, isStuck, type Command } from '@/model/proposals/command';
import { createAppSelector, type RootState } from '@/store/typed';

export const selectLogs = (state: RootState) => selectLiveList(state, 'log');

const none: readonly LogEntry[] = [];

const selectLogEntries = (state: RootState): readonly LogEntry[] => selectLogs(state).data ?? none;

export const selectAccountEntries = createAppSelector([selectLogEntries], (entries) =>
  entries.filter(isOfAccount),
);

export const selectActEntries = createAppSelector([selectLogEntries], (entries) =>
  entries.filter((entry) => !isOfAccount(entry)),
);

const lastBan = (entries: readonly LogEntry[], uid: string): LogEntry | undefined =>
  entries.find(({ kind, target }) => (kind === 'ban' || kind === 'unban') && target.id === uid);

export const selectIsInForce = (state: RootState, entry: LogEntry): boolean =>
  entry.kind === 'ban' && lastBan(selectLogEntries(state), entry.target.id)?.id === entry.id;

const isRestoration = ({ body }: Command) => body.kind === 'restore' || body.kind === 'restoreSince';
const isRestoring = (command: Command) => isRestoration(command) && !isRefused(command);

export const selectRestoring = (state: RootState): number => selectCommands(state).filter(isRestoring).length;

export const selectIsRestoring = (state: RootState, act: string): boolean =>
  selectCommands(state).some(
    (command) => isRestoring(command) && command.body.kind === 'restore' && command.body.act === act,
  );

export const selectRefusedRestorations = createAppSelector([selectCommands], (commands) =>
  commands.filter((command) => isRestoration(command) && isStuck(command)),
);

const isOfAccounts = (kind: string) => isActKind(kind) && actOf(kind).log.isOfAccount === true;

export const selectRefusedAccountCommands = createAppSelector([selectCommands], (commands) =>
  commands.filter((command) => isRefused(command) && isOfAccounts(command.body.kind)),
);

export const selectWaitingAccountCommands = createAppSelector(
  [selectCommands],
  (commands) =>
    commands.filter(
      ({ state, body }) => (state === 'queued' || state === 'sending') && isOfAccounts(body.kind),
    ).length,
);
