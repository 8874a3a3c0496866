import { trimEnds } from '@/lib/trimEnds';

/** A number, a score, a day or a measure: `85`, `3-0`, `22.11.2026`, `92kg`. */
const number = /^#?[+<-]?\d+(?:[.,:/–-]\d+)*\+?(?:kgs?|lbs?|cm|%|st|nd|rd|th|年|月|日)?$/iu;
const signs = /https?:|[@=|<>{}[\]]/i;
/** The end of a leading label: `Main event: Ann`. */
const labelled = /:\s|：/;
const edge = /[,.;:()!?'"]/;

let bytes: ReadonlyMap<string, number> | undefined;

/**
 * Repairs a name written in UTF-8 and read as Windows-1252: `NoÃ©` gives `Noé`; `undefined` for any other
 * name.
 */
export function readTwice(name: string): string | undefined {
  if (!/[\u00c2-\u00f4]/.test(name)) return undefined;
  bytes ??= new Map(
    Array.from({ length: 256 }, (_, byte) => [
      new TextDecoder('windows-1252').decode(new Uint8Array([byte])),
      byte,
    ]),
  );
  const said = [...name].map((letter) => bytes?.get(letter));
  if (said.some((byte) => byte === undefined)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(said.map((byte) => byte ?? 0)));
  } catch {
    return undefined;
  }
}

export const isOddName = (name: string): boolean =>
  signs.test(name) ||
  name.includes('\ufffd') ||
  readTwice(name) !== undefined ||
  labelled.test(name) ||
  name.split(/\s+/).some((word) => number.test(trimEnds(word, edge, edge)));
