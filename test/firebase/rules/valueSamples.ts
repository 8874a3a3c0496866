import type { Json } from '@/lib/json';
import { enumOptions } from '@/model/fields';
import type { FieldSpec, FieldType } from '@/model/schema/fieldSpec';
import { limits } from '@/model/schema/limits';

export interface Samples {
  readonly accepts: readonly Json[];
  readonly rejects: readonly Json[];
}

/** Characters that turn around, hide or show nothing, wherever in a line it stands. */
export const hidden = [
  '\0',
  '\t',
  '\n',
  '\u0085',
  '\u00ad',
  '\u061c',
  '\u115f',
  '\u200b',
  '\u200e',
  '\u200f',
  '\u2028',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u3164',
  '\ufeff',
  '\u{e0041}',
];

/** Characters that show nothing in a name, though they shape an emoji or an ideograph in other texts. */
export const hiddenInNames = [
  '\u034f',
  '\u17b4',
  '\u180b',
  '\u180f',
  '\u2800',
  '\ufe00',
  '\ufe0f',
  '\ufff0',
  '\u{1d173}',
  '\u{e0100}',
  '\u{e0fff}',
];

const marks = (count: number) => '\u0301'.repeat(count);

/** Names of which each looks like another one, or names nobody. */
const deceptive = [
  ...hiddenInNames.flatMap((one) => [one, `An${one}n`, `Ann${one}`]),
  ...['  ', '\u00a0', '\u2009', '\u3000'].map((blank) => `Ann${blank}Lee`),
  ...['\u200c', '\u200d'].flatMap((joiner) => [
    `An${joiner}n`,
    `ا${joiner}ب`,
    `क${joiner}ष`,
    `👨${joiner}👩 A`,
  ]),
  `A${marks(6)}`,
  `A${marks(100)}`,
  marks(1),
  `Ann ${marks(1)}`,
  '***',
  '💪',
  '.-!',
];

/** Names as people of many scripts have them. */
const honest = [
  'Дев Ларат',
  'Nguyễn Văn',
  'می\u200cشود',
  'क्\u200dष',
  'র\u200d্যাব',
  'ශ්\u200dරී',
  'လျှို့ဝှက်',
  'שָּׁ֣ם',
  'ที่นี่',
  '山田 太郎',
  '가나',
  `A${marks(5)}`,
  'A 💪',
  '7',
];

/** Outer blanks that a reader does not see; `trim` takes each of them away. */
const blanks = [
  '\t',
  '\n',
  '\v',
  '\r',
  ' ',
  '\u00a0',
  '\u1680',
  '\u2007',
  '\u2028',
  '\u202f',
  '\u3000',
  '\ufeff',
];

const samplesOf = {
  string: () => ({
    accepts: ['A', "Ann O'Neil", ...honest, 'ä'.repeat(limits.name), `a${'😀'.repeat(limits.name - 1)}`],
    rejects: ['', 'x'.repeat(limits.name + 1), `a${'😀'.repeat(limits.name)}`, 5, true, [], {}].concat([
      ...deceptive,
      ...blanks.flatMap((blank) => [`${blank}Ann`, `Ann${blank}`]),
      ...hidden.flatMap((one) => [one, `An${one}n`]),
      ...['\u200c', '\u200d'].flatMap((joiner) => [joiner, `${joiner}Ann`, `Ann${joiner}`]),
    ]),
  }),
  date: () => ({
    accepts: ['1900-01-01', '2024-02-29', '2000-02-29', '2023-02-28', '2199-12-31', '2024-04-30'],
    rejects: ['', '1899-12-31', '2200-01-01', '1900-02-29', '2100-02-29', '2023-02-29', '2023-02-30'].concat(
      ['2024-04-31', '2024-13-01', '2024-00-01', '2024-01-00', '2024-01-32', '2024-1-1', '2024-01-01 '],
      ['2024-01-01T00:00:00Z', '01.05.2024'],
      [20240101, { seconds: 1 }] as never[],
    ),
  }),
  number: ({ max = 0 }) => ({
    accepts: [0, 1, max],
    rejects: [-1, max + 1, 1.5, -0, 1e300, '1', '', true, [1], {}],
  }),
  enum: ({ path }) => ({
    accepts: Object.keys(enumOptions(path)),
    rejects: ['', 'X', ' L', 'l', 'constructor', 'M,W', 1, true, ['L'], {}],
  }),
  player: () => ({
    accepts: [
      { id: 'p1', name: 'Ann' },
      { id: 'x'.repeat(128), name: 'x'.repeat(limits.name) },
      ...['می\u200cشود', 'র\u200d্যাব'].map((name) => ({ id: 'p1', name })),
      ...['__a', 'a__', '_a_', '__a_', '_', '__', '___', '-'].map((id) => ({ id, name: 'Ann' })),
    ],
    rejects: [
      'p1',
      5,
      [],
      {},
      { id: 'p1' },
      { name: 'Ann' },
      { id: '', name: 'Ann' },
      { id: 'p/1', name: 'Ann' },
      { id: 'x'.repeat(129), name: 'Ann' },
      { id: 5, name: 'Ann' },
      ...['__proto__', '__a__', '____', '_____', '.', '..', `__${'x'.repeat(124)}__`].map((id) => ({
        id,
        name: 'Ann',
      })),
      // One of each kind, since it is the same rule as for the player's own name.
      ...['An\u202en', 'An\u034fn', 'Ann  Lee', 'An\u200dn', `A${marks(6)}`, '***'].map((name) => ({
        id: 'p1',
        name,
      })),
      { id: 'p1', name: '' },
      { id: 'p1', name: ' Ann' },
      { id: 'p1', name: null },
      { id: 'p1', name: 'Ann', result: 'W' },
    ],
  }),
  youtube: () => ({
    accepts: ['dQw4w9WgXcQ', '-_-_-_-_-_-'],
    rejects: ['', 'dQw4w9WgXc', 'dQw4w9WgXcQQ', 'dQw4w9WgXc!', 'https://youtu.be/dQw4w9WgXcQ', 5, [], {}],
  }),
} as const satisfies Record<
  FieldType,
  (field: FieldSpec) => { accepts: readonly Json[]; rejects: readonly Json[] }
>;

/** Values the field takes and values it refuses, at the boundary and beyond. */
export function valueSamples(field: FieldSpec): Samples {
  const { accepts, rejects } = samplesOf[field.type](field);
  return field.required ? { accepts, rejects: [...rejects, null] } : { accepts: [...accepts, null], rejects };
}
