import type { BanLogEntry, LogEntry } from '@/model/logs';
import { selectCommands } from '@/features/wiki/outbox/outboxSelectors';
import { createAppSelector, type RootState } from '@/store/typed';

export const selectIsAdmin = (state: RootState) => state.session.user?.admin === true;

export const selectLogs = (state: RootState) => state.logs;

const none: readonly LogEntry[] = [];

export const selectLogEntries = (state: RootState): readonly LogEntry[] =>
  state.logs.status === 'live' ? state.logs.entries : none;

/** The newest entry about the account's ban, if any is at hand. */
const lastBan = (entries: readonly LogEntry[], uid: string): BanLogEntry | undefined =>
  entries.find((entry): entry is BanLogEntry => entry.kind === 'ban' && entry.uid === uid);

/** Whether this entry is the one by which the account is banned now. */
export const selectIsInForce = (state: RootState, entry: LogEntry): boolean =>
  entry.kind === 'ban' && entry.ban && lastBan(selectLogEntries(state), entry.uid)?.id === entry.id;

const isOfAccounts = (kind: string) => kind === 'setRole' || kind === 'banUser';

/** What was asked about accounts and refused. */
export const selectRefusedAccountCommands = createAppSelector([selectCommands], (commands) =>
  commands.filter(
    ({ state, body }) => (state === 'failed' || state === 'conflict') && isOfAccounts(body.kind),
  ),
);

/** How much was asked about accounts and is still on its way. */
export const selectWaitingAccountCommands = createAppSelector(
  [selectCommands],
  (commands) =>
    commands.filter(
      ({ state, body }) => (state === 'queued' || state === 'sending') && isOfAccounts(body.kind),
    ).length,
);
