import { commands } from '@/language/en/commands';
import type { RestoreAsked } from '@/model/logs';
import type { CommandRules } from '../commandRules';

declare module '@/model/command' {
  interface CommandBodies {
    /** By a moderator. The command's id names the act, so that sending it again goes on with it. */
    readonly restore: { readonly asked: RestoreAsked };
  }
}

export const restore: CommandRules<'restore'> = {
  shape: (of) => ({
    asked: of.either([of.object({ act: of.id }), of.object({ uid: of.account, since: of.time })]),
  }),
  keys: () => ['restore'],
  overAfterConflict: 'notRestorable',
  title: ({ body: { asked } }) => ({ text: 'act' in asked ? commands.restore : commands.restoreSince }),
  refused: commands.notRestored,
};
