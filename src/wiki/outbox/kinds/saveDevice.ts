import { commands } from '@/language/en/commands';
import { deviceLanguages, deviceTokenPattern, type DeviceLanguage } from '@/model/news/device';
import type { CommandRules } from '../commandRules';

declare module '@/model/proposals/command' {
  interface CommandBodies {
    readonly saveDevice: {
      readonly token: string;
      readonly wanted: boolean;
      readonly language?: DeviceLanguage;
    };
  }
}

export const saveDevice: CommandRules<'saveDevice'> = {
  shape: (of) => ({
    token: of.fitting(deviceTokenPattern, 'a token'),
    wanted: of.yesOrNo,
    language: of.optional(of.oneOf(deviceLanguages)),
  }),
  keys: () => ['device'],
  title: ({ body }) => ({ text: body.wanted ? commands.notify : commands.notNotify }),
  refused: () => commands.notificationsNotChanged,
};
