import fc from 'fast-check';
import { sides, type Side } from '@/model/scoring/end';
import {
  clearedRound,
  compareEntries,
  hows,
  lastOfPhone,
  nextAt,
  placeOf,
  type ScoreEntry,
  type Stated,
  type Statement,
} from '@/model/scoring/scoreEntry';
import { liveMatch } from '@/model/scoring/live';
import { matchState, shownEntries } from '@/model/scoring/matchState';
import { runs } from '@test/support/property';

let made = 0;
const entry = (at: number, stated: Stated, phone = 'p1'): ScoreEntry => {
  made += 1;
  return { id: `e${String(made).padStart(19, '0')}`, match: 'm1', at, phone, stated };
};
const pin = (round: number, winner: Side) =>
  ({ kind: 'round', round, value: { winner, how: 'pin' } }) as const;
const foul = (round: number, side: Side, nth = 1) =>
  ({ kind: 'foul', round, side, nth, value: true }) as const;

const side = fc.constantFrom(...sides);
const round = fc.integer({ min: 1, max: 6 });
const flag = fc.constantFrom(true as const, null);
const stated: fc.Arbitrary<Statement['stated']> = fc.oneof(
  fc.record({
    kind: fc.constant('round' as const),
    round,
    value: fc.option(fc.record({ winner: side, how: fc.constantFrom(...hows) })),
  }),
  fc.record({
    kind: fc.constant('foul' as const),
    round,
    side,
    nth: fc.integer({ min: 1, max: 3 }),
    value: flag,
  }),
  fc.record({ kind: fc.constant('running' as const), value: flag }),
  fc.record({ kind: fc.constant('hold' as const), value: flag }),
  fc.record({ kind: fc.constant('weight' as const), side, value: fc.option(fc.constantFrom(80, 95.5)) }),
  fc.record({
    kind: fc.constant('substitute' as const),
    side,
    value: fc.option(fc.constantFrom('pA', 'pB')),
  }),
  fc.record({ kind: fc.constant('order' as const), value: fc.option(fc.nat(20)) }),
  fc.record({
    kind: fc.constant('end' as const),
    value: fc.option(
      fc.oneof(
        fc.constant({ how: 'finished' as const }),
        fc.record({
          how: fc.constantFrom('noShow' as const, 'injury' as const, 'disqualified' as const),
          side,
        }),
      ),
    ),
  }),
);
const pressed = fc
  .array(fc.tuple(fc.nat(30), stated, fc.constantFrom('p1', 'p2')), { maxLength: 40 })
  .map((all) => all.map(([at, what, phone]) => entry(at, what, phone)));

test('in whatever order and however often entries arrive, the state is the same', () => {
  fc.assert(
    fc.property(
      pressed.chain((entries) =>
        fc.tuple(
          fc.constant(entries),
          fc.shuffledSubarray(entries, { minLength: entries.length }),
          fc.subarray(entries),
        ),
      ),
      ([entries, shuffled, again]) => {
        expect(matchState([...shuffled, ...again])).toEqual(matchState(entries));
        expect(matchState(shownEntries([...again, ...shuffled]))).toEqual(matchState(shownEntries(entries)));
      },
    ),
    runs(300),
  );
});

test('a late correction gives the state that the right entry would have given', () => {
  const taken = (each: ScoreEntry) => each.stated.value === null;
  fc.assert(
    fc.property(pressed, fc.nat(), stated, (entries, at, wrong) => {
      const right = entries.filter((each) => !taken(each));
      const target = right[at % Math.max(1, right.length)];
      if (target === undefined || wrong.value === null) return;
      const place = placeOf(target.stated);
      const rest = right.filter((each) => placeOf(each.stated) !== place);
      // The same place with another value, corrected after everything else.
      if (placeOf(wrong) !== place) return;
      const late = nextAt(entries, 0);
      const corrected = [...rest, { ...target, stated: wrong }, entry(late, target.stated)];
      expect(matchState(corrected)).toEqual(matchState([...rest, target]));
    }),
    runs(5_000),
  );
});

test('an entry that is undone counts as never made', () => {
  fc.assert(
    fc.property(pressed, stated, (entries, extra) => {
      const place = placeOf(extra);
      const others = entries.filter((each) => placeOf(each.stated) !== place);
      const undone = [
        entry(nextAt(others, 0), extra),
        entry(nextAt(others, 0) + 1, { ...extra, value: null }),
      ];
      expect(matchState([...undone, ...others])).toEqual(matchState(others));
    }),
    runs(300),
  );
});

test('undoing leaves what would be there without the entry, in whatever order entries arrive', () => {
  fc.assert(
    fc.property(pressed, fc.nat(), fc.nat(30), (entries, which, at) => {
      const wrong = entries[which % Math.max(1, entries.length)];
      if (wrong === undefined) return;
      const undo = entry(at, { kind: 'undo', value: wrong.id }, 'p2');
      const without = entries.filter((each) => each !== wrong);
      expect(matchState([undo, ...entries])).toEqual(matchState(without));
      // While a match is held, readers see no undoing either.
      if (!matchState(entries).held) expect(liveMatch([undo, ...entries])).toEqual(liveMatch(without));
    }),
    runs(300),
  );
});

