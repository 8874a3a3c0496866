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

export const isKana = (letter: string): boolean =>
  (letter >= 'ぁ' && letter <= 'ゖ') || (letter >= 'ァ' && letter <= 'ヺ') || letter === 'ー';

/** Hepburn romanization without length marks: ヴィタリー gives vitari. */
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

/** Replaces the vowel of the last syllable; sh, ch and j absorb the glide. */
function joinSmall(latin: string, vowel: string): string {
  const stem = latin.slice(0, -1);
  if (latin === '') return vowel;
  if (stem === '' || 'aeiou'.includes(stem.at(-1)!)) {
    // ウィ and イェ begin with the glide of the full-size kana.
    return `${stem}${latin.endsWith('u') ? 'w' : latin.endsWith('i') ? 'y' : latin.at(-1)!}${vowel}`;
  }
  const glides = vowel.length > 1 && /(?:sh|ch|j)$/.test(stem);
  return stem + (glides ? vowel.slice(1) : vowel);
}
