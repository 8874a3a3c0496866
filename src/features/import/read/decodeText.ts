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

/** UTF-16 without a mark: only there a byte is 0, always on one side of a pair, as in the end of each line. */
function wideText(bytes: Uint8Array): DecodedText | undefined {
  const zeros = [0, 0];
  const tried = Math.min(bytes.length, 2_000) & ~1;
  for (let at = 0; at < tried; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0) return undefined;
  const encoding = odd > even ? 'utf-16le' : 'utf-16be';
  const text = decoded(bytes.subarray(0, bytes.length & ~1), encoding);
  const isLatin = Math.max(even, odd) > tried / 8;
  const isText =
    text !== undefined && (isLatin || /[\r\n]/.test(text)) && !/[\p{Co}\p{Cn}\0-\u0008]/u.test(text);
  return isText ? { text, encoding, sure: true } : undefined;
}

export function decodeText(bytes: Uint8Array, asked?: Encoding): DecodedText {
  if (asked !== undefined) return { text: textIn(bytes, asked), encoding: asked, sure: true };
  for (const [mark, encoding] of marks)
    if (mark.every((byte, at) => bytes[at] === byte))
      return { text: new TextDecoder(encoding).decode(bytes), encoding, sure: true };
  const wide = wideText(bytes);
  if (wide !== undefined) return wide;
  const plain = decoded(bytes, 'utf-8');
  if (plain !== undefined) return { text: plain, encoding: 'utf-8', sure: true };
  // On an old Mac lines ended so.
  const isOfMac = bytes.includes(0x0d) && !bytes.includes(0x0a);
  const encoding = isOfMac ? guessEncoding(bytes, ['macintosh', 'x-mac-cyrillic']) : guessEncoding(bytes);
  return { text: textIn(bytes, encoding), encoding, sure: false };
}
