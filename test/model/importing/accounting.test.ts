import fc from 'fast-check';
import { readBytes } from '@/features/import/read/readSource';
import type { CardFacts } from '@/model/card/cardFacts';
import { guessMapping } from '@/model/importing/columns';
import { joinDays } from '@/model/importing/joinDays';
import type { RowRead } from '@/model/importing/readRow';
import { createRowReader } from '@/model/importing/readTable';
import { tableOf } from '@/model/importing/tableOf';
import { armWrestling as sport } from '@test/support/factories';
import { runs } from '@test/support/property';

interface Part {
  readonly text: string;
  readonly facts?: CardFacts;
  /** Parts of a text with several facts. */
  readonly parts?: readonly Part[];
}

const factsOf = ({ facts, parts = [] }: Part): CardFacts =>
  Object.assign({}, facts, ...parts.map(factsOf)) as CardFacts;
const joined = (text: string, ...parts: readonly (readonly [string, CardFacts])[]): Part => ({
  text,
  parts: parts.map(([word, facts]) => ({ text: word, facts })),
});

const names = [
  'Ida Marsh',
  'Nora Quill',
  'José van der Holt',
  'Łukasz Żak',
  'Иван Петров',
  'ヤマザキ ケン',
  'मीना राव',
  'นิด สุข',
  'KIM MIN',
  'Ana Lima-Prado',
  'Max "Bull" Holt',
  "Seán O'Neil",
] as const;

const besideName = ['', '', ' 🔥', ' 🇩🇪', ' (GER)', ' (ZZZ)', ' (Oak Hill)', ' by pin', ' ❌', '*', ' 🥈'];

const nothing: Part = { text: '' };
const columns: Readonly<Record<string, readonly Part[]>> = {
  Geschlecht: [
    { text: 'Männer', facts: { gender: 'M' } },
    { text: 'women', facts: { gender: 'W' } },
    { text: '-', facts: { gender: '-' } },
    joined('men right', ['men', { gender: 'M' }], ['right', { arm: 'R' }]),
    nothing,
  ],
  Arm: [
    { text: 'R', facts: { arm: 'R' } },
    { text: 'left hand', facts: { arm: 'L' } },
    joined('right 75kg', ['right', { arm: 'R' }], ['75kg', { weight: '75kg' }]),
    nothing,
  ],
  Class: [
    { text: '75kg', facts: { weight: '75kg' } },
    { text: '-85 kg', facts: { weight: '85kg' } },
    joined('Men 95 kg', ['Men', { gender: 'M' }], ['95 kg', { weight: '95kg' }]),
    { text: '83 kg' },
    nothing,
  ],
  Score: [
    { text: '3:1', facts: { score1: 3, score2: 1 } },
    { text: '0 – 3', facts: { score1: 0, score2: 3 } },
    joined('W 3-1', ['W', { winner: 'player1' }], ['3-1', { score1: 3, score2: 1 }]),
    { text: '½-½', facts: { outcome: 'draw' } },
    joined('3-0 (injury)', ['3-0', { score1: 3, score2: 0 }], ['injury', { outcome: 'injury' }]),
    nothing,
  ],
  Method: [
    { text: 'pin' },
    { text: 'by points' },
    { text: 'walkover', facts: { outcome: 'walkover' } },
    { text: 'injury', facts: { outcome: 'injury' } },
    nothing,
  ],
  Round: [
    { text: 'Final', facts: { round: 'final' } },
    { text: 'Semi-final', facts: { round: 'semifinal' } },
    nothing,
  ],
  Sheet: [
    joined(
      'Women 65 kg Right',
      ['Women', { gender: 'W' }],
      ['65 kg', { weight: '65kg' }],
      ['Right', { arm: 'R' }],
    ),
    { text: 'Oslo evening' },
    { text: 'Left division', facts: { arm: 'L' } },
    nothing,
  ],
  Notes: [{ text: 'Pulled twice; ask Ida' }, nothing],
  'Match date': [
    { text: '2026-03-14' },
    { text: 'Oslo, 14 March 2026' },
    { text: '14 Mar 2026 18:30' },
    { text: 'Sat, 14 Mar 2026' },
    nothing,
  ],
  'Body weight 1': [
    { text: '92,3 kg', facts: { weight1: 92.3 } },
    { text: '203 lbs', facts: { weight1: 92.08 } },
    nothing,
  ],
  Fee: [{ text: '20 Euro' }],
};

const headingRows: readonly Part[] = [
  { text: 'Women', facts: { gender: 'W' } },
  { text: 'Men, left arm', facts: { gender: 'M', arm: 'L' } },
  { text: 'Right', facts: { arm: 'R' } },
  { text: '— 75 kg —', facts: { weight: '75kg' } },
];

const some = <T>(items: readonly T[]) => fc.constantFrom(...items);

const isLatin = (name = '') => /\p{Script=Latin}/u.test(name);

