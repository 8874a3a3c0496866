import { commands } from '@/language/en/commands';
import type { CommandRules } from '../commandRules';

declare module '@/model/command' {
  interface CommandBodies {
    /** By a moderator: room for more open proposals until a time, in epoch milliseconds. The command's id names the act. */
    readonly raiseLimit: { readonly uid: string; readonly more: number; readonly until: number };
  }
}

export const raiseLimit: CommandRules<'raiseLimit'> = {
  shape: (of) => ({ uid: of.account, more: of.count, until: of.time }),
  keys: ({ uid }) => [`trust/${uid}`],
  title: () => ({ text: commands.raiseLimit }),
  refused: commands.limitNotRaised,
};
