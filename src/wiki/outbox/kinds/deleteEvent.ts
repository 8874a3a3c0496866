import { commands } from '@/language/en/commands';
import { tableGet } from '@/lib/table';
import { isRefused } from '@/model/command';
import type { EventId } from '@/model/ids';
import type { CommandRules } from '../commandRules';
import { isChangedSince } from '../isChangedSince';

declare module '@/model/command' {
  interface CommandBodies {
    /** By a moderator, with all its matches; `basedOn` as of an approval. */
    readonly deleteEvent: { readonly eventId: EventId; readonly basedOn?: number };
  }
}

export const deleteEvent: CommandRules<'deleteEvent'> = {
  shape: (of) => ({ eventId: of.event, basedOn: of.optional(of.time) }),
  keys: ({ eventId }) => [`event/${eventId}`],
  eventChange: (command) => (isRefused(command) ? undefined : { kind: 'delete', id: command.body.eventId }),
  scopes: () => [{ kind: 'events' }],
  /** Until the base no longer has the event, or has it changed since: somebody has restored it. */
  settled: ({ body }, { events }) =>
    isChangedSince(tableGet(events.rows, body.eventId), body.basedOn) ? {} : undefined,
  about: ({ eventId }) => `event/${eventId}`,
  fromFile: true,
  title: () => ({ text: commands.deleteEvent }),
  refused: commands.notDeleted,
};
