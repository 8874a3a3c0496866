/** The sounds of a Korean name, one letter each; sounds that romanizations confuse share a letter. */
export type KoreanSounds = string;

const table = (text: string): readonly (readonly [latin: string, sound: string])[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string])
    .sort(([a], [b]) => b.length - a.length);

// Romanizations of one Hangul letter get one sound: 정 is Jeong, Jung and Chung.
const onsets = table(
  'kk=k tt=t pp=p ss=s jj=c ch=c sh=s k=k g=k d=t t=t b=p p=p s=s j=c h=h m=m n=n r=l l=l',
);
const vowels = table(`
  a=a ah=a ae=e ay=e e=e eo=u eu=u u=u oo=u woo=u uh=u o=o oh=o i=i ee=i yi=i ya=ya yae=ye ye=ye yeo=yu you=yu yu=yu
  yoo=yu yo=yo wa=wa wae=we oe=we oi=we we=we wi=wi ui=i eui=i wo=wu weo=wu`);
const codas = table('ng=nk n=n m=m k=k g=k l=l r=l b=p p=p t=t');

/** Given names have at most three syllables, and almost all surnames too. */
const mostSyllables = 3;

/** The sounds of a romanized word, or `undefined` if it cannot be a Korean name. */
export const koreanSounds = (word: string): KoreanSounds | undefined =>
  word.length > 0 && word.length <= 16 ? syllablesFrom(word, 0, mostSyllables) : undefined;

function syllablesFrom(word: string, at: number, left: number): string | undefined {
  if (at === word.length) return '';
  if (left === 0) return undefined;
  for (const [onset, first] of [...onsets, ['', ''] as const]) {
    if (!word.startsWith(onset, at)) continue;
    const after = at + onset.length;
    for (const [vowel, middle] of vowels) {
      if (!word.startsWith(vowel, after) || beginsNext(vowel, word[after + vowel.length])) continue;
      const rest = closed(word, after + vowel.length, left);
      if (rest !== undefined) return first + middle + rest;
    }
  }
  return undefined;
}

/** The h of Suhyeok begins the second syllable. */
const beginsNext = (vowel: string, next = '') => vowel.endsWith('h') && /[aeiouyw]/.test(next);

/** After a vowel: try the next syllable first, then a final consonant. */
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

/** The sounds eo, eu and u, and what may be any of them: people write u for all before a final consonant. */
const confused = /eo|uh(?![aeiouy])|eu|oo|ou|u/g;
const soundOf = (vowel: string, isExact: boolean): string =>
  vowel === 'u' || vowel === 'ou' ? (isExact ? 'u' : '') : vowel.replace('uh', 'eo').replace('oo', 'u');

/** Whether two words of one sound differ in a vowel all the same: Min-su and Min-seo, Ji-eun and Ji-eon. */
export function haveOtherVowels(a: Vowelled, b: Vowelled): boolean {
  const [one, other] = [a, b].map(({ text, script }) =>
    [...text.matchAll(confused)].map(({ 0: vowel, index }) =>
      soundOf(vowel, script === 'hangul' || index === text.length - 1),
    ),
  );
  return (
    one!.length === other!.length &&
    one!.some((sound, at) => sound !== '' && other![at] !== '' && sound !== other![at])
  );
}

type Vowelled = { readonly text: string; readonly script: string };

export const isKoreanSyllable = (word: string): boolean => syllablesFrom(word, 0, 1) !== undefined;

const surnameRows = `
  kim gim|lee yi rhee ri i|pak park bak|choi choe|jung jeong chung cheong|kang gang|cho jo|yoon yun|jang chang|lim im rim
  han|oh o|seo suh|shin sin|kwon gwon|hwang|ahn an|song|yoo yu you ryu ryoo|hong|jeon jun chun cheon|ko go koh|moon mun
  son sohn|yang|bae pae|baek paik baik|heo hur huh|noh no roh ro|nam|shim sim|ha|kwak gwak|sung seong|cha|joo ju|woo|koo gu
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

export const koreanSurname = (word: string): string | undefined => surnames.get(word);

/** Whether the words can form a Korean name: a surname first or last, and syllables. */
export const isKoreanName = (words: readonly string[]): boolean =>
  words.length > 1 &&
  words.length < 4 &&
  (surnames.has(words[0]!) || surnames.has(words.at(-1)!)) &&
  words.every((word) => surnames.has(word) || koreanSounds(word) !== undefined);
