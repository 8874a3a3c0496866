import { nameWords } from '../names/nameSearch';
import { haveOtherMarks } from '../names/marks';
import { withLeft, type Doubt } from './remarks';
import { areOfTwoCountries, doubtsOfSides } from './row';
import { isName } from '../records/recordNames';
import { lengthOf } from '../schema/limits';
import { allOf, choiceAt, codeAt, type Sport } from '../sports';
import {
  mergeFacts,
  onlyFacts,
  takeTrailingFacts,
  type CardFacts,
  type TakenFacts,
  type TakeOptions,
} from './cardFacts';
import type { CardLine, DoubtedLine, LineProblem } from './cardLine';
import { isDrawn } from './drawn';
import { checkEnding } from './endings';
import { mayBeName, takeFront } from './front';
import { FactsSoFar, takeBracketScores, takeBrackets, takeSigns, takeTitle } from './lineParts';
import { takeHalfPoints } from './halfPoints';
import { takeMedals } from './medals';
import { sideNamed, takeNamedWinner, turnedTo } from './namedWinner';
import { takeSideMarks } from './sideMarks';
import { isCancelled, leftBehind, type NameWords } from './leftover';
import { isPlaceholder } from './placeholder';
import { isSurelyStage } from './stages';
import { isCountry, type Side } from './side';
import { halvesFact, timeReadAsScore } from './scoreFacts';
import { sideName, withoutDecoration } from './sideName';
import { takeSideWeights } from './sideWeights';
import { splitSides, type Sides } from './splitSides';
import { resultAsFacts, takeResults } from './summaryResults';
import { mayBeDeclined, withScoreBehind } from './verbs';
import { areWrittenAlike, withoutDash, withUnit, wordsOf } from './words';

const isWholeSide: TakeOptions['belongsToName'] = (fact, _words, before) =>
  mayBeName(fact) && splitSides(before) === 'sides';

/**
 * Leaves such words to the name of a side where the side would otherwise be empty, or where one capitalized
 * word looks like a surname: `Ann - Will Walkover`, `Ann - Joe Masters`.
 */
const isOfName =
  (sport: Sport | undefined): TakeOptions['belongsToName'] =>
  (fact, words, before) => {
    if (!mayBeName(fact)) return false;
    const { rest } = takeTrailingFacts(before, sport, { belongsToName: isWholeSide });
    const sides = splitSides(rest);
    if (typeof sides === 'string') return sides === 'sides';
    // After another fact there is no surname.
    const isSecond = rest.length === before.length && !sides.second.includes(' ');
    return isSecond && words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word));
  };

interface Tail extends Pick<TakenFacts, 'facts' | 'nearest'> {
  readonly rest: readonly string[];
}

/** Takes facts from the end, also before a dash: `Ann - Bea R - Final`. */
function takeBehindDashes(words: readonly string[], sport: Sport | undefined): TakenFacts {
  const taken = takeTrailingFacts(withUnit(words, sport), sport, { belongsToName: isOfName(sport) });
  const rest = withoutDash(taken.rest);
  if (rest.length === taken.rest.length) return taken;
  const more = takeBehindDashes(rest, sport);
  // Without a second side, the dash divided the sides.
  if (typeof splitSides(more.rest) === 'string') return taken;
  return { ...more, facts: mergeFacts(more.facts, taken.facts) };
}

/** Takes facts from the end, also before words without meaning: `3-1 by pin`, `3-1 (Arena)`. */
function takeTail(words: readonly string[], sport: Sport | undefined): Tail {
  const first = takeBehindDashes(words, sport);
  const rest = withoutDash(first.rest);
  const sides = splitSides(rest);
  const left = typeof sides === 'string' ? undefined : leftBehind(sides.second).left;
  if (left === undefined) return { ...first, rest };
  const count = wordsOf(left).length;
  const leftWords = rest.slice(-count);
  const more = takeTail(withoutDash(rest.slice(0, -count)), sport);
  // `by pin in round 3` states no stage.
  const isPart = /^(?:in|at|of|during|im|nach|в|на|en|à|w)$/.test(leftWords.at(-1) ?? '');
  const behind = isPart ? words.slice(first.rest.length) : [];
  return {
    rest: [...more.rest, ...leftWords, ...behind],
    facts: isPart ? more.facts : mergeFacts(more.facts, first.facts),
    nearest: more.nearest ?? first.nearest,
  };
}

