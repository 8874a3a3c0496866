import fc from 'fast-check';
import { checkEnding } from '@/model/card/endings';
import type { CardLine } from '@/model/card/cardLine';
import { printCardLine } from '@/model/card/printCardLine';
import { isName } from '@/model/records/recordNames';
import { nameWords } from '@/model/names/nameSearch';
import { armWrestling } from '@test/support/factories';
import { anyUnicode, runs } from '@test/support/property';
import { readFlat, readCardLines as read } from '@test/support/readCardLines';

const anyName = fc
  .oneof(
    fc.constantFrom(
      'R',
      '3-1',
      'A - B',
      'a vs b',
      '# x',
      '"q"',
      'x, y',
      '1. Ann',
      '75kg',
      'V',
      '対',
      '(L)',
      'Player 1',
      'Draw',
      'Will Walkover',
      'Ann DQ',
      'by injury',
      'x (W) v y (L)',
      'player 1 won',
      '不戦勝',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...'ab ",-()1:;vR#/.\'–'), minLength: 1, maxLength: 30 }),
  )
  .filter(isName);
const anyEnding: fc.Arbitrary<Pick<CardLine, 'outcome' | 'winner'>> = fc.oneof(
  fc.record({ outcome: fc.constantFrom('draw', 'noContest') }),
  fc.record({
    outcome: fc.constantFrom('winner', 'walkover', 'injury', 'disqualification'),
    winner: fc.constantFrom('player1', 'player2'),
  }),
);
const anyMatch: fc.Arbitrary<CardLine> = fc
  .tuple(
    anyName,
    anyName,
    fc.record(
      {
        arm: fc.constantFrom('L', 'R'),
        weight: fc.constantFrom('75kg', '85kg', '95kg', '105kg', '115kg', 'Open'),
        gender: fc.constantFrom('M', 'W', '-'),
      },
      { requiredKeys: [] },
    ),
    fc.oneof(
      fc.record({ score1: fc.nat(99), score2: fc.nat(99) }),
      anyEnding,
      fc
        .tuple(anyEnding, fc.nat(99), fc.nat(99))
        .filter(([{ outcome }]) => outcome !== 'winner')
        .map(([ending, score1, score2]) => ({
          ...ending,
          score1,
          score2: ending.outcome === 'draw' ? score1 : score2,
        })),
      fc.constant({}),
    ),
  )
  .map(([player1, player2, facts, ending]) => ({ player1, player2, ...facts, ...ending }))
  .filter(
    ({ player1, player2 }) =>
      player1 !== player2 &&
      (nameWords(player1).length === 0 || nameWords(player1).join(' ') !== nameWords(player2).join(' ')),
  );

test('what is printed is read as the same match, whatever the names look like', () => {
  fc.assert(
    fc.property(anyMatch, (match) => {
      expect(read(printCardLine(match, armWrestling))).toEqual([match]);
    }),
    runs(150),
  );
});

test('every text is read to the end: each match is one that may be proposed', () => {
  const anyText = fc.array(
    fc.oneof(
      anyUnicode({ maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(...'ab ",-()[]1:;v\tR#/.\'–右対\n'), maxLength: 60 }),
    ),
  );
  fc.assert(
    fc.property(anyText, (lines) => {
      for (const line of readFlat(lines.join('\n'), armWrestling)) {
        if (line.kind !== 'match') continue;
        expect(isName(line.match.player1) && isName(line.match.player2)).toBe(true);
        expect(line.match.score1 ?? 0).toBeLessThanOrEqual(99);
        expect(line.match.score1 === undefined).toBe(line.match.score2 === undefined);
        expect(checkEnding(line.match)).toEqual(line.match);
      }
    }),
    runs(150),
  );
});
