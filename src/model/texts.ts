import { trimEnds } from '@/lib/trimEnds';
import { lengthOf } from './schema/limits';

/**
 * Characters that show nothing, or that reverse or hide their neighbours: controls, Unicode's
 * `Default_Ignorable_Code_Point`, and the blank braille cell. Listed as the inside of a character class,
 * because engines know different versions of Unicode. Tests compare this list with Unicode, and
 * `firestore.rules` with this list.
 */
const hidden =
  '\\u{0}-\\u{1F}\\u{7F}-\\u{9F}\\u{AD}\\u{34F}\\u{61C}\\u{115F}\\u{1160}\\u{17B4}\\u{17B5}\\u{180B}-\\u{180F}\\u{200B}-\\u{200F}' +
  '\\u{2028}-\\u{202E}\\u{2060}-\\u{206F}\\u{2800}\\u{3164}\\u{FE00}-\\u{FE0F}\\u{FEFF}\\u{FFA0}\\u{FFF0}-\\u{FFFB}' +
  '\\u{1BCA0}-\\u{1BCA3}\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E0FFF}';

const hiddenInLine = hidden
  .replace('\\u{180B}-\\u{180F}', '\\u{180E}')
  .replace('\\u{200B}-\\u{200F}', '\\u{200B}\\u{200E}\\u{200F}')
  .replace('\\u{FE00}-\\u{FE0F}', '')
  .replace('\\u{E0000}-\\u{E0FFF}', '\\u{E0000}-\\u{E00FF}\\u{E01F0}-\\u{E0FFF}');

const hiddenInProse = hiddenInLine.replace('\\u{0}-\\u{1F}', '\\u{0}-\\u{8}\\u{B}\\u{C}\\u{E}-\\u{1F}');

const outer = hiddenInLine + '\\u{20}\\u{A0}\\u{1680}\\u{2000}-\\u{200D}\\u{202F}\\u{205F}\\u{3000}';

/** One line, such as a source. The rules have the same pattern. */
export const linePattern = new RegExp(`^[^${outer}]([^${hiddenInLine}]*[^${outer}])?$`, 'u');
/** Several lines, such as a note. The rules have the same pattern. */
export const prosePattern = new RegExp(`^[^${hiddenInProse}]*$`, 'u');

const visible = `[^\\p{M}\\p{Z}${hidden}]`;
const mark = `[^\\P{M}${hidden}]`;
/**
 * Signs of Indic scripts that remove a letter's vowel. A joiner after one selects the form of the joined
 * letters.
 */
const virama = '[\\u{94D}\\u{9CD}\\u{A4D}\\u{ACD}\\u{B4D}\\u{BCD}\\u{C4D}\\u{CCD}\\u{D4D}\\u{DCA}]';
/** Arabic letters that connect to the next one; the non-joiner prevents that. */
const joining =
  '[\\u{620}\\u{626}\\u{628}\\u{62A}-\\u{62E}\\u{633}-\\u{63F}\\u{641}-\\u{647}\\u{649}\\u{64A}\\u{678}-\\u{687}\\u{69A}-\\u{6BF}' +
  '\\u{6C1}\\u{6C2}\\u{6CC}\\u{6CE}\\u{6D0}\\u{6D1}]';
const arabic = '[\\u{620}-\\u{64A}\\u{671}-\\u{6D3}]';
const harakat = '[\\u{64B}-\\u{652}]{0,2}';
/**
 * A letter or sign with its marks. Joiners may appear where RFC 5892 allows them, and in Bengali ra before
 * ya; anywhere else they show nothing. No orthography puts more than five marks on one letter (Burmese). The
 * rules split this into several smaller patterns; a test compares the two.
 */
const cluster =
  `(?:(?:(?:${joining}${harakat}\\u{200C})+${arabic}|${visible})(?:${mark}{0,4}${virama}[\\u{200C}\\u{200D}]|${mark}{0,5})` +
  `|\\u{9B0}\\u{200D}\\u{9CD}(?:${mark}{0,3}${virama}[\\u{200C}\\u{200D}]|${mark}{0,4}))`;
export const namePattern = new RegExp(`^${cluster}(?: ?${cluster})*$`, 'u');
const letterPattern = /[\p{L}\p{N}]/u;

/** A lone surrogate. UTF-8 cannot encode it, so the rules need not check for it. */
const half = '\\p{Cs}';
const hasHalf = new RegExp(half, 'u');

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value !== '' && lengthOf(value) <= max && !hasHalf.test(value);

export const isLine = (value: unknown, max: number): value is string =>
  isText(value, max) && linePattern.test(value);

export const isProse = (value: unknown, max: number): value is string =>
  isText(value, max) && prosePattern.test(value);

/**
 * A name of 1 to `max` characters, all of them visible: two different names look different, except for
 * look-alike letters.
 */
export const isNameText = (value: unknown, max: number): value is string =>
  isText(value, max) && namePattern.test(value) && letterPattern.test(value);

/** Reverses its neighbours or breaks a line. */
const unruly = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]/u;

/** A line stored under earlier, laxer limits: safe to show, but nobody can propose it again. */
export const isStoredLine = (value: unknown, max: number): value is string =>
  isText(value, max) && !unruly.test(value);

export const isStoredProse = (value: unknown, max: number): value is string =>
  isText(value, max) && !unruly.test(value.replace(/[\t\n\r]/g, ''));

const allOf = (inside: string) => new RegExp(`[${inside}${half}]`, 'gu');
const hiddenOnes = allOf(hiddenInLine);
const hiddenOnesInProse = allOf(hiddenInProse);
const hiddenButJoiners = allOf(hidden.replace('\\u{200B}-\\u{200F}', '\\u{200B}\\u{200E}\\u{200F}'));
const blanks = /[\p{Z}\t\n\v\f\r\u0085]+/gu;
// The lint suspects a loop that fails at its end. It cannot fail: each repeated letter may also end the loop.
// eslint-disable-next-line regexp/no-super-linear-move
const clusters = new RegExp(`${cluster}| `, 'gu');
const isOuter = new RegExp(`[${outer}]`, 'u');

export const showHidden = (text: string): string =>
  text.replace(hiddenOnes, (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`);

export function cleanLine(text: string): string {
  const shown = text.replace(blanks, ' ').replace(hiddenOnes, '').replace(/ +/g, ' ');
  return trimEnds(shown, isOuter, isOuter);
}

export const cleanName = (text: string): string =>
  (text.replace(blanks, ' ').replace(hiddenButJoiners, '').normalize('NFC').match(clusters) ?? [])
    .join('')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC');

export const cleanProse = (text: string): string => text.replace(hiddenOnesInProse, '').trim();
