import type { Sport } from '../sports';
import { mergeFacts, onlyFacts, type CardFacts, type FactProblem } from './cardFacts';
import { codesOf } from './codes';
import { isCardPart, isMatchNumber, isUnnamedTitle, titleFact } from './labels';
import { isCancelled } from './leftover';
import { splitSides } from './splitSides';
import { isSurelyStage } from './stages';
import { areWrittenAlike, wordsOf } from './words';

/** Words for endings and for codes below `choices` can also be names: `Masters`. */
export const mayBeName = (found: CardFacts | FactProblem): boolean =>
  typeof found !== 'string' &&
  (found.outcome !== undefined || codesOf(found).some(({ path }) => path.startsWith('choices.')));

/** Facts, or a word for a cancelled match, before both names: `Final - Ann def. Bea`, `Draw: Ann - Bea`. */
const behindFront = /(?:[:：]|\s[-–—|•·])\s|[、：]/u;
const mostInFront = 60;

export interface Front {
  readonly text: string;
  readonly facts: CardFacts | FactProblem;
  readonly left: readonly string[];
}

export function takeFront(text: string, sport: Sport | undefined): Front {
  const none = takeLeadingStage(text, sport);
  const end = behindFront.exec(text);
  const front = end === null || end.index > mostInFront ? '' : text.slice(0, end.index);
  const after = end === null ? '' : text.slice(end.index + end[0].length).trim();
  if (front === '' || after === '') return none;
  const found = inFront(front, sport);
  if (found === undefined) return none;
  // `Draw : Ann` are two names; so are `Draw - Ann` if the rest has no other separator.
  const more = takeFront(after, sport);
  const isName = mayBeName(found.facts) && typeof splitSides(wordsOf(more.text)) === 'string';
  if (isName) return none;
  return {
    text: more.text,
    facts: mergeFacts(found.facts, more.facts),
    left: [...found.left, ...more.left],
  };
}

const mostInStage = 5;
const inFrontOfNames: ReadonlySet<string> = new Set(['round', 'main', 'arm', 'gender', 'weight']);

/** Words without a separator before both names that say the stage or the place: `QF1 Ann - Bea`. */
function takeLeadingStage(text: string, sport: Sport | undefined): Front {
  const none = { text, facts: {}, left: [] };
  const words = wordsOf(text);
  for (let count = Math.min(mostInStage, words.length - 3); count > 0; count -= 1) {
    const [said, rest] = [
      words
        .slice(0, count)
        .join(' ')
        .replace(/(?<=[\p{L}\p{N}])[:：.,…!/|]+$/u, ''),
      words.slice(count),
    ];
    const isUnstored = isCardPart(said) || bracketPart.test(said);
    const facts = isMatchNumber(said) || isUnstored ? {} : onlyFacts(said, sport);
    const isStage = typeof facts === 'object' && Object.keys(facts).every((fact) => inFrontOfNames.has(fact));
    // Behind `Final` may come the separator of a match of two names, or further facts.
    const sides = splitSides(rest);
    if (!isStage || !/^\p{L}/u.test(rest[0] ?? '')) continue;
    // More dashes than one may stand before facts: `Final. Ann Ash - Bea Birch - 3:2`.
    const isClear = sides === 'manySides' && facts.round !== undefined && isSurelyStage(said);
    if (typeof sides === 'string' && !isClear) continue;
    const isNameToo =
      facts.round === undefined
        ? facts.main === undefined && count === 1 && areWrittenAlike(said, rest[0] ?? '')
        : count === 1 && !isSurelyStage(said);
    if (/^\p{L}$/u.test(said)) continue;
    if (isNameToo && typeof sides === 'object' && !sides.first.includes(' ')) continue;
    return { text: rest.join(' '), facts, left: isUnstored || isNameToo ? [said] : [] };
  }
  return none;
}

/** A table, or a part of a bracket, for which no field exists. */
const bracketPart =
  /^(?:(?:table|mat|ring|stage|tisch|mesa|masa|stół|tavolo|стол|стіл|テーブル) ?(?:no\.? ?|#)?(?:\d{1,2}|[a-d])|(?:pool|group|gruppe|grupo|groupe|gruppo|grupa|skupina|группа|група) \p{L}|グループ ?\p{L}|[gwl]f|(?:[wl]b|(?:winners?|losers?)['’]?s?|upper|lower|[ab][- ]side) (?:bracket|(?:bracket )?(?:r ?\d|round \d|rd ?\d|(?:(?:semi|quarter)[- ]?)?finals?|[sq]f)))$/iu;

function inFront(front: string, sport: Sport | undefined): Omit<Front, 'text'> | undefined {
  const facts = onlyFacts(front, sport) ?? titleFact(front);
  if (facts !== undefined) return { facts, left: [] };
  if (isMatchNumber(front)) return { facts: {}, left: [] };
  const isCancelledFront = isCancelled(front) && typeof splitSides(wordsOf(front)) === 'string';
  if (isCancelledFront || isCardPart(front) || bracketPart.test(front) || isUnnamedTitle(front))
    return { facts: {}, left: [front] };
  const parts = front
    .split(/[,/|·•]|\s[-–—]\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2) return undefined;
  const all = parts.map((part) => inFront(part, sport));
  return all.reduce(
    (before, found) =>
      before &&
      found && { facts: mergeFacts(before.facts, found.facts), left: [...before.left, ...found.left] },
    { facts: {}, left: [] } as Omit<Front, 'text'> | undefined,
  );
}
