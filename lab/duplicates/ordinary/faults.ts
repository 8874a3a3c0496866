import { pick, type Random } from '../../../scripts/base/random';
import { extraLetter, omittedLetter, otherDouble, swappedLetters, wrongKey } from '../typing';
import { byEar } from '../ways';
import { callNamesOf } from './callNames';
import { inLatin, type Person } from './drawPerson';
import type { Spelling } from './spelling';

/** A way in which people write the name of one person differently. */
export interface Fault {
  readonly id: string;
  /** How often it is made where it fits, beside the others. */
  readonly share: number;
  readonly write: (spelling: Spelling, person: Person, random: Random) => Partial<Spelling> | undefined;
}

type Change = (name: string, random: Random) => string | undefined;

/** Surnames are longer and stranger to those who type them. */
const familyShare = 0.6;

function inOneName(change: Change): Fault['write'] {
  return ({ given, family }, _, random) => {
    const isFamily = random() < familyShare;
    const written = change(isFamily ? family : given, random);
    if (written === undefined || written === (isFamily ? family : given)) return undefined;
    return isFamily ? { family: written } : { given: written };
  };
}

/** What people hear alike, beside the rules of `byEar`. */
const alsoByEar: readonly (readonly [from: RegExp, to: string])[] = [
  [/son$/, 'sen'],
  [/sen$/, 'son'],
  [/mann$/, 'man'],
  [/man$/, 'mann'],
  [/ei/, 'ie'],
  [/ie(?=.)/, 'ei'],
  [/er$/, 'ar'],
  [/ey$/, 'y'],
  [/y$/, 'ey'],
  [/ll/, 'l'],
  [/tt/, 't'],
  [/nn/, 'n'],
  [/sh/, 'sch'],
  [/cz/, 'tz'],
  [/th/, 't'],
  [/v/, 'f'],
  [/Th/, 'T'],
  [/^C(?=[aho])/, 'K'],
  [/^K(?=[aor])/, 'C'],
  [/e$/, ''],
];

const heard: Change = (name, random) => {
  const rule = pick(
    [...byEar, ...alsoByEar].filter(([from]) => from.test(name)),
    random,
  );
  return rule && name.replace(rule[0], rule[1]);
};

const blanks: readonly (readonly [from: RegExp, to: string])[] = [
  [/-(.)/, ' $1'],
  [/ (\p{L})/u, '-$1'],
  [/^(Mac|Mc|De|Van|Von|La|Le|Di|Da|Del|St|El|Al|O)(?=[a-z]{4})/, '$1 '],
  [/^(?=.{10})(\p{L}{4,6}?[aeiou][bcdfgklmnprstvz])(?=\p{L}{4})/u, '$1 '],
];

const otherBlanks: Change = (name, random) => {
  const rule = pick(
    blanks.filter(([from]) => from.test(name)),
    random,
  );
  return rule && name.replace(rule[0], rule[1]).replace(/ \p{Ll}/u, (found) => found.toUpperCase());
};

const isPlain = (text: string) => !/[^\p{ASCII}]/u.test(text);

const spelledOut = (text: string) =>
  text
    .replace(/[äæ]/g, 'ae')
    .replace(/[öø]/g, 'oe')
    .replace(/[ÖØ]/g, 'Oe')
    .replace(/ü/g, 'ue')
    .replace(/å/g, 'aa')
    .replace(/ß/g, 'ss');

const bare = (text: string) =>
  text
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .replace(/Ł/g, 'L')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D')
    .replace(/ø/g, 'o')
    .replace(/ə/g, 'a')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');

const bynames =
  'Hammer|The Bull|Big Mike|Popeye|No Limits|Grizzly|Tank|The Machine|Schoolboy|Hulk|Iron Arm|The Beast|Viking|Big Daddy|The Hand|Monster|Captain|Rocket|Mad Dog|Snake'.split(
    '|',
  );

const middleOf = ({ region, sex }: Person, random: Random) => region.given[sex](random);

export const faults: readonly Fault[] = [
  { id: 'wrong key', share: 5, write: inOneName(wrongKey) },
  { id: 'letters swapped', share: 5, write: inOneName(swappedLetters) },
  { id: 'letter left out', share: 7, write: inOneName(omittedLetter) },
  { id: 'letter doubled or not', share: 5, write: inOneName(otherDouble) },
  { id: 'letter too many', share: 3, write: inOneName(extraLetter) },
  { id: 'by ear', share: 12, write: inOneName(heard) },
  {
    id: 'call name',
    share: 30,
    write: ({ given }, _, random) => {
      const form = pick(callNamesOf(given), random);
      return form === undefined ? undefined : { given: form };
    },
  },
  {
    id: 'middle name or initial',
    share: 12,
    write: ({ given, middle }, person, random) => {
      if (middle !== '') return { middle: random() < 0.5 ? '' : `${middle[0]}.` };
      if (person.usual.family.includes(' ') || person.usual.given !== person.native.given) return undefined;
      const added = middleOf(person, random);
      return added === given ? undefined : { middle: random() < 0.5 ? added : `${added[0]}.` };
    },
  },
  {
    id: 'initial',
    share: 3,
    write: ({ given }, { region }, random) =>
      region.locale === 'zh_CN'
        ? undefined
        : { given: `${given[0]}${random() < 0.7 ? '.' : ''}`, middle: '' },
  },
  {
    id: 'order',
    share: 4,
    write: ({ layout }, _, random) => {
      if (layout === 'turned') return { layout: 'usual' };
      return { layout: random() < 0.5 ? 'turned' : 'comma' };
    },
  },
  { id: 'capitals', share: 1, write: () => ({ layout: 'upper' }) },
  {
    id: 'suffix',
    share: 3,
    write: (_, { region }) => (region.locale === 'census' ? { suffix: 'Jr.' } : undefined),
  },
  {
    id: 'second surname',
    share: 10,
    write: ({ family }, { region }) =>
      region.hasTwoSurnames && family.includes(' ') ? { family: family.split(' ')[0]! } : undefined,
  },
  {
    id: 'married name',
    share: 3,
    write: ({ family }, { region, sex }, random) => {
      if (sex === 'male' || family.includes(' ') || region.standards !== undefined) return undefined;
      return { family: `${family}${random() < 0.6 ? '-' : ' '}${region.family.male(random)}` };
    },
  },
  { id: 'blank or hyphen', share: 6, write: inOneName(otherBlanks) },
  { id: 'byname', share: 2, write: (_spelling, _person, random) => ({ byname: pick(bynames, random)! }) },
  {
    id: 'cut off',
    share: 1,
    write: ({ given, family }) => (given.length + family.length > 16 ? { most: 16 } : undefined),
  },
  {
    id: 'accents left out or spelled out',
    share: 30,
    write: ({ given, family }, _, random) => {
      if (isPlain(given + family)) return undefined;
      const change = random() < 0.7 ? bare : (text: string) => bare(spelledOut(text));
      return { given: change(given), family: change(family) };
    },
  },
  {
    id: 'another standard',
    share: 60,
    write: (_, { native, region }, random) => {
      const most = region.locale === 'ko' ? 2 : (region.standards?.length ?? 0);
      return most < 2 ? undefined : inLatin(native, region, random, 1 + Math.floor(random() * (most - 1)));
    },
  },
  {
    id: 'own script',
    share: 40,
    write: (_, { native, region }) => {
      if (region.locale === 'ko' || region.locale === 'zh_CN') return { ...native, layout: 'joined' };
      return region.standards === undefined ? undefined : native;
    },
  },
];