test('undo brings back what a phone had entered before, step by step, and never what another phone decides', () => {
  const made: ScoreEntry[] = [
    entry(1, { kind: 'weight', side: 'player1', value: 80 }),
    entry(2, pin(1, 'player1')),
    entry(3, pin(1, 'player2'), 'p2'),
    entry(4, pin(1, 'player1')),
    entry(5, { kind: 'end', value: { how: 'finished' } }),
    entry(6, { kind: 'end', value: null }),
  ];
  const undo = () => {
    const last = lastOfPhone(made, 'p1');
    if (last) made.push(entry(10 + made.length, { kind: 'undo', value: last.id }));
    const { end, rounds, weights } = matchState(made);
    return [end?.how, rounds[0]?.winner, weights.player1];
  };
  expect(undo()).toEqual(['finished', 'player1', 80]);
  expect(undo()).toEqual([undefined, 'player1', 80]);
  // The other phone's round is back, and stays: what this phone had entered before it does not count.
  expect(undo()).toEqual([undefined, 'player2', 80]);
  expect(undo()).toEqual([undefined, 'player2', undefined]);
  expect(lastOfPhone(made, 'p1')).toBeUndefined();
});

test('two scorers without a network who enter the same rounds count each once, and agree once they meet', () => {
  const rounds = (phone: string, from: number) =>
    [pin(1, 'player1'), pin(2, 'player2'), pin(3, 'player1')].map((what, at) =>
      entry(from + at, what, phone),
    );
  const both = [...rounds('p1', 100), ...rounds('p2', 105)];
  expect(matchState(both).score).toEqual({ player1: 2, player2: 1 });
  // They disagree about the third round; the later entry stands on both phones.
  const later = entry(200, pin(3, 'player2'), 'p2');
  expect(matchState([...both, later])).toEqual(matchState([later, ...both.toReversed()]));
  expect(matchState([...both, later]).score).toEqual({ player1: 1, player2: 2 });
});

test('a correction stands even if the clock of the phone that entered first is fast', () => {
  const fast = entry(9_000, pin(1, 'player1'));
  const right = entry(nextAt([fast], 1_000), pin(1, 'player2'), 'p2');
  expect(compareEntries(fast, right)).toBeLessThan(0);
  expect(matchState([right, fast]).score).toEqual({ player1: 0, player2: 1 });
});

test('the second foul of a round loses it; a foul before a pin does not', () => {
  const first = [entry(1, foul(1, 'player1')), entry(2, pin(1, 'player1')), entry(3, foul(2, 'player1'))];
  expect(matchState(first)).toMatchObject({ score: { player1: 1, player2: 0 }, round: 2 });
  expect(matchState(first).fouls).toEqual({ player1: 1, player2: 0 });
  const second = [...first, entry(4, foul(2, 'player1', 2))];
  expect(matchState(second)).toMatchObject({ score: { player1: 1, player2: 1 }, round: 3 });
  expect(matchState(second).rounds[1]).toMatchObject({ winner: 'player2', how: 'fouls', at: 4 });
});

test('running fouls go on from round to round', () => {
  const fouls = [entry(1, foul(1, 'player1')), entry(2, pin(1, 'player1')), entry(3, foul(2, 'player1'))];
  const running = entry(0, { kind: 'running', value: true });
  expect(matchState([running, ...fouls])).toMatchObject({
    score: { player1: 1, player2: 1 },
    fouls: { player1: 0, player2: 0 },
    round: 3,
  });
});

test('a match has a winner and a duration once it ends', () => {
  const going = [entry(1_000, pin(1, 'player2')), entry(61_000, pin(2, 'player2'))];
  expect(matchState(going).winner).toBeUndefined();
  const ended = matchState([...going, entry(62_000, { kind: 'end', value: { how: 'finished' } })]);
  expect(ended).toMatchObject({ winner: 'player2', duration: 61_000, score: { player1: 0, player2: 2 } });
  const absent = entry(5, { kind: 'end', value: { how: 'noShow', side: 'player1' } });
  expect(matchState([absent])).toMatchObject({ winner: 'player2', score: { player1: 0, player2: 0 } });
  expect(matchState([absent]).duration).toBeUndefined();
  const even = [
    going[0]!,
    entry(5_000, pin(2, 'player1')),
    entry(6_000, { kind: 'end', value: { how: 'finished' } }),
  ];
  expect(matchState(even).winner).toBeUndefined();
});

test('while a match is held, readers see the state before, then one change', () => {
  const before = entry(1, pin(1, 'player1'));
  const held = [before, entry(2, { kind: 'hold', value: true }), entry(3, pin(1, 'player2'))];
  expect(matchState(held).held).toBe(true);
  expect(matchState(shownEntries(held)).score).toEqual({ player1: 1, player2: 0 });
  const released = [...held, entry(4, { kind: 'hold', value: null })];
  expect(matchState(shownEntries(released)).score).toEqual({ player1: 0, player2: 1 });
});

test('a round that is cleared is open again, whether it was won or lost by fouls', () => {
  const entries = [
    entry(1, pin(1, 'player1')),
    entry(2, foul(2, 'player1')),
    entry(3, foul(2, 'player1', 2)),
  ];
  expect(matchState(entries).score).toEqual({ player1: 1, player2: 1 });
  const cleared = clearedRound(entries, 2).map((stated, at) => entry(4 + at, stated));
  expect(matchState([...entries, ...cleared])).toMatchObject({
    score: { player1: 1, player2: 0 },
    round: 2,
    fouls: { player1: 0, player2: 0 },
  });
});

test('a match whose entries are all undone is no longer live', () => {
  const entries = [entry(1, pin(1, 'player1')), entry(2, { ...pin(1, 'player1'), value: null })];
  expect(liveMatch(entries.slice(0, 1))).toMatchObject({ score: [1, 0] });
  expect(liveMatch(entries)).toBeUndefined();
});
