import fc from 'fast-check';
import type { CardFacts } from '@/model/card/cardFacts';
import { readCard } from '@/model/card/cardText';
import { isOddName } from '@/model/card/oddName';
import type { Row } from '@/model/card/row';
import { turnedName } from '@/model/names/turnedName';
import { guessMapping } from '@/model/importing/columns';
import { joinDays } from '@/model/importing/joinDays';
import { createRowReader } from '@/model/importing/readTable';
import type { RowRead } from '@/model/importing/readRow';
import { tableOf } from '@/model/importing/tableOf';
import { armWrestling as sport } from '@test/support/factories';
import { runs } from '@test/support/property';
import { anyCard } from './cardSource';
import { plainParts, type Part, type Source, type Statement } from './said';
import { anyTable } from './tableSource';

type AnyRow = Row & Partial<Pick<RowRead, 'note' | 'date'>>;

/** The rows that are read, beside the statement that each is of. */
function readingOf({ kind, text, lines, statements }: Source): readonly (readonly [AnyRow, Statement])[] {
  if (kind === 'card') {
    // A line that is not understood is shown as it is.
    return readCard(text, sport).flatMap((line) => {
      const of = statements.find((each) => each.line === line.line);
      return line.kind === 'match' && of ? [[line, of] as const] : [];
    });
  }
  const table = tableOf(lines, sport);
  const read = createRowReader(table, guessMapping(table.head, sport), {
    sport,
    dayOrder: 'dayFirst',
    hasEvent: true,
  });
  const rows = joinDays(table.rows.map(read).filter((row) => row !== undefined));
  expect(rows).toHaveLength(statements.length);
  return rows.flatMap((row, at) => {
    const of = statements[at];
    return of === undefined || row.problems.length > 0 ? [] : [[row, of] as const];
  });
}

/** Letters, digits, and signs that say something. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\ufe0f\u20e3]/gu, '')
    .match(/[\p{L}\p{M}\p{N}]+|[*✔❌🥈👑]/gu) ?? [];

/** Months and weekdays, and words around a fact or a score that say nothing more. */
const expressed = new Set('mar march sat by points kg division hand 👑'.split(' '));

const storedFacts = ({ facts }: AnyRow): Readonly<Record<string, unknown>> => {
  const { score1 = 0, score2 = 0, winner } = facts;
  // An uneven score shows who won.
  const leader = winner ?? (score1 === score2 ? undefined : score1 > score2 ? 'player1' : 'player2');
  return { ...facts, winner: leader };
};

/** Where a card has an R, an L is the left arm. */
const hasRight = /\sR(?:[\s,]|$)/u;

/** Words of the source that are in no side, fact or doubt. */
function lostWords(row: AnyRow, { sides, beside, parts }: Statement, source: string): readonly string[] {
  const stored = storedFacts(row);
  const isStored = (facts: CardFacts | undefined) =>
    facts !== undefined && Object.entries(facts).every(([fact, value]) => stored[fact] === value);
  const shown = [
    ...row.doubts.map(({ said }) => said),
    ...row.sides.flatMap(({ name, other = '', left = '' }) => [name, other, left]),
    row.note ?? '',
    row.date ?? '',
  ].flatMap(wordsOf);
  const isBeside = ({ text, country }: Part, at: number) => {
    if (country !== undefined && row.sides[at]?.country === country) return true;
    const mark = text.replace(/[()\s]/g, '');
    const hasWon = stored['winner'] === (at === 0 ? 'player1' : 'player2');
    const isSilver = text === ' 🥈' && stored['winner'] !== undefined && !hasWon;
    // W and L beside the names are who won.
    const areMarks =
      beside
        .map((each) => each.text.replace(/[()\s]/g, ''))
        .toSorted()
        .join('') === 'LW';
    const isArm = mark === 'L' && stored['arm'] === 'L' && hasRight.test(source);
    return isSilver || isArm || (areMarks && stored['winner'] !== undefined && (mark === 'W') === hasWon);
  };
  return [
    ...plainParts(parts).filter(({ facts }) => !isStored(facts)),
    ...beside.filter((part, at) => !isBeside(part, at)),
    ...sides.map((text) => ({ text })),
  ]
    .flatMap(({ text }) => wordsOf(text))
    .filter((word) => !shown.includes(word) && !expressed.has(word));
}

const keysOf = Object.keys as <T extends object>(value: T) => readonly (keyof T & string)[];

/** Facts of the row that nothing in its source says, and no doubt asks about. */
function inventedFacts(row: AnyRow, { beside, parts, above }: Statement, source: string): readonly string[] {
  const said = [...plainParts(parts), ...plainParts(above)].flatMap(({ facts }) => facts ?? []);
  const doubted = row.doubts.map(({ at }) => at);
  const marks = beside.map(({ text }) => text.replace(/[()\s]/g, ''));
  const isSaid = (fact: keyof CardFacts): boolean => {
    const value = row.facts[fact];
    if (said.some((each) => each[fact] === value) || doubted.includes(fact)) return true;
    // A winner without a score is an outcome too, and a class that a doubt gives has its weights.
    if (fact === 'outcome' && value === 'winner') return true;
    if (fact === 'winner') return marks[0] === (value === 'player1' ? 'W' : 'L') && marks[1] !== '';
    if (fact === 'arm' && marks.includes('L') && hasRight.test(source)) return true;
    const byWeight = row.doubts.some(({ code }) => code === 'class' || code === 'bodyClass');
    return byWeight && (fact === 'weight' || fact === 'weight1' || fact === 'weight2');
  };
  return keysOf(row.facts).filter((fact) => row.facts[fact] !== undefined && !isSaid(fact));
}

test('of a card and of a table nothing is lost or moved silently, and nothing is stored that they do not say', () => {
  const read = { card: 0, table: 0 };
  fc.assert(
    fc.property(fc.oneof(anyCard, anyTable), (source) => {
      for (const [row, statement] of readingOf(source)) {
        read[source.kind] += 1;
        for (const [at, { name, country }] of row.sides.entries()) {
          const place = at === 0 ? 0 : 1;
          // Before an odd name is stored, somebody has to say that it is one.
          const isAsked = isOddName(name) || (source.kind === 'table' && turnedName(name) !== undefined);
          const said = statement.sides[place];
          expect(isAsked && name.includes(said) ? said : name).toBe(said);
          expect([undefined, statement.beside[place].country]).toContain(country);
        }
        expect({ source: source.text, lost: lostWords(row, statement, source.text) }).toMatchObject({
          lost: [],
        });
        expect({ source: source.text, invented: inventedFacts(row, statement, source.text) }).toMatchObject({
          invented: [],
        });
        expect([undefined, '2026-03-14']).toContain(row.date);
      }
    }),
    runs(600),
  );
  // Sources that contradict themselves are refused; most do not.
  expect(read.card).toBeGreaterThan(250);
  expect(read.table).toBeGreaterThan(250);
});
