import { pick, type Random } from '../../scripts/base/random';
import { writeBy, type StandardName } from './standards';
import {
  extraLetter,
  inLongWord,
  neighbourOf,
  omittedLetter,
  otherDouble,
  putIn,
  russianKeyboard,
  swappedLetters,
  wrongKey,
} from './typing';

export interface Person {
  readonly latin: string;
  readonly native: string;
  readonly country: string;
}

export interface Way {
  readonly id: string;
  /** Whether parameters may be chosen by it, or it only judges. */
  readonly part: 'tuning' | 'held';
  /** Another spelling of a person's name; `undefined` if it would be the same. */
  readonly write: (person: Person, random: Random) => string | undefined;
}

const letterOnly = /^[a-z]+$/;

const hasLatin = (name: string) => /\p{Script=Latin}/u.test(name);
const isCyrillic = (name: string) => /\p{Script=Cyrillic}/u.test(name);

/** The likeliest shorter or longer forms of some given names, chosen by hand without the matcher's table. */
const callNames: ReadonlyMap<string, string> = new Map(
  `Michael=Mike Robert=Bob Thomas=Tommy Matt=Matthew Dave=David Mike=Michael Rob=Robert Jerry=Gerald Alexander=Sasha Aleksandr=Sasha Alexey=Lyosha Dmitry=Dima Vladimir=Vova Sergey=Seryozha Evgeny=Zhenya Evgenia=Zhenya Mohamed=Mo Maria=Masha Anna=Anya Pavel=Pasha Nikoloz=Nika Ed=Edward Doug=Douglas Jeff=Jeffrey Rick=Richard Will=William Ron=Ronald Joshua=Josh Jonathan=Jon Daniel=Dan Ivan=Vanya Vitaly=Vitalik Tony=Anthony Eddie=Edward Giannis=Ioannis Kostas=Konstantinos Nikos=Nikolaos Giorgos=Georgios Vassilis=Vasileios Yura=Yuri Tamara=Toma Robbie=Robert Ralphie=Ralph Frank=Francesco Svetlana=Sveta Joseph=Joe`
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

const middleNames = [
  'James',
  'Lee',
  'Ivanovich',
  'Sergeyevna',
  'Ahmed',
  'Maria',
  'José',
  'Aleksandrovich',
  'Ali',
  'Ray',
];

/** Letters that people exchange when they write a name by ear (Kukich, 1992; Zobel and Dart, 1996). */
export const byEar: readonly (readonly [from: RegExp, to: string])[] = [
  [/ph/, 'f'],
  [/ck/, 'k'],
  [/c(?=[aou])/, 'k'],
  [/k(?=[aou])/, 'c'],
  [/ks|x/, 'cks'],
  [/ee/, 'ea'],
  [/i(?=[bdlmnt])/, 'e'],
  [/y$/, 'ie'],
  [/(?<=[a-z])v/, 'w'],
  [/ou/, 'u'],
  [/s(?=[aeiou])/, 'z'],
  [/ai|ay/, 'ei'],
  [/e(?=[rl])/, 'a'],
];

export const ways: readonly Way[] = [
  {
    id: 'neighbour key',
    part: 'tuning',
    write: ({ latin }, random) => wrongKey(latin, random),
  },
  {
    id: 'letters swapped',
    part: 'tuning',
    write: ({ latin }, random) => swappedLetters(latin, random),
  },
  {
    id: 'letter left out',
    part: 'tuning',
    write: ({ latin }, random) => omittedLetter(latin, random),
  },
  {
    id: 'letter doubled or not',
    part: 'tuning',
    write: ({ latin }, random) => otherDouble(latin, random),
  },
  { id: 'order', part: 'tuning', write: ({ latin }) => latin.split(' ').reverse().join(' ') },
  {
    id: 'initial',
    part: 'tuning',
    write: ({ latin }) => {
      const [first = '', ...rest] = latin.split(' ');
      return rest.length > 0 ? `${first[0]}. ${rest.join(' ')}` : undefined;
    },
  },
  {
    id: 'call name',
    part: 'tuning',
    write: ({ latin }) => {
      const [first = '', ...rest] = latin.split(' ');
      const other = callNames.get(first);
      return other === undefined ? undefined : [other, ...rest].join(' ');
    },
  },
  {
    id: 'middle name',
    part: 'tuning',
    write: ({ latin }, random) => {
      const words = latin.split(' ');
      return words.length === 2 ? `${words[0]} ${pick(middleNames, random)} ${words[1]}` : undefined;
    },
  },
  byStandard('passport', 'tuning', isCyrillic),
  byStandard('georgianPopular', 'tuning'),
  byStandard('greeklish', 'tuning'),
  byStandard('scholarly', 'held', isCyrillic),
  byStandard('german', 'held', isCyrillic),
  byStandard('french', 'held', isCyrillic),
  byStandard('georgianIso', 'held'),
  byStandard('armenianIso', 'held'),
  byStandard('arabicBare', 'held'),
  {
    id: 'by ear',
    part: 'held',
    write: ({ latin }, random) => {
      const fitting = byEar.filter(([from]) => from.test(latin));
      const rule = pick(fitting, random);
      return rule && latin.replace(rule[0], rule[1]);
    },
  },
  {
    id: 'wrong vowel',
    part: 'held',
    write: ({ latin }, random) =>
      inLongWord(latin, random, (word, at) => {
        const place = [...word].findIndex((letter, index) => index >= at && 'aeiou'.includes(letter));
        return place < 0
          ? word
          : putIn(
              word,
              place,
              1,
              pick(
                [...'aeiou'].filter((vowel) => vowel !== word[place]),
                random,
              )!,
            );
      }),
  },
  {
    id: 'letter too many',
    part: 'held',
    write: ({ latin }, random) => extraLetter(latin, random),
  },
  {
    id: 'accents spelled out',
    part: 'held',
    write: ({ native }) =>
      /[äöüøåæß]/i.test(native)
        ? native
            .replace(/[äæ]/g, 'ae')
            .replace(/[öø]/g, 'oe')
            .replace(/[ÖØ]/g, 'Oe')
            .replace(/ü/g, 'ue')
            .replace(/å/g, 'aa')
        : undefined,
  },
  {
    id: 'blank or hyphen',
    part: 'held',
    write: ({ latin }) =>
      /[- ](?=.*[- ])/.test(latin) || latin.includes('-')
        ? latin.includes('-')
          ? latin.replace('-', latin.length % 2 === 0 ? ' ' : '')
          : latin.replace(/ (?=[^ ]*$)/, '-')
        : undefined,
  },
  {
    id: 'list style',
    part: 'held',
    write: ({ latin }) => {
      const words = latin.split(' ');
      return `${words.at(-1)!.toUpperCase()}, ${words.slice(0, -1).join(' ')}`;
    },
  },
  {
    id: 'cut off',
    part: 'held',
    write: ({ latin }) => (latin.length > 16 ? latin.slice(0, 16 - (latin.length % 2)) : undefined),
  },
  {
    id: 'Russian keyboard',
    part: 'held',
    write: ({ native }, random) =>
      isCyrillic(native)
        ? inLongWord(native, random, (word, at) =>
            putIn(word, at, 1, neighbourOf(word[at]!, random, russianKeyboard)),
          )
        : undefined,
  },
  {
    id: 'script of the name, one letter wrong',
    part: 'held',
    write: ({ native }, random) =>
      hasLatin(native) ? undefined : inLongWord(native, random, (word, at) => putIn(word, at, 1, '')),
  },
  {
    id: 'initial last',
    part: 'held',
    write: ({ latin }) => {
      const [first = '', ...rest] = latin.split(' ');
      return rest.length > 0 && letterOnly.test(rest.join('').toLowerCase())
        ? `${rest.join(' ')} ${first[0]}`
        : undefined;
    },
  },
];

function byStandard(
  standard: StandardName,
  part: Way['part'],
  fits: (native: string) => boolean = () => true,
): Way {
  return {
    id: standard,
    part,
    write: ({ native, latin }) => {
      if (hasLatin(native) || !fits(native)) return undefined;
      const written = writeBy(standard, native);
      return written === latin ? undefined : written;
    },
  };
}
