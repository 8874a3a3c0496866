import type { Translate } from '@/language/language';
import { path } from '@/model/sharing/routes';
import { allOf, genders, paramOf, type Sport } from '@/model/sports';
import type { Choice, ChoiceCode } from '@/model/schema/choice';
import { parseWeight, tolerance } from '@/model/records/weights';
import { codeName } from '@/parts/words/sportWords';

export interface MatchQuery {
  readonly to: string;
  readonly sport: string;
  readonly year: string | undefined;
  readonly codes: readonly { readonly choice: Choice; readonly code: string }[];
  readonly gender: string | undefined;
  readonly rest: string;
}

/**
 * Reads filters of a sport's matches from a text in English or the reader's language; `undefined` if no word
 * is a filter.
 */
export function readMatchQuery(t: Translate, text: string, sport: Sport): MatchQuery | undefined {
  const rest: string[] = [];
  const found = new Map<string, string>();
  const words = wordsOf(text);
  for (let at = 0; at < words.length; at += 1) {
    const two = words.slice(at, at + 2).join(' ');
    const [first, both] = [meaningOf(t, words[at]!, sport), meaningOf(t, two, sport)];
    const meant = both ?? first;
    if (!meant || found.has(meant.param)) rest.push(words[at]!);
    else found.set(meant.param, meant.value);
    // Two words may be one filter value: right arm.
    if (both) at += 1;
  }
  if (found.size === 0) return undefined;
  const params = new URLSearchParams([...found, ...(rest.length > 0 ? [['q', rest.join(' ')]] : [])]);
  return {
    to: `${path('sportPanel', { id: sport.id, panel: 'matches' })}?${params}`,
    sport: sport.id,
    year: found.get('year'),
    codes: sport.choices.flatMap((choice) => {
      const code = found.get(paramOf(choice));
      return code === undefined ? [] : [{ choice, code }];
    }),
    gender: found.get('gender'),
    rest: rest.join(' '),
  };
}

/** Words of a text. A unit joins its number: `105 kg` and `231 lbs` are one word each. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d) (?=(?:kgs?|kilos?|lbs?|pounds?)\b)/g, '$1')
    .split(/[\s,]+/)
    .filter(Boolean);

interface Meaning {
  readonly param: string;
  readonly value: string;
}

function meaningOf(t: Translate, words: string, { choices }: Sport): Meaning | undefined {
  // A single letter is the beginning of a name.
  if (words.length < 2) return undefined;
  if (/^(19|20)\d\d$/.test(words)) return { param: 'year', value: words };
  const weight = limitIn(words);
  for (const choice of choices) {
    const code =
      choice.codes.find((each) => namesOf(each).includes(words)) ??
      (weight && choice.codes.find((each) => isLimitOf(each, weight)));
    if (code) return { param: paramOf(choice), value: code.code };
  }
  const gender = oneGender.find((code) => [genders[code], codeName(t, 'gender', code)].some(isSaid));
  return gender && { param: 'gender', value: gender };

  function isSaid(name: string): boolean {
    return name.toLowerCase() === words;
  }
}

interface Limit {
  readonly kilograms: number;
  /** For the class above the limit: `242 lbs+`. */
  readonly isOver: boolean;
}

/** The weight in a word with number and unit. A number alone is ambiguous. */
function limitIn(word: string): Limit | undefined {
  const [, amount] = /^(\d\S*[a-z])\+?$/.exec(word) ?? [];
  const kilograms = amount === undefined ? undefined : parseWeight(amount);
  return kilograms === undefined ? undefined : { kilograms, isOver: word.endsWith('+') };
}

/** Whether a weight names a class. Limits in pounds are rounded. */
function isLimitOf({ most, over }: ChoiceCode, { kilograms, isOver }: Limit): boolean {
  const limit = isOver ? over : most;
  return limit !== undefined && Math.abs(limit - kilograms) <= tolerance;
}

// Open classes often have the same name for men and women.
const oneGender = ['M', 'W'] as const;

const namesOf = ({ code, label, short, alone, words = [] }: ChoiceCode): readonly string[] =>
  [code, ...[label, short, alone].flatMap((text) => (text === undefined ? [] : allOf(text))), ...words].map(
    (name) => name.toLowerCase(),
  );