/** A word after the second name that may be a surname: `Ann Ash - Bea Lima Junior`. */
function doubtedWord({ nearest }: Tail, sides: Sides, sport: Sport | undefined): readonly Doubt[] {
  if (nearest === undefined || typeof nearest.fact !== 'object') return [];
  const words = nearest.words.join(' ');
  const last = wordsOf(sides.second).at(-1) ?? '';
  const isInCapitals = nearest.fact.gender !== undefined && /^\p{Lu}{2,}$/u.test(words);
  const isLikeName =
    isInCapitals || nearest.words.every((word) => word.length > 1 && areWrittenAlike(word, last));
  const isForeignArm = nearest.fact.arm !== undefined && !isLabel(sport, 'arm', nearest.fact.arm, words);
  // Beside a full name, `Nora Damen` is one too.
  const isShort = sides.first.includes(' ') && !sides.second.includes(' ') && !words.includes(' ');
  const isForeignGender = nearest.fact.gender !== undefined && !/^(?:(?:wo)?men|ladies)$/i.test(words);
  const isUnsureStage = nearest.fact.round !== undefined && !isSurelyStage(words);
  const isInitial = /^\p{Lu}\.$/u.test(words) || (isShort && /^[A-KM-Z]$/.test(words));
  const isDoubtful =
    isInitial ||
    (isLikeName && (mayBeName(nearest.fact) || isForeignArm || isShort || isForeignGender || isUnsureStage));
  const [path] = isDoubtful ? Object.keys(nearest.fact) : [];
  return path === undefined ? [] : [{ code: 'word', said: words, at: path }];
}

const isLabel = (sport: Sport | undefined, path: string, code: string, words: string): boolean => {
  const known = codeAt(choiceAt(sport, path), code);
  return [known?.label, known?.alone].some(
    (text) => text !== undefined && allOf(text).some((label) => label.toLowerCase() === words.toLowerCase()),
  );
};

export function readSentence(
  sentence: string,
  known: CardFacts,
  sport: Sport | undefined,
): DoubtedLine | LineProblem {
  const named = takeNamedWinner(sentence);
  const read = named === undefined ? undefined : readPlain(named.text, known, sport);
  if (named === undefined || typeof read !== 'object') return readPlain(sentence, known, sport);
  const winner = sideNamed(named.words, read);
  if (winner === undefined) return readPlain(sentence, known, sport);
  const { winner: said, outcome, player1, player2, doubts, ...others } = read;
  if (said !== undefined && said !== winner) return 'twice';
  const ending = checkEnding({
    ...others,
    ...turnedTo(winner, read),
    ...(outcome !== undefined && outcome !== 'winner' && { outcome }),
    winner,
  });
  return typeof ending === 'string' ? ending : { player1, player2, ...ending, doubts };
}

/** In brackets it may be the winner or women, the loser or the left arm; behind the second name a lone L is the loser too. */
const resultMark = /[([（［【]\s*[wWlL]\s*[)\]）］】]|(?<=\s)L(?=$|[\s,;])/gu;

/**
 * Marks that were read as women and the left arm. Behind a result or another fact they mean them: `3-1 (W)`,
 * `75kg L`.
 */
function doubtedMarks(sentence: string, facts: CardFacts, sport: Sport | undefined): readonly Doubt[] {
  const isDecided = facts.score1 !== undefined || facts.winner !== undefined;
  return [...sentence.matchAll(resultMark)].flatMap(({ 0: mark, index }): readonly Doubt[] => {
    const word = wordsOf(sentence.slice(0, index)).at(-1);
    const isBesideName = word !== undefined && !/\d/.test(word) && onlyFacts(word, sport) === undefined;
    const isWoman = /w/i.test(mark);
    if (isWoman && facts.gender === 'W' && (isBesideName || !isDecided))
      return [{ code: 'women', said: mark, at: 'gender' }];
    return !isWoman && facts.arm === 'L' && isBesideName ? [{ code: 'leftArm', said: mark, at: 'arm' }] : [];
  });
}

/** Facts behind the first name, which no match says there: `Ann Ash left - Bea`. They are left, unless the match says the same. */
function factsBehind(text: string, known: CardFacts, sport: Sport | undefined): NameWords {
  const words = wordsOf(text);
  const { rest, facts } = takeTrailingFacts(words, sport, {
    belongsToName: (fact, [word = ''], before) =>
      mayBeName(fact) ||
      before.length === 0 ||
      (before.length === 1 && (/^\p{Lu}\.?$/u.test(word) || areWrittenAlike(word, before[0] ?? ''))),
  });
  if (rest.length === words.length) return { name: text };
  const stated: Readonly<Record<string, unknown>> = { ...known };
  const isKnown =
    typeof facts === 'object' && Object.entries(facts).every(([path, value]) => stated[path] === value);
  return { name: rest.join(' '), ...(!isKnown && { left: words.slice(rest.length).join(' ') }) };
}

function sideWith({ name, left }: NameWords): Side {
  const side = sideName(name);
  return left === undefined ? side : { ...side, left: [side.left, left].filter(Boolean).join(' ') };
}

/** Numbers beside the names that may be no scores but ages: `Ann 35 vs Bea 28`. */
const likeAges = (beside: Sides['beside']): string | undefined =>
  beside !== undefined && Math.min(...beside) > 15 ? beside.join(' ') : undefined;

