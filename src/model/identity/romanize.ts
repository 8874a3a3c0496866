import { marksApart } from '../names/marks';
import { letters, type Writing } from './alphabets';
import { simplified } from './hanLetters';
import { isHangul, readHangul } from './hangul';
import { isKana, readKana } from './kana';
import { readLatin } from './latinLetters';

/** Romanizes scripts without a table here, as the package `transliteration` does. */
export type Transliterate = (text: string) => string;

export interface RomanWord {
  readonly text: string;
  readonly sayings: readonly string[];
  readonly writing: Writing;
  readonly script: Script;
  readonly accented: boolean;
  /** The word in its own characters, where one reading has many: 浩 and 皓 are both hao. */
  readonly original?: string;
  /** A Latin word with its marks: Toàn and Toản are both toan. */
  readonly marked?: string;
  /** Abbreviates a longer word: `P.`, `Yu.`, `Wm`. */
  readonly isShort: boolean;
}

export type Script = 'latin' | 'kana' | 'hangul' | 'han' | 'other';

const abjads = /[\u0590-\u05ff\u0600-\u06ff\u0750-\u077f]/;

/** Scripts from Bengali to Khmer. Their letters are romanized one by one, which loses the vowels they imply. */
const abugidas = /[\u0980-\u109f\u1780-\u17ff]/;

const isHan = (letter: string) => /\p{Script=Han}/u.test(letter);

/** The word in Latin letters; its text is empty if nothing can be read. */
export function romanize(word: string, transliterate: Transliterate): RomanWord {
  const lower = word.toLowerCase().normalize('NFC');
  const [first = ''] = [...lower].filter((letter) => letter > '\u0370' && !/\p{Script=Latin}/u.test(letter));
  if (first === '') return fromLatin(lower);
  if (isKana(first)) return plainWord(readKana(lower), 'syllables', 'kana');
  if (isHangul(first)) return plainWord(readHangul(lower).join(''), 'syllables', 'hangul');
  if (isHan(first)) {
    const original = simplified(lower);
    const [text, other] = [spell(original, transliterate, ''), transliterate(original)].map(asciiOnly);
    // 翟 is Zhai, or Di.
    return { ...plainWord(text!, 'whole', 'han'), sayings: [...new Set([text!, other!])], original };
  }
  if (abjads.test(lower))
    return plainWord(spell(joinPairs(bare(lower)), transliterate, "'"), 'vowelless', 'other');
  if (abugidas.test(lower))
    return plainWord(spell(joinPairs(lower.replace(silenced, '')), transliterate, "'"), 'vowelless', 'other');
  const sayings = readings(lower, transliterate);
  const roman = { ...plainWord(sayings[0] ?? '', 'whole', 'other'), sayings };
  return [...lower].length === 1 ? { ...roman, isShort: true } : roman;
}

const asciiOnly = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const sayingOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9']/g, '');

/** Thai letters that are written, but silent: the last of สมศักดิ์, both of จันทร์. */
const silenced = /(?:[ดตท]ร|[\u0e01-\u0e2e])[\u0e34-\u0e39]?\u0e4c/g;

const plainWord = (text: string, writing: Writing, script: Script): RomanWord => ({
  text: asciiOnly(text),
  sayings: [sayingOf(text)],
  writing,
  script,
  accented: false,
  isShort: false,
});

function fromLatin(lower: string): RomanWord {
  const [plain, aloud] = readLatin(lower);
  const text = asciiOnly(plain);
  const other = asciiOnly(aloud);
  return {
    text,
    sayings: other === text ? [text] : [text, other],
    writing: 'whole',
    script: 'latin',
    accented: text !== lower,
    isShort: text.length === 1,
    ...(text !== lower && { marked: marksApart(lower) }),
  };
}

