import { trimEnds } from '@/lib/trimEnds';
import { countryOf, countryOfCode, countryOfFlag } from '../countryOf';
import { isName } from '../recordNames';
import { cleanName } from '../texts';

/** A name as a card writes it, without what stands around it. */
export interface SideName {
  readonly name: string;
  /** The country that a flag, a code or a name behind it tells. */
  readonly country?: string;
  /** The same name in another script. */
  readonly other?: string;
}

const flag = /[\u{1F1E6}-\u{1F1FF}]{2}/gu;
/** Flags of the nations of the United Kingdom: a black one with the letters of the code. */
const nationFlag = /\u{1F3F4}\u{E0067}\u{E0062}([\u{E0061}-\u{E007A}]{3})\u{E007F}/u;
/** Halves of flags, and medals. */
const signs = /[\u{1F1E6}-\u{1F1FF}\u{1F3C5}\u{1F3C6}\u{1F947}-\u{1F949}\uFE0F]/gu;
const codeInBrackets = /\(([A-Z]{2,3})\)/g;
const lastBrackets = /[(（[]([^()（）[\]]+)[)）\]][\s,.;:*]*$/u;

const hasLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);
const hasOther = (text: string): boolean => /(?!\p{Script=Latin})\p{L}/u.test(text);

/** Tells whether one text is written in Latin letters and the other in those of another script. */
const differInScript = (a: string, b: string): boolean =>
  [
    [a, b],
    [b, a],
  ].some(([one = '', two = '']) => hasLatin(one) && !hasOther(one) && hasOther(two) && !hasLatin(two));

const trimmed = (text: string): string => cleanName(trimEnds(text, /[\s,.;:*]/, /[\s,;:*]/));

/** The name of one side, and what its line says of the person besides. */
export function sideName(said: string): SideName {
  let text = said;
  let country: string | undefined;
  const take = (found: string | undefined) => {
    country ??= found;
  };
  const nation = nationFlag.exec(text);
  if (nation) {
    const letters = [...(nation[1] ?? '')].map((sign) =>
      String.fromCharCode((sign.codePointAt(0) ?? 0) - 0xe0000),
    );
    take(countryOfCode(`GB-${letters.join('').toUpperCase()}`));
    text = text.replace(nationFlag, ' ');
  }
  for (const [found] of text.matchAll(flag)) take(countryOfFlag(found));
  text = text.replace(signs, ' ');
  for (const [, code = ''] of text.matchAll(codeInBrackets)) take(countryOfCode(code));
  text = text.replace(codeInBrackets, ' ');
  const brackets = lastBrackets.exec(text);
  const inside = brackets === null ? undefined : countryOf(brackets[1] ?? '');
  if (brackets && inside !== undefined) {
    take(inside);
    text = text.slice(0, brackets.index);
  }
  const behind = codeBehind(trimmed(text));
  if (behind !== undefined) {
    take(behind.country);
    text = behind.name;
  }
  return { ...inScripts(text), ...(country !== undefined && { country }) };
}

/** A code in capital letters behind a name of two words or more that is not written in capital letters itself. */
function codeBehind(name: string): { readonly name: string; readonly country: string } | undefined {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const rest = words.slice(0, -1).join(' ');
  const country = /^[A-Z]{3}$/.test(last) ? countryOfCode(last) : undefined;
  return words.length > 2 && /\p{Ll}/u.test(rest) && country !== undefined
    ? { name: rest, country }
    : undefined;
}

/** The name in Latin letters, and in another script where a line has both: `Леван / Levan`, `Levan (ლევან)`. */
function inScripts(text: string): Omit<SideName, 'country'> {
  const brackets = lastBrackets.exec(text);
  const pairs = [
    text.split(/[/／|]/),
    ...(brackets ? [[text.slice(0, brackets.index), brackets[1] ?? '']] : []),
  ];
  for (const [one = '', two, ...more] of pairs) {
    if (two === undefined || more.length > 0) continue;
    const names = [trimmed(one), trimmed(two)] as const;
    if (!names.every(isName) || !differInScript(...names)) continue;
    const [name, other] = hasLatin(names[0]) ? names : ([names[1], names[0]] as const);
    return { name, other };
  }
  return { name: trimmed(text) };
}
