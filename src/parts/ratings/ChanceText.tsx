import { chances } from '@/language/en/chances';
import type { Text } from '@/language/text';
import { useLanguage } from '@/language/useLanguage';
import { favouriteOf, type Lead } from '@/model/ratings/favourite';

const texts = {
  even: chances.even,
  slight: chances.slight,
  favourite: chances.favourite,
  clear: chances.clear,
} as const satisfies Record<Lead, Text>;

export interface ChanceTextProps {
  readonly names: readonly [string, string];
  /** The first player's chance, from 0 to 1. */
  readonly chance: number;
}

export function ChanceText({ names, chance: own }: ChanceTextProps) {
  const { t, number } = useLanguage();
  const { side, lead, chance } = favouriteOf(own);
  const share = (value: number) => number(value, { style: 'percent' });
  return (
    <>
      {t(texts[lead], {
        favourite: names[side],
        other: names[side === 0 ? 1 : 0],
        chance: share(chance),
        otherChance: share(1 - chance),
      })}
    </>
  );
}
