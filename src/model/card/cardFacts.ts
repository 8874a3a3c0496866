import { kilogramsPerPound } from '@/lib/pounds';
import type { Choice, ChoiceCode, CodePath } from '../schema/choice';
import { allOf, codeAt, paramOf, type Gender, type Sport } from '../sports';
import { tolerance } from '../records/weights';
import type { CodesByPath } from './codes';
import type { Video } from '../records/youtube';
import { endingOf, type Outcome, type Winner } from './endings';
import { isMainEvent } from './labels';
import { halvesIn, scoreOf } from './scoreFacts';
import { stageOf } from './stages';

export interface SectionFacts extends CodesByPath {
  readonly gender?: Gender;
  readonly round?: string;
  /** Set by a heading for the next match alone. */
  readonly main?: true;
}

export interface CardFacts extends SectionFacts {
  readonly score1?: number;
  readonly score2?: number;
  /** Absent where the scores decide, or nothing does. */
  readonly outcome?: Outcome;
  /** Only where the scores do not show it. */
  readonly winner?: Winner;
  /** Body weights in kilograms. */
  readonly weight1?: number;
  readonly weight2?: number;
  /** Kilograms given for the match that are no class limit; only while the line is read. */
  readonly between?: number;
  readonly title?: string;
  readonly youtube?: Video;
}

export type FactProblem = 'score' | 'weight' | 'twice' | 'sets';

export type FactRead = CardFacts | FactProblem | undefined;

const genderWords: Readonly<Record<Gender, string>> = {
  M:
    "men|man|male|males|men's|mens|männer|herren|мужчины|мужской|чоловіки|hombres|masculino|hommes|messieurs|" +
    'masculin|erkek|erkekler|mężczyźni|uomini|homens|herrar|mænd|menn|miehet|muži|férfiak|bărbați|男子|男|남자',
  W:
    "women|woman|female|females|ladies|women's|womens|frauen|damen|женщины|женский|жінки|mujeres|femenino|femmes|" +
    'féminin|dames|kadın|kadınlar|bayanlar|kobiety|donne|mulheres|feminino|damer|kvinnor|kvinder|kvinner|naiset|ženy|nők|femei|女子|女|여자',
  '-': 'mixed|open to all',
};

const genders: Readonly<Record<string, Gender>> = Object.fromEntries(
  (Object.entries(genderWords) as [Gender, string][]).flatMap(([gender, words]) =>
    words.split('|').map((word) => [word, gender]),
  ),
);

const genderLetters: Readonly<Record<string, Gender>> = {
  m: 'M',
  w: 'W',
  f: 'W',
  м: 'M',
  ж: 'W',
  муж: 'M',
  жен: 'W',
};

/** After a colon, `00` to `09` are minutes, and so are quarters of an hour after two digits. */
const scorePattern =
  /^(\d{1,3}) ?(?:(?<!\d\d ?):(?! ?0\d)|(?<=\d\d ?):(?! ?(?:0\d|15|30|45))|[-–—−]) ?(\d{1,3})$|^(\d{1,3}) ?対 ?(\d{1,3})$/;
const weightPattern =
  /^([-–<+]?) ?(\d{2,3}(?:[.,]\d{1,2})?) ?(\+?) ?(kgs?|kilos?|кг|キロ|公斤|lbs?|pounds?) ?(\+?)$/;
/** A limit without a unit; its sign marks it. */
const limitPattern = /^([-–<+])(\d{2,3})()()()$|^()(\d{2,3})(\+)()()$/;

