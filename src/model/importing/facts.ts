import { factOf, onlyFacts, scoreOf, mergeFacts, type CardFacts, type FactTrouble } from '../card/cardFacts';
import { checkEnding, type EndingTrouble, type Winner } from '../card/endings';
import { withClass } from '../card/weightClass';
import { nameWords } from '../nameSearch';
import type { CodePath } from '../schema/choice';
import { bodyWeight } from '../schema/limits';
import { choiceAt, liveCodes, type Sport } from '../sports';
import { parseWeight } from '../weights';
import { isCell, type Cells } from './rowCells';

/** Why what a row says of its match cannot be taken. */
export type FactsTrouble = FactTrouble | EndingTrouble | 'noDraws' | 'scoreAsDay' | 'bodyWeight' | 'unknown';

/** The facts that a row has of its match besides its players. */
export interface RowFacts {
  readonly facts: CardFacts;
  /** Troubles with the meaning of the column that they are in. */
  readonly troubles: readonly { readonly trouble: FactsTrouble; readonly said: string }[];
  /** A weight that was said of the match and is no limit: the class was worked out from it, and what the sides weighed. */
  readonly unsureClass?: string;
}

/** A spreadsheet takes 3-1 for a day. */
const likeDay = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}\. ?\p{L}{3,}|\d{1,2}-\p{L}{3}|\p{L}{3}-\d{2})$/u;

/** Words of a result as of the first player. */
const firstWon = new Set(['w', 'win', 'won', 'victory', '1', '勝', '勝ち', '○', 'победа']);
const firstLost = new Set(['l', 'loss', 'lost', 'lose', 'defeat', '0', '負', '負け', '●', 'поражение']);

/** Body weights by their columns. */
const weights: readonly (readonly ['player1.weight' | 'player2.weight', (kilograms: number) => CardFacts])[] =
  [
    ['player1.weight', (weight1) => ({ weight1 })],
    ['player2.weight', (weight2) => ({ weight2 })],
  ];

const isNothing = (text: string) => /^(?:|[-–—?]|n\/a|none|unknown|tbd|不明|なし)$/i.test(text);

/** Reads the facts of a match from the cells of a row; `names` are those of its sides. */
export function factsOf(cells: Cells, sport: Sport | undefined, names: readonly [string, string]): RowFacts {
  const troubles: { trouble: FactsTrouble; said: string }[] = [];
  let facts: CardFacts = {};
  const say = (said: string, found: CardFacts | FactsTrouble | undefined) => {
    const all = typeof found === 'object' ? mergeFacts(facts, found) : (found ?? 'unknown');
    if (typeof all === 'string') troubles.push({ trouble: all, said });
    else facts = all;
  };
  for (const { field, text } of cells.list) {
    if (isNothing(text)) continue;
    if (field === 'score') say(text, scoreIn(text, sport, names));
    else if (field === 'outcome') say(text, outcomeIn(text, sport));
    else if (field === 'gender') say(text, genderIn(text, sport));
    else if (field === 'player1.result') say(text, resultIn(text));
    else if (field === 'choices') for (const part of text.split('|')) say(part.trim(), factOf(part, sport));
    else if (isCode(field)) say(text, codeIn(field, text, sport, cells.inPounds.has(field)));
  }
  const scores = [cells.at('player1.score'), cells.at('player2.score')];
  if (scores.some((text) => !isNothing(text))) say(scores.join(' '), scoresIn(scores, sport));
  for (const [field, fact] of weights) {
    const text = cells.at(field);
    if (isNothing(text)) continue;
    const weight = parseWeight(text, cells.inPounds.has(field) ? 'lb' : 'kg');
    const fits = weight !== undefined && weight >= bodyWeight.min && weight <= bodyWeight.max;
    say(text, fits ? fact(weight) : 'bodyWeight');
  }
  const winner = winnerIn(cells, names);
  if (winner !== undefined) say(cells.at('winner'), winner);
  const { between } = facts;
  facts = withClass(facts, sport).facts;
  const checked = checkedFacts(facts, sport);
  if (typeof checked === 'string') troubles.push({ trouble: checked, said: '' });
  return {
    facts: typeof checked === 'string' ? facts : checked,
    troubles,
    ...(between !== undefined && { unsureClass: `${between} kg` }),
  };
}

function checkedFacts(facts: CardFacts, sport: Sport | undefined): CardFacts | EndingTrouble | 'noDraws' {
  if (facts.outcome === 'draw' && sport?.score.draws === false) return 'noDraws';
  // A winner beside even scores decided the match otherwise; the scores alone would say that nobody did.
  return checkEnding(facts);
}

