import { commands } from '@/language/en/commands';
import type { CommandRules } from '../commandRules';

declare module '@/model/proposals/command' {
  interface CommandBodies {
    readonly agree: { readonly version: number };
  }
}

export const agree: CommandRules<'agree'> = {
  shape: (of) => ({ version: of.count }),
  keys: () => ['terms'],
  settled: ({ uid, body: { version } }, { agreement }) =>
    agreement.uid === uid && (agreement.version ?? 0) >= version ? {} : undefined,
  title: ({ body: { version } }) => ({ text: commands.agree, values: { version } }),
  refused: () => commands.notAgreed,
};