const anyRow = fc
  .record({
    sides: fc.uniqueArray(some<string>(names), { minLength: 2, maxLength: 2 }),
    beside: fc.tuple(some(besideName), some(besideName)),
    winner: some(['', 'first', 'second', 'first with club'] as const),
    cells: fc.record(Object.fromEntries(Object.entries(columns).map(([name, parts]) => [name, some(parts)]))),
    heading: fc.option(some(headingRows), { freq: 5 }),
  })
  // Latin letters in brackets after a name in another script are the same name.
  .filter(
    ({ sides, beside, winner }) =>
      sides.every((name, at) => isLatin(name) || !/[(]/.test(beside[at] ?? '')) &&
      (isLatin(sides[0]) || winner !== 'first with club'),
  );

const anyTable = fc.record({
  rows: fc.array(anyRow, { minLength: 1, maxLength: 5 }),
  used: fc.subarray(Object.keys(columns)),
});

type Table = typeof anyTable extends fc.Arbitrary<infer T> ? T : never;
type Row = Table['rows'][number];

const nameIn = ({ sides, beside }: Row, at: 0 | 1) => `${sides[at] ?? ''}${beside[at]}`;
const winnerOf = ({ sides: [first = '', second = ''], winner }: Row) =>
  ({ '': '', first, second, 'first with club': `${first} (Oak Hill)` })[winner];

function linesOf({ rows, used }: Table): readonly (readonly string[])[] {
  const lines = rows.flatMap((row) => {
    const cells = [
      nameIn(row, 0),
      nameIn(row, 1),
      winnerOf(row),
      ...used.map((name) => row.cells[name]?.text ?? ''),
    ];
    return row.heading === null ? [cells] : [[row.heading.text], cells];
  });
  return [['Sportler 1', 'Player 2', 'Sieger', ...used], ...lines];
}

function readingOf(table: Table): readonly (RowRead | undefined)[] {
  const read = tableOf(linesOf(table), sport);
  const reader = createRowReader(read, guessMapping(read.head, sport), {
    sport,
    dayOrder: 'dayFirst',
    hasEvent: true,
  });
  const rows = read.rows.map(reader);
  return joinDays(rows.filter((row) => row !== undefined));
}

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+|[*❌🥈]/gu) ?? [];

/** Words of cells whose facts the row does not have, and which nothing in the row shows. */
function lostIn(row: Row, used: readonly string[], read: RowRead): readonly string[] {
  const { score1 = 0, score2 = 0, winner } = read.facts;
  const leader = winner ?? (score1 === score2 ? undefined : score1 > score2 ? 'player1' : 'player2');
  const stored: Readonly<Record<string, unknown>> = { ...read.facts, winner: leader };
  const has = (facts: CardFacts) => Object.entries(facts).every(([fact, value]) => stored[fact] === value);
  const shown = [
    ...read.doubts.map(({ said }) => said),
    ...read.sides.flatMap(({ name, other = '', country = '' }) => [
      name,
      other,
      country === 'DE' ? 'ger' : '',
    ]),
    read.note ?? '',
    read.date ?? '',
  ].flatMap(wordsOf);
  const parts = used
    .filter((name) => name !== 'Fee')
    .flatMap((name) => row.cells[name] ?? [])
    .flatMap((part) => part.parts ?? [part]);
  const isSecond = (at: number) => leader === (at === 0 ? 'player2' : 'player1');
  const beside = row.beside.map((text, at) => (isSecond(at) ? text.replace('🥈', '') : text));
  return [
    ...parts.filter(({ facts }) => facts === undefined || !has(facts)).map(({ text }) => text),
    ...beside,
    winnerOf(row),
  ]
    .flatMap(wordsOf)
    .filter((word) => !shown.includes(word) && !expressed.has(word));
}

/** Months, weekdays, and words that only say that the scores decided. */
const expressed = new Set(['mar', 'march', 'sat', 'by', 'points', 'kg', 'division', 'hand']);
const decided = ['winner', 'gender', 'arm', 'weight', 'outcome', 'score1', 'score2', 'weight1'] as const;

test('no word of a table is lost or moved silently, and nothing is stored that the table does not say', () => {
  let ready = 0;
  fc.assert(
    fc.property(anyTable, (table) => {
      const headings: CardFacts[] = [];
      const read = readingOf(table);
      expect(read).toHaveLength(table.rows.length);
      for (const [at, row] of table.rows.entries()) {
        if (row.heading?.facts) headings.push(row.heading.facts);
        const found = read[at];
        if (found === undefined || found.problems.length > 0) continue;
        ready += 1;
        expect(found.sides.map(({ name }) => name)).toEqual(row.sides);
        expect(lostIn(row, table.used, found)).toEqual([]);
        const parts = table.used.flatMap((name) => row.cells[name] ?? []).map(factsOf);
        const won =
          row.winner === '' ? [] : [{ winner: row.winner === 'second' ? 'player2' : 'player1' } as const];
        for (const fact of decided) {
          const said: readonly CardFacts[] = [...parts, ...won, ...headings];
          const isDoubted = found.doubts.some(({ code }) => code === 'class' || code === 'bodyClass');
          if (isDoubted && (fact === 'weight' || fact === 'weight1')) continue;
          if (fact === 'outcome' && found.facts.outcome === 'winner') continue;
          expect([undefined, ...said.map((each) => each[fact])]).toContain(found.facts[fact]);
        }
        expect([undefined, '2026-03-14']).toContain(found.date);
      }
    }),
    runs(300),
  );
  expect(ready).toBeGreaterThan(150);
});

const separators = [',', ';', '\t', '|'] as const;
const encodings: readonly ((text: string) => Uint8Array)[] = [
  (text) => new TextEncoder().encode(text),
  (text) => new TextEncoder().encode(`\ufeff${text}`),
  (text) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')),
];

const inQuotes = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

test('a file has the cells of its table, whatever its separator and encoding', async () => {
  await fc.assert(
    fc.asyncProperty(anyTable, some(separators), some(encodings), async (table, separator, encoded) => {
      const lines = linesOf(table);
      const text = lines.map((cells) => cells.map(inQuotes).join(separator)).join('\r\n');
      const read = await readBytes(encoded(text));
      expect(read.ok && read.value.sheets[0]?.lines).toEqual(lines);
    }),
    runs(60),
  );
});
