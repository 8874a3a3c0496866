/** The sounds of a Korean name, one letter each, those made one that romanizations confuse. */
export type KoreanSounds = string;

const table = (text: string): readonly (readonly [latin: string, sound: string])[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string])
    .sort(([a], [b]) => b.length - a.length);

// Letters that are one letter of Hangul in some romanization: 정 is Jeong, Jung and Chung.
const onsets = table(
  'kk=k tt=t pp=p ss=s jj=c ch=c sh=s k=k g=k d=t t=t b=p p=p s=s j=c h=h m=m n=n r=l l=l',
);
const vowels = table(`
  a=a ah=a ae=e ay=e e=e eo=u eu=u u=u oo=u woo=u uh=u o=o oh=o i=i ee=i yi=i ya=ya yae=ye ye=ye yeo=yu you=yu yu=yu
  yoo=yu yo=yo wa=wa wae=we oe=we oi=we we=we wi=wi ui=i eui=i wo=wu weo=wu`);
const codas = table('ng=nk n=n m=m k=k g=k l=l r=l b=p p=p t=t');

/** More than three syllables are no given name, and few are a surname. */
const mostSyllables = 3;

/** The sounds of a word that can be a Korean name in Latin letters; `undefined` for others. */
export const koreanSounds = (word: string): KoreanSounds | undefined =>
  word.length > 0 && word.length <= 16 ? syllablesFrom(word, 0, mostSyllables) : undefined;

function syllablesFrom(word: string, at: number, left: number): string | undefined {
  if (at === word.length) return '';
  if (left === 0) return undefined;
  for (const [onset, first] of [...onsets, ['', ''] as const]) {
    if (!word.startsWith(onset, at)) continue;
    const after = at + onset.length;
    for (const [vowel, middle] of vowels) {
      if (!word.startsWith(vowel, after)) continue;
      const rest = closed(word, after + vowel.length, left);
      if (rest !== undefined) return first + middle + rest;
    }
  }
  return undefined;
}

/** The end of a syllable after its vowel: the next syllable if there can be one, else a consonant that closes this. */
function closed(word: string, at: number, left: number): string | undefined {
  const open = syllablesFrom(word, at, left - 1);
  if (open !== undefined) return open;
  for (const [coda, last] of codas) {
    if (!word.startsWith(coda, at)) continue;
    const rest = syllablesFrom(word, at + coda.length, left - 1);
    if (rest !== undefined) return last + rest;
  }
  return undefined;
}

/** Surnames that nearly all Koreans have, each with its spellings. */
const surnameRows = `
  kim gim|lee yi rhee ri i|pak park bak|choi choe|jung jeong chung cheong|kang gang|cho jo|yoon yun|jang chang|lim im rim
  han|oh o|seo suh|shin sin|kwon gwon|hwang|ahn an|song|yoo yu you ryu ryoo|hong|jeon jun chun cheon|ko go koh|moon mun
  son sohn|yang|bae pae|baek paik baik|heo hur huh|noh no roh|nam|shim sim|ha|kwak gwak|sung seong|cha|joo ju|woo|koo gu
  min|na ra|jin|ji|um eom|chae|won|bang|kong gong|hyun hyeon|ham|byun byeon|yeom yum|choo chu|do|so|seok suk|ma|gil kil
  yeon|pyo|myung myeong|ki|ban|tak|guk kook|eun|namgung namkung|hwangbo|jegal`;

const surnames: ReadonlyMap<string, string> = new Map(
  surnameRows
    .trim()
    .split(/[|\n]+/)
    .flatMap((row) => {
      const spellings = row.trim().split(/\s+/);
      return spellings.map((spelling) => [spelling, spellings[0]!] as const);
    }),
);

/** One spelling for all of a Korean surname; `undefined` for what is none. */
export const koreanSurname = (word: string): string | undefined => surnames.get(word);

/** Tells whether words can be the name of a Korean: a surname first or last, the rest syllables. */
export const isKoreanName = (words: readonly string[]): boolean =>
  words.length > 1 &&
  words.length < 4 &&
  (surnames.has(words[0]!) || surnames.has(words.at(-1)!)) &&
  words.every((word) => surnames.has(word) || koreanSounds(word) !== undefined);
