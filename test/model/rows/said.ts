import fc from 'fast-check';
import type { CardFacts } from '@/model/card/cardFacts';

/** A piece of a source: a text, and what it says of the match if it has a place of its own. */
export interface Part {
  readonly text: string;
  readonly facts?: CardFacts;
  /** The country that it says of a side. */
  readonly country?: string;
  /** Pieces of a text with several facts. */
  readonly parts?: readonly Part[];
}

/** What a source says of one match. Its pieces may contradict each other. */
export interface Statement {
  readonly sides: readonly [string, string];
  /** Line of the source, counted from 1. */
  readonly line: number;
  /** The words and signs beside each name. */
  readonly beside: readonly [Part, Part];
  readonly parts: readonly Part[];
  /** The headings above it, which may say facts of it. */
  readonly above: readonly Part[];
}

/** A source in one of both grammars, and the matches that it states, in order. */
export interface Source {
  readonly kind: 'card' | 'table';
  readonly text: string;
  readonly lines: readonly (readonly string[])[];
  readonly statements: readonly Statement[];
}

export const some = <T>(items: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...items);

export const joined = (text: string, ...parts: readonly (readonly [string, CardFacts])[]): Part => ({
  text,
  parts: parts.map(([word, facts]) => ({ text: word, facts })),
});

/** The pieces without pieces of their own. */
export const plainParts = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap((part) => (part.parts === undefined ? [part] : plainParts(part.parts)));

const names = [
  'Ida Marsh',
  'Nora Quill',
  'José van der Holt',
  'Łukasz Żak',
  'Иван Петров',
  'Ελένη Νικολάου',
  'ヤマザキ ケン',
  '李小龍',
  '김민수',
  'मीना राव',
  'นิด สุข',
  'محمد علي',
  'KIM MIN',
  'Ana Lima-Prado',
  'Max "Bull" Holt',
  "Seán O'Neil",
  'Juan Carlos de la Cruz Jr',
  'Max Le Roy',
] as const;

const besideName: readonly Part[] = [
  { text: '' },
  { text: '' },
  { text: '' },
  { text: ' 🔥' },
  { text: ' 💪🏽' },
  { text: ' 🇩🇪', country: 'DE' },
  { text: ' 🏴󠁧󠁢󠁳󠁣󠁴󠁿', country: 'GB-SCT' },
  { text: ' (GER)', country: 'DE' },
  { text: ' (Kanada)', country: 'CA' },
  { text: ' [KAZ]', country: 'KZ' },
  { text: ' GEO', country: 'GE' },
  { text: ' (CA)', country: 'CA' },
  { text: ' (U.K.)', country: 'GB' },
  { text: ' (ZZZ)' },
  { text: ' (Oak Hill)' },
  { text: ' [LKS 07]' },
  { text: ' by pin' },
  { text: ' ❌' },
  { text: ' ✔️' },
  { text: ' *' },
  { text: ' 🥈' },
  { text: ' W' },
  { text: ' L' },
  { text: ' (W)' },
  { text: ' (L)' },
  { text: ' 👑' },
  { text: ' (champion)' },
  { text: ' (35 лет)' },
  { text: ' ⚠️' },
  { text: ', Oslo' },
  { text: ' @idamarsh' },
  { text: ' #7' },
  { text: ' d.' },
  { text: ' †' },
];

const isLatin = (name: string) => /\p{Script=Latin}/u.test(name);

/** Two people and the words beside them. Latin letters in brackets behind another script would be the same name. */
export const anySides = fc
  .record({
    sides: fc
      .uniqueArray(some<string>(names), { minLength: 2, maxLength: 2 })
      .map(([first = '', second = '']) => [first, second] as const),
    beside: fc.tuple(some(besideName), some(besideName)),
  })
  .filter(({ sides, beside }) =>
    sides.every((name, at) => isLatin(name) || !/[([\p{Lu}]|by/u.test(beside[at]?.text ?? '')),
  );

export const nameIn = ({ sides, beside }: Pick<Statement, 'sides' | 'beside'>, at: 0 | 1): string =>
  `${sides[at]}${beside[at].text}`;
