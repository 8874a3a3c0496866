import { editDistance } from '@/lib/editDistance';
import { groupBy } from '@/lib/groupBy';
import { nameWords } from '../names/nameSearch';
import { versus, type Timestamp } from './timestamps';

export interface NamedMatch {
  readonly id: string;
  readonly sides: readonly [spellings: readonly string[], spellings: readonly string[]];
  readonly arm?: string | undefined;
}

export interface MomentDoubt extends Timestamp {
  /** The matches that the words may name, the likeliest first. */
  readonly matches: readonly string[];
}

export interface AssignedMoments {
  /** The second at which a match begins, by match. */
  readonly moments: ReadonlyMap<string, number>;
  readonly doubts: readonly MomentDoubt[];
  /** Times whose words name no match: intros, interviews, advertising. */
  readonly others: readonly Timestamp[];
}

/**
 * Assigns times to the matches that their words name. A match is certain if a family name of both sides is there, no
 * other match is named as well, and no other line names it too.
 */
export function assignMoments(times: readonly Timestamp[], matches: readonly NamedMatch[]): AssignedMoments {
  const named = matches.map(wordsOfMatch);
  const read = times.map((time) => ({ ...time, ...namedBy(time.text, named) }));
  const certain = read.filter(({ certainly }) => certainly);
  const lines = groupBy(certain, (line) => line.matches[0] ?? '');
  const isSingle = (line: (typeof read)[number]) =>
    line.certainly && lines.get(line.matches[0] ?? '')?.length === 1;
  const timeOf = ({ second, text }: Timestamp): Timestamp => ({ second, text });
  return {
    moments: new Map(read.filter(isSingle).map((line) => [line.matches[0] ?? '', line.second])),
    doubts: read
      .filter((line) => line.matches.length > 0 && !isSingle(line))
      .map((line) => ({ ...timeOf(line), matches: line.matches })),
    others: read.filter((line) => line.matches.length === 0).map(timeOf),
  };
}

interface MatchWords extends Pick<NamedMatch, 'id' | 'arm'> {
  readonly sides: readonly [readonly (readonly string[])[], readonly (readonly string[])[]];
}

const wordsOfMatch = ({ id, arm, sides: [first, second] }: NamedMatch): MatchWords => ({
  id,
  arm,
  sides: [first.map(nameWords), second.map(nameWords)],
});

const dash = /\s[-–—]\s/u;

/** Both sides of a line, or the line itself for both where nothing separates them. */
function sidesOf(text: string): { readonly left: string; readonly right: string; readonly isSplit: boolean } {
  const parts = [versus, dash].map((separator) => text.split(separator)).find(({ length }) => length === 2);
  const [left, right] = parts ?? [];
  return left === undefined || right === undefined
    ? { left: text, right: text, isSplit: false }
    : { left, right, isSplit: true };
}

const mostOffered = 6;

function namedBy(
  text: string,
  matches: readonly MatchWords[],
): { readonly matches: readonly string[]; readonly certainly: boolean } {
  const { left, right, isSplit } = sidesOf(text);
  const sides = [nameWords(left), nameWords(right)] as const;
  const fits = matches
    .map((match) => ({ ...match, ...fitOf(match, sides, isSplit) }))
    .filter(({ grade }) => grade > 0)
    .sort((a, b) => b.grade - a.grade || b.words - a.words);
  const [best] = fits;
  if (best === undefined || (best.grade === 1 && !isSplit)) return { matches: [], certainly: false };
  const equal = fits.filter(({ grade, words }) => grade === best.grade && words === best.words);
  const onArm = equal.filter(({ arm }) => arm !== undefined && arm === armIn(text));
  const chosen = onArm.length === 1 ? onArm : equal;
  return chosen.length === 1 && best.grade === 3
    ? { matches: chosen.map(({ id }) => id), certainly: true }
    : {
        matches: fits
          .filter(({ grade }) => grade === best.grade)
          .slice(0, mostOffered)
          .map(({ id }) => id),
        certainly: false,
      };
}

/** 3: family names of both sides; 2: both sides, but only alike or first names; 1: one side. */
interface Fit {
  readonly grade: 0 | 1 | 2 | 3;
  readonly words: number;
}

type Sides = readonly [readonly string[], readonly string[]];

function fitOf({ sides: [first, second] }: MatchWords, [left, right]: Sides, isSplit: boolean): Fit {
  const pairs = [
    [sideFit(first, left), sideFit(second, right)],
    [sideFit(first, right), sideFit(second, left)],
  ] as const;
  return pairs
    .map(([one, other]): Fit => {
      const words = one.exact.length + other.exact.length;
      // Without a separator one word must not count for both namesakes.
      const isShared = !isSplit && [...one.exact].sort().join(' ') === [...other.exact].sort().join(' ');
      if (one.isFamily && other.isFamily && !isShared) return { grade: 3, words };
      if (one.isAlike && other.isAlike && !isShared) return { grade: 2, words };
      return { grade: one.isFamily || other.isFamily ? 1 : 0, words };
    })
    .reduce((a, b) => (b.grade > a.grade || (b.grade === a.grade && b.words > a.words) ? b : a));
}

interface SideFit {
  readonly exact: readonly string[];
  /** The last word other than a particle is there, or a whole name that is written without blanks. */
  readonly isFamily: boolean;
  readonly isAlike: boolean;
}

function sideFit(spellings: readonly (readonly string[])[], words: readonly string[]): SideFit {
  const fits = spellings.map((spelling): SideFit => {
    const isUnspaced = unspaced.test(spelling.join('')) && words.join('').includes(spelling.join(''));
    const exact = isUnspaced
      ? spelling
      : spelling.filter((word) => [...word].length > 1 && words.includes(word));
    const family = (spelling.length === 1 ? spelling : spelling.slice(1)).filter(
      (word) => !particles.has(word),
    );
    const last = family.at(-1);
    return {
      exact,
      isFamily: isUnspaced || (last !== undefined && exact.includes(last)),
      isAlike: exact.length > 0 || family.some((word) => words.some((said) => areAlike(word, said))),
    };
  });
  return fits.reduce(
    (a, b) => ((Number(b.isFamily) - Number(a.isFamily) || b.exact.length - a.exact.length) > 0 ? b : a),
    { exact: [], isFamily: false, isAlike: fits.some(({ isAlike }) => isAlike) },
  );
}

const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]{2,}$/u;

const particles: ReadonlySet<string> = new Set(
  'da das de del della den der di do dos du el al la le las los van von bin ibn ben jr sr ii iii'.split(' '),
);

const areAlike = (a: string, b: string): boolean => {
  const most = a.length >= 8 ? 2 : a.length >= 5 ? 1 : 0;
  return most > 0 && editDistance(a, b, most) <= most;
};

const armWords: readonly (readonly [string, RegExp])[] = [
  ['L', /(?<!\p{L})(?:left|lh|лева\p{L}*|ліва\p{L}*)(?!\p{L})|左/iu],
  ['R', /(?<!\p{L})(?:right|rh|права\p{L}*)(?!\p{L})|右/iu],
];

function armIn(text: string): string | undefined {
  const [said, ...more] = armWords.filter(([, pattern]) => pattern.test(text));
  return more.length === 0 ? said?.[0] : undefined;
}
