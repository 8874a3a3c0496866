import type { Word } from './wordBook';

const letterPairs = new Set('jy yj ey ye iy yi vw wv'.split(' '));
/** Only transcription confuses these: Herbert is no K. */
const scriptPairs = new Set('hk kh gh hg'.split(' '));

export function fitsInitial(a: Word, b: Word): boolean {
  const [short, long] = a.isInitial && (!b.isInitial || a.text.length <= b.text.length) ? [a, b] : [b, a];
  if (long.text.startsWith(short.text)) return true;
  const areLetters = short.text.length === 1;
  const oneScript = short.script === long.script;
  const letters = `${short.text}${long.text[0]}`;
  if (areLetters && !long.isInitial && (letterPairs.has(letters) || (!oneScript && scriptPairs.has(letters))))
    return true;
  if (areLetters && oneScript) return false;
  return isContraction(short, long) || soundsLikeBeginning(short, long);
}

/**
 * Wm, Fco, Muhd: the first letter, the last one, and some between them in their order. One that a table knows stands for
 * the names of its row: Fco is no Federico.
 */
function isContraction({ text: short, given }: Word, { text: long, given: others }: Word): boolean {
  if (short.length >= long.length || short[0] !== long[0] || short.at(-1) !== long.at(-1)) return false;
  if (given.length > 0 && !given.some((row) => others.includes(row))) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** Sounds that standards write for one letter: Kh. begins Hasan and Chassan, Zh. Jan, Th. Teodor. */
const alike = new Set('Xh hX XC CX ZJ JZ Zj jZ Jj jJ cq qc cz zc DJ JD Tt tT'.split(' '));

/** `Yu.` begins Iurii and Julia, and `Zh.` begins Жанна, by sound; `Sh.` does not begin Sergey. */
const soundsLikeBeginning = (short: Word, long: Word): boolean =>
  short.sounds
    .map(withGlide)
    .some((one) =>
      long.sounds
        .flatMap((sounds) => [sounds, withGlide(sounds)])
        .some(
          (other) =>
            one.length <= other.length &&
            [...one].every((sound, at) => sound === other[at] || alike.has(`${sound}${other[at]}`)),
        ),
    );

/** Yevgeni is also written Evgeni. */
const withGlide = (sounds: string) => sounds.replace(/^[ij](?=e)/, '').replace(/^j/, 'i');

/** Bits of a matching initial, which differ by letter: one given name in eight begins with J, one in a hundred with O. */
const firstLetters: readonly (readonly [letters: string, bits: number])[] = [
  ['ajmsdrc', 3.2],
  ['klbtpeghnvwfi', 4.2],
];
const rareLetter = 5;
const furtherLetter = 1.5;

const bitsOf = (letter: string): number =>
  firstLetters.find(([letters]) => letters.includes(letter))?.[1] ?? rareLetter;

export const initialWeight = (a: Word, b: Word): number =>
  Math.min(bitsOf(a.text[0]!), bitsOf(b.text[0]!)) +
  furtherLetter * Math.min(2, Math.min(a.text.length, b.text.length) - 1);
