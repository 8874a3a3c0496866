import { mergeFacts, onlyFacts, plainDashes, type CardFacts } from '../card/cardFacts';
import { halvesFact } from '../card/scoreFacts';
import { endingOf, type Outcome } from '../card/endings';
import { withPlainScores } from '../card/plainSigns';
import { sideName, withoutDecoration } from '../card/sideName';
import { pointsIn } from '../records/points';
import type { Sport } from '../sports';
import { isNothing, resultIn } from './codedCells';
import type { FactsProblem } from './facts';
import { sideIn } from './sideCells';

/** Spreadsheets turn 3-1 into a day, and 3:1 into the time 3:01. */
const likeDay =
  /^(?:\d{4}-\d{2}-\d{2}(?:T\S+)?|\d{1,2}:0\d(?::00)?|\d{1,2}\. ?\p{L}{3,}|\d{1,2}-\p{L}{3}|\p{L}{3}-\d{2})$/u;

/** Half a point beside `1-0`, or 1 to 2 beside `3/1`. */
export const half = /^1\s*\/\s*2$/;
const someScore = /\d{1,3}\s*[-–—−:]\s*\d{1,3}/;

/** Both scores, or the ending without scores: `3-1`, `walkover`, `2:0 (injury)`, `W 3-1`. */
export function scoreIn(
  said: string,
  sport: Sport | undefined,
  names: readonly [string, string],
): CardFacts | FactsProblem | undefined {
  const text = plainDashes(withPlainScores(withoutDecoration(said).trim()));
  if (likeDay.test(text)) return 'scoreAsDay';
  if (/^\p{L}$/u.test(text)) return resultIn(text) ?? 'unknown';
  const beside = withEnding(text, sport);
  if (beside !== undefined) return beside;
  const result = resultBeside(text);
  const bare = result.rest.replace(/^(\d{1,3})\s*\/\s*(\d{1,3})$/, '$1-$2');
  const found = onlyFacts(bare.replace(/[()（）[\]{}]/g, ' '), sport);
  // A single letter beside a score is a result, never an arm or a gender.
  if (
    typeof found === 'object' &&
    hasOtherFacts(found) &&
    /(?<![\p{L}\p{N}])\p{L}(?![\p{L}\p{N}])/u.test(bare)
  )
    return 'unknown';
  if (found === undefined || result.facts === undefined)
    // A lone number is a score of one side, or a result: 1, 0.
    return found ?? (/^\d+$/.test(text) ? undefined : (onlySideIn(text, names) ?? resultIn(text)));
  return mergeFacts(found, result.facts);
}

/** `W RET`, `L by DQ`, `3-1 (inj.)`: the result or the score, and how it came about. */
function withEnding(text: string, sport: Sport | undefined): CardFacts | FactsProblem | undefined {
  const plain = text.replace(/[()[\]（）,;]/g, ' ').trim();
  const [, front = '', said = ''] =
    new RegExp(`^(\\p{L}+|[○●]|${someScore.source})\\s+(\\S.*)$`, 'u').exec(plain) ?? [];
  const ending = endingOf(said.toLowerCase().replace(/(?<=\p{L}{2})\.$/u, ''))?.outcome;
  if (ending === undefined) return undefined;
  const result = resultIn(front) ?? onlyFacts(front, sport);
  if (typeof result !== 'object' || hasOtherFacts(result) || result.outcome !== undefined) return undefined;
  return { ...result, outcome: ending };
}

const hasOtherFacts = (facts: CardFacts): boolean =>
  Object.keys(facts).some((fact) => !['score1', 'score2', 'outcome', 'winner'].includes(fact));

/** A name with an ending behind it does not say who won: `Reed RET`. */
const onlySideIn = (text: string, names: readonly [string, string]): CardFacts | undefined =>
  sideName(text).left === undefined ? sideIn(text, names) : undefined;

function resultBeside(text: string): { readonly rest: string; readonly facts?: CardFacts } {
  const [, front = '', score = '', back = ''] =
    new RegExp(
      `^(?:(\\p{L}+|[○●])[\\s.,:;]*)?(${someScore.source})(?:[\\s,;(]*(\\p{L}+|[○●])\\)?)?$`,
      'u',
    ).exec(text.trim()) ?? [];
  const facts = score === '' ? undefined : resultIn(front || back);
  const isOne = front === '' || back === '';
  return facts === undefined || !isOne ? { rest: text } : { rest: score, facts };
}

/**
 * Points in a column per side. Instead of points a cell may name the winner or the reason of a defeat: `W`,
 * `DQ`, -1.
 */
export function scoresIn(texts: readonly string[], sport: Sport | undefined): CardFacts | FactsProblem {
  const [first, second] = texts.map(pointsIn);
  if (first !== undefined && second !== undefined) return halvesFact(first, second, sport);
  const [one, other] = texts.map(endingBeside);
  if (one === undefined || other === undefined) return 'score';
  const [lost1, lost2] = [one.lost ?? !(other.lost ?? true), other.lost ?? !(one.lost ?? true)];
  if (lost1 === lost2) return 'score';
  const outcome = one.outcome ?? other.outcome;
  return { winner: lost1 ? 'player2' : 'player1', ...(outcome !== undefined && { outcome }) };
}

interface SideEnding {
  readonly lost?: boolean;
  readonly outcome?: Outcome;
}

function endingBeside(text: string): SideEnding | undefined {
  if (isNothing(text) || /^\d{1,3}$/.test(text)) return {};
  // Brackets on the web give -1 to a side that did not appear.
  if (/^[-−–]1$/.test(text)) return { lost: true, outcome: 'walkover' };
  const result = resultIn(text);
  if (result?.winner !== undefined) return { lost: result.winner === 'player2' };
  const outcome = endingOf(text.toLowerCase().replace(/(?<=\p{L}{2})\.$/u, ''))?.outcome;
  const isOfOne = outcome === 'walkover' || outcome === 'injury' || outcome === 'disqualification';
  return isOfOne ? { lost: true, outcome } : undefined;
}
