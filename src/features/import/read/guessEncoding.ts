import { fieldOfHeading } from '@/model/importing/columns';
import { isOtherEncoding, otherText } from './otherEncodings';

/** Encodings of table files, by their `TextDecoder` names, and those that it lacks. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-874',
  'iso-8859-2',
  'iso-8859-5',
  'iso-8859-6',
  'iso-8859-7',
  'iso-8859-15',
  'koi8-r',
  'koi8-u',
  'x-mac-cyrillic',
  'ibm850',
  'ibm852',
  'ibm866',
  'macintosh',
  'x-mac-ce',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'gb18030',
  'big5',
] as const;

export type Encoding = (typeof encodings)[number];

export const textIn = (bytes: Uint8Array, encoding: Encoding): string =>
  isOtherEncoding(encoding) ? otherText(bytes, encoding) : new TextDecoder(encoding).decode(bytes);

export function decoded(bytes: Uint8Array, encoding: Encoding): string | undefined {
  if (isOtherEncoding(encoding)) return otherText(bytes, encoding);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

interface Writing {
  readonly encoding: Encoding;
  /** Letters besides ASCII. */
  readonly letters: RegExp;
  /** The most frequent letters of a script without ASCII letters. */
  readonly frequent?: RegExp;
  /** What each other letter counts, where these count 1. */
  readonly rare?: number;
  /** Below 1 for several languages at once. */
  readonly weight?: number;
}

const ofLatin = (encoding: Encoding, ...languages: readonly string[]): readonly Writing[] =>
  languages.map((letters) => ({ encoding, letters: new RegExp(`[${letters}]`, 'iu') }));

const western = ['äöüß', 'åäöé', 'æøåéöä', 'éèêëàâçîïôœùûü', 'áéíóúñü', 'ãâêôáéíóúàç', 'àèéìòù', 'ëïéèöüê'];
const allWestern = /[äöüßåæøéèêëàáâãçñíìîïóòôõúùûœ]/iu;
const slavic = ['ąćęłńóśźż', 'áčďéěíňóřšťúůýžäĺľŕô', 'áéíóöőúüű', 'čćžšđ', 'ăâîşţșț'];
const japanese = {
  rare: 0.7,
  letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\uff61-\uff9fー・、。々]/u,
  frequent:
    /[ぁ-ゖァ-ヶー・ｦ-ﾟ田山本中村井木川藤佐高小松林鈴原野岡伊加太一二三郎子美選手結果名前勝大部級男女右左斎渡上下島石橋]/u,
};

/** The first of equally likely ones wins. */
const writings: readonly Writing[] = [
  ...ofLatin('windows-1252', ...western),
  { encoding: 'windows-1252', letters: allWestern, weight: 0.9 },
  ...ofLatin('windows-1254', 'çğıiİöşüâî'),
  ...ofLatin('windows-1252', 'áéíóúýþæöð'),
  ...ofLatin('macintosh', ...western),
  { encoding: 'macintosh', letters: allWestern, weight: 0.9 },
  { encoding: 'iso-8859-15', letters: allWestern, weight: 0.9 },
  ...ofLatin('ibm850', ...western).map((writing) => ({ ...writing, weight: 0.95 })),
  ...ofLatin('windows-1250', ...slavic),
  ...ofLatin('iso-8859-2', ...slavic),
  ...['ibm852' as const, 'x-mac-ce' as const].flatMap((encoding) =>
    ofLatin(encoding, ...slavic).map((writing) => ({ ...writing, weight: 0.95 })),
  ),
  ...ofLatin('windows-1257', 'āčēģīķļņšūžėįųąęõäöü'),
  ...(['windows-1251', 'koi8-r', 'koi8-u', 'ibm866', 'iso-8859-5', 'x-mac-cyrillic'] as const).map(
    (encoding) => ({
      encoding,
      letters: /[а-яёіїєґўђјљњћџ№]/iu,
      frequent: /[оаеинтрсвлкмдіяу]/iu,
      // Its small letters are those of Windows.
      ...(encoding === 'x-mac-cyrillic' && { weight: 0.85 }),
    }),
  ),
  ...(['windows-1253', 'iso-8859-7'] as const).map((encoding) => ({
    encoding,
    letters: /[α-ωάέήίόύώϊϋ]/iu,
    frequent: /[αοιςσενρτκπλημόύά]/iu,
  })),
  { encoding: 'windows-1255', letters: /[א-ת]/u, frequent: /[יולהאמרנתשבדכןם]/u },
  ...(['windows-1256', 'iso-8859-6'] as const).map((encoding) => ({
    encoding,
    letters: /[ء-ي]/u,
    frequent: /[المنيرحدعوبسة]/u,
  })),
  { encoding: 'windows-874', letters: /\p{Script=Thai}/u, frequent: /[านรกงสมยอเิีัช่้]/u },
  { encoding: 'shift_jis', ...japanese },
  { encoding: 'euc-jp', ...japanese },
  {
    encoding: 'euc-kr',
    letters: /[가-힣]/u,
    frequent:
      /[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지수영준현은경미혜선숙자희호철상재동훈기용태원승우연아나라다선수이름결과체급남여오른왼점대회날짜]/u,
  },
  {
    encoding: 'gb18030',
    rare: 0.5,
    letters: /\p{Script=Han}/u,
    frequent:
      /[王李张刘陈杨黄赵周吴徐孙马朱胡郭何林罗高梁郑谢宋唐许邓韩曹伟芳娜敏静丽强磊军洋勇艳杰涛明超华平刚小文建国选手姓名成绩体重级男女子右左胜负比赛日期一二三组]/u,
  },
  {
    encoding: 'big5',
    rare: 0.5,
    letters: /\p{Script=Han}/u,
    frequent:
      /[王李張劉陳楊黃趙周吳徐孫馬朱胡郭何林羅高梁鄭謝宋唐許鄧韓曹偉芳娜敏靜麗強磊軍洋勇豔傑濤明超華平剛小文建國選手姓名成績體重級男女子右左勝負比賽日期一二三組]/u,
  },
];

