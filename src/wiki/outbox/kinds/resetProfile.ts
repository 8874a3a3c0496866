import { commands } from '@/language/en/commands';
import type { CommandRules } from '../commandRules';

declare module '@/model/command' {
  interface CommandBodies {
    /** By a moderator: the profile loses its name. The command's id names the action. */
    readonly resetProfile: { readonly uid: string };
  }
}

export const resetProfile: CommandRules<'resetProfile'> = {
  shape: (of) => ({ uid: of.account }),
  keys: ({ uid }) => [`profile/${uid}`],
  title: () => ({ text: commands.resetProfile }),
  refused: () => commands.nameNotReset,
};
