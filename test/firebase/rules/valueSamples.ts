import type { Json } from '@/lib/json';
import { choicesOf } from '@/model/records/fields';
import type { AccountSite } from '@/model/schema/accounts';
import type { FieldSpec, FieldType } from '@/model/schema/fieldSpec';
import { limits } from '@/model/schema/limits';
import { builtInSports } from '@/model/sports';
import { blanks, deceptive, hidden, honest, marks } from './textSamples';

export interface Samples {
  readonly accepts: readonly Json[];
  readonly rejects: readonly Json[];
}

const numbers = ({ min = 0, max = 0 }: FieldSpec) => ({
  accepts: [min, min + 1, max],
  rejects: [min - 1, max + 1, min + 1.5, -0, 1e300, '1', '', true, [1], {}].filter(
    (one) => one !== 0 || min > 0,
  ),
});

const accounts: Readonly<Record<AccountSite, readonly string[]>> = {
  instagram: ['a', 'levan.saginashvili_official', 'x'.repeat(30)],
  youtube: ['@abc', `@${'x'.repeat(30)}`, 'UCabcdefghijklmnopqrst_-'],
  commons: ['M1', 'M123456789012'],
  wikidata: ['Q1', 'Q123456789012'],
};

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
  start: () => ({
    accepts: [
      '2026-11-28T18:00+01:00[Europe/Warsaw]',
      '2024-02-29T00:00-08:00[America/Los_Angeles]',
      '2026-07-01T23:59+14:00[Pacific/Kiritimati]',
    ],
    rejects: ['', '2026-11-28T18:00+01:00', '2026-11-28T18:00[Europe/Warsaw]'].concat(
      ['2026-02-30T18:00+01:00[Europe/Warsaw]', '2026-11-28T24:00+01:00[Europe/Warsaw]'],
      ['2026-11-28T18:00Z[UTC]', '2026-11-28T18:00+19:00[Europe/Warsaw]', '2026-11-28T18:00+01:00[]'],
      [`2026-11-28T18:00+01:00[A${'a'.repeat(50)}]`, '2026-11-28T18:00+01:00[../x]'],
      [5, {}, ['2026-11-28T18:00+01:00[Europe/Warsaw]']] as never[],
    ),
  }),
  line: ({ max = 0 }) => ({
    accepts: ['A', 'Hall 5, Łódź', '***', '山田', '👨\u200d👩', 'ä'.repeat(max), `a${'😀'.repeat(max - 1)}`],
    rejects: ['', 'x'.repeat(max + 1), `a${'😀'.repeat(max)}`, 5, true, ['A'], {}].concat([
      ...blanks.flatMap((blank) => [`${blank}Ann`, `Ann${blank}`]),
      ...hidden.flatMap((one) => [one, `An${one}n`]),
    ]),
  }),
  text: ({ max = 0 }) => ({
    accepts: ['A', 'two\nlines\r\nand\ta tab', ' A ', '😀'.repeat(max)],
    rejects: ['', 'x'.repeat(max + 1), '😀'.repeat(max + 1), 5, true, ['A'], {}].concat(
      hidden.filter((one) => !['\n', '\t'].includes(one)).map((one) => `An${one}n`),
    ),
  }),
  list: ({ most = 0, max = 0 }) => ({
    accepts: [
      ['A'],
      ['A', 'B b', '山田'],
      Array.from({ length: most }, (_, at) => `${at}${'😀'.repeat(max - String(at).length)}`),
    ],
    rejects: [
      [],
      ...['A', '', 5, true, {}],
      [''],
      ['A', 'A'],
      ['A', ''],
      ['A\nB'],
      ...[5, true, null, { A: 'A' }].flatMap((other) => [[other], ['A', other]]),
      [' A'],
      ['A', 'An\u202en'],
      ['x'.repeat(max + 1)],
      ['A', 'x'.repeat(max + 1)],
      Array.from({ length: most + 1 }, (_, at) => `A${at}`),
    ],
  }),
  number: numbers,
  points: ({ max = 0 }) => ({
    accepts: [0, 1, 0.5, 2.5, max - 0.5, max],
    rejects: [-1, -0.5, 0.25, 1.4, max + 0.5, max + 1, 1e300, '2.5', '½', '', true, [0.5], {}],
  }),
  year: numbers,
  weight: ({ min = 0, max = 0 }) => ({
    accepts: [min, max, min + 0.01, 94.8, 100],
    rejects: [min - 0.01, max + 0.01, 0, -1, 1e300, '94.8', '', true, [94], {}],
  }),
  flag: () => ({ accepts: [true], rejects: [false, 'true', 1, 0, '', [], {}, [true]] }),
  country: () => ({
    accepts: ['KZ', 'US', 'TR', 'ZW', 'GB', 'GB-ENG', 'GB-WLS'],
    rejects: ['', 'kz', 'XX', 'UK', 'EU', 'KZ ', 'KAZ', 'GB-XXX', 'Kazakhstan', 'GB-', 5, true, ['KZ'], {}],
  }),
  link: () => ({
    accepts: [
      'https://example.org',
      'http://example.org:8080/a?b=c#d',
      'https://xn--80ak6aa92e.com/%D0%B0',
      `https://example.org/${'x'.repeat(280)}`,
    ],
    rejects: ['', 'example.org', 'ftp://example.org', 'javascript:alert(1)', 'https://', 'https:///a'].concat(
      ['https://example.org/ä', 'https://exämple.org', 'https://example.org/a b', ' https://example.org'],
      ['https://u:p@example.org', 'https://example.org\n', `https://example.org/${'x'.repeat(281)}`],
      [5, true, ['https://example.org'], {}] as never[],
    ),
  }),
  account: ({ site = 'wikidata' }) => ({
    accepts: accounts[site],
    rejects: ['', '@', 'a b', 'https://example.org', 'x'.repeat(31), 'ä', 5, true, ['Q1'], {}],
  }),
  codes: () => ({
    accepts: [{ age: 'U18' }, { para: 'sitting' }, { age: '60+', para: 'standing' }],
    rejects: [
      {},
      { age: 'u18' },
      { age: null },
      { para: 'Sitting' },
      { age: ['U18'] },
      { surface: 'clay' },
      { age: 'U18', surface: 'clay' },
      ...['', 'U18', 5, true, [], ['U18']],
    ],
  }),
  enum: (field) => ({
    accepts: choicesOf(field, builtInSports),
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
  names: ({ most = 0 }) => {
    const former = (name: Json, until: Json) => ({ name, until });
    const days = Array.from({ length: most + 1 }, (_, at) => former(`Name ${at}`, `201${at}-05-01`));
    return {
      accepts: [
        [former('Jane Roe', '2021-03-04')],
        ...days.slice(1).map((_, at) => days.slice(0, at + 1)),
        [former('Jane Roe', '2020-02-28'), former('Jane Roe', '2020-02-29')],
        [former('می\u200cشود', '1999-12-31')],
      ],
      rejects: [
        [],
        days,
        ...days.slice(0, most).flatMap((_, at) => {
          const until = (day: string) =>
            days.slice(0, most).map((each, place) => (place === at ? { ...each, until: day } : each));
          const broken = days
            .slice(0, at + 1)
            .map((each, place) => (place === at ? { ...each, name: '' } : each));
          return [until('2021-02-29'), broken];
        }),
        [former('Jane\t2021-03-04\tJane', '2021-03-05')],
        [former('Jane', '2021-03-04\tJane\t2021-03-05')],
        [former('Jane\t2021-03-04\nJane', '2021-03-05')],
        [former('Jane', '2021-03-04\nJane\t2021-03-05')],
        ...[
          'An\u202en',
          'An\u034fn',
          'Ann  Lee',
          'An\u200dn',
          `A${marks(6)}`,
          '***',
          '',
          ' Ann',
          null,
          5,
        ].map((name) => [former(name, '2021-03-04')]),
        ...['2021-3-4', '', null, 20210304, '2021-03-04T00:00'].map((until) => [former('Jane Roe', until)]),
        [{ name: 'Jane Roe' }],
        [{ until: '2021-03-04' }],
        [{ name: 'Jane Roe', until: '2021-03-04', by: 'x' }],
        ['Jane Roe'],
        'Jane Roe',
        5,
        true,
        {},
        former('Jane Roe', '2021-03-04'),
      ],
    };
  },
  record: () => ({
    accepts: ['p1', '-', '__a', 'x'.repeat(128)],
    rejects: ['', 'p/1', '..', '__a__', 'x'.repeat(129), 'ä', 5, true, ['p1'], { id: 'p1' }],
  }),
  youtube: () => ({
    accepts: [
      ...['dQw4w9WgXcQ', '-_-_-_-_-_-'],
      ...['https://youtu.be/dQw4w9WgXcQ?t=1', 'https://youtu.be/dQw4w9WgXcQ?t=999999'],
    ],
    rejects: [
      '',
      'dQw4w9WgXc',
      'dQw4w9WgXcQQ',
      'dQw4w9WgXc!',
      'https://youtu.be/dQw4w9WgXcQ',
      5,
      [],
      {},
    ].concat(
      ['https://youtu.be/dQw4w9WgXcQ?t=0', 'https://youtu.be/dQw4w9WgXcQ?t=1000000'],
      ['https://youtu.be/dQw4w9WgXcQ?t=1s', 'https://youtu_be/dQw4w9WgXcQ?t=1', 'dQw4w9WgXcQ?t=1'],
    ),
  }),
} as const satisfies Record<
  FieldType,
  (field: FieldSpec) => { accepts: readonly Json[]; rejects: readonly Json[] }
>;

export function briefSamples(field: FieldSpec): Samples {
  const { accepts, rejects } = valueSamples(field);
  const kinds = new Map(
    rejects.map((value) => [value === '' ? 'empty' : value === null ? 'null' : typeof value, value]),
  );
  const longest = rejects.find((value) => typeof value === 'string' && value.length > 30);
  const rejected = new Set([
    ...rejects.slice(0, 1),
    ...kinds.values(),
    ...(longest === undefined ? [] : [longest]),
  ]);
  return { accepts: [...new Set([...accepts.slice(0, 1), ...accepts.slice(-2)])], rejects: [...rejected] };
}

export function valueSamples(field: FieldSpec): Samples {
  const { accepts, rejects } = samplesOf[field.type](field);
  return field.required ? { accepts, rejects: [...rejects, null] } : { accepts: [...accepts, null], rejects };
}
