import { commands } from '@/language/en/commands';
import type { CommandRules } from '../commandRules';

declare module '@/model/command' {
  interface CommandBodies {
    /** By an admin. */
    readonly setRole: {
      readonly email: string;
      /** The account that was shown for the address; absent when the role is taken, and in rows of earlier versions. */
      readonly uid?: string;
      readonly role: 'moderator';
      readonly grant: boolean;
    };
  }
}

export const setRole: CommandRules<'setRole'> = {
  shape: (of) => ({
    email: of.text,
    uid: of.optional(of.account),
    role: of.literal('moderator'),
    grant: of.yesOrNo,
  }),
  keys: ({ email }) => [`role/${email}`],
  title: ({ body: { grant, email } }) => ({
    text: grant ? commands.grantRole : commands.takeRole,
    values: { email },
  }),
  refused: () => commands.roleNotChanged,
};
