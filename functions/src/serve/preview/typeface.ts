import { readFileSync } from 'node:fs';

export interface Typeface {
  readonly file: string;
  readonly family: string;
  readonly covers: (text: string) => boolean;
  readonly width: (text: string) => number;
}

const shapeless = /[\u200C\u200D\u{FE00}-\u{FE0F}]/gu;

export function openTypeface(file: string, family: string): Typeface {
  const bytes = readFileSync(file);
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = (tag: string): number => {
    for (let at = 12, end = 12 + 16 * font.getUint16(4); at < end; at += 16)
      if (bytes.toString('latin1', at, at + 4) === tag) return font.getUint32(at + 8);
    throw new Error(`Expected a table ${tag} in ${file}`);
  };
  const unitsPerEm = font.getUint16(table('head') + 18);
  const measured = font.getUint16(table('hhea') + 34);
  const hmtx = table('hmtx');
  const widths = new Map<number, number>();
  for (const [code, glyph] of glyphs(font, table('cmap'))) {
    // Glyphs after the last one with its own width share that width.
    widths.set(code, font.getUint16(hmtx + 4 * Math.min(glyph, measured - 1)) / unitsPerEm);
  }
  const codes = (text: string) => [...text.replace(shapeless, '')].map((one) => one.codePointAt(0) ?? 0);
  return {
    file,
    family,
    covers: (text) => codes(text).every((code) => widths.has(code)),
    width: (text) => codes(text).reduce((sum, code) => sum + (widths.get(code) ?? 0), 0),
  };
}

/** Character-glyph pairs of a font's `cmap`: of format 12, or else of format 4. */
function* glyphs(font: DataView, cmap: number): Generator<readonly [code: number, glyph: number]> {
  const subtables = Array.from({ length: font.getUint16(cmap + 2) }, (_, at) => {
    const entry = cmap + 4 + 8 * at;
    const start = cmap + font.getUint32(entry + 4);
    return { platform: font.getUint16(entry), start, format: font.getUint16(start) };
  }).filter(({ platform }) => platform === 0 || platform === 3);
  const of = (format: number) => subtables.find((subtable) => subtable.format === format)?.start;
  const long = of(12);
  const short = of(4);
  if (long !== undefined) yield* sequences(font, long);
  else if (short !== undefined) yield* segments(font, short);
}

function* sequences(font: DataView, start: number): Generator<readonly [number, number]> {
  for (let group = 0; group < font.getUint32(start + 12); group++) {
    const at = start + 16 + 12 * group;
    const [first, last, glyph] = [font.getUint32(at), font.getUint32(at + 4), font.getUint32(at + 8)];
    for (let code = first; code <= last; code++) yield [code, glyph + code - first];
  }
}

function* segments(font: DataView, start: number): Generator<readonly [number, number]> {
  const length = font.getUint16(start + 6);
  const ends = start + 14;
  const starts = ends + length + 2;
  for (let at = 0; at < length; at += 2) {
    const first = font.getUint16(starts + at);
    const last = font.getUint16(ends + at);
    const delta = font.getUint16(starts + length + at);
    const offsetAt = starts + 2 * length + at;
    const offset = font.getUint16(offsetAt);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const found = offset === 0 ? code : font.getUint16(offsetAt + offset + 2 * (code - first));
      if (found !== 0) yield [code, (found + delta) & 0xffff];
    }
  }
}
