const rows = [
  'アaイiウuエeオo',
  'カkaキkiクkuケkeコko',
  'ガgaギgiグguゲgeゴgo',
  'サsaシshiスsuセseソso',
  'ザzaジjiズzuゼzeゾzo',
  'タtaチchiツtsuテteトto',
  'ダdaヂjiヅzuデdeドdo',
  'ナnaニniヌnuネneノno',
  'ハhaヒhiフfuヘheホho',
  'バbaビbiブbuベbeボbo',
  'パpaピpiプpuペpeポpo',
  'マmaミmiムmuメmeモmo',
  'ヤyaユyuヨyo',
  'ラraリriルruレreロro',
  'ワwaヰiヱeヲoヴvuンn',
].join('');

const syllables: ReadonlyMap<string, string> = new Map(
  [...rows.matchAll(/([^a-z])([a-z]+)/g)].map(([, kana, latin]) => [kana!, latin!]),
);

/** Small vowels and glides, which change the vowel of the kana before them: シャ, ティ, ヴィ. */
const small: Readonly<Record<string, string>> = {
  ァ: 'a',
  ィ: 'i',
  ゥ: 'u',
  ェ: 'e',
  ォ: 'o',
  ャ: 'ya',
  ュ: 'yu',
  ョ: 'yo',
  ヮ: 'wa',
};

const hiraganaToKatakana = (letter: string) =>
  letter >= 'ぁ' && letter <= 'ゖ' ? String.fromCharCode(letter.charCodeAt(0) + 0x60) : letter;

/** Tells whether a letter is kana. */
export const isKana = (letter: string): boolean =>
  (letter >= 'ぁ' && letter <= 'ゖ') || (letter >= 'ァ' && letter <= 'ヺ') || letter === 'ー';

/** A word of kana in Hepburn's Latin letters, without signs of length: ヴィタリー gives vitari. */
export function readKana(word: string): string {
  let latin = '';
  for (const each of word) {
    const letter = hiraganaToKatakana(each);
    const vowel = small[letter];
    if (vowel === undefined) latin += syllables.get(letter) ?? '';
    else latin = joinSmall(latin, vowel);
  }
  return latin;
}

/** The last syllable with the vowel of a small kana; after sh, ch and j the glide is in the consonant. */
function joinSmall(latin: string, vowel: string): string {
  const stem = latin.slice(0, -1);
  if (latin === '') return vowel;
  if (stem === '' || 'aeiou'.includes(stem.at(-1)!)) {
    // ウィ and イェ begin with the glide that the whole kana stands for.
    return `${stem}${latin.endsWith('u') ? 'w' : latin.endsWith('i') ? 'y' : latin.at(-1)!}${vowel}`;
  }
  const glides = vowel.length > 1 && /(?:sh|ch|j)$/.test(stem);
  return stem + (glides ? vowel.slice(1) : vowel);
}
