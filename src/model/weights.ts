import { kilogramsPerPound } from '@/lib/pounds';

/** Kilograms that a scale's rounding may lie beside the limit of a class. */
export const tolerance = 0.6;

/** Kilograms to two decimals, as a scale's reading in pounds becomes them. */
const rounded = (kilograms: number): number => Math.round(kilograms * 100) / 100;

/**
 * The weight in what people write: `94.5`, `94,5 kg`, `209lb`, `209 lbs`, in kilograms to two decimals. A bare number is
 * in `unit`. `undefined` where it says none.
 */
export function parseWeight(text: string, unit: 'kg' | 'lb' = 'kg'): number | undefined {
  const words = text.normalize('NFKC').trim().toLowerCase().replace(',', '.');
  const [, amount, said = unit] =
    /^(\d{1,4}(?:\.\d{1,4})?) ?(kg|kgs|kilos?|lb|lbs|pounds?)?\.?$/.exec(words) ?? [];
  if (amount === undefined) return undefined;
  return rounded(
    Number(amount) * (said.startsWith('lb') || said.startsWith('pound') ? kilogramsPerPound : 1),
  );
}
