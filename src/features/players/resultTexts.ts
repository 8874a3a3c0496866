import { career } from '@/language/en/career';
import { ui } from '@/language/en/ui';
import type { Text } from '@/language/text';
import type { Result } from '@/model/records/recordTypes';

export const resultWords = { W: career.won, L: career.lost, D: career.draw } as const satisfies Record<
  Result,
  Text
>;

export const resultLetters = {
  W: ui.wonLetter,
  L: ui.lostLetter,
  D: ui.drawLetter,
} as const satisfies Record<Result, Text>;
