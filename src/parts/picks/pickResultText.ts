import { picks } from '@/language/en/picks';
import type { Language } from '@/language/language';
import type { PickResult } from '@/model/picks/points';

const texts = {
  right: picks.right,
  wrong: picks.wrong,
  noWinner: picks.noWinner,
  notThere: picks.notThere,
} as const;

export function pickResultText({ t, number }: Language, result: PickResult): string {
  if (!('points' in result)) return t(texts[result.kind]);
  const share = (value: number) => number(value, { style: 'percent' });
  return t(texts[result.kind], {
    points: number(result.points, { signDisplay: 'exceptZero', maximumFractionDigits: 0 }),
    stated: share(result.stated),
    rated: share(result.rated),
  });
}
