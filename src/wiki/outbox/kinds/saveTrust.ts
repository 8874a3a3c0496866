import { commands } from '@/language/en/commands';
import type { TrustSettings } from '@/model/trustSettings';
import type { CommandRules } from '../commandRules';

declare module '@/model/command' {
  interface CommandBodies {
    /** By an admin. The command's id names the act. */
    readonly saveTrust: { readonly settings: TrustSettings };
  }
}

export const saveTrust: CommandRules<'saveTrust'> = {
  shape: (of) => ({ settings: of.trustSettings }),
  keys: () => ['setting/trust'],
  title: () => ({ text: commands.saveTrust }),
  refused: commands.trustNotSaved,
};
