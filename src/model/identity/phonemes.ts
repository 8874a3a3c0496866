/**
 * Sounds of a word, one letter each. Vowels: `aeiou`. Consonants with their usual sound: `bdfghklmnprstvwz`.
 * Also S (sh), C (ch), Z (zh), c (ts), D (dz), J (the j of John), X (kh), G (gh), T (th), q (a c that may be
 * k, s, ts or ch) and j (a j that may be y, J or zh).
 */
export type Phonemes = string;

/** Letters with one sound, the longest first. */
const clusters =
  `schtsch=S stsch=S shch=S tsch=C tch=C chr=kr sch=S dzh=J sh=S sz=S ch=C cz=C cs=C zh=Z zs=Z kh=X gh=G ph=f th=T
  dh=d bh=b ck=k qu=kv ts=c tz=c dz=D dj=J ij=i ee=i oo=u ou=u`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [letters: string, sound: string]);

const byFirst: ReadonlyMap<string, typeof clusters> = new Map(
  clusters.map(([{ 0: first }]) => [first!, clusters.filter(([letters]) => letters[0] === first)]),
);

const singles: Readonly<Record<string, string>> = { y: 'i', q: 'k', x: 'ks' };

export function phonemesOf(word: string): Phonemes {
  let sounds = '';
  for (let at = 0; at < word.length;) {
    const cluster = byFirst.get(word[at]!)?.find(([letters]) => word.startsWith(letters, at));
    const sound = cluster?.[1] ?? soundOf(word, at);
    at += cluster?.[0].length ?? 1;
    for (const each of sound) if (sounds.at(-1) !== each) sounds += each;
  }
  return sounds;
}

function soundOf(word: string, at: number): string {
  const letter = word[at]!;
  if (letter === "'") return '';
  if (letter !== 'c') return singles[letter] ?? letter;
  const next = word[at + 1];
  // A final c may be a ć that lost its accent.
  if (next === undefined) return word[at - 1] === 'i' ? 'q' : 'k';
  return 'eiy'.includes(next) ? 'q' : 'k';
}

/** Classes of sounds that are often confused; vowels, h and y have none. */
const classOf: Readonly<Record<string, string>> = Object.fromEntries(
  'k=kgXG s=szSZCcqDJ v=vwbf p=p t=tdT l=lr m=m n=n'
    .split(' ')
    .flatMap(([sound = '', , ...letters]) => letters.map((letter) => [letter, sound])),
);

/**
 * The classes of the word's consonants, which survive most misspellings: saginashvili and サギナシビリ give sknsvl.
 */
export function skeletonOf(sounds: Phonemes): string {
  let skeleton = '';
  for (const sound of sounds) {
    const letter = sound >= '0' && sound <= '9' ? sound : (classOf[sound] ?? '');
    if (letter !== '' && skeleton.at(-1) !== letter) skeleton += letter;
  }
  return skeleton;
}
