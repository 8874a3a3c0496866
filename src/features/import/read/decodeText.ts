import { decoded, guessEncoding, textIn, type Encoding } from './guessEncoding';

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

/** In UTF-16, Latin text has a 0 in every second byte. Its position gives the byte order. */
function halfEmpty(bytes: Uint8Array): Encoding | undefined {
  const zeros = [0, 0];
  const tried = Math.min(bytes.length, 2_000) & ~1;
  for (let at = 0; at < tried; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > tried / 8 && odd > 4 * even) return 'utf-16le';
  return even > tried / 8 && even > 4 * odd ? 'utf-16be' : undefined;
}

export function decodeText(bytes: Uint8Array, asked?: Encoding): DecodedText {
  if (asked !== undefined) return { text: textIn(bytes, asked), encoding: asked, sure: true };
  for (const [mark, encoding] of marks)
    if (mark.every((byte, at) => bytes[at] === byte))
      return { text: new TextDecoder(encoding).decode(bytes), encoding, sure: true };
  const wide = halfEmpty(bytes);
  if (wide !== undefined) return { text: new TextDecoder(wide).decode(bytes), encoding: wide, sure: true };
  const plain = decoded(bytes, 'utf-8');
  if (plain !== undefined) return { text: plain, encoding: 'utf-8', sure: true };
  // On an old Mac lines ended so.
  const isOfMac = bytes.includes(0x0d) && !bytes.includes(0x0a);
  const encoding = isOfMac ? guessEncoding(bytes, ['macintosh', 'x-mac-cyrillic']) : guessEncoding(bytes);
  return { text: textIn(bytes, encoding), encoding, sure: false };
}
