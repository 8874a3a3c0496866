import { copyFileSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../base/root';

/** Fonts of link previews. Their packages have each font whole; the functions need one or two files of each. */
const fonts = [
  'inter/500Medium/Inter_500Medium.ttf',
  'inter/700Bold/Inter_700Bold.ttf',
  'noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
  'noto-sans-armenian/700Bold/NotoSansArmenian_700Bold.ttf',
  'noto-sans-georgian/700Bold/NotoSansGeorgian_700Bold.ttf',
  'noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf',
  'noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf',
  'biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf',
  'nanum-gothic/700Bold/NanumGothic_700Bold.ttf',
] as const;

export function copyFonts(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const font of fonts)
    copyFileSync(join(root, 'node_modules/@expo-google-fonts', font), join(folder, basename(font)));
}
