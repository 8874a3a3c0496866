import { commands } from '@/language/en/commands';
import { tableGet } from '@/lib/table';
import { isRefused, type BodyOf } from '@/model/command';
import { matchId } from '@/model/ids';
import type { AnyRecord } from '@/model/records';
import type { CommandBase, CommandRules } from '../commandRules';
import { isChangedSince } from '../isChangedSince';

declare module '@/model/command' {
  interface CommandBodies {
    /** By a moderator; an event goes by `deleteEvent`, with its matches. `basedOn` as of an approval. */
    readonly deleteRecord: {
      readonly collection: 'match' | 'player';
      readonly recordId: string;
      readonly basedOn?: number;
    };
  }
}

const stored = (
  { collection, recordId }: BodyOf<'deleteRecord'>,
  { matches, players }: CommandBase,
): AnyRecord | undefined => tableGet<AnyRecord>((collection === 'match' ? matches : players).rows, recordId);

export const deleteRecord: CommandRules<'deleteRecord'> = {
  shape: (of) => ({
    collection: of.oneOf(['match', 'player']),
    recordId: of.id,
    basedOn: of.optional(of.time),
  }),
  keys: ({ collection, recordId }) => [`${collection}/${recordId}`],
  deletes: (command) => (isRefused(command) ? undefined : command.body),
  scopes: ({ body: { collection, recordId } }) =>
    collection === 'match' ? [{ kind: 'match', match: matchId(recordId) }] : [{ kind: 'players' }],
  /** Until the base no longer has the record, or has it changed since: somebody has restored it. */
  settled: ({ body }, base) => (isChangedSince(stored(body, base), body.basedOn) ? {} : undefined),
  about: ({ collection, recordId }) => `${collection}/${recordId}`,
  fromFile: true,
  title: () => ({ text: commands.deleteRecord }),
  refused: commands.recordNotDeleted,
};
