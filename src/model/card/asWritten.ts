import { once } from '@/lib/once';

const bytesOf = (encoding: string): ReadonlyMap<string, number> => {
  const decoder = new TextDecoder(encoding);
  const all = Array.from({ length: 256 }, (_, byte) => byte);
  return new Map([
    // Programs that take the file for Latin-1 keep these bytes as controls.
    ...all.slice(0x80, 0xa0).map((byte) => [String.fromCharCode(byte), byte] as const),
    ...all.map((byte) => [decoder.decode(new Uint8Array([byte])), byte] as const),
  ]);
};

const readings = once(() => [
  { bytes: bytesOf('windows-1252'), fits: () => true },
  // Two Cyrillic letters may be a name that only looks like one letter read twice: Сі.
  { bytes: bytesOf('windows-1251'), fits: (text: string) => /^[\u0401-\u045f]{2,}$/.test(text) },
  // Excel on a Mac. There a dash before a letter is the first half of a Cyrillic one.
  {
    bytes: bytesOf('macintosh'),
    fits: (text: string) => /^[\u00c0-\u017f\u2010-\u201d]+$|^[\u0401-\u045f]{2,}$/.test(text),
  },
]);

/** What a run of letters was before somebody read its UTF-8 in an older encoding. */
function decodedRun(run: string): string {
  for (const { bytes, fits } of readings()) {
    const said = [...run].flatMap((letter) => bytes.get(letter) ?? []);
    if (said.length !== [...run].length) continue;
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(said));
      if (fits(text)) return text;
    } catch {
      // No UTF-8, so nobody read it twice.
    }
  }
  return run;
}

/** Signs that follow a letter with an accent in ordinary text, and that are also halves of letters. */
const ordinary = /[\s«»‘’“”–—…•·]/u;
const latin = /^[\u00a0-\u017f\u1e00-\u1eff\u2010-\u203a\u20ac]+$/;

/**
 * Whether the run was surely read twice. `ANDRÉ’S` has the bytes of another letter, but a capital goes before it and no
 * capital comes out; `MUÃ‘OZ` is `MUÑOZ`.
 */
function isSure(run: string, said: string, before: string, after: string): boolean {
  if (!ordinary.test(run) || /\p{L}{2}/u.test(said)) return true;
  if (!latin.test(said)) return false;
  if (run.startsWith('â€') || !/\p{Lu}/u.test(before)) return true;
  return !/\s/.test(run) && /^\p{Lu}+$/u.test(said) && /\p{L}/u.test(after);
}

/**
 * Repairs text written in UTF-8 and read as Windows-1252, -1251 or Mac Roman: `NoÃ©` gives `Noé`. Call it before
 * invisible characters are dropped, because they may be halves of letters.
 */
export const readTwice = (text: string): string =>
  /[\u00c2-\u00f4РС√ƒ≈‚–—]/.test(text)
    ? text.replace(/[^\0-\x7f]+/g, (run, at: number) => {
        const said = decodedRun(run);
        return isSure(run, said, text[at - 1] ?? '', text[at + run.length] ?? '') ? said : run;
      })
    : text;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  szlig: 'ß',
  oslash: 'ø',
  aelig: 'æ',
};
const accents: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedil: '\u0327',
};
const entity =
  /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z])(grave|acute|circ|tilde|uml|ring|caron|cedil)|([a-z]{2,6}));/gi;

const isCharacter = (code: number): boolean =>
  code > 0 && code < 0x110000 && (code < 0xd800 || code > 0xdfff);

/** `O&#39;Neil` and `M&uuml;ller` from the source of a web page. */
const withoutEntities = (text: string): string =>
  text.replace(entity, (whole, hex?: string, number?: string, letter = '', accent = '', name = '') => {
    const code = hex === undefined ? Number(number) : Number.parseInt(hex, 16);
    if (isCharacter(code)) return String.fromCodePoint(code);
    if (letter !== '') return `${letter}${accents[String(accent).toLowerCase()] ?? ''}`.normalize('NFC');
    const sign = entities[String(name).toLowerCase()] ?? whole;
    return /^[A-Z]/.test(String(name)) ? sign.toUpperCase() : sign;
  });

/** Text as its author wrote it, before programs encoded it a second time. */
export const asWritten = (text: string): string =>
  text.includes('&') ? withoutEntities(readTwice(text)) : readTwice(text);
