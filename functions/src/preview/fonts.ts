import { join } from 'node:path';
import { openTypeface, type Typeface } from './typeface';

export type Strength = 'medium' | 'bold';

/** The font of most texts: the Latin, Cyrillic and Greek letters. */
const inter = {
  medium: ['Inter_500Medium.ttf', 'Inter'],
  bold: ['Inter_700Bold.ttf', 'Inter'],
} as const satisfies Record<Strength, readonly [file: string, family: string]>;

/**
 * The other scripts, in one weight each. What writes them (resvg) joins Arabic letters and sets Hebrew and Thai marks, but sets
 * the vowels of Indic scripts over their neighbours, so these have no font here and are written in Latin letters.
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

/** The files in the folder of fonts, which the build fills. */
export const fontFiles: readonly string[] = [...Object.values(inter), ...others].map(([file]) => file);

/** Finds the font that has a letter. */
export type Fonts = (letter: string, strength: Strength) => Typeface | undefined;

/** The fonts of a folder, each opened once a letter asks for it: most names need the first alone. */
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
