import { pointsIn } from '../records/points';
import { countryOf } from '../records/countryOf';
import { parseWeight } from '../records/weights';
import type { Doubt } from './remarks';
import type { Sport } from '../sports';
import { onlyFacts, type CardFacts } from './cardFacts';
import type { CardLine } from './cardLine';
import { isCardPart, isMatchNumber, isUnnamedTitle } from './labels';
import { isSurelyBetween } from './splitSides';
import { withVerbs } from './verbs';

interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const wordOrSign =
  /[\p{L}\p{M}\p{N}]+|[\u2611\u2705\u2714\u2716\u274c\u274e\u2753-\u2757\u26a0\u26d4\u{1F6AB}\u{1F947}-\u{1F949}]/gu;
const keyOf = (word: string): string => word.normalize('NFKC').toLowerCase();
const wordsIn = (text: string): readonly string[] => (text.match(wordOrSign) ?? []).map(keyOf);
const mostWords = 5;

/** Letters of results, and words around a winner or a title that say nothing more. */
const grammar =
  /^(?:[wld勝胜승負敗败패]|vs?|x|winner|wins|won|player|sieger|ganadora?|vencedora?|vainqueur|vincitore|kazanan|zwycięzca|победитель|переможець|勝者|for|the|kg|kgs|lbs?)$/u;

/**
 * Words of a source that have gone nowhere: neither into a name, nor a fact, nor a doubt of the match. The
 * check reads the source by itself, so that a word which the reader drops by mistake becomes a doubt.
 */
export function unaccounted(
  source: string,
  match: CardLine,
  doubts: readonly Doubt[],
  sport: Sport | undefined,
): readonly string[] {
  const placed = [...source.matchAll(wordOrSign)].map(({ 0: word, index }): Token => ({
    word: keyOf(word),
    start: index,
    end: index + word.length,
  }));
  const { player1, player2, other1, other2, title } = match;
  const shown = new Set(
    [player1, player2, other1, other2, title, ...doubts.map(({ said }) => said)].flatMap((text) =>
      wordsIn(text ?? ''),
    ),
  );
  const isShown = ({ word, start }: Token, index: number): boolean =>
    shown.has(word) ||
    isMedalOf(match, source, word, start) ||
    grammar.test(word) ||
    (index === 0 && /^\d{1,3}$/.test(word)) ||
    isScore(word, match);
  const accounted = new Set(placed.flatMap((token, index) => (isShown(token, index) ? [index] : [])));
  return placed.flatMap((token, index) => {
    if (accounted.has(index)) return [];
    // A sign beside a fact is no part of it.
    if (!/[\p{L}\p{N}]/u.test(token.word)) return [token.word];
    const span = spanAround(source, placed, index, match, sport);
    for (const each of span ?? []) accounted.add(each);
    return span === undefined ? [source.slice(token.start, token.end)] : [];
  });
}

/** Whether a medal beside a name says what the match says: gold of the winner, silver of the loser. */
function isMedalOf(match: CardLine, source: string, medal: string, at: number): boolean {
  const { player1, player2, score1 = 0, score2 = 0 } = match;
  const winner = match.winner ?? (score1 === score2 ? undefined : score1 > score2 ? 'player1' : 'player2');
  if (winner === undefined || !/^[\u{1F947}\u{1F948}]$/u.test(medal)) return false;
  const [near1 = NaN, near2 = NaN] = [player1, player2].map((name) => {
    const start = source.indexOf(name);
    return start < 0 ? NaN : Math.abs(at - (at < start ? start : start + name.length));
  });
  // The source may spell a name otherwise.
  if (Number.isNaN(near1 + near2)) return false;
  const isOfWinner = near1 < near2 === (winner === 'player1');
  return isOfWinner === (medal === '\u{1F947}');
}

const isScore = (word: string, { score1, score2 }: CardFacts): boolean =>
  [score1, score2].includes(pointsIn(word) ?? -1);

/** Places of the fewest words around one that are a fact, a country or a separator of the match. */
function spanAround(
  source: string,
  tokens: readonly Token[],
  index: number,
  match: CardLine,
  sport: Sport | undefined,
): readonly number[] | undefined {
  for (let count = 1; count <= mostWords; count += 1)
    for (let from = Math.max(0, index - count + 1); from <= index; from += 1) {
      const [first, last] = [tokens[from], tokens[from + count - 1]];
      if (first === undefined || last === undefined) continue;
      const span = Array.from({ length: count }, (_, at) => from + at);
      // A sign before or behind a number is its limit: `-80`, `+110`, `110+`.
      const start = /[-+<–]/.test(source[first.start - 1] ?? '') ? first.start - 1 : first.start;
      const end = source[last.end] === '+' ? last.end + 1 : last.end;
      const texts = [source.slice(first.start, last.end), source.slice(start, end)];
      if ([...new Set(texts)].some((text) => isFact(text, match, sport))) return span;
    }
  return undefined;
}

function isFact(text: string, match: CardLine, sport: Sport | undefined): boolean {
  const said = text.trim();
  const [verb, ...more] = withVerbs(said.split(/\s+/));
  if (verb !== undefined && more.length === 0 && isSurelyBetween(verb)) return true;
  if (isMatchNumber(said) || isCardPart(said) || isUnnamedTitle(said)) return true;
  const country = countryOf(said);
  if (country !== undefined && (country === match.country1 || country === match.country2)) return true;
  const weight = parseWeight(said);
  if (weight !== undefined && (weight === match.weight1 || weight === match.weight2)) return true;
  const fact = onlyFacts(said, sport) ?? (/^\d{2,3}$/.test(said) ? onlyFacts(`${said}kg`, sport) : undefined);
  return typeof fact === 'object' && agrees(fact, match);
}

const agrees = (fact: CardFacts, match: CardLine): boolean => {
  const facts: Readonly<Record<string, unknown>> = { ...match };
  return Object.entries(fact).every(([path, value]: readonly [string, unknown]) => {
    const stored = facts[path];
    if (path === 'between') return match.weight1 !== undefined || match.weight2 !== undefined;
    // The scores already show that a match was drawn or who won.
    return stored === value || (stored === undefined && (path === 'outcome' || path === 'winner'));
  });
};
