import { withLeft } from './remarks';
import type { Sport } from '../sports';
import {
  mergeFacts,
  onlyFacts,
  plainDashes,
  takeTrailingFacts,
  type CardFacts,
  type FactProblem,
} from './cardFacts';
import type { DoubtedLine, LineProblem } from './cardLine';
import { isOfCrossTable, numbersAsFacts } from './cellFacts';
import { splitCells, type Cell } from './cells';
import { mayBeName, takeFront } from './front';
import { isCancelled } from './leftover';
import { checked, readSentence } from './sentence';
import { nameIn } from './side';
import { isSurelyBetween } from './splitSides';
import { withVerbs } from './verbs';
import { wordsOf } from './words';

export const numbering = /^(?:\(\d{1,3}\)|#\d{1,3}[.:)]?|\d{1,3}[.):](?=\s|\D)|[-–—*•·](?=\s))\s*/u;
export function readLine(original: string, sport: Sport | undefined): DoubtedLine | LineProblem {
  const text = original.replace(numbering, '');
  // Commas in front of the names divide no cells: `WAF title, right arm: Ann - Bea`.
  const front = /[\t;]/.test(text) ? undefined : takeFront(plainDashes(text), sport);
  const ahead = front === undefined ? '' : text.slice(0, text.length - front.text.length);
  if (front === undefined || ahead.includes('"') || !/[,、]/u.test(ahead)) return readParts(text, sport, {});
  if (typeof front.facts === 'string') return front.facts;
  const found = readParts(front.text, sport, front.facts);
  return typeof found === 'string' || front.left.length === 0
    ? found
    : withLeftCells(
        found,
        front.left.map((words) => ({ text: words, quoted: false })),
      );
}

function readParts(text: string, sport: Sport | undefined, known: CardFacts): DoubtedLine | LineProblem {
  const cells = splitCells(text).map((cell) =>
    cell.quoted ? cell : { ...cell, text: plainDashes(cell.text) },
  );
  if (isOfCrossTable(cells)) return 'crossTable';
  const found = readCells(cells, sport, 0, known);
  if (found !== 'sides') return found;
  // Without a second name, `Draw` may be one: `Draw, Bea, 3-1`.
  const named = readCells(cells, sport, 2, known);
  return typeof named === 'string' ? found : named;
}

/** Reads cells. A cell that may be a name counts as one until `names` names are found. */
function readCells(
  cells: readonly Cell[],
  sport: Sport | undefined,
  names: number,
  known: CardFacts,
): DoubtedLine | LineProblem {
  let facts: CardFacts | FactProblem = known;
  const texts: Cell[] = [];
  const numbers: number[] = [];
  for (const cell of cells) {
    if (cell.text === '') continue;
    const found = cell.quoted ? undefined : onlyFacts(cell.text, sport);
    if (found !== undefined && !(mayBeName(found) && texts.length < names)) facts = mergeFacts(facts, found);
    // A number before the first name is the place on the card.
    else if (!cell.quoted && /^\d{1,3}$/.test(cell.text)) {
      if (texts.length > 0) numbers.push(Number(cell.text));
    } else texts.push(cell);
  }
  for (const found of numbersAsFacts(numbers, sport)) facts = mergeFacts(facts, found);
  if (typeof facts === 'string') return facts;
  const [first, second, ...more] = texts;
  if (first === undefined) return facts.between === undefined ? 'sides' : 'weight';
  if (second !== undefined && isDivided(first)) {
    if (texts.slice(1).some(isDivided)) return 'manySides';
    // `Ann vs Bea, Lindau 3-1`: facts behind words without meaning are still facts.
    const behind = texts.slice(1).map(({ text }) => takeTrailingFacts(wordsOf(text), sport));
    const all = behind.reduce(
      (before, taken) => mergeFacts(before, taken.facts),
      facts as CardFacts | FactProblem,
    );
    if (typeof all === 'string') return all;
    const match = readSentence(first.text, all, sport);
    const left = behind.map(({ rest }) => ({ text: rest.join(' '), quoted: false }));
    return typeof match === 'string'
      ? match
      : withLeftCells(
          match,
          left.filter(({ text }) => text !== ''),
        );
  }
  const divided = texts.findIndex(isDivided);
  if (divided > 0) return readBehindPlace(texts, divided, facts, sport);
  if (more.length > 0) return 'cell';
  if (second !== undefined) return checked(nameIn(first), nameIn(second), facts, sport);
  return first.quoted ? 'sides' : readSentence(first.text, facts, sport);
}

/** `Ann Ash, Oslo - Bea Birch, Lindau`: words between the first name and the separator. */
function readBehindPlace(
  texts: readonly Cell[],
  divided: number,
  facts: CardFacts,
  sport: Sport | undefined,
): DoubtedLine | LineProblem {
  const [first, ...behind] = texts;
  const isOne = first !== undefined && !texts.some(({ quoted }) => quoted) && first.text.includes(' ');
  // `Ash, Ann - Birch, Bea`: names that are turned around.
  if (!isOne || texts.filter(isDivided).length > 1) return 'cell';
  const words = withVerbs(wordsOf(texts[divided]?.text ?? ''));
  const at = words.findIndex((word, place) => place > 0 && isSurelyBetween(word));
  const before = [...behind.slice(0, divided - 1).map(({ text }) => text), words.slice(0, at).join(' ')];
  const after = behind.slice(divided).map(({ text }) => takeTrailingFacts(wordsOf(text), sport));
  const all = after.reduce((found: CardFacts | FactProblem, taken) => mergeFacts(found, taken.facts), facts);
  if (typeof all === 'string') return all;
  const match = readSentence([first.text, ...words.slice(at)].join(' '), all, sport);
  const left = after.map(({ rest }) => rest.join(' '));
  if (typeof match === 'string') return match;
  return withLeftCells(
    { ...match, doubts: withLeft(match.doubts, 'player1', before) },
    left.filter((text) => text !== '').map((text) => ({ text, quoted: false })),
  );
}

/** Whether a cell contains both names: `Ann vs Bea`. */
const isDivided = ({ text, quoted }: Cell): boolean =>
  !quoted &&
  withVerbs(wordsOf(text)).some(
    (word, at, words) => at > 0 && at < words.length - 1 && isSurelyBetween(word),
  );

/** Adds further cells without meaning as a doubt: `Ann vs Bea, Lindau`. */
function withLeftCells(match: DoubtedLine, cells: readonly Cell[]): DoubtedLine | LineProblem {
  const left = cells.map(({ text }) => text);
  const isFought = match.score1 !== undefined || match.winner !== undefined;
  if (!isFought && left.some(isCancelled)) return 'cancelled';
  return { ...match, doubts: withLeft(match.doubts, 'player2', left) };
}
