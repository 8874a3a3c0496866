import { commands } from '@/language/en/commands';
import { deviceLanguages } from '@/model/news/device';
import { digestRhythms, type DigestChoice } from '@/model/news/digest';
import type { CommandRules } from '../commandRules';

declare module '@/model/proposals/command' {
  interface CommandBodies {
    readonly saveDigest: DigestChoice;
  }
}

export const saveDigest: CommandRules<'saveDigest'> = {
  shape: (of) => ({ rhythm: of.oneOf(digestRhythms), language: of.oneOf(deviceLanguages) }),
  keys: () => ['digest'],
  title: () => ({ text: commands.digest }),
  refused: () => commands.digestNotChanged,
};
