/** Two names and what stood between them. */
export interface Sides {
  readonly first: string;
  readonly second: string;
  /** Where the scores stand beside the names: `Ann 3 - 1 Bea`, `Ann 3 - Bea 1`. */
  readonly scores?: readonly [number, number];
  /** The first is said to have won. */
  readonly won: boolean;
}

const victory = /^(?:def|def\.|defeats|defeated|d\.|beat|beats|bt|bt\.)$/i;
const dash = /^[-–—−]+$/;

/** Kinds of words between two names, the surest first; a line is divided by the first kind it has. */
const kinds: readonly ((word: string) => boolean)[] = [
  (word) => /^(?:vs|vs\.|versus|対|против)$/i.test(word) || /^v\.?$/.test(word) || victory.test(word),
  (word) => dash.test(word),
  (word) => /^(?:V\.?|[:：]|[xX×])$/.test(word),
  (word) => scoreIn(word) !== undefined,
];

/** Tells whether a word stands between two names and is hardly ever part of one. */
export const isSurelyBetween = (word: string): boolean => kinds.slice(0, 2).some((is) => is(word));

/** The sides of a line without its facts, `sides` when there are no two, `manySides` when there may be more. */
export function splitSides(words: readonly string[]): Sides | 'sides' | 'manySides' {
  for (const [surer, isSeparator] of kinds.entries()) {
    const places = words.flatMap((word, at) => (isSeparator(word) ? [at] : []));
    const [at, another] = places;
    if (at === undefined) continue;
    // `Ann - Bea 3 - 1` has given its score away before; what is left over is no name.
    if (another !== undefined) return 'manySides';
    const word = words[at] ?? '';
    const sides = [words.slice(0, at), words.slice(at + 1)] as const;
    if (surer < 2 && sides.some((side) => side.some((each) => kinds[0]?.(each) || kinds[1]?.(each))))
      return 'manySides';
    return withScores(...sides, victory.test(word), scoreIn(word));
  }
  return splitInside(words.join(' '));
}

/** `Levan–Ermes`, `山田対佐藤`: a sign within the words, where there is nothing surer. */
function splitInside(text: string): Sides | 'sides' | 'manySides' {
  const parts = text.split(/[–—対]/);
  const [first = '', second] = parts;
  if (second === undefined) return 'sides';
  if (parts.length > 2) return 'manySides';
  return withScores(first.trim().split(' '), second.trim().split(' '), false, undefined);
}

function withScores(
  first: readonly string[],
  second: readonly string[],
  won: boolean,
  between: readonly [number, number] | undefined,
): Sides | 'sides' {
  const a = numberIn(first.at(-1));
  const b = numberIn(second[0]) ?? numberIn(second.at(-1));
  const beside =
    between === undefined && a !== undefined && b !== undefined && first.length > 1 && second.length > 1;
  const rest = numberIn(second[0]) === undefined ? second.slice(0, -1) : second.slice(1);
  const sides = beside ? [first.slice(0, -1), rest] : [first, second];
  const [one = '', two = ''] = sides.map((side) => side.join(' '));
  if (one === '' || two === '') return 'sides';
  const scores = beside ? ([a, b] as const) : between;
  return { first: one, second: two, won, ...(scores && { scores }) };
}

const numberIn = (word: string | undefined): number | undefined =>
  word !== undefined && /^\d{1,3}$/.test(word) ? Number(word) : undefined;

function scoreIn(word: string): readonly [number, number] | undefined {
  const found = /^(\d{1,3})[-–—−:](\d{1,3})$/.exec(word);
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}
