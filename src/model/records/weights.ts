import { kilogramsPerPound } from '@/lib/pounds';

/** Kilograms by which a scale's rounding may miss a class limit. */
export const tolerance = 0.6;

const rounded = (kilograms: number): number => Math.round(kilograms * 100) / 100;

/**
 * The weight in a text such as `94.5`, `94,5 kg`, `209lb` or `209 lbs`, in kilograms with two decimals. A
 * bare number is in `unit`. `undefined` for any other text.
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