/** Signs that texts in any language have. */
const neutral = /[\u00a0¡¿«»‘’‚“”„–—…•·°ºª½¼¾€£²³№\uff61-\uff65]/u;

/** Signs where a letter belongs, as in `£UKASZ`, `J·n` and `L—pez`. Catalan has its dot: `col·lega`. */
const amongLetters =
  /[£ª½¼](?=\p{L})|(?<=\p{L})£|(?<=\p{L}{2})º|(?<=\p{L})·(?=\p{L})(?<![lL]·(?=[lL]))|(?<!\p{L})»(?=\p{L})|(?<=\p{L})[–—‚„”†‡](?=\p{Ll})|(?<!\p{L})[€‚„…†‡‘’“”•–—](?=[а-яё]{2})/gu;
/** An apostrophe of Windows, which is an í on a Mac: `Ann’s`, `D’Angelo`. */
const apostrophes = /(?<=(?<!\p{L})[dlo])[’\u0092](?=\p{L})|(?<=\p{L})[’\u0092](?=s(?!\p{L}))/giu;

/** How well a text fits, at most 1. Letters of the language raise it, other signs lower it. */
function fitOf(text: string, { encoding, letters, frequent, rare = 0.4, weight = 1 }: Writing): number {
  const isLatin = frequent === undefined;
  const misplaced = [...text.matchAll(amongLetters)].length;
  const surely = encoding === 'windows-1252' ? [...text.matchAll(apostrophes)].length : 0;
  let [points, count] = [surely - misplaced - faultsOfWords(text, isLatin), surely + misplaced];
  const signs = [...text];
  for (const [at, sign] of signs.entries()) {
    if (sign < '\u0080' || neutral.test(sign)) continue;
    // Some engines do not know the punctuation there.
    if (encoding === 'windows-1252' && /[\u0080\u0085\u0091-\u0097]/.test(sign)) continue;
    const [before = ' ', after = ' '] = [signs[at - 1], signs[at + 1]];
    count += 1;
    if (!letters.test(sign)) points -= 1;
    else if (isHalfWidth(sign)) points += /[\uff9e\uff9f]/.test(sign) ? 1.2 : 0.65;
    else points += isLatin || frequent.test(sign) || isOfKilograms(before, sign, after) ? 1 : rare;
    const isInitial =
      isLatin && /^[A-Za-z] \p{Lu}(?!\p{L})/u.test(signs.slice(Math.max(0, at - 2), at + 2).join(''));
    if (isOdd(before, sign, after, isLatin) && !isInitial) points -= 1;
    // Three accents in a row are no Latin word.
    if (isLatin && [before, after].every((each) => each > '\u007f' && /\p{L}/u.test(each))) points -= 1;
  }
  return count === 0 ? weight / 2 : (weight * points * (isLatin ? 1 : caseOf(text))) / count;
}

