import type { Doubt } from './remarks';
import type { Winner } from './endings';
import { isSurelyBetween } from './splitSides';
import { wordsOf } from './words';

export interface MarkedSides {
  /** With a separator in place of the marks. */
  readonly text: string;
  readonly winner?: Winner;
  readonly doubts?: readonly Doubt[];
}

const markIn = (word: string | undefined): 'W' | 'L' | undefined => {
  const said = /^[(（[]?([WL勝胜승負敗败패])[)）\]]?[:：]?$/u.exec(word ?? '')?.[1];
  return said === undefined ? undefined : /[W勝胜승]/u.test(said) ? 'W' : 'L';
};
const divides = (word: string | undefined): boolean => /^(?:[-–—/|,;]|vs?\.?)$/u.test(word ?? '');
const withoutDivider = (words: readonly string[]): readonly string[] =>
  divides(words.at(-1)) ? words.slice(0, -1) : words;

/**
 * Takes the signs of winner and loser that posts set beside both names: `W Ann Ash – L Bea Birch (3-2)`,
 * `Ann Ash W / Bea Birch L`. A sign beside a single word may be an initial, which is a doubt.
 */
export function takeSideMarks(text: string): MarkedSides {
  // `Ann Ash🇩🇪(W)`
  const words = wordsOf(text.replace(/[(（[][WL勝胜승負敗败패][)）\]]/gu, ' $& '));
  const [one = -1, other = -1, ...more] = words.flatMap((word, at) =>
    markIn(word) === undefined ? [] : [at],
  );
  const [mark1, mark2] = [markIn(words[one]), markIn(words[other])];
  if (mark1 === undefined || mark2 === undefined || mark1 === mark2 || more.length > 0) return { text };
  const winner = mark1 === 'W' ? 'player1' : 'player2';
  const between = words.slice(one + 1, other);
  const behind = words.slice(other + 1);
  if (one === 0) {
    const end = behind.findIndex((word) => /\d/.test(word));
    const sides = [withoutDivider(between), end < 0 ? behind : behind.slice(0, end)];
    if (!sides.every(isOneSide)) return { text };
    return {
      text: [...(sides[0] ?? []), 'vs', ...behind].join(' '),
      winner,
      ...doubtsOf(sides, [words[one] ?? '', words[other] ?? '']),
    };
  }
  // `Ann Ash W 3-1 L Bea Birch`
  if (between.length > 0 && between.every((word) => /^[\d:–—-]+$/.test(word))) {
    const around = [words.slice(0, one), behind];
    if (!around.every(isOneSide)) return { text };
    return { text: [...words.slice(0, one), ...between, ...behind].join(' '), winner };
  }
  const sides = [words.slice(0, one), divides(between[0]) ? between.slice(1) : between];
  const isAtEnd = behind[0] === undefined || /^[-–—,;([（]?\d|^[-–—]$/u.test(behind[0]);
  if (!isAtEnd || !sides.every(isOneSide)) return { text };
  return {
    text: [...(sides[0] ?? []), 'vs', ...(sides[1] ?? []), ...behind].join(' '),
    winner,
    ...doubtsOf(sides, [words[one] ?? '', words[other] ?? '']),
  };
}

/** Marks without brackets beside a single word may be initials. */
const doubtsOf = (
  sides: readonly (readonly string[])[],
  [mark1, mark2]: readonly [string, string],
): Pick<MarkedSides, 'doubts'> =>
  sides.some((side) => side.length === 1) && /^[WL]$/.test(mark1) && /^[WL]$/.test(mark2)
    ? {
        doubts: [
          { code: 'left', said: mark1, at: 'player1' },
          { code: 'left', said: mark2, at: 'player2' },
        ],
      }
    : {};

const isOneSide = (words: readonly string[]): boolean => words.length > 0 && !words.some(isSurelyBetween);
