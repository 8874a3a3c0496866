import { isRefused, isStuck, type Command } from '@/model/command';
import { createAppSelector } from '@/store/typed';
import { selectCommands } from '../outbox/outboxSelectors';

const passes = ({ body }: Command) => body.kind === 'passAudit';

/** The edits that were found right here and of which the server does not know yet. */
export const selectPassing = createAppSelector([selectCommands], (commands): ReadonlySet<string> => {
  const waiting = commands.filter((command) => passes(command) && !isRefused(command));
  return new Set(waiting.flatMap(({ body }) => (body.kind === 'passAudit' ? [body.deltaId] : [])));
});

/** Audits that were closed here, which the server has refused. */
export const selectRefusedAudits = createAppSelector([selectCommands], (commands) =>
  commands.filter((command) => passes(command) && isStuck(command)),
);

/** Changes of the settings that are on their way or were refused. */
export const selectSavingTrust = createAppSelector([selectCommands], (commands) =>
  commands.filter(({ body }) => body.kind === 'saveTrust'),
);