/** The unit after a number may be all that is Cyrillic in a table. */
const isOfKilograms = (before: string, sign: string, after: string): boolean =>
  sign + after === 'кг' || before + sign === 'кг';

/** Names begin with a capital. In KOI8 and its neighbours, capitals have the bytes of each other's small letters. */
const caseOf = (text: string): number =>
  /(?![a-z])\p{Ll}/u.test(text) && !/(?![A-Z])\p{Lu}/u.test(text) ? 0.9 : 1;

function faultsOfWords(text: string, isLatin: boolean): number {
  let faults = 0;
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    // Names begin with a capital, which only breaks a tie.
    if (isLatin && /^(?![a-z])\p{Ll}/u.test(word)) faults += 0.05;
    if (isLatin) faults += word.length > 1 && !/[\0-\u007f]/.test(word) ? word.length : 0;
    else if (/\p{Ll}/u.test(word)) faults += 0.2 * [...word.matchAll(/(?<=\p{Lu})\p{Lu}/gu)].length;
  }
  return faults;
}

const isHalfWidth = (sign: string): boolean => /[\uff61-\uff9f]/u.test(sign);

function isOdd(before: string, sign: string, after: string, isLatin: boolean): boolean {
  if (isHalfWidth(sign))
    return [before, after].some((each) => /[a-z\p{Script=Han}]/iu.test(each)) || !isHalfWidth(before + after);
  const isAlone = !/[\p{L}\p{M}]/u.test(before + after);
  if (!isLatin) {
    const isOfWords = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(sign);
    return /[a-z]/i.test(before + after) || (isAlone && isOfWords) || /\p{Ll}\p{Lu}/u.test(before + sign);
  }
  const isWord = /[àèéå]/iu.test(sign) || (after === '.' && /\p{Lu}/u.test(sign));
  const isCapitalWithin = /\p{L}/u.test(before) && /\p{Lu}/u.test(sign) && /\p{Ll}/u.test(after);
  return (
    (isAlone && !isWord) ||
    isCapitalWithin ||
    /\p{Ll}\p{Lu}/u.test(before + sign) ||
    /\p{Ll}\p{Lu}/u.test(sign + after)
  );
}

/** Enough to tell languages apart. */
const mostTried = 4_000;

/** Lines with other than ASCII letters. In all encodings a line ends alike. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const sample: number[] = [];
  let start = 0;
  for (let at = 0; at <= bytes.length && sample.length < mostTried; at += 1) {
    const byte = bytes[at];
    if (byte !== undefined && byte !== 0x0a && byte !== 0x0d) continue;
    const line = bytes.subarray(start, Math.min(at + 1, start + 10 * mostTried));
    if (line.some((each) => each > 0x7f)) sample.push(...line);
    start = at + 1;
  }
  return new Uint8Array(sample);
}

/** A column that a text names in letters besides ASCII is a better sign than all letters of its names. */
const perHeading = 0.2;
const mostHeadings = 3;

function headingsIn(text: string): number {
  const [line = ''] = text.split(/[\r\n]/, 1);
  const cells = line.split(/[\t;|,]/).filter((cell) => /[^\0-\u007f]/.test(cell));
  const known = new Set(cells.flatMap((cell) => fieldOfHeading(cell, undefined) ?? []));
  return Math.min(known.size, mostHeadings);
}

/** The likeliest encoding of a text that is not UTF-8, by how well it reads in each language. The first of `among` is usual. */
export function guessEncoding(
  bytes: Uint8Array,
  among: readonly [Encoding, ...Encoding[]] = ['windows-1252', ...encodings],
): Encoding {
  const sample = sampleOf(bytes);
  let [best, most]: [Encoding, number] = [among[0], 0];
  const texts = new Map<Encoding, string | undefined>();
  for (const writing of writings) {
    const { encoding } = writing;
    if (!among.includes(encoding)) continue;
    if (!texts.has(encoding)) texts.set(encoding, decoded(sample, encoding));
    const text = texts.get(encoding);
    const fit = text === undefined ? 0 : fitOf(text, writing) + perHeading * headingsIn(text);
    if (fit > most + 1e-9) [best, most] = [encoding, fit];
  }
  return best;
}
