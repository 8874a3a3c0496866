import { commands } from '@/language/en/commands';
import { tableGet } from '@/lib/table';
import { isRefused } from '@/model/proposals/command';
import type { GivenReason } from '@/model/proposals/givenReason';
import type { DeltaId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import type { CommandRules } from '../commandRules';
import { decisionScopes } from '../decisionScopes';

declare module '@/model/proposals/command' {
  interface CommandBodies {
    readonly rejectDelta: GivenReason & {
      readonly deltaId: DeltaId;
      /** `timestamp` of the version that the moderator saw. */
      readonly basedOn: number;
    };
  }
}

export const rejectDelta: CommandRules<'rejectDelta'> = {
  shape: (of) => ({
    deltaId: of.delta,
    reason: of.upTo(limits.reason),
    reasonCause: of.optional(of.cause),
    basedOn: of.time,
  }),
  keys: ({ deltaId }) => [`delta/${deltaId}`],
  deltaChange: (command) => {
    if (isRefused(command)) return undefined;
    const { body, uid, created } = command;
    return {
      kind: 'patch',
      id: body.deltaId,
      patch: [
        { path: 'status', value: 'rejected' },
        { path: 'reason', value: body.reason },
        ...(body.reasonCause === undefined ? [] : [{ path: 'reasonCause', value: { ...body.reasonCause } }]),
        { path: 'decidedBy', value: uid },
        { path: 'decidedAt', value: created },
      ],
    };
  },
  scopes: ({ body, uid }, moderator) => decisionScopes([body.deltaId], uid, moderator),
  settled: ({ body }, { deltas }) => (tableGet(deltas.rows, body.deltaId)?.status === 'new' ? undefined : {}),
  rebased: (body, basedOn) => ({ ...body, basedOn }),
  about: ({ deltaId }) => `delta/${deltaId}`,
  fromFile: true,
  title: ({ body: { reason, reasonCause } }) => ({
    text: commands.reject,
    values: { reason },
    ...(reasonCause && { reasonCause }),
  }),
  refused: () => commands.notRejected,
};
