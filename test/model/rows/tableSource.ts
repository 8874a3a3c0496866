import fc from 'fast-check';
import { headings } from './cardSource';
import { anySides, joined, nameIn, some, type Part, type Source } from './said';

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
    { text: '左', facts: { arm: 'L' } },
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
    { text: '2-2', facts: { score1: 2, score2: 2 } },
    joined('W 3-1', ['W', { winner: 'player1' }], ['3-1', { score1: 3, score2: 1 }]),
    joined('L 0-3', ['L', { winner: 'player2' }], ['0-3', { score1: 0, score2: 3 }]),
    { text: '½-½', facts: { outcome: 'draw' } },
    joined('3-0 (injury)', ['3-0', { score1: 3, score2: 0 }], ['injury', { outcome: 'injury' }]),
    { text: '3 - 1 (Oak Hill)' },
    nothing,
  ],
  Method: [
    { text: 'pin' },
    { text: 'by points' },
    { text: 'walkover', facts: { outcome: 'walkover' } },
    { text: 'травма', facts: { outcome: 'injury' } },
    nothing,
  ],
  Round: [
    { text: 'Final', facts: { round: 'final' } },
    { text: 'Semi-final', facts: { round: 'semifinal' } },
    { text: 'Pool B', facts: { round: 'Pool B' } },
    nothing,
  ],
  Title: [
    { text: 'WBX world title', facts: { title: 'WBX world title' } },
    { text: 'GM' },
    { text: 'no', facts: {} },
    { text: 'No title', facts: {} },
    { text: 'King' },
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
    { text: '18:30 14.03.2026' },
    { text: '14.-15.03.2026' },
    { text: '2026-03-14 2:30 AM EST' },
    nothing,
  ],
  'Body weight 1': [
    { text: '92,3 kg', facts: { weight1: 92.3 } },
    { text: '203 lbs', facts: { weight1: 92.08 } },
    nothing,
  ],
  Fee: [{ text: '20 Euro' }],
};

/** Nothing reads this column; it is struck out at its heading. */
const struck = 'Fee';

const anyRow = fc.record({
  people: anySides,
  winner: some(['', '', 'first', 'second', 'first with club', 'second shouted'] as const),
  cells: fc.record(Object.fromEntries(Object.entries(columns).map(([name, parts]) => [name, some(parts)]))),
  heading: fc.option(some(headings), { freq: 5 }),
});

type Row = typeof anyRow extends fc.Arbitrary<infer T> ? T : never;

function winnerOf({ people: { sides }, winner }: Row): Part {
  if (winner === '') return nothing;
  const isFirst = winner.startsWith('first');
  const name = isFirst ? sides[0] : sides[1];
  const facts = { winner: isFirst ? 'player1' : 'player2' } as const;
  // Brackets behind a name of another script may be that name in Latin letters.
  if (winner === 'first with club' && /\p{Script=Latin}/u.test(name))
    return { text: `${name} (Oak Hill)`, parts: [{ text: name, facts }, { text: 'Oak Hill' }] };
  return { text: winner === 'second shouted' ? name.toUpperCase() : name, facts };
}

/** Tables as people keep them, with headings between the rows. */
export const anyTable: fc.Arbitrary<Source> = fc
  .record({
    rows: fc.array(anyRow, { minLength: 1, maxLength: 4 }),
    used: fc.subarray(Object.keys(columns)),
  })
  .map(({ rows, used }) => {
    const above: Part[] = [];
    let at = 1;
    const statements = rows.map((row) => {
      if (row.heading !== null) above.push(row.heading);
      const cells = used.filter((name) => name !== struck).map((name) => row.cells[name] ?? nothing);
      at += row.heading === null ? 1 : 2;
      return { ...row.people, line: at, above: [...above], parts: [winnerOf(row), ...cells] };
    });
    const body = rows.flatMap((row) => {
      const cells = [
        nameIn(row.people, 0),
        nameIn(row.people, 1),
        winnerOf(row).text,
        ...used.map((name) => row.cells[name]?.text ?? ''),
      ];
      return row.heading === null ? [cells] : [[row.heading.text], cells];
    });
    const lines = [['Sportler 1', 'Player 2', 'Sieger', ...used], ...body];
    const text = lines.map((cells) => cells.join(' | ')).join('\n');
    return { kind: 'table', text, lines, statements };
  });
