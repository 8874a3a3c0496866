/** Letters that Unicode does not take apart into a base letter and an accent, with what people type in their place. */
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
};

/**
 * Accents and points of vowels, which people leave out. In other scripts a mark is a letter, as the vowels of Devanagari and
 * Thai are, or makes another letter, as the voice marks of kana do.
 */
const accents =
  /(?=\p{Mark})(?![\u3099\u309a])[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]/gu;
const voicedKana = /.[\u3099\u309a]/gu;

/** The words of a name without accents and case: `Krzysztof Łukasiewicz-Żak` gives krzysztof, lukasiewicz, zak. */
export function nameWords(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replace(accents, '')
    .replace(voicedKana, (letter) => letter.normalize('NFC'))
    .toLowerCase()
    .replace(/[łđðøıßæœþə]/g, (letter) => plainLetters[letter] ?? letter)
    // Within a word an apostrophe is often left out when typing: O'Neil.
    .replace(/['’`]/g, '');
  return plain.split(/[^\p{Letter}\p{Number}\p{Mark}]+/u).filter(Boolean);
}

/**
 * Tells whether every word of the query begins a word of its own in the name, in any order. Without words everything
 * matches.
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

/** The short forms of a series by its first letters, alone and with the number: `East vs West 12` gives evw, evw12. */
export function abbreviations(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => /^\d+$/.test(word));
  const named = at === -1 ? words : words.slice(0, at);
  if (named.length < 2) return [];
  const letters = named.map((word) => [...word][0]).join('');
  const number = words[at];
  return number === undefined ? [letters] : [letters, letters + number];
}
