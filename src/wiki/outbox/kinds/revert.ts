import { commands } from '@/language/en/commands';
import { mostReverted, type RevertAsked } from '@/model/acts';
import { limits } from '@/model/schema/limits';
import type { CommandRules } from '../commandRules';

declare module '@/model/command' {
  interface CommandBodies {
    /** By a moderator. The command's id names the act, so that sending it again goes on with it. */
    readonly revert: { readonly asked: RevertAsked };
  }
}

export const revert: CommandRules<'revert'> = {
  shape: (of) => {
    const note = of.upTo(limits.note);
    return {
      asked: of.either([
        of.object({ deltas: of.upToMany(of.id, mostReverted), note }),
        of.object({ uid: of.account, since: of.time, note }),
      ]),
    };
  },
  keys: ({ asked }) =>
    'deltas' in asked ? asked.deltas.map((id) => `delta/${id}`) : [`revert/${asked.uid}`],
  title: ({ body: { asked } }) =>
    'deltas' in asked
      ? { text: commands.revert, values: { count: asked.deltas.length } }
      : { text: commands.revertSince },
  refused: commands.notReverted,
};