const pairs: readonly (readonly [pattern: RegExp, latin: string])[] = [
  [/ச்ச/g, 'ch'],
  [/ու/g, 'u'],
  [/^ով/, 'ov'],
  [/^ո/, 'vo'],
  [/^ե/, 'ye'],
  [/^յ/, 'h'],
  [/ου/g, 'u'],
  [/αυ/g, 'av'],
  [/ευ/g, 'ev'],
  [/[εο]ι/g, 'i'],
  [/αι/g, 'e'],
  [/γγ/g, 'ng'],
  [/^μπ/, 'b'],
  [/^ντ/, 'd'],
  [/γκ/g, 'g'],
  [/ג[׳']/g, 'j'],
  [/ז[׳']/g, 'zh'],
  [/צ[׳']/g, 'ch'],
  [/וו/g, 'v'],
];

const joinPairs = (text: string) =>
  pairs.reduce((joined, [pattern, latin]) => joined.replace(pattern, latin), text);

const bare = (text: string) =>
  text.normalize('NFD').replace(/[\u0300\u0301\u0308\u0342-\u0345\u0591-\u05c7\u064b-\u065f\u0670]/g, '');

function readings(lower: string, transliterate: Transliterate): readonly string[] {
  // Letters with an inherent mark, such as й, stay whole.
  const whole = keepsMarks(lower) ? lower : bare(lower);
  const joined = joinPairs(whole);
  const texts = [joined, whole];
  if (/[μν][πτ]/.test(joined)) texts.push(joined.replace(/μπ/g, 'b').replace(/ντ/g, 'd'));
  if (lower.includes('ё')) texts.push(lower.replace(/ё/g, 'е'));
  // The last a after a cluster is spoken in मिश्र, but not in भट्ट and सिद्धार्थ.
  if (/\u094d[\u0915-\u0939]$/.test(lower)) texts.push(`${lower}${joinsNext}`);
  // राठौड़ is Rathod, or Rathore.
  if (/[डढ]\u093c/.test(lower)) texts.push(lower.replace(/[डढ]\u093c/g, 'र'));
  // राव is Rao.
  if (lower.endsWith('ाव')) texts.push(`${lower.slice(0, -1)}o`);
  return [...new Set(texts.map((text) => asciiOnly(spell(text, transliterate, ''))))];
}

const keepsMarks = (text: string) =>
  /\p{Script=Cyrillic}|\p{Script=Armenian}|\p{Script=Devanagari}/u.test(text);

function spell(text: string, transliterate: Transliterate, between: string): string {
  let latin = '';
  // The dot below makes a letter of its own, which carries a vowel too.
  const parts = [...text].filter((letter) => letter !== '\u093c');
  for (const [at, letter] of parts.entries()) {
    latin += letters.get(letter) ?? (letter < '\u0180' ? readLatin(letter)[0] : transliterate(letter));
    if (hasInnerVowel(letter) && !isVowelSign(parts[at + 1]) && !isSilent(parts, at)) latin += 'a';
    // The letters of a joined pair form one sound.
    if (letter > '\u0180') latin += between;
  }
  return latin;
}

const codeOf = (letter = '') => letter.charCodeAt(0);

/** The blocks of Devanagari to Malayalam have the same order; Sinhala has another. */
const isIndic = (code: number) => code >= 0x900 && code < 0xd80;

/** Indic consonants carry an unwritten `a`. */
function hasInnerVowel(letter: string): boolean {
  const code = codeOf(letter);
  if (!isIndic(code)) return code >= 0xd9a && code <= 0xdc6;
  return (code & 0x7f) >= 0x15 && (code & 0x7f) <= 0x39;
}

/** A vowel, or the sign that there is none. */
function isVowelSign(letter: string | undefined): boolean {
  const code = codeOf(letter);
  if (!isIndic(code)) return code >= 0xdca && code <= 0xddf;
  return (code & 0x7f) >= 0x3a && (code & 0x7f) <= 0x4d;
}

const joinsNext = '\u094d';

/** In Devanagari, the last `a` is silent, except after a cluster: मिश्र is Mishra. */
const isSilent = (parts: readonly string[], at: number) =>
  at === parts.length - 1 && codeOf(parts[at]) < 0x980 && parts[at - 1] !== joinsNext;
