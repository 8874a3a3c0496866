/** Letters that Unicode does not decompose, with what people type instead. */
export const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ə: 'e',
  ħ: 'h',
  ŧ: 't',
};

/**
 * Accents and vowel points, which people leave out. Other scripts' marks must stay: vowels of Devanagari and
 * Thai are letters, and voice marks of kana make another letter.
 */
const accents =
  /(?=\p{Mark})(?![\u3099\u309a])[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]/gu;
const voicedKana = /.[\u3099\u309a]/gu;
/** Voice marks that people type behind a kana, which NFKD would take off it with a blank: カ゛ is ガ. */
const typedVoices = /(?<=[\u3041-\u30ff])[\u309b\u309c]/g;
/** Joiners and the soft hyphen within a word, which show nothing or only another form of a letter. */
const joiners = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** Apostrophes and letters that look like one, which people often leave out: O'Neil, Kaʻana. */
const apostrophes = /['’‘`´\u02b9-\u02bd\uff07]/g;

/**
 * The words of a name without accents and case: `Krzysztof Łukasiewicz-Żak` gives krzysztof, lukasiewicz,
 * zak.
 */
export function nameWords(text: string): readonly string[] {
  const plain = text
    .replace(typedVoices, (mark) => (mark === '\u309b' ? '\u3099' : '\u309a'))
    .replace(joiners, '')
    // Before NFKD, which makes a blank and a mark of ´.
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(accents, '')
    .replace(voicedKana, (letter) => letter.normalize('NFC'))
    .toLowerCase()
    .replace(/[łđðøıßæœþəħŧ]/g, (letter) => plainLetters[letter] ?? letter);
  return plain.split(/[^\p{Letter}\p{Number}\p{Mark}]+/u).filter(Boolean);
}

/**
 * Whether each word of the query begins a different word of the name, in any order. An empty query matches
 * everything.
 */
export function matchesName(query: readonly string[], name: readonly string[]): boolean {
  const [first, ...rest] = query;
  if (first === undefined) return true;
  return name.some(
    (word, at) =>
      word.startsWith(first) &&
      matchesName(
        rest,
        name.filter((_, other) => other !== at),
      ),
  );
}

/** Initials of a series, alone and with the number: `East vs West 12` gives evw, evw12. */
export function abbreviations(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => /^\d+$/.test(word));
  const named = at === -1 ? words : words.slice(0, at);
  if (named.length < 2) return [];
  const letters = named.map((word) => [...word][0]).join('');
  const number = words[at];
  return number === undefined ? [letters] : [letters, letters + number];
}
