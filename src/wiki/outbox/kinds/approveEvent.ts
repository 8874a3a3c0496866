import { commands } from '@/language/en/commands';
import { tableGet } from '@/lib/table';
import { isRefused } from '@/model/command';
import type { EventId } from '@/model/ids';
import type { CommandRules } from '../commandRules';
import { isChangedSince } from '../isChangedSince';

declare module '@/model/command' {
  interface CommandBodies {
    /** By a moderator. The command's id names the act, so that sending it again goes on with it. */
    readonly approveEvent: {
      readonly eventId: EventId;
      /** `updatedAt` of the event the moderator saw; absent where the device does not have the event. */
      readonly basedOn?: number;
    };
  }
}

export const approveEvent: CommandRules<'approveEvent'> = {
  shape: (of) => ({ eventId: of.event, basedOn: of.optional(of.time) }),
  keys: ({ eventId }) => [`event/${eventId}`],
  eventChange: (command) =>
    isRefused(command)
      ? undefined
      : { kind: 'patch', id: command.body.eventId, patch: [{ path: 'valid', value: 1 }] },
  scopes: () => [{ kind: 'events' }],
  /** Until the base has the event valid, or gone, or changed since. */
  settled: ({ body }, { events }) => {
    const stored = tableGet(events.rows, body.eventId);
    return stored?.valid === 1 || isChangedSince(stored, body.basedOn) ? {} : undefined;
  },
  about: ({ eventId }) => `event/${eventId}`,
  overAfterConflict: 'recordGone',
  fromFile: true,
  title: () => ({ text: commands.approveEvent }),
  refused: commands.notApproved,
};
