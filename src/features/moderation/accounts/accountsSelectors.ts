import { actOf, isActKind } from '@/model/acts/acts';
import { isOfAccount, type LogEntry } from '@/model/acts/log';
import { selectCommands } from '@/wiki/outbox/outboxSelectors';
import { isRefused, isStuck, type Command } from '@/model/command';
import { createAppSelector, type RootState } from '@/store/typed';

export const selectLogs = (state: RootState) => state.logs;

const none: readonly LogEntry[] = [];

const selectLogEntries = (state: RootState): readonly LogEntry[] =>
  state.logs.status === 'live' ? state.logs.entries : none;

/** Roles and bans, newest first. */
export const selectAccountEntries = createAppSelector([selectLogEntries], (entries) =>
  entries.filter(isOfAccount),
);

/** Approvals, deletions and what was restored of them, newest first. */
export const selectActEntries = createAppSelector([selectLogEntries], (entries) =>
  entries.filter((entry) => !isOfAccount(entry)),
);

/** The newest entry about the account's ban, if any is at hand. */
const lastBan = (entries: readonly LogEntry[], uid: string): LogEntry | undefined =>
  entries.find(({ kind, target }) => (kind === 'ban' || kind === 'unban') && target.id === uid);

/** Tells whether this entry is the one by which the account is banned now. */
export const selectIsInForce = (state: RootState, entry: LogEntry): boolean =>
  entry.kind === 'ban' && lastBan(selectLogEntries(state), entry.target.id)?.id === entry.id;

const isRestoration = ({ body }: Command) => body.kind === 'restore' || body.kind === 'restoreSince';
const isRestoring = (command: Command) => isRestoration(command) && !isRefused(command);

/** How many restorations were asked for here and are not done yet. */
export const selectRestoring = (state: RootState): number => selectCommands(state).filter(isRestoring).length;

/** Tells whether it is this act that was asked to be restored here. */
export const selectIsRestoring = (state: RootState, act: string): boolean =>
  selectCommands(state).some(
    (command) => isRestoring(command) && command.body.kind === 'restore' && command.body.act === act,
  );

/** Restorations that were asked for and refused. */
export const selectRefusedRestorations = createAppSelector([selectCommands], (commands) =>
  commands.filter((command) => isRestoration(command) && isStuck(command)),
);

const isOfAccounts = (kind: string) => isActKind(kind) && actOf(kind).log.isOfAccount === true;

/** Requests about accounts that were refused. */
export const selectRefusedAccountCommands = createAppSelector([selectCommands], (commands) =>
  commands.filter((command) => isRefused(command) && isOfAccounts(command.body.kind)),
);

/** How much was asked about accounts and is still on its way. */
export const selectWaitingAccountCommands = createAppSelector(
  [selectCommands],
  (commands) =>
    commands.filter(
      ({ state, body }) => (state === 'queued' || state === 'sending') && isOfAccounts(body.kind),
    ).length,
);
