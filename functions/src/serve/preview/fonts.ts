import { join } from 'node:path';
import { openTypeface, type Typeface } from './typeface';

export type Strength = 'medium' | 'bold';

const inter = {
  medium: ['Inter_500Medium.ttf', 'Inter'],
  bold: ['Inter_700Bold.ttf', 'Inter'],
} as const satisfies Record<Strength, readonly [file: string, family: string]>;

/**
 * Fonts of other scripts, in one weight each. The renderer (resvg) joins Arabic letters and places Hebrew and
 * Thai marks, but overlaps the vowels of Indic scripts, so those have no font and are transliterated.
 */
const others = [
  ['NotoSansArabic_700Bold.ttf', 'Noto Sans Arabic'],
  ['NotoSansArmenian_700Bold.ttf', 'Noto Sans Armenian'],
  ['NotoSansGeorgian_700Bold.ttf', 'Noto Sans Georgian'],
  ['NotoSansHebrew_700Bold.ttf', 'Noto Sans Hebrew'],
  ['NotoSansThai_700Bold.ttf', 'Noto Sans Thai'],
  ['BIZUDPGothic_700Bold.ttf', 'BIZ UDPGothic'],
  ['NanumGothic_700Bold.ttf', 'NanumGothic'],
] as const;

export const fontFiles: readonly string[] = [...Object.values(inter), ...others].map(([file]) => file);

export type Fonts = (letter: string, strength: Strength) => Typeface | undefined;

export function openFonts(folder: string): Fonts {
  const opened = new Map<string, Typeface>();
  const open = ([file, family]: readonly [string, string]): Typeface => {
    const known = opened.get(file) ?? openTypeface(join(folder, file), family);
    opened.set(file, known);
    return known;
  };
  return (letter, strength) => {
    for (const font of [inter[strength], ...others]) {
      const face = open(font);
      if (face.covers(letter)) return face;
    }
    return undefined;
  };
}
