import { commands } from '@/language/en/commands';
import { tableGet } from '@/lib/table';
import type { DeltaId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import type { CommandRules } from '../commandRules';

declare module '@/model/command' {
  interface CommandBodies {
    /** By the author of a delta or a moderator. The command's id is that of the reply. */
    readonly reply: {
      /** The delta it is about; another name than `deltaId`, since it changes nothing of what is proposed. */
      readonly about: DeltaId;
      readonly text: string;
    };
  }
}

export const reply: CommandRules<'reply'> = {
  shape: (of) => ({ about: of.delta, text: of.upTo(limits.reply) }),
  keys: ({ about }) => [`thread/${about}`],
  // It is sent after what was done to its delta before.
  after: ({ about }) => [`delta/${about}`],
  // Also that of a rejected one, which is in no queue.
  scopes: ({ body, uid }) => [{ kind: 'delta', id: body.about, uid }],
  /** Until the base has it in the thread of its delta, or no longer has the delta. */
  settled: ({ id, body }, { deltas }) => {
    const stored = tableGet(deltas.rows, body.about);
    return stored === undefined || stored.thread?.some((each) => each.id === id) ? {} : undefined;
  },
  about: ({ about }) => `delta/${about}`,
  overAfterConflict: 'decidedAlready',
  contributes: () => true,
  fromFile: true,
  title: ({ body: { text } }) => ({ text: commands.reply, values: { text } }),
  refused: () => commands.notReplied,
};
