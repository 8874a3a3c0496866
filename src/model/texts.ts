import { lengthOf } from './limits';

/**
 * Characters that show nothing, or turn around or hide what stands beside them: controls, marks of direction, blanks
 * without width, letters without a shape. The two joiners are none: Persian, Indic scripts and emoji need them.
 * Written as the inside of a character class; a test holds `firestore.rules` to it.
 */
const hidden =
  '\\u{0}-\\u{1F}\\u{7F}-\\u{9F}\\u{AD}\\u{61C}\\u{115F}\\u{1160}\\u{180E}\\u{200B}\\u{200E}\\u{200F}\\u{2028}-\\u{202E}' +
  '\\u{2060}-\\u{206F}\\u{3164}\\u{FEFF}\\u{FFA0}\\u{FFF9}-\\u{FFFB}\\u{E0000}-\\u{E007F}';

/** What prose may have of these: tab and line ends. */
const hiddenInProse = hidden.replace('\\u{0}-\\u{1F}', '\\u{0}-\\u{8}\\u{B}\\u{C}\\u{E}-\\u{1F}');

/** What no line begins or ends with: the above, every blank, and a joiner that joins nothing. */
const outer =
  '\\u{0}-\\u{20}\\u{7F}-\\u{A0}\\u{AD}\\u{61C}\\u{115F}\\u{1160}\\u{1680}\\u{180E}\\u{2000}-\\u{200F}\\u{2028}-\\u{202F}' +
  '\\u{205F}-\\u{206F}\\u{3000}\\u{3164}\\u{FEFF}\\u{FFA0}\\u{FFF9}-\\u{FFFB}\\u{E0000}-\\u{E007F}';

/** One line, such as a name; the rules have the same patterns. */
export const linePattern = new RegExp(`^[^${outer}]([^${hidden}]*[^${outer}])?$`, 'u');
/** Some lines, such as a note. */
export const prosePattern = new RegExp(`^[^${hiddenInProse}]*$`, 'u');

/** Half a character, which no text in UTF-8 can have, so the rules need not know it. */
const half = '\\p{Cs}';
const hasHalf = new RegExp(half, 'u');

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value !== '' && lengthOf(value) <= max && !hasHalf.test(value);

/** One line of 1 to `max` characters. Neither padded nor with hidden ones: two that look the same would be one to a reader. */
export const isLine = (value: unknown, max: number): value is string =>
  isText(value, max) && linePattern.test(value);

/** A text of 1 to `max` characters that may have several lines. */
export const isProse = (value: unknown, max: number): value is string =>
  isText(value, max) && prosePattern.test(value);

const allOf = (inside: string) => new RegExp(`[${inside}${half}]`, 'gu');
const hiddenOnes = allOf(hidden);
const hiddenOnesInProse = allOf(hiddenInProse);
const outerOnes = new RegExp(`^[${outer}]+|[${outer}]+$`, 'gu');

/** The text with what would not be seen written out, for messages about it. */
export const showHidden = (text: string): string =>
  text.replace(hiddenOnes, (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`);

/** The line somebody means who typed or pasted this: hidden characters often come along unseen. */
export const cleanLine = (text: string): string =>
  text
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replace(hiddenOnes, '')
    .replace(outerOnes, '');

/** The prose somebody means who typed or pasted this. */
export const cleanProse = (text: string): string => text.replace(hiddenOnesInProse, '').trim();
