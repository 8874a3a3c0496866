/** Encodings of table files, by their `TextDecoder` names. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1251',
  'windows-1250',
  'windows-1254',
  'macintosh',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'gb18030',
] as const;

export type Encoding = (typeof encodings)[number];

export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
  /** The bytes determine the encoding. */
  readonly sure: boolean;
}

const marks: readonly (readonly [readonly number[], Encoding])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

function decoded(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** In UTF-16, Latin text has a 0 in every second byte. Its position gives the byte order. */
function halfEmpty(bytes: Uint8Array): Encoding | undefined {
  const zeros = [0, 0];
  const tried = Math.min(bytes.length, 2_000) & ~1;
  for (let at = 0; at < tried; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > tried / 8 && odd > 4 * even) return 'utf-16le';
  return even > tried / 8 && even > 4 * odd ? 'utf-16be' : undefined;
}

/** Runs of letters, as in Cyrillic words. In Latin text accented letters are isolated. */
const cyrillicWord = /[\u0410-\u044f\u0451]{3}/g;

const share = (text: string, pattern: RegExp, length: number) =>
  ((text.match(pattern)?.length ?? 0) * length) / Math.max(1, text.replace(/[\0-\x7f]/g, '').length);

const isLetter = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte > 0x40 && byte < 0x5b) || (byte > 0x60 && byte < 0x7b));
const isSmallLetter = (byte: number | undefined): boolean => byte !== undefined && byte > 0x60 && byte < 0x7b;

/**
 * Whether bytes that decode as Shift_JIS are Japanese. Evidence: kana, or characters whose second byte is no
 * small letter. An accented letter before a small one is also a valid Shift_JIS character, as in `Mäkinen` in
 * Windows-1252.
 */
function isJapanese(bytes: Uint8Array): boolean {
  let [japanese, latin] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    const next = bytes[at + 1];
    const isHalfWidth = byte > 0xa0 && byte < 0xe0;
    if (isHalfWidth) {
      const isInRun = [bytes[at - 1], next].some(
        (other) => other !== undefined && other > 0xa0 && other < 0xe0,
      );
      if (isInRun) japanese += 1;
      else latin += 1;
      continue;
    }
    const isKana = byte === 0x82 || byte === 0x83;
    if (!isKana && isSmallLetter(next)) latin += 1;
    else japanese += 1;
    at += 1;
  }
  return japanese > latin;
}

/** ß, æ and ø of Mac Roman, which are §, ¾ and ¿ in Windows-1252. */
const macLetters: ReadonlySet<number> = new Set([0xa7, 0xbe, 0xbf]);

/**
 * Whether lines end as on an old Mac, or letters of Mac Roman that are signs in Windows-1252 prevail among the
 * bytes next to letters.
 */
function isMacRoman(bytes: Uint8Array): boolean {
  if (bytes.includes(0x0d) && !bytes.includes(0x0a)) return true;
  let [mac, windows] = [0, 0];
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80 || !(isLetter(bytes[at - 1]) || isLetter(bytes[at + 1]))) continue;
    // 0x92 is the apostrophe of Windows-1252.
    if ((byte < 0xa0 && byte !== 0x92) || (macLetters.has(byte) && isLetter(bytes[at - 1]))) mac += 1;
    else if (byte >= 0xc0) windows += 1;
  }
  return mac > windows;
}

/** Decodes a text: by its byte order mark, else as UTF-8 if valid, else by a guess. */
export function decodeText(bytes: Uint8Array, asked?: Encoding): DecodedText {
  if (asked !== undefined) return { text: new TextDecoder(asked).decode(bytes), encoding: asked, sure: true };
  for (const [mark, encoding] of marks)
    if (mark.every((byte, at) => bytes[at] === byte))
      return { text: new TextDecoder(encoding).decode(bytes), encoding, sure: true };
  const wide = halfEmpty(bytes);
  if (wide !== undefined) return { text: new TextDecoder(wide).decode(bytes), encoding: wide, sure: true };
  const plain = decoded(bytes, 'utf-8');
  if (plain !== undefined) return { text: plain, encoding: 'utf-8', sure: true };
  const inJapanese = decoded(bytes, 'shift_jis');
  if (inJapanese !== undefined && isJapanese(bytes))
    return { text: inJapanese, encoding: 'shift_jis', sure: false };
  const inCyrillic = decoded(bytes, 'windows-1251') ?? '';
  if (share(inCyrillic, cyrillicWord, 3) > 0.5)
    return { text: inCyrillic, encoding: 'windows-1251', sure: false };
  if (isMacRoman(bytes))
    return { text: new TextDecoder('macintosh').decode(bytes), encoding: 'macintosh', sure: false };
  return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252', sure: false };
}
