import {
  factOf,
  onlyFacts,
  plainDashes,
  scoreOf,
  mergeFacts,
  type CardFacts,
  type FactTrouble,
} from '../card/cardFacts';
import { checkEnding, endingOf, type EndingTrouble, type Outcome, type Winner } from '../card/endings';
import { headingOf, mayHead } from '../card/sections';
import { withClass } from '../card/weightClass';
import { sideName } from '../card/sideName';
import { nameWords } from '../names/nameSearch';
import type { CodePath } from '../schema/choice';
import { bodyWeight } from '../schema/limits';
import { choiceAt, liveCodes, type Sport } from '../sports';
import { parseWeight } from '../records/weights';
import { isCell, type Cells } from './rowCells';

export type FactsTrouble = FactTrouble | EndingTrouble | 'noDraws' | 'scoreAsDay' | 'bodyWeight' | 'unknown';

/**
 * What may mean something else: `half` a draw or 1 to 2, `scoreless` a draw or no match, `section` a half
 * understood heading.
 */
export type FactsDoubt = 'half' | 'scoreless' | 'section';

export interface RowFacts {
  readonly facts: CardFacts;
  readonly troubles: readonly { readonly trouble: FactsTrouble; readonly said: string }[];
  readonly doubts: readonly { readonly doubt: FactsDoubt; readonly said: string }[];
  /** The weight of the match from which the class and the sides' weights were guessed. */
  readonly unsureClass?: string;
}

/** Spreadsheets turn 3-1 into a day. */
const likeDay = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}\. ?\p{L}{3,}|\d{1,2}-\p{L}{3}|\p{L}{3}-\d{2})$/u;

/** Results from the first player's side. */
const firstWon = new Set(['w', 'win', 'won', 'victory', '1', '勝', '勝ち', '○', 'победа']);
const firstLost = new Set(['l', 'loss', 'lost', 'lose', 'defeat', '0', '負', '負け', '●', 'поражение']);

const weights: readonly (readonly ['player1.weight' | 'player2.weight', (kilograms: number) => CardFacts])[] =
  [
    ['player1.weight', (weight1) => ({ weight1 })],
    ['player2.weight', (weight2) => ({ weight2 })],
  ];

const isNothing = (text: string) => /^(?:|[-–—?]|n\/a|none|unknown|tbd|不明|なし)$/i.test(text);

