import { trimEnds } from '@/lib/trimEnds';
import { countryOf, countryOfCode, countryOfFlag } from '../records/countryOf';
import { isName } from '../records/recordNames';
import { cleanName } from '../texts';
import { isCancelled, nameAlone } from './leftover';

export interface SideName {
  readonly name: string;
  readonly country?: string;
  readonly other?: string;
  readonly left?: string;
  /** The code that gave the country; it may be a surname or a state. */
  readonly code?: string;
}

const flag = /[\u{1F1E6}-\u{1F1FF}]{2}/gu;
const nationFlag = /\u{1F3F4}\u{E0067}\u{E0062}([\u{E0061}-\u{E007A}]{3})\u{E007F}/gu;
const signs = /[\u{1F1E6}-\u{1F1FF}\u{1F3C5}\u{1F3C6}\u{1F947}-\u{1F949}\uFE0F]/gu;
const codeInBrackets = /[([（［]\s*([A-Z]{2,3}|GB-[A-Z]{3})\s*[)\]）］]/g;
const codeApart = /(?:[,/／|]|(?<=\s)[-–—])\s?([A-Z]{3})\s?$/u;
const states =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;
/** Whether the code may be one of a state of the USA: `(CA)`, `TX`. */
export const isState = (code: string): boolean => states.test(code);
const emptyBrackets = /[([（［]\s*[)\]）］]/g;
const telling = /[\u2611\u2705\u2714\u2716\u274c\u274e\u2753-\u2757\u26a0\u26d4\u{1F6AB}]/gu;
const footnote = /(?<=^|[\p{L}\p{M}.)\s])[*†‡§]+(?=\s|$)/gu;
const decoration =
  /(?![\u00a9\u00ae\u2122\u2611\u2705\u2714\u2716\u274c\u274e\u2753-\u2757\u26a0\u26d4\u{1F3F4}\u{1F6AB}])\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier}|\u200d|\u20e3/gu;
export const withoutDecoration = (text: string): string => text.replace(decoration, ' ');
const lastBrackets = /[(（[]([^()（）[\]]+)[)）\]][\s,.;:*]*$/u;

const hasLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);
const hasOther = (text: string): boolean => /(?!\p{Script=Latin})\p{L}/u.test(text);

const differInScript = (a: string, b: string): boolean =>
  [
    [a, b],
    [b, a],
  ].some(([one = '', two = '']) => hasLatin(one) && !hasOther(one) && hasOther(two) && !hasLatin(two));

/** A name that is quoted as a whole: not `"Hammer" Tom Reed`. */
const wholeQuoted = /^["“„«]([^"“”„«»]+)["”“»]$/u;

/** A period ends a sentence, unless the word before it is short: `Jr.` */
const trimmed = (text: string): string =>
  cleanName(trimEnds(text, /[\s,.;:*]/, /[\s,;:*]/))
    .replace(/(?<=\p{L}{4})\.$/u, '')
    .replace(wholeQuoted, '$1');

class SideText {
  text: string;
  readonly countries: string[] = [];
  readonly left: string[] = [];
  code: string | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** Words of no country, or of a second one, are left. */
  take(country: string | undefined, said: string): void {
    const [known] = this.countries;
    if (country === undefined || (known !== undefined && known !== country)) this.left.push(said);
    else this.countries.push(country);
  }

  replace(pattern: RegExp, country: (found: RegExpMatchArray) => string | undefined): void {
    for (const found of this.text.matchAll(pattern)) this.take(country(found), found[0]);
    this.text = this.text.replace(pattern, ' ');
  }
}

const countryOfNation = (letters: string): string | undefined =>
  countryOfCode(
    `GB-${[...letters]
      .map((sign) => String.fromCharCode((sign.codePointAt(0) ?? 0) - 0xe0000))
      .join('')
      .toUpperCase()}`,
  );

export function sideName(said: string): SideName {
  const side = new SideText(said);
  side.replace(nationFlag, ([, letters = '']) => countryOfNation(letters));
  side.replace(flag, ([found]) => countryOfFlag(found));
  side.text = side.text.replace(emptyBrackets, ' ');
  side.replace(telling, () => undefined);
  side.replace(footnote, () => undefined);
  side.text = withoutDecoration(side.text.replace(signs, ' '));
  side.replace(codeInBrackets, ([, code = '']) => {
    const country = countryOf(code);
    if (country !== undefined && isState(code)) side.code = code;
    return country;
  });
  const brackets = lastBrackets.exec(side.text);
  const inside = brackets === null ? undefined : countryOf(brackets[1] ?? '');
  if (brackets && inside !== undefined) {
    side.take(inside, brackets[0]);
    side.text = side.text.slice(0, brackets.index);
  }
  const [apart = '', code = ''] = codeApart.exec(side.text) ?? [];
  if (apart !== '' && countryOfCode(code) !== undefined && /\p{Ll}/u.test(side.text)) {
    side.take(countryOfCode(code), apart);
    side.text = side.text.slice(0, -apart.length);
  }
  const { name, other } = inScripts(side.text);
  const alone = other === undefined ? nameAlone(name) : { name };
  const beside = codeBeside(trimmed(alone.name));
  if (beside !== undefined) side.take(beside.country, beside.code);
  const found = beside?.code ?? side.code;
  const left = [...('left' in alone && alone.left ? [alone.left] : []), ...side.left].join(' ');
  const [country] = side.countries;
  return {
    name: beside?.name ?? trimmed(alone.name),
    ...(other !== undefined && { other }),
    ...(country !== undefined && { country }),
    ...(left !== '' && { left }),
    ...(found !== undefined && { code: found }),
  };
}

function codeBeside(
  name: string,
): { readonly name: string; readonly country: string; readonly code: string } | undefined {
  const words = name.split(' ');
  for (const [at, code] of [words.length - 1, 0].map((place) => [place, words[place] ?? ''] as const)) {
    const rest = words.toSpliced(at, 1);
    const country = /^[A-Z]{3}$/.test(code) ? countryOfCode(code) : undefined;
    if (rest.length > 1 && /\p{Ll}/u.test(rest.join()) && country !== undefined)
      return { name: trimmed(rest.join(' ')), country, code };
  }
  return undefined;
}

/** Words in another script that are no name: `(перенесён)`, `(replay)`. */
const isRemark = (text: string): boolean =>
  isCancelled(text) ||
  (/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text) && !/\p{Lu}/u.test(text));

/** Separates Latin from another script: `Леван / Levan`, `Levan (ლევან)`. */
function inScripts(text: string): Pick<SideName, 'name' | 'other'> {
  const brackets = lastBrackets.exec(text);
  const pairs = [
    text.split(/[/／|]/),
    ...(brackets && !isRemark(brackets[1] ?? '') ? [[text.slice(0, brackets.index), brackets[1] ?? '']] : []),
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
