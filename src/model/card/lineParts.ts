import type { Sport } from '../sports';
import { mergeFacts, onlyFacts, type CardFacts, type FactProblem } from './cardFacts';
import { titleFact } from './labels';
import { splitSides } from './splitSides';
import { wordsOf } from './words';

export class FactsSoFar {
  all: CardFacts | FactProblem;
  readonly left: string[] = [];

  constructor(known: CardFacts) {
    this.all = known;
  }

  take(found: CardFacts | FactProblem): void {
    this.all = mergeFacts(this.all, found);
  }
}

/** Takes facts in brackets; other brackets belong to a name. */
export const takeBrackets = (text: string, facts: FactsSoFar, sport: Sport | undefined): string =>
  text.replace(/[([（［【]([^()[\]（）［］【】]*)[)\]）］】]/g, (whole, inside: string, at: number) => {
    const found = onlyFacts(inside, sport) ?? titleFact(inside);
    if (found === undefined) return whole;
    facts.take(found);
    // `Ann Ash (3-1) Bea Birch`: nothing else divides the two.
    const isScore = typeof found === 'object' && found.score1 !== undefined;
    const sides = [text.slice(0, at), text.slice(at + whole.length)] as const;
    const isBetween = isScore && sides.every((side) => /^[\s.'’]*\p{L}[\p{L}\s.'’]*$/u.test(side));
    return isBetween && splitSides(wordsOf(sides.join(' '))) === 'sides' ? ' - ' : ' ';
  });

export function takeSigns(words: readonly string[]): {
  readonly words: readonly string[];
  readonly left: readonly string[];
} {
  const last = words.findLastIndex(
    (word) => /[\p{L}\p{N}]|^[-–—−]+$/u.test(word) || /[\u{1F1E6}-\u{1F1FF}]/u.test(word),
  );
  const isBehindScore = /\d$/.test(words[last] ?? '');
  return isBehindScore
    ? { words: words.slice(0, last + 1), left: words.slice(last + 1) }
    : { words, left: [] };
}

const numberInBrackets = /[(（[]\s*(\d{1,3}|\d{0,2}½)\s*[)）\]]/g;

/** `Ann (3) - (1) Bea`: the numbers may be scores, or places in a seeding. */
export function takeBracketScores(text: string): { readonly text: string; readonly said?: string } {
  const found = [...text.matchAll(numberInBrackets)];
  if (found.length !== 2) return { text };
  return { text: text.replace(numberInBrackets, '$1'), said: found.map(([said]) => said).join(' ') };
}

const forTitle = /\s(for (?:the|a) [^\d()]{3,80}?(?:titles?|championship|belt))(?!\p{L})/iu;

export function takeTitle(text: string, facts: FactsSoFar): string {
  const said = forTitle.exec(text);
  const found = said === null ? undefined : titleFact(said[1] ?? '');
  if (said === null || found === undefined) return text;
  facts.take(found);
  return `${text.slice(0, said.index)} ${text.slice(said.index + said[0].length)}`.trim();
}
