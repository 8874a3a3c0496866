import { isRefused, isStuck, type Command } from '@/model/proposals/command';
import { createAppSelector } from '@/store/typed';
import { selectCommands } from '../outbox/outboxSelectors';

const passes = ({ body }: Command) => body.kind === 'passAudit';

export const selectPassing = createAppSelector([selectCommands], (commands): ReadonlySet<string> => {
  const waiting = commands.filter((command) => passes(command) && !isRefused(command));
  return new Set(waiting.flatMap(({ body }) => (body.kind === 'passAudit' ? [body.deltaId] : [])));
});

export const selectRefusedAudits = createAppSelector([selectCommands], (commands) =>
  commands.filter((command) => passes(command) && isStuck(command)),
);

export const selectSavingTrust = createAppSelector([selectCommands], (commands) =>
  commands.filter(({ body }) => body.kind === 'saveTrust'),
);
