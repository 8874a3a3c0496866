import { trimEnds } from '@/lib/trimEnds';
import { lengthOf } from './schema/limits';

/**
 * Characters that show nothing, or turn around or hide what stands beside them: controls, what Unicode calls
 * `Default_Ignorable_Code_Point`, the empty braille cell. Written as the inside of a character class, without names of
 * properties, because engines know different versions of Unicode; tests hold it to Unicode, and `firestore.rules` to it.
 */
const hidden =
  '\\u{0}-\\u{1F}\\u{7F}-\\u{9F}\\u{AD}\\u{34F}\\u{61C}\\u{115F}\\u{1160}\\u{17B4}\\u{17B5}\\u{180B}-\\u{180F}\\u{200B}-\\u{200F}' +
  '\\u{2028}-\\u{202E}\\u{2060}-\\u{206F}\\u{2800}\\u{3164}\\u{FE00}-\\u{FE0F}\\u{FEFF}\\u{FFA0}\\u{FFF0}-\\u{FFFB}' +
  '\\u{1BCA0}-\\u{1BCA3}\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E0FFF}';

/** Hidden in a line: all of these but joiners and what chooses the form of an emoji or an ideograph. */
const hiddenInLine = hidden
  .replace('\\u{180B}-\\u{180F}', '\\u{180E}')
  .replace('\\u{200B}-\\u{200F}', '\\u{200B}\\u{200E}\\u{200F}')
  .replace('\\u{FE00}-\\u{FE0F}', '')
  .replace('\\u{E0000}-\\u{E0FFF}', '\\u{E0000}-\\u{E00FF}\\u{E01F0}-\\u{E0FFF}');

/** The ones of these that prose may have: tab and line ends. */
const hiddenInProse = hiddenInLine.replace('\\u{0}-\\u{1F}', '\\u{0}-\\u{8}\\u{B}\\u{C}\\u{E}-\\u{1F}');

/** Characters that no line begins or ends with: the hidden ones, every blank, and a joiner that joins nothing. */
const outer = hiddenInLine + '\\u{20}\\u{A0}\\u{1680}\\u{2000}-\\u{200D}\\u{202F}\\u{205F}\\u{3000}';

/** One line, such as a source; the rules have the same patterns. */
export const linePattern = new RegExp(`^[^${outer}]([^${hiddenInLine}]*[^${outer}])?$`, 'u');
/** Some lines, such as a note. */
export const prosePattern = new RegExp(`^[^${hiddenInProse}]*$`, 'u');

const visible = `[^\\p{M}\\p{Z}${hidden}]`;
const mark = `[^\\P{M}${hidden}]`;
/** Signs of Indic scripts that take a letter's vowel. A joiner after one chooses the form of what it joins. */
const virama = '[\\u{94D}\\u{9CD}\\u{A4D}\\u{ACD}\\u{B4D}\\u{BCD}\\u{C4D}\\u{CCD}\\u{D4D}\\u{DCA}]';
/** Arabic letters that join the one after them, which the non-joiner prevents. */
const joining =
  '[\\u{620}\\u{626}\\u{628}\\u{62A}-\\u{62E}\\u{633}-\\u{63F}\\u{641}-\\u{647}\\u{649}\\u{64A}\\u{678}-\\u{687}\\u{69A}-\\u{6BF}' +
  '\\u{6C1}\\u{6C2}\\u{6CC}\\u{6CE}\\u{6D0}\\u{6D1}]';
const arabic = '[\\u{620}-\\u{64A}\\u{671}-\\u{6D3}]';
/** Vowel signs that may stand between the two. */
const harakat = '[\\u{64B}-\\u{652}]{0,2}';
/**
 * A letter or sign with its marks. Joiners stand where RFC 5892 has them, and in the Bengali ra that is followed by ya;
 * anywhere else they show nothing. Five marks are the most an orthography puts on one letter (Burmese). The rules say the
 * same in several patterns, which are smaller together; a test holds them to each other.
 */
const cluster =
  `(?:(?:(?:${joining}${harakat}\\u{200C})+${arabic}|${visible})(?:${mark}{0,4}${virama}[\\u{200C}\\u{200D}]|${mark}{0,5})` +
  `|\\u{9B0}\\u{200D}\\u{9CD}(?:${mark}{0,3}${virama}[\\u{200C}\\u{200D}]|${mark}{0,4}))`;
/** A name: words with one plain blank between them. */
export const namePattern = new RegExp(`^${cluster}(?: ?${cluster})*$`, 'u');
/** A letter or digit, as every name has one; signs alone name nobody. */
const letterPattern = /[\p{L}\p{N}]/u;

/** Half a character, which no text in UTF-8 can have, so the rules need not know it. */
const half = '\\p{Cs}';
const hasHalf = new RegExp(half, 'u');

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value !== '' && lengthOf(value) <= max && !hasHalf.test(value);

/** One line of 1 to `max` characters, neither padded nor with hidden ones. */
export const isLine = (value: unknown, max: number): value is string =>
  isText(value, max) && linePattern.test(value);

/** A text of 1 to `max` characters that may have several lines. */
export const isProse = (value: unknown, max: number): value is string =>
  isText(value, max) && prosePattern.test(value);

/** A name of 1 to `max` characters that shows all it has: two names that look the same are the same but for look-alike letters. */
export const isNameText = (value: unknown, max: number): value is string =>
  isText(value, max) && namePattern.test(value) && letterPattern.test(value);

/** Turns around what stands beside it, or breaks a line. */
const unruly = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]/u;

/** A line written when fewer characters were refused: fit to be read and shown, though nobody may propose it anew. */
export const isStoredLine = (value: unknown, max: number): value is string =>
  isText(value, max) && !unruly.test(value);

/** The same of prose. */
export const isStoredProse = (value: unknown, max: number): value is string =>
  isText(value, max) && !unruly.test(value.replace(/[\t\n\r]/g, ''));

const allOf = (inside: string) => new RegExp(`[${inside}${half}]`, 'gu');
const hiddenOnes = allOf(hiddenInLine);
const hiddenOnesInProse = allOf(hiddenInProse);
const hiddenButJoiners = allOf(hidden.replace('\\u{200B}-\\u{200F}', '\\u{200B}\\u{200E}\\u{200F}'));
const blanks = /[\p{Z}\t\n\v\f\r\u0085]+/gu;
// The lint fears a loop that fails at its end. It cannot: each letter that the loop repeats may also end it.
// eslint-disable-next-line regexp/no-super-linear-move
const clusters = new RegExp(`${cluster}| `, 'gu');
const isOuter = new RegExp(`[${outer}]`, 'u');

/** The text with what would not be seen written out, for messages about it. */
export const showHidden = (text: string): string =>
  text.replace(hiddenOnes, (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`);

/** The line somebody means who typed or pasted this: hidden characters often come along unseen. */
export function cleanLine(text: string): string {
  const shown = text.replace(blanks, ' ').replace(hiddenOnes, '').replace(/ +/g, ' ');
  return trimEnds(shown, isOuter, isOuter);
}

/** The name somebody means who typed or pasted this: composed, one blank between words, nothing that shows nothing. */
export const cleanName = (text: string): string =>
  (text.replace(blanks, ' ').replace(hiddenButJoiners, '').normalize('NFC').match(clusters) ?? [])
    .join('')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC');

/** The prose somebody means who typed or pasted this. */
export const cleanProse = (text: string): string => text.replace(hiddenOnesInProse, '').trim();
