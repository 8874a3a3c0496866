import { isHangul } from './hangul';
import { romanize, type RomanWord, type Transliterate } from './romanize';
import { splitName } from './splitName';

export interface NameParts {
  readonly words: readonly RomanWord[];
  /**
   * Whether a word was written together with the one before it: with a hyphen, after an Arabic article, or as
   * in `MacPhail`.
   */
  readonly joined: readonly boolean[];
  /** `jr`, `sr`, `ii` and the like; empty for most. */
  readonly suffix: string;
}

/** Longer names are cut: no record has them, and hostile text must not slow the comparison. */
const mostLetters = 120;
const mostWords = 6;

const suffixes: ReadonlyMap<string, string> = new Map([
  ['jr', 'jr'],
  ['jnr', 'jr'],
  ['junior', 'jr'],
  ['ml', 'jr'],
  ['sr', 'sr'],
  ['snr', 'sr'],
  ['senior', 'sr'],
  ['ii', 'ii'],
  ['iii', 'iii'],
  ['iv', 'iv'],
]);

const titles = new Set(['dr', 'mr', 'mrs', 'ms', 'prof', 'sir']);

/** Particles that sources add or drop: van der, de la, al, bin. */
const particles = new Set(
  'van von der den de del della di da do dos das du la le el al ul ibn bin ben bint abu ter ten af av zu'.split(
    ' ',
  ),
);

const separators = /[\s.,;:/|·・･＝=_+&()[\]{}<>"“”„«»!?*#~\u0000-\u001f]+/u;

export function partsOf(name: string, transliterate: Transliterate): NameParts {
  const clean = name
    .slice(0, mostLetters)
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cs}'’‘`´ʹʼʻ]/gu, '');
  const chunks = clean.split(separators).filter(Boolean);
  const pieces = chunks.length === 1 ? splitName(chunks[0]!) : chunks;
  const words: RomanWord[] = [];
  const joined: boolean[] = [];
  for (const piece of pieces) {
    for (const [at, part] of splitPiece(piece).entries()) {
      const word = romanize(part, transliterate);
      if (word.text === '') continue;
      words.push(word);
      joined.push(at > 0);
    }
  }
  return withoutExtras(words, joined);
}

function splitPiece(piece: string): readonly string[] {
  const parts = piece.split(/[\p{Pd}־]/u).filter(Boolean);
  return parts.flatMap((part) =>
    part.startsWith('ال') && part.length > 4 ? ['ال', part.slice(2)] : capitalParts(part),
  );
}

/** `MacPhail` and `BottaDukat` may have lost a blank. */
function capitalParts(part: string): readonly string[] {
  if (isHangul(part[0] ?? '')) return [part];
  const cut = /^(\p{Lu}\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})$/u.exec(part);
  return cut ? [cut[1]!, cut[2]!] : [part];
}

function withoutExtras(words: readonly RomanWord[], joined: readonly boolean[]): NameParts {
  let suffix = '';
  let kept = words.map((word, at) => ({ word, joined: joined[at]! }));
  const last = kept.at(-1);
  const found = last && kept.length > 2 ? suffixes.get(last.word.text) : undefined;
  if (found !== undefined) {
    suffix = found;
    kept = kept.slice(0, -1);
  }
  if (kept.length > 2) kept = kept.filter(({ word }) => !titles.has(word.text));
  if (kept.length > mostWords) kept = [...kept.slice(0, mostWords - 1), kept.at(-1)!];
  return { words: kept.map(({ word }) => word), joined: kept.map((each) => each.joined), suffix };
}

export const isParticle = (word: RomanWord): boolean => particles.has(word.text);