const isCode = (field: string): field is CodePath =>
  field === 'arm' || field === 'weight' || field.startsWith('choices.');

/** The code of a choice: by any of its names, by a limit, or as the number of one. */
function codeIn(
  path: CodePath,
  text: string,
  sport: Sport | undefined,
  inPounds: boolean,
): CardFacts | FactsTrouble | undefined {
  const choice = choiceAt(sport, path);
  if (choice !== undefined && liveCodes(choice).includes(text)) return { [path]: text };
  const labelled = factOf(`${path.slice(path.lastIndexOf('.') + 1)}=${text}`, sport);
  if (typeof labelled === 'object' && labelled[path] !== undefined) return labelled;
  const isNumber = /^[-+<]?\s*\d{2,3}(?:[.,]\d{1,2})?\s*\+?$/.test(text);
  const found = onlyFacts(isNumber ? `${text}${inPounds ? 'lb' : 'kg'}` : text, sport);
  if (typeof found !== 'object') return found;
  return found[path] !== undefined || found.between !== undefined || isOfClass(found) ? found : 'unknown';
}

/** A column of classes often has the gender, or the arm, as well: `Men 95 kg`. */
const isOfClass = (facts: CardFacts): boolean => facts.score1 === undefined && facts.outcome === undefined;

/** Both scores, or how it ended where there are none: `3-1`, `walkover`, `2:0 (injury)`. */
function scoreIn(
  text: string,
  sport: Sport | undefined,
  names: readonly [string, string],
): CardFacts | FactsTrouble | undefined {
  if (likeDay.test(text)) return 'scoreAsDay';
  const bare = text.replace(/^(\d{1,3})\s*\/\s*(\d{1,3})$/, '$1-$2');
  const found = onlyFacts(bare.replace(/[()（）]/g, ' '), sport);
  return found ?? sideIn(text, names) ?? resultIn(text);
}

function scoresIn(texts: readonly string[], sport: Sport | undefined): CardFacts | FactsTrouble {
  const [first, second] = texts.map((text) => (/^\d{1,3}(?:\.0+)?$/.test(text) ? Number(text) : undefined));
  return first === undefined || second === undefined ? 'score' : scoreOf(first, second, sport);
}

/** The ending; that the scores, or the winner, say it is no news. */
function outcomeIn(text: string, sport: Sport | undefined): CardFacts | FactsTrouble | undefined {
  const words = text.toLowerCase();
  if (['score', 'winner', 'win', 'by score', 'points', 'pin'].includes(words)) return {};
  if (words === 'nocontest') return { outcome: 'noContest' };
  const found = factOf(text, sport);
  return typeof found === 'object' && found.outcome === undefined ? 'unknown' : found;
}

function genderIn(text: string, sport: Sport | undefined): CardFacts | FactsTrouble | undefined {
  if (text === '-') return { gender: '-' };
  const found = factOf(text, sport, true);
  return typeof found === 'object' && found.gender === undefined ? 'unknown' : found;
}

function resultIn(text: string): CardFacts | undefined {
  const word = text.toLowerCase();
  if (firstWon.has(word)) return { winner: 'player1' };
  if (firstLost.has(word)) return { winner: 'player2' };
  return word === 'd' ? {} : undefined;
}

const sides: Readonly<Record<string, Winner>> = {
  '1': 'player1',
  '2': 'player2',
  a: 'player1',
  b: 'player2',
  player1: 'player1',
  player2: 'player2',
  'player 1': 'player1',
  'player 2': 'player2',
  red: 'player1',
  blue: 'player2',
  赤: 'player1',
  青: 'player2',
};

const wordsOf = (name: string) => nameWords(name).toSorted().join(' ');

function sideIn(text: string, names: readonly [string, string]): CardFacts | undefined {
  const words = wordsOf(text);
  const at = names.findIndex((name) => words !== '' && wordsOf(name) === words);
  const side = at < 0 ? sides[text.toLowerCase()] : at === 0 ? 'player1' : 'player2';
  return side === undefined ? undefined : { winner: side };
}

/** The winner by name or side; of a table of winners and losers the first is the winner. */
function winnerIn(cells: Cells, names: readonly [string, string]): CardFacts | FactsTrouble | undefined {
  if (isCell(cells, 'loser') && !isCell(cells, 'player1')) return { winner: 'player1' };
  const said = cells.at('winner');
  if (isNothing(said)) return undefined;
  if (/^(?:draw|tie|引き分け|引分け|引分)$/i.test(said)) return { outcome: 'draw' };
  return sideIn(said, names) ?? 'winner';
}
