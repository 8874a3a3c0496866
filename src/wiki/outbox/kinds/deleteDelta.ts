import { commands } from '@/language/en/commands';
import { tableGet } from '@/lib/table';
import { isRefused } from '@/model/proposals/command';
import { acts, type ActPayload } from '@/model/acts/acts';
import type { CommandRules } from '../commandRules';
import { decisionScopes } from '../decisionScopes';

declare module '@/model/proposals/command' {
  interface CommandBodies {
    readonly deleteDelta: ActPayload<'deleteDelta'>;
  }
}

export const deleteDelta: CommandRules<'deleteDelta'> = {
  shape: acts.deleteDelta.shape,
  keys: ({ deltaId }) => [`delta/${deltaId}`],
  goesWithRecord: true,
  deltaChange: (command) => (isRefused(command) ? undefined : { kind: 'delete', id: command.body.deltaId }),
  scopes: ({ body, uid }, moderator) => decisionScopes([body.deltaId], uid, moderator),
  settled: ({ body: { deltaId, basedOn } }, { deltas }) =>
    tableGet(deltas.rows, deltaId)?.status === basedOn.status ? undefined : {},
  rebased: (body, timestamp) => ({ ...body, basedOn: { ...body.basedOn, timestamp } }),
  about: ({ deltaId }) => `delta/${deltaId}`,
  fromFile: true,
  title: ({ body, uid }, { deltas }) => ({
    text:
      (tableGet(deltas.rows, body.deltaId)?.author ?? uid) === uid
        ? commands.withdraw
        : commands.deleteProposal,
  }),
  refused: () => commands.notWithdrawn,
};
