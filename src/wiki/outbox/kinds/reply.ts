import { commands } from '@/language/en/commands';
import { tableGet } from '@/lib/table';
import type { DeltaId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import type { CommandRules } from '../commandRules';

declare module '@/model/proposals/command' {
  interface CommandBodies {
    /** By the author of the delta or a moderator. The command's id becomes the reply's id. */
    readonly reply: {
      /** Not named `deltaId`, because a reply changes nothing that is proposed. */
      readonly about: DeltaId;
      readonly text: string;
    };
  }
}

export const reply: CommandRules<'reply'> = {
  shape: (of) => ({ about: of.delta, text: of.upTo(limits.reply) }),
  keys: ({ about }) => [`thread/${about}`],
  after: ({ about }) => [`delta/${about}`],
  // A rejected delta is in no queue, so its own scope must show the reply.
  scopes: ({ body, uid }) => [{ kind: 'delta', id: body.about, uid }],
  /** Until the reply is in the thread or the delta is gone. */
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
