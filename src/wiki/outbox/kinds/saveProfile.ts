import { commands } from '@/language/en/commands';
import { tableGet } from '@/lib/table';
import { limits } from '@/model/schema/limits';
import type { CommandRules } from '../commandRules';

declare module '@/model/proposals/command' {
  interface CommandBodies {
    readonly saveProfile: { readonly name: string };
  }
}

export const saveProfile: CommandRules<'saveProfile'> = {
  shape: (of) => ({ name: of.upTo(limits.profileName) }),
  keys: () => ['profile'],
  scopes: ({ uid }) => [{ kind: 'profile', uid }],
  settled: ({ body, uid }, { profiles }) =>
    tableGet(profiles.rows, uid)?.name === body.name ? {} : undefined,
  title: ({ body: { name } }) => ({ text: commands.saveProfile, values: { name } }),
  refused: () => commands.nameNotSaved,
};
