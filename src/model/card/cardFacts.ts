import { enumOptions } from '../fields';
import { limits } from '../schema/limits';
import type { Arm, Gender, Weight } from '../sports';

/** The facts that a line of a card may give of a match besides its players. The scores come together or not at all. */
export interface CardFacts {
  readonly score1?: number;
  readonly score2?: number;
  readonly arm?: Arm;
  readonly weight?: string;
  readonly gender?: Gender;
}

/** Why a word that is surely meant as a fact cannot be taken as one. */
export type FactTrouble = 'score' | 'weight' | 'twice';

/** A fact, a trouble, or `undefined` for words that are none. */
export type FactRead = CardFacts | FactTrouble | undefined;

const arms: Readonly<Record<string, Arm>> = {
  r: 'R',
  right: 'R',
  rh: 'R',
  右: 'R',
  右腕: 'R',
  'right arm': 'R',
  'right hand': 'R',
  правая: 'R',
  l: 'L',
  left: 'L',
  lh: 'L',
  左: 'L',
  左腕: 'L',
  'left arm': 'L',
  'left hand': 'L',
  левая: 'L',
};

const genders: Readonly<Record<string, Gender>> = {
  men: 'M',
  man: 'M',
  male: 'M',
  "men's": 'M',
  男子: 'M',
  男: 'M',
  women: 'W',
  woman: 'W',
  female: 'W',
  ladies: 'W',
  "women's": 'W',
  女子: 'W',
  女: 'W',
  mixed: '-',
  'open to all': '-',
};

/** Letters that stand for a gender where no name can stand: in brackets and cells. */
const genderLetters: Readonly<Record<string, Gender>> = { m: 'M', w: 'W', f: 'W' };

/** How the class without a limit is called; the heaviest class with a plus means it too. */
const openWords: readonly string[] = ['open', 'オープン', 'superheavyweight', 'super heavyweight', 'shw'];

const scorePattern = /^(\d{1,3}) ?[-–—−:] ?(\d{1,3})$/;
const weightPattern = /^([-–<+]?) ?(\d{2,3})(?:\.0)? ?(\+?) ?(kgs?|kilos?|кг|キロ|lbs?|pounds?) ?(\+?)$/;

const ownOf = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * The fact that some words state by themselves. With `alone`, where they fill brackets or a cell, letters stand for
 * genders too.
 */
export function factOf(text: string, sport: string, alone = false): FactRead {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '');
  const score = scorePattern.exec(words);
  if (score) return scoreOf(Number(score[1]), Number(score[2]));
  const arm = ownOf(arms, words);
  if (arm !== undefined && Object.hasOwn(enumOptions('arm', sport), arm)) return { arm };
  const gender = ownOf(genders, words) ?? (alone ? ownOf(genderLetters, words) : undefined);
  if (gender !== undefined) return { gender };
  return weightOf(words, sport);
}

export function scoreOf(score1: number, score2: number): CardFacts | FactTrouble {
  return score1 <= limits.score && score2 <= limits.score ? { score1, score2 } : 'score';
}

function weightOf(words: string, sport: string): FactRead {
  const classes = enumOptions('weight', sport);
  // The keys of the sport's classes are the codes.
  const codes = Object.keys(classes) as Weight[];
  const named = codes.find((code) => classes[code]?.toLowerCase() === words);
  if (named !== undefined) return { weight: named };
  if (openWords.includes(words) && codes.includes('Open')) return { weight: 'Open' };
  const found = weightPattern.exec(words);
  if (!found) return undefined;
  const [, sign, number, plus, unit = '', lastPlus] = found;
  const limited = codes.filter((code) => code !== 'Open');
  const code = limited.find((each) => each === `${number}kg`);
  if (code === undefined || /^(lb|pound)/.test(unit)) return 'weight';
  if (sign !== '+' && !plus && !lastPlus) return { weight: code };
  return code === limited.at(-1) && codes.includes('Open') ? { weight: 'Open' } : 'weight';
}

/** Both together; two that say different things of one fact are a trouble. */
export function mergeFacts(a: CardFacts | FactTrouble, b: CardFacts | FactTrouble): CardFacts | FactTrouble {
  if (typeof a === 'string') return a;
  if (typeof b === 'string') return b;
  const said: Readonly<Record<string, unknown>> = { ...a };
  const differs = Object.entries(b).some(
    ([name, value]) => Object.hasOwn(said, name) && said[name] !== value,
  );
  return differs ? 'twice' : { ...a, ...b };
}

/** Words at the end of a text that state facts, taken away from it; three words say at most one fact. */
export function takeTrailingFacts(
  words: readonly string[],
  sport: string,
  alone = false,
): { readonly rest: readonly string[]; readonly facts: CardFacts | FactTrouble } {
  let rest = words;
  let facts: CardFacts | FactTrouble = {};
  for (;;) {
    const taken = [3, 2, 1].find(
      (count) => count <= rest.length && factOf(rest.slice(-count).join(' '), sport, alone) !== undefined,
    );
    if (taken === undefined) return { rest, facts };
    const fact = factOf(rest.slice(-taken).join(' '), sport, alone) ?? {};
    facts = mergeFacts(facts, fact);
    rest = rest.slice(0, -taken);
  }
}

/** The facts of a text that is nothing else; `undefined` when there is anything else in it, or nothing. */
export function onlyFacts(text: string, sport: string): CardFacts | FactTrouble | undefined {
  const words = text.split(/[\s,;/|、。]+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const { rest, facts } = takeTrailingFacts(words, sport, true);
  return rest.length === 0 ? facts : undefined;
}
