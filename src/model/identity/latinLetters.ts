/** Two spellings without accents: the plain letter, and the sound. */
const spoken: ReadonlyMap<string, readonly [plain: string, spoken: string]> = new Map(
  `ä=a/ae ö=o/oe ü=u/ue å=a/aa æ=ae/e ø=o/oe œ=oe/e ß=ss/s č=c/ch ć=c/ch ç=c/ch š=s/sh ś=s/sh ş=s/sh ș=s/sh ž=z/zh
  ź=z/zh ż=z/zh ț=t/ts ţ=t/ts ř=r/rzh ł=l/w ğ=g/ ñ=n/ny ń=n/ny ň=n/ny ě=e/ie ę=e/en ą=a/on đ=d/dj ð=d/th þ=th/t
  ə=a/e ı=i/i ķ=k/ky ģ=g/gy ļ=l/ly ņ=n/ny ў=u/w`
    .split(/\s+/)
    .map((entry) => {
      const [letter, plain, aloud] = entry.split(/[=/]/) as [string, string, string];
      return [letter, [plain, aloud]];
    }),
);

export function readLatin(word: string): readonly [plain: string, spoken: string] {
  let plain = '';
  let aloud = '';
  for (const letter of word) {
    const base = letter < '\u0080' ? letter : letter.normalize('NFKD').replace(/\p{Mark}/gu, '');
    const [bare, sound] = spoken.get(letter) ?? [base, base];
    plain += bare;
    aloud += sound;
  }
  return [plain, aloud];
}