const inFront =
  /^(under|below|up to|bis|unter|до|hasta|menos de|jusqu'à|moins de|fino a|até|do|over|above|über|свыше|понад|más de|plus de|oltre|acima de|mais de|powyżej|üstü) ?(?=\d)/;
const isOverWord = /^(?:over|above|über|свыше|понад|más de|plus de|oltre|acima de|mais de|powyżej|üstü)$/;
const behind = /(?<=\d ?(?:kg|キロ|公斤)?)(以下|未満|超|以上)?[級级]?$/u;
/** `u80`: an age group, unless the sport has the limit. */
const underPattern = /^u-?(?=\d)/;

function signed(words: string): string {
  const sign = inFront.exec(words)?.[1];
  if (sign !== undefined) return `${isOverWord.test(sign) ? '+' : '-'}${words.replace(inFront, '')}`;
  const [whole = '', said] = behind.exec(words) ?? [];
  if (whole === '') return words;
  const amount = words.slice(0, -whole.length);
  return said === undefined ? amount : `${/超|以上/u.test(said) ? '+' : '-'}${amount}`;
}

const inTwoUnits = /^([^/=]+[a-z]) ?[/=] ?([^/=]+[a-z])$/;

export const plainDashes = (text: string): string =>
  text.replace(/[\u2010\u2011\u2043\ufe58\ufe63\uff0d]/g, '-').replace(/[\u2012\u2015]/g, '–');

const ownOf = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * The fact that some words state by themselves. `alone` means that they fill brackets or a cell; then letters
 * may name genders. Words for scores, genders and endings win over a definition's codes.
 */
export function factOf(text: string, sport: Sport | undefined, alone = false): FactRead {
  if (sport === undefined) return readFact(text, sport, alone);
  const known = knownFacts.get(sport) ?? new Map<string, FactRead>();
  knownFacts.set(sport, known);
  const key = `${alone ? 1 : 0}${text}`;
  if (known.has(key)) return known.get(key);
  const fact = readFact(text, sport, alone);
  if (known.size >= mostKnown) known.clear();
  known.set(key, fact);
  return fact;
}

/** A card repeats its words, and each line tries many of them several times. */
const knownFacts = new WeakMap<Sport, Map<string, FactRead>>();
const mostKnown = 5_000;

function readFact(text: string, sport: Sport | undefined, alone: boolean): FactRead {
  const halves = halvesIn(plainDashes(text.trim()), sport);
  if (halves !== undefined) return halves;
  const words = plainDashes(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '');
  const score = scorePattern.exec(words);
  if (score) return scoreOf(Number(score[1] ?? score[3]), Number(score[2] ?? score[4]), sport);
  const gender = ownOf(genders, words);
  if (gender !== undefined) return { gender };
  const round = stageOf(words);
  if (round !== undefined) return { round };
  if (isMainEvent(words)) return { main: true };
  const said = endingOf(words) ?? labelledCode(text, sport) ?? namedCode(words, sport);
  if (said !== undefined) return said;
  const letter = alone ? ownOf(genderLetters, words) : undefined;
  return letter === undefined ? weightFact(words, sport) : { gender: letter };
}

function weightFact(words: string, sport: Sport | undefined): FactRead {
  const [, one = '', other = ''] = inTwoUnits.exec(words) ?? [];
  const [first, second] = [limitCode(one, sport), limitCode(other, sport)];
  if (first !== undefined && second !== undefined) return mergeFacts(second, first);
  if (!underPattern.test(words)) return limitCode(signed(words), sport);
  const limit = limitCode(words.replace(underPattern, '-'), sport);
  return limit === 'weight' ? undefined : limit;
}

const namesOf = ({ code, label, short, alone, words = [] }: ChoiceCode): readonly string[] => [
  ...[code, ...[label, short, alone].flatMap((text) => (text === undefined ? [] : allOf(text)))].map((text) =>
    text.toLowerCase(),
  ),
  ...words,
];

/** The code with this name. A bare number is never a code: it is a score or a place. */
function namedCode(words: string, sport: Sport | undefined): CardFacts | undefined {
  if (/^\d+$/.test(words)) return undefined;
  for (const choice of sport?.choices ?? []) {
    const found = choice.codes.find((code) => !code.retired && namesOf(code).includes(words));
    if (found !== undefined) return { [choice.path]: found.code };
  }
  return undefined;
}

function labelledCode(text: string, sport: Sport | undefined): CardFacts | undefined {
  const [name, code = ''] = text.trim().split('=', 2);
  const choice = sport?.choices.find((each) => paramOf(each) === name);
  const known = codeAt(choice, code);
  return choice === undefined || known === undefined || known.retired ? undefined : { [choice.path]: code };
}

/** Words that `factOf` reads as the code: the code itself, unless it reads as something else. */
export function codeWords(path: CodePath, code: string, sport: Sport | undefined): string {
  const read = factOf(code, sport);
  const isItself = typeof read === 'object' && read[path] === code;
  return isItself ? code : `${paramOf({ path })}=${code}`;
}

/**
 * The class limited by a number with a unit or a sign, in any choice with limits. Otherwise a weight in
 * between, or a problem if the words call it a limit.
 */
function limitCode(words: string, sport: Sport | undefined): FactRead {
  const found = weightPattern.exec(words) ?? limitPattern.exec(words);
  if (!found) return undefined;
  const [sign, number, plus, unit, lastPlus] = found.slice(found[2] === undefined ? 6 : 1);
  const kilograms =
    Number(number?.replace(',', '.')) * (/^(lb|pound)/.test(unit ?? '') ? kilogramsPerPound : 1);
  const isOver = sign === '+' || Boolean(plus) || Boolean(lastPlus);
  for (const choice of sport?.choices ?? []) {
    const code = codeOfLimit(choice, kilograms, isOver);
    if (code !== undefined) return { [choice.path]: code };
  }
  const isLimit = isOver || Boolean(sign);
  return isLimit || !hasLimits(sport) ? 'weight' : { between: Math.round(kilograms * 100) / 100 };
}

const hasLimits = (sport: Sport | undefined): boolean =>
  sport?.choices.some(({ codes }) => codes.some(({ most }) => most !== undefined)) === true;

function codeOfLimit({ codes }: Choice, kilograms: number, isOver: boolean): string | undefined {
  const live = codes.filter(({ retired }) => !retired);
  const isNear = (limit: number | undefined) =>
    limit !== undefined && Math.abs(limit - kilograms) <= tolerance;
  const fits = live.find(({ most, over }) => isNear(isOver ? over : most));
  if (fits !== undefined || !isOver) return fits?.code;
  // Above the heaviest limit, the class without a limit.
  const heaviest = Math.max(...live.map(({ most = 0 }) => most));
  return isNear(heaviest)
    ? live.find(({ most, over }) => most === undefined && over === undefined)?.code
    : undefined;
}

export function mergeFacts(a: CardFacts | FactProblem, b: CardFacts | FactProblem): CardFacts | FactProblem {
  if (typeof a === 'string') return a;
  if (typeof b === 'string') return b;
  // Two scores are sets, and may be equal.
  if (a.score1 !== undefined && b.score1 !== undefined) return 'sets';
  const said: Readonly<Record<string, unknown>> = { ...a };
  const differs = Object.entries(b).some(
    ([name, value]) =>
      Object.hasOwn(said, name) && said[name] !== value && !(name === 'between' && isSameWeight(a, b)),
  );
  return differs ? 'twice' : { ...a, ...b };
}

const isSameWeight = (a: CardFacts, b: CardFacts): boolean =>
  Math.abs((a.between ?? 0) - (b.between ?? 0)) <= tolerance;

/**
 * Takes words that state facts from the end of a text; a fact has at most three words. Words that
 * `belongsToName` claims, given their fact and the words before them, stay.
 */
export function takeTrailingFacts(
  words: readonly string[],
  sport: Sport | undefined,
  { alone = false, belongsToName = () => false }: TakeOptions = {},
): TakenFacts {
  let rest = words;
  let facts: CardFacts | FactProblem = {};
  let nearest: TakenFacts['nearest'];
  for (;;) {
    const taken = [3, 2, 1].find(
      (count) => count <= rest.length && factOf(rest.slice(-count).join(' '), sport, alone) !== undefined,
    );
    if (taken === undefined) return { rest, facts, nearest };
    const words = rest.slice(-taken);
    const before = rest.slice(0, -taken);
    const fact = factOf(words.join(' '), sport, alone) ?? {};
    if (typeof fact !== 'string' && belongsToName(fact, words, before)) return { rest, facts, nearest };
    facts = mergeFacts(facts, fact);
    nearest = { fact, words };
    rest = before;
  }
}

export interface TakenFacts {
  readonly rest: readonly string[];
  readonly facts: CardFacts | FactProblem;
  readonly nearest?: { readonly fact: FactRead; readonly words: readonly string[] } | undefined;
}

export interface TakeOptions {
  readonly alone?: boolean;
  readonly belongsToName?:
    | ((fact: CardFacts, words: readonly string[], before: readonly string[]) => boolean)
    | undefined;
}

/** The facts of a text that contains nothing else; otherwise `undefined`. */
export function onlyFacts(text: string, sport: Sport | undefined): CardFacts | FactProblem | undefined {
  const whole = factOf(text, sport, true);
  if (typeof whole === 'object') return whole;
  const words = text
    .split(/[\s,;/|、。]+/)
    .filter(Boolean)
    .flatMap((word) => factsWithin(word, sport));
  if (words.length === 0) return undefined;
  const { rest, facts } = takeTrailingFacts(words, sport, { alone: true });
  return rest.length === 0 ? facts : undefined;
}

/** The facts that a word without blanks consists of: `男子75kg級`, `左腕女子`; otherwise the word. */
function factsWithin(word: string, sport: Sport | undefined): readonly string[] {
  if (word.length > 20 || !/^\p{Script=Han}/u.test(word) || factOf(word, sport, true) !== undefined)
    return [word];
  for (let end = word.length - 1; end > 0; end -= 1) {
    const begin = word.slice(0, end);
    if (typeof factOf(begin, sport, true) !== 'object') continue;
    const more = factsWithin(word.slice(end), sport);
    if (more.every((each) => factOf(each, sport, true) !== undefined)) return [begin, ...more];
  }
  return [word];
}
