const keycaps = /([\d#*])\ufe0f?\u20e3/gu;
const leadingNumber = /^(\s*)((?:\d\ufe0f?\u20e3)+)[.):]?\s*/u;
const decoratedNumber =
  /^[^\p{L}\p{N}\s(#"'\u{1F947}-\u{1F949}\u{1F3C6}\u{1F1E6}-\u{1F1FF}]+\s*(?=\d{1,3}[.):]\s)/u;

const emphasis = /(^|[\s(])(\*{1,3}|_)(?!_)([^\s*_]|[^\s*_][^*_]*[^\s*_])\2(?=[\s,.;:)]|$)/gu;
/** Signs and words between two scores: `3~1`, `3x1`, `3比1`, `3 zu 1`. */
const betweenScores =
  /(?<![\p{L}\p{N}.,:/+–-])(\d{1,2})(?: ?(?:[~～〜∼˜∶ー᠆xX×✕✖比대]) ?| (?:to|zu|a|à|на) )(\d{1,2})(?![\p{L}\p{N}/+]|[.,:]\d| ?(?:kg|lb|кг))/gu;
/** A footnote at a score would change it or make it part of a name: `3–1*`, `3-1²`. */
const footnote = /(?<=\d ?[-–—−:] ?\d{1,3})[*†‡§!?#^°⁰¹²³⁴-⁹]+(?=[\s),;]|$)/gu;
const footnoteInFront = /(?<=^|\s)([*†‡§]+)(?=\d{1,3} ?[-–—−:] ?\d)/gu;
const foreignScore = /(?<![\p{L}\p{N}])\p{Nd}{1,3} ?[-–—−:~～〜xX×] ?\p{Nd}{1,3}(?![\p{L}\p{N}])/gu;
const zeros = [...'٠۰०০੦૦୦௦౦೦൦๐໐'].map((zero) => zero.codePointAt(0) ?? 0);

const kanji = '〇一二三四五六七八九十';
/** A score in kanji, apart from names: `三対一`, `三比二`. */
const kanjiScore =
  /(?<![\p{L}\p{N}])([〇零一二三四五六七八九十]) ?[対对對比] ?([〇零一二三四五六七八九十])(?![\p{L}\p{N}])/gu;
const fromKanji = (sign: string): number => Math.max(0, kanji.indexOf(sign));

const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((each) => code >= each && code < each + 10);
  return zero === undefined ? digit : String(code - zero);
};

/** Half points with commas, which would divide cells: `2,5-1,5`. */
const commaHalves = /(?<![\p{L}\p{N}.,])(\d{1,2}),5 ?([-–—:]) ?(\d{1,2}),5(?![\p{L}\p{N}.,])/gu;

/** Scores as digits around a dash, with a footnote apart from them. */
export const withPlainScores = (text: string): string =>
  text
    .replace(foreignScore, (score) => score.replace(/\p{Nd}/gu, plainDigit))
    .replace(kanjiScore, (_, one: string, other: string) => `${fromKanji(one)}-${fromKanji(other)}`)
    .replace(betweenScores, '$1-$2')
    .replace(commaHalves, '$1.5$2$3.5')
    .replace(footnote, (signs) => ` ${signs.replace(/[⁰¹²³⁴-⁹]/gu, '*')}`)
    .replace(footnoteInFront, '$1 ');

const beforeScore = /\s(?:=+>?|-+>|→|➡\ufe0f?|\|)\s+(?=\d{1,3} ?[-–—:] ?\d{1,3}(?!\d))/gu;

const eastern = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]`;
/** Separators without blanks, as in `山田太郎対佐藤花子`, `김민수vs이영호`, `Ann vs.Bea` and `Ann (GER)- Bea`. */
const closeSeparator = new RegExp(
  `(?<=${eastern}|[)）])(?:vs\\.?|[対对對])(?=${eastern}|\\s)|(?<=\\s)vs\\.?(?=${eastern})|(?<=\\p{Script=Han})[-－–—](?=\\p{Script=Han})|(?<=[)）\\]］])[-－–—](?=[\\s\\p{L}])|(?<=\\s)(?:vs|def)\\.(?=\\p{Lu})`,
  'giu',
);

export const withoutEmphasis = (text: string): string => text.replace(emphasis, '$1$3');

/** Emoji in place of plain signs: `1️⃣ Ann 🆚 Bea 3️⃣:1️⃣`. */
export const withPlainSigns = (line: string): string =>
  withoutEmphasis(withPlainScores(line))
    .replace(
      leadingNumber,
      (_, blank: string, digits: string) => `${blank}${digits.replace(keycaps, '$1')}. `,
    )
    .replace(keycaps, '$1')
    .replace(decoratedNumber, '')
    .replace(/(?<=[)）\]])(?=\d{1,2} ?[-–—:] ?\d{1,2}(?!\d))/gu, ' ')
    .replace(/\u{1F19A}\ufe0f?/gu, ' vs ')
    .replace(beforeScore, ' ')
    .replace(closeSeparator, ' $& ');
