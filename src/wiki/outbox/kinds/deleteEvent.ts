import { commands } from '@/language/en/commands';
import { tableGet } from '@/lib/table';
import { isRefused } from '@/model/command';
import type { EventId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import type { CommandRules } from '../commandRules';
import { isChangedSince } from '../isChangedSince';

declare module '@/model/command' {
  interface CommandBodies {
    /** By a moderator, with all its matches; `basedOn` as of an approval. */
    readonly deleteEvent: {
      readonly eventId: EventId;
      readonly basedOn?: number;
      /** Players who go with it where it leaves them without a match. */
      readonly players?: readonly string[];
    };
  }
}

export const deleteEvent: CommandRules<'deleteEvent'> = {
  shape: (of) => ({
    eventId: of.event,
    basedOn: of.optional(of.time),
    players: of.optional(of.upToMany(of.id, limits.deltasPerCall)),
  }),
  keys: ({ eventId, players = [] }) => [`event/${eventId}`, ...players.map((id) => `player/${id}`)],
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
