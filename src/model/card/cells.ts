import { isSurelyBetween } from './splitSides';
import { withVerbs } from './verbs';
import { wordsOf } from './words';

/** Quoted text is taken literally. */
export interface Cell {
  readonly text: string;
  readonly quoted: boolean;
}

export const comma = /[,、，､﹐،]/u;
export const semicolon = /[;；]/u;

const brackets = { open: '([（［', close: ')]）］' } as const;

/**
 * Splits at tabs if there are any, else at semicolons, else at commas; never inside brackets or quotation
 * marks.
 */
export function splitCells(line: string): readonly Cell[] {
  const delimiter = [/\t/, semicolon].find((each) => each.test(line)) ?? comma;
  const cells: Cell[] = [];
  let at = 0;
  while (at <= line.length) {
    const opening = /^\s*"/.exec(line.slice(at));
    const closed = opening ? readQuoted(line, at + opening[0].length, delimiter) : undefined;
    if (closed) {
      cells.push({ text: closed.text, quoted: true });
      at = closed.end + 1;
      continue;
    }
    const end = plainEnd(line, at, delimiter);
    cells.push({ text: line.slice(at, end).trim(), quoted: false });
    at = end + 1;
  }
  return cells;
}

/** Quotation marks must enclose the whole cell; otherwise they belong to a name: `"Monster" Michael Todd`. */
function readQuoted(line: string, from: number, delimiter: RegExp) {
  let text = '';
  for (let at = from; at < line.length; at += 1) {
    if (line[at] !== '"') text += line[at];
    else if (line[at + 1] === '"') {
      text += '"';
      at += 1;
    } else {
      const blank = /^[^\S\t]*/.exec(line.slice(at + 1))?.[0].length ?? 0;
      const end = at + 1 + blank;
      return end >= line.length || delimiter.test(line[end] ?? '') ? { text, end } : undefined;
    }
  }
  return undefined;
}

function plainEnd(line: string, from: number, delimiter: RegExp): number {
  let depth = 0;
  for (let at = from; at < line.length; at += 1) {
    const char = line[at] ?? '';
    if (brackets.open.includes(char)) depth += 1;
    else if (brackets.close.includes(char)) depth = Math.max(0, depth - 1);
    else if (delimiter.test(char) && (depth === 0 || char === '\t')) return at;
  }
  return line.length;
}

/** A capital may begin a name: the Swiss are called Beat. */
const isBetween = (word: string | undefined, said = word): boolean =>
  word !== undefined && !/^\p{Lu}\p{Ll}{2}/u.test(said ?? '') && isSurelyBetween(word);

/** Joins cells around a separator that begins one, ends one or has its own: `Ann, vs Bea`, `Ann\tvs\tBea`. */
export function joinedCells(cells: readonly Cell[]): readonly Cell[] {
  const joined: Cell[] = [];
  for (const cell of cells.filter(({ text, quoted }) => quoted || text !== '')) {
    const last = joined.at(-1);
    const [before, words] = [wordsOf(last?.text ?? ''), wordsOf(cell.text)];
    const [begin = '', ...more] = withVerbs(words);
    const begins = isBetween(begin, words[0]) && (more.length === 0 || !/^[-–—−]/u.test(begin));
    const isPlain = last?.quoted === false && !cell.quoted;
    if (!isPlain || !(begins || isBetween(withVerbs(before).at(-1), before.at(-1)))) joined.push(cell);
    // Between scores in cells of their own it says no more than they do.
    else if (more.length > 0 || !begins || !/^\d+$/.test(last.text))
      joined.splice(-1, 1, { text: `${last.text} ${cell.text}`, quoted: false });
  }
  return joined;
}