export function factsOf(cells: Cells, sport: Sport | undefined, names: readonly [string, string]): RowFacts {
  const troubles: { trouble: FactsTrouble; said: string }[] = [];
  let facts: CardFacts = {};
  const say = (said: string, found: CardFacts | FactsTrouble | undefined) => {
    const all = typeof found === 'object' ? mergeFacts(facts, found) : (found ?? 'unknown');
    if (typeof all === 'string') troubles.push({ trouble: all, said });
    else facts = all;
  };
  for (const { field, text } of cells.list) {
    if (field === 'gender' && text === '-') say(text, { gender: '-' });
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
  const section = headingOf(cells.at('section'), sport);
  // The row's own facts win over its heading.
  facts = { ...section, ...facts };
  const winner = winnerIn(cells, names);
  if (winner !== undefined) say(cells.at('winner'), winner);
  const { between } = facts;
  facts = withClass(facts, sport).facts;
  const checked = checkedFacts(facts, sport);
  if (typeof checked === 'string') troubles.push({ trouble: checked, said: '' });
  return {
    facts: typeof checked === 'string' ? facts : checked,
    troubles,
    doubts: doubtsOf(cells, facts, sport),
    ...(between !== undefined && { unsureClass: `${between} kg` }),
  };
}

function doubtsOf(cells: Cells, facts: CardFacts, sport: Sport | undefined): RowFacts['doubts'] {
  const [score, section] = [cells.at('score'), cells.at('section')];
  const isScoreless = facts.score1 === 0 && facts.score2 === 0 && facts.outcome === undefined;
  const isHalfRead = headingOf(section, sport) === undefined && mayHead(section, sport);
  return [
    ...(half.test(score) ? [{ doubt: 'half', said: score } as const] : []),
    ...(isScoreless ? [{ doubt: 'scoreless', said: '0-0' } as const] : []),
    ...(isHalfRead ? [{ doubt: 'section', said: section } as const] : []),
  ];
}

function checkedFacts(facts: CardFacts, sport: Sport | undefined): CardFacts | EndingTrouble | 'noDraws' {
  if (facts.outcome === 'draw' && sport?.score.draws === false) return 'noDraws';
  // `checkEnding` keeps a winner beside even scores: something else decided.
  return checkEnding(facts);
}

const isCode = (field: string): field is CodePath =>
  field === 'arm' || field === 'weight' || field.startsWith('choices.');

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

/** A column of classes often includes gender or arm: `Men 95 kg`. */
const isOfClass = (facts: CardFacts): boolean => facts.score1 === undefined && facts.outcome === undefined;

/** Half a point beside `1-0`, or 1 to 2 beside `3/1`. */
const half = /^1\s*\/\s*2$/;
const someScore = /\d{1,3}\s*[-–—−:]\s*\d{1,3}/;

/** Both scores, or the ending without scores: `3-1`, `walkover`, `2:0 (injury)`, `W 3-1`. */
function scoreIn(
  said: string,
  sport: Sport | undefined,
  names: readonly [string, string],
): CardFacts | FactsTrouble | undefined {
  const text = plainDashes(said);
  if (likeDay.test(text)) return 'scoreAsDay';
  if (/^\p{L}$/u.test(text)) return resultIn(text) ?? 'unknown';
  const result = resultBeside(text);
  const bare = result.rest.replace(/^(\d{1,3})\s*\/\s*(\d{1,3})$/, '$1-$2');
  const found = onlyFacts(bare.replace(/[()（）]/g, ' '), sport);
  // A single letter beside a score is a result, never an arm or a gender.
  if (
    typeof found === 'object' &&
    hasOtherFacts(found) &&
    /(?<![\p{L}\p{N}])\p{L}(?![\p{L}\p{N}])/u.test(bare)
  )
    return 'unknown';
  if (found === undefined || result.facts === undefined)
    return found ?? sideIn(text, names) ?? resultIn(text);
  return mergeFacts(found, result.facts);
}

const hasOtherFacts = (facts: CardFacts): boolean =>
  Object.keys(facts).some((fact) => !['score1', 'score2', 'outcome', 'winner'].includes(fact));

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
function scoresIn(texts: readonly string[], sport: Sport | undefined): CardFacts | FactsTrouble {
  const [first, second] = texts.map((text) => (/^\d{1,3}(?:\.0+)?$/.test(text) ? Number(text) : undefined));
  if (first !== undefined && second !== undefined) return scoreOf(first, second, sport);
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
  const outcome = /^ff$/i.test(text)
    ? 'walkover'
    : /^(?:inj|ret)\.?$/i.test(text)
      ? 'injury'
      : endingOf(text.toLowerCase())?.outcome;
  const isOfOne = outcome === 'walkover' || outcome === 'injury' || outcome === 'disqualification';
  return isOfOne ? { lost: true, outcome } : undefined;
}

function outcomeIn(text: string, sport: Sport | undefined): CardFacts | FactsTrouble | undefined {
  const words = text.toLowerCase();
  if (['score', 'winner', 'win', 'by score', 'points', 'pin'].includes(words)) return {};
  if (words === 'nocontest') return { outcome: 'noContest' };
  const found = factOf(text, sport);
  return typeof found === 'object' && found.outcome === undefined ? 'unknown' : found;
}

const openToAll =
  /^(?:open|all|any|anyone|both|everyone|mix|mixed|unisex|[mw]\s*[/+&]\s*[wmf]|gemischt|offen|mixte|mixto|misto|абсолют|смешанн(?:ый|ая|ые)|混合|男女|性別不問|誰でも)$/i;

function genderIn(text: string, sport: Sport | undefined): CardFacts | FactsTrouble | undefined {
  if (openToAll.test(text)) return { gender: '-' };
  const found = factOf(text, sport, true);
  return typeof found === 'object' && found.gender === undefined ? 'unknown' : found;
}

function resultIn(text: string): CardFacts | undefined {
  const word = text.toLowerCase();
  if (firstWon.has(word)) return { winner: 'player1' };
  if (firstLost.has(word)) return { winner: 'player2' };
  return word === 'd' || word === '△' ? {} : undefined;
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

/**
 * The side meant by a name: the whole name, also without trailing words, or a part that only one side has.
 */
function sideIn(said: string, names: readonly [string, string]): CardFacts | undefined {
  const { name, other } = sideName(said);
  const text = name === '' ? said : name;
  const words = wordsOf(text);
  const isWhole = (each: string) =>
    words !== '' && (wordsOf(each) === words || (other !== undefined && wordsOf(each) === wordsOf(other)));
  const part = nameWords(text);
  const withPart = names.filter(
    (each) => part.length > 0 && part.every((word) => nameWords(each).includes(word)),
  );
  const [only, ...more] = withPart;
  const whole = names.findIndex(isWhole);
  const at = whole < 0 && only !== undefined && more.length === 0 ? names.indexOf(only) : whole;
  const side = at < 0 ? sides[text.toLowerCase()] : at === 0 ? 'player1' : 'player2';
  return side === undefined ? undefined : { winner: side };
}

function winnerIn(cells: Cells, names: readonly [string, string]): CardFacts | FactsTrouble | undefined {
  if (isCell(cells, 'loser') && !isCell(cells, 'player1')) return { winner: 'player1' };
  const said = cells.at('winner');
  if (isNothing(said)) return undefined;
  if (/^(?:draw|tie|引き分け|引分け|引分)$/i.test(said)) return { outcome: 'draw' };
  return sideIn(said, names) ?? 'winner';
}
