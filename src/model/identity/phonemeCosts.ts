/**
 * The cost of replacing one sound by another, from 0 (the same) to 1 (unrelated consonants). It reflects how
 * often transliteration, languages and listeners confuse them. Set by hand: a few hundred pairs are too few
 * to fit so many values.
 */
const confusions: readonly (readonly [pair: string, cost: number])[] = [
  ...costs(0.05, 'wv Tt qk ji Xh Gg'),
  ...costs(0.1, 'qc qs jJ'),
  ...costs(0.15, 'qC jZ kX Zz'),
  ...costs(0.2, 'dt bv wu qJ ZJ DJ JC'),
  ...costs(0.25, 'sS zs CX cC cs Dz fv CS gk bp qS'),
  ...costs(0.3, 'gh kC Gh qX Dc XG jX ZS vu jh cz'),
  ...costs(0.4, 'kh Ts Tf gJ iJ bf pf Gk qz'),
  ...costs(0.5, 'mn zS jg CJ qZ jC gX'),
  ...costs(0.6, 'lr cS cD Cz cJ'),
  ...costs(0.3, 'ei ou'),
  ...costs(0.35, 'ao'),
  ...costs(0.4, 'ae eo iu'),
  ...costs(0.5, 'au ai eu oi'),
];

function costs(cost: number, pairs: string): readonly (readonly [string, number])[] {
  return pairs.split(' ').map((pair) => [pair, cost] as const);
}

/** Differing costs for a word from a syllabic script: kana, or Hangul with foreign names. */
const bySyllables = [
  ...costs(0.02, 'lr bv fh Ts Td'),
  ...costs(0.1, 'sS zJ ZJ Tz Dz CS cC ct Ct tC dJ kC wv qs uw Xh DJ fp sz'),
  ...costs(0.2, 'ae ao au ei ou eo oi ai eu iu kg td bp vu'),
];

/** Differing costs for a word from a script without vowels. */
const vowelless = [
  ...costs(0.02, 'ae ao au ei ou eo oi ai eu iu wv wu wo tT'),
  ...costs(0.1, 'pf bv kX sS XC Xh Jg kg hX sz zd zD DT cC CJ Cj'),
];

const size = 128;
const vowels = 'aeiou';

/** Substitution costs as a matrix, and the cost of a sound missing from the other word. */
export interface CostTable {
  readonly substitution: Float64Array;
  readonly gap: Float64Array;
  /** Cost of a vowel beside another one, which writing often drops: ya and a, iy and y. */
  readonly glide: number;
}

function tableOf(
  changes: readonly (readonly [string, number])[],
  vowelGap: number,
  hGap: number,
  glide: number,
  rGap = 1,
): CostTable {
  const substitution = new Float64Array(size * size).fill(1);
  for (let code = 0; code < size; code += 1) substitution[code * size + code] = 0;
  for (const a of vowels)
    for (const b of vowels) if (a !== b) substitution[a.charCodeAt(0) * size + b.charCodeAt(0)] = 0.5;
  for (const [pair, cost] of [...confusions, ...changes]) {
    const [a, b] = [pair.charCodeAt(0), pair.charCodeAt(1)];
    substitution[a * size + b] = cost;
    substitution[b * size + a] = cost;
  }
  const gap = new Float64Array(size).fill(1);
  for (const vowel of vowels) gap[vowel.charCodeAt(0)] = vowelGap;
  gap['h'.charCodeAt(0)] = hGap;
  gap['r'.charCodeAt(0)] = rGap;
  gap['G'.charCodeAt(0)] = Math.min(1, hGap * 1.5);
  gap['w'.charCodeAt(0)] = vowelGap < 0.1 ? 0.1 : 0.7;
  gap['j'.charCodeAt(0)] = Math.max(vowelGap, 0.4);
  return { substitution, gap, glide };
}

const whole = tableOf([], 0.5, 0.25, 0.2);
const syllables = tableOf(bySyllables, 0.18, 0.2, 0.1, 0.3);
const abjad = tableOf(vowelless, 0.04, 0.15, 0.03);
const abjadAndSyllables = tableOf([...vowelless, ...bySyllables], 0.03, 0.1, 0.03);

export function costTable(isVowelless: boolean, isSyllabic: boolean): CostTable {
  if (isVowelless) return isSyllabic ? abjadAndSyllables : abjad;
  return isSyllabic ? syllables : whole;
}

export const costIndex = (a: number, b: number): number => a * size + b;
