import { commands } from '@/language/en/commands';
import type { BanAsked } from '@/model/acts/log';
import { limits } from '@/model/schema/limits';
import type { CommandRules } from '../commandRules';

declare module '@/model/command' {
  interface CommandBodies {
    /** By a moderator. The command's id names the action, so that sending it again goes on with it. */
    readonly banUser: { readonly asked: BanAsked };
  }
}

export const banUser: CommandRules<'banUser'> = {
  shape: (of) => ({
    asked: of.object({
      uid: of.account,
      ban: of.yesOrNo,
      openDeltas: of.oneOf(['keep', 'reject']),
      appliedDeltas: of.oneOf(['keep', 'undo']),
      reason: of.optional(of.upTo(limits.reason)),
    }),
  }),
  keys: ({ asked }) => [`ban/${asked.uid}`],
  title: ({ body }) => ({ text: body.asked.ban ? commands.ban : commands.unban }),
  refused: () => commands.banNotChanged,
};