function readPlain(sentence: string, known: CardFacts, sport: Sport | undefined): DoubtedLine | LineProblem {
  const facts = new FactsSoFar(known);
  const points = takeHalfPoints(sentence, sport);
  facts.take(points.facts);
  const medals = takeMedals(points.text);
  facts.take(medals.facts);
  const summary = takeResults(medals.text);
  const before = summary.result === undefined ? takeSideMarks(summary.text) : { text: summary.text };
  const scores = takeBracketScores(before.text);
  const weights = takeSideWeights(scores.text, sport);
  facts.take(weights.facts);
  const front = takeFront(takeTitle(takeBrackets(weights.text, facts, sport), facts), sport);
  facts.take(front.facts);
  // Words in front may have hidden the first mark.
  const marks = before.winner === undefined ? takeSideMarks(front.text) : { ...before, text: front.text };
  if (marks.winner !== undefined) facts.take({ winner: marks.winner });
  // A weight in two units is one word.
  const joined = marks.text
    .replace(/((?:kgs?|lbs?)) ?([/=]) ?(?=\d)/gi, '$1$2')
    .replace(/(?<=\d)(?=[\u2611\u2705\u2714\u2716\u274c\u274e])/gu, ' ');
  const signs = takeSigns(wordsOf(withoutDecoration(joined)));
  const tail = takeTail(withScoreBehind(signs.words), sport);
  facts.take(tail.facts);
  if (typeof facts.all === 'string') return facts.all;
  const sides = splitSides(tail.rest);
  const hasWeight = Object.hasOwn(facts.all, 'between');
  if (typeof sides === 'string') return sides === 'sides' && hasWeight ? 'weight' : sides;
  if (sides.scores) facts.take(halvesFact(...sides.scores, sport));
  if (sides.winner) facts.take({ winner: sides.winner });
  for (const found of resultAsFacts(summary.result, facts.all)) facts.take(found);
  if (typeof facts.all === 'string') return facts.all;
  const first = factsBehind(sides.first, facts.all, sport);
  const match = checked(sideWith(first), sideName(sides.second), facts.all, sport, [
    ...front.left,
    ...signs.left,
  ]);
  if (typeof match === 'string') return match;
  const isMarked = summary.result !== undefined || marks.winner !== undefined;
  const numbers = scores.said ?? likeAges(sides.beside) ?? timeReadAsScore(sentence, facts.all, sport);
  const seeds: readonly Doubt[] =
    numbers === undefined ? [] : [{ code: 'seeds', said: numbers, at: 'player1.score' }];
  return {
    ...match,
    doubts: [
      ...match.doubts,
      ...doubtedWord(tail, sides, sport),
      ...(mayBeDeclined(sentence, match.player2)
        ? [{ code: 'declined', said: match.player2, at: 'player2' } as const]
        : []),
      ...(marks.doubts ?? []),
      ...(isMarked ? [] : doubtedMarks(sentence, facts.all, sport)),
      ...seeds,
    ],
  };
}

/**
 * The match of two sides, or why there is none. `left` holds further unread words, which become doubts of the
 * second side.
 */
export function checked(
  first: Side,
  second: Side,
  facts: CardFacts,
  sport: Sport | undefined,
  left: readonly string[] = [],
): DoubtedLine | LineProblem {
  const [player1, player2] = [first.name, second.name];
  if (isNobody(first)) return 'unknownFirst';
  if (isNobody(second)) return 'unknownSecond';
  if (!isName(player1) || !isName(player2)) return lengthOf(player1) && lengthOf(player2) ? 'name' : 'sides';
  if (isCountry(first) || isCountry(second)) return 'country';
  if ([first, second].some(({ name, isQuoted }) => !isQuoted && isDrawn(name))) return 'drawing';
  if (areOneName(player1, player2) && !areOfTwoCountries(first, second)) return 'samePlayer';
  const all = [first.left, second.left, ...left].filter((words) => words !== undefined);
  const isFought = facts.score1 !== undefined || facts.winner !== undefined;
  if (!isFought && all.some(isCancelled)) return 'cancelled';
  if (facts.outcome === 'draw' && sport?.score.draws === false) return 'noDraws';
  const ending = checkEnding(facts);
  if (typeof ending === 'string') return ending;
  const isScoreless = facts.score1 === 0 && facts.score2 === 0 && facts.outcome === undefined;
  const doubts: readonly Doubt[] = [
    ...withLeft(doubtsOfSides([first, second]), 'player2', left),
    ...(isScoreless ? [{ code: 'scoreless', said: '0-0', at: 'player1.score' } as const] : []),
  ];
  return { player1, player2, ...ending, ...aboutSides(first, second), doubts };
}

/** Names of symbols have no words to compare. */
const areOneName = (a: string, b: string): boolean =>
  a === b ||
  (nameWords(a).length > 0 && nameWords(a).join(' ') === nameWords(b).join(' ') && !haveOtherMarks(a, b));

const isNobody = ({ name, isQuoted }: Side): boolean => !isQuoted && name !== '' && isPlaceholder(name);

const aboutSides = (first: Side, second: Side): Omit<CardLine, 'player1' | 'player2'> => ({
  ...(first.country !== undefined && { country1: first.country }),
  ...(second.country !== undefined && { country2: second.country }),
  ...(first.other !== undefined && { other1: first.other }),
  ...(second.other !== undefined && { other2: second.other }),
});
