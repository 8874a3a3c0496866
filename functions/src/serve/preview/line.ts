import { transliterate } from 'transliteration';
import { cleanLine } from '@/model/texts';
import type { Fonts, Strength } from './fonts';
import type { Typeface } from './typeface';

export interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
}

export interface Run {
  readonly face: Typeface;
  readonly text: string;
  readonly width: number;
}

interface Glyph {
  readonly face: Typeface;
  readonly text: string;
  readonly width: number;
}

/** No name is longer, and nobody reads more from a picture. */
const longest = 300;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const isLetter = /[\p{L}\p{N}]/u;
const common = /^[\p{Script=Common}\p{Script=Inherited}]+$/u;
/** Pictographs such as emoji. Some fonts have them in one colour, which looks wrong. */
const pictograph = /(?![©®™])\p{Extended_Pictographic}/u;
const tower = /(\p{M}{3})\p{M}+/gu;

/**
 * The drawable glyphs of a text, never an empty box: a word with letters that no font covers is
 * transliterated, and other uncovered characters, such as emoji, are dropped.
 */
export function glyphsOf(text: string, fonts: Fonts, strength: Strength): readonly Glyph[] {
  const line = cleanLine(text).normalize('NFC').replace(/\s+/g, ' ').replace(tower, '$1');
  const found = (word: string) =>
    [...letters.segment(word)].map(({ segment }) => ({
      text: segment,
      face: pictograph.test(segment) ? undefined : fonts(segment, strength),
    }));
  const words = [...line].slice(0, longest).join('').split(/( )/);
  const all = words.flatMap((word) => {
    const known = found(word);
    const foreign = known.some(({ face, text }) => !face && isLetter.test(text));
    return foreign ? found(inLatin(word)) : known;
  });
  const glyphs: Glyph[] = [];
  for (const { text, face } of all) if (face) glyphs.push(glyphAfter(glyphs.at(-1), text, face));
  return glyphs;
}

/**
 * Spaces, digits and punctuation use the font of the preceding word, so that a right-to-left line stays one
 * run.
 */
function glyphAfter(before: Glyph | undefined, text: string, own: Typeface): Glyph {
  const face = before && common.test(text) && before.face.covers(text) ? before.face : own;
  return { text, face, width: face.width(text) };
}

const inLatin = (word: string) => transliterate(word).replace(/^\p{Ll}/u, (first) => first.toUpperCase());

function lineOf(glyphs: readonly Glyph[]): Line {
  const trimmed = trim(glyphs);
  const runs: Run[] = [];
  for (const { face, text, width } of trimmed) {
    const last = runs.at(-1);
    if (last?.face === face)
      runs[runs.length - 1] = { face, text: last.text + text, width: last.width + width };
    else runs.push({ face, text, width });
  }
  return { runs, width: widthOf(trimmed) };
}

const widthOf = (glyphs: readonly Glyph[]): number => glyphs.reduce((sum, { width }) => sum + width, 0);

const isLoose = (glyph: Glyph) => isBlank(glyph) || /^[,·]$/.test(glyph.text);

const isBlank = ({ text }: Glyph) => text.trim() === '';

function trim(glyphs: readonly Glyph[]): readonly Glyph[] {
  const first = glyphs.findIndex((glyph) => !isBlank(glyph));
  return first < 0 ? [] : glyphs.slice(first, glyphs.findLastIndex((glyph) => !isLoose(glyph)) + 1);
}

export interface Block {
  readonly size: number;
  readonly lines: readonly Line[];
}

/** The sizes in which a text may have at most so many lines. */
export const inLines = (lines: number, ...sizes: readonly number[]) =>
  sizes.map((size) => [size, lines] as const);

export interface Room {
  readonly width: number;
  /** Maximum number of lines for each allowed size, largest first. */
  readonly sizes: readonly (readonly [size: number, lines: number])[];
}

/**
 * Sets a text in the largest size that fits without breaking a word. If none fits, breaks words at the
 * smallest size and ends with an ellipsis.
 */
export function fit(glyphs: readonly Glyph[], { width, sizes }: Room, dots: Typeface | undefined): Block {
  for (const [size, most] of sizes) {
    const { lines, broken } = wrap(glyphs, width / size);
    if (lines.length <= most && !broken) return { size, lines: lines.map(lineOf) };
  }
  const [size, most] = sizes.at(-1) ?? [0, 0];
  const { lines } = wrap(glyphs, width / size);
  if (lines.length <= most) return { size, lines: lines.map(lineOf) };
  const last = [...lines.slice(most - 1).flat()];
  const dotted = () => (dots ? withDots(last, glyphAfter(last.at(-1), '…', dots)) : last);
  const isOver = () => widthOf(dotted()) > width / size || /[\s·,.–-]/.test(last.at(-1)?.text ?? '');
  while (last.length > 0 && isOver()) last.pop();
  return { size, lines: [...lines.slice(0, most - 1), dotted()].map(lineOf) };
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Right-to-left text is read towards the left, so its ellipsis goes there. */
const withDots = (glyphs: readonly Glyph[], dots: Glyph) =>
  glyphs.every(({ face }) => face === dots.face) && glyphs.some(({ text }) => rightToLeft.test(text))
    ? [dots, ...glyphs]
    : [...glyphs, dots];

function wrap(glyphs: readonly Glyph[], width: number) {
  const lines: Glyph[][] = [];
  let line: Glyph[] = [];
  let used = 0;
  let breakAt = 0;
  let broken = false;
  for (const glyph of glyphs) {
    if (line.length === 0 && isBlank(glyph)) continue;
    if (used + glyph.width > width && line.length > 0 && !isBlank(glyph)) {
      broken ||= breakAt === 0;
      const rest = breakAt === 0 ? [] : line.splice(breakAt);
      lines.push(line);
      line = rest;
      used = widthOf(rest);
      breakAt = 0;
    }
    line.push(glyph);
    used += glyph.width;
    if (isBlank(glyph)) breakAt = line.length;
  }
  if (line.length > 0) lines.push(line);
  return { lines, broken };
}
