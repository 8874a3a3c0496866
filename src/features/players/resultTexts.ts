import { players as texts } from '@/language/en/players';
import { ui } from '@/language/en/ui';
import type { Text } from '@/language/text';
import type { Result } from '@/model/records/recordTypes';

export const resultWords = { W: texts.won, L: texts.lost, D: texts.draw } as const satisfies Record<
  Result,
  Text
>;

export const resultLetters = {
  W: ui.wonLetter,
  L: ui.lostLetter,
  D: ui.drawLetter,
} as const satisfies Record<Result, Text>;
