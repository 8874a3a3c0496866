import { BookChances } from '@/model/ratings/bookChances';
import { winChance } from '@/model/ratings/predict';
import { randomFrom } from '../../../scripts/base/random';

interface Rated {
  readonly mean: number;
  readonly outcome: 0 | 1 | undefined;
}

/** Chances of a list of matches, one a day, each in the slot of its place. */
function chancesOf(matches: readonly Rated[]) {
  const known = { matches: [...matches], asked: 0 };
  const chances = new BookChances({
    order: () => Int32Array.from(known.matches.keys()),
    dayAt: (slot) => slot,
    statedAt: (lead) => winChance(lead, { roundsToWin: 3 }),
    outcomeAt: (slot) => {
      known.asked += 1;
      return known.matches[slot]!.outcome;
    },
  });
  const change = (from: number, changed: readonly Rated[]) => {
    known.matches = changed.slice();
    for (let slot = from; slot < changed.length; slot += 1)
      chances.rated(slot, { mean: changed[slot]!.mean, variance: 0.5 });
    chances.outdate(from);
  };
  change(0, matches);
  return { chances, known, change };
}

const all = ({ chances, known }: ReturnType<typeof chancesOf>) => [
  ...known.matches.map((_, slot) => chances.before(slot)),
  chances.onDay(known.matches.length),
];

function drawn(count: number, seed: number): readonly Rated[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const mean = 4 * random() - 2;
    return { mean, outcome: random() < 0.05 ? undefined : random() < (1 + Math.tanh(mean)) / 2 ? 1 : 0 };
  });
}

test.each([2_048, 1_024, 1_025, 1_023, 1, 0])(
  'chances after a change from match %i on are those computed afresh, to the last bit',
  (from) => {
    const [old, others] = [drawn(3_000, 1), drawn(3_000, 2)];
    const kept = chancesOf(old);
    all(kept);
    for (const length of [from, 3_000, from + 1]) {
      const changed = [...old.slice(0, from), ...others.slice(from, length)];
      kept.change(Math.min(from, changed.length), changed);
      expect(all(kept)).toEqual(all(chancesOf(changed)));
    }
  },
);

test('what was learned before matches that went is not taken up when others come', () => {
  const [old, others] = [drawn(3_000, 1), drawn(3_000, 2)];
  const kept = chancesOf(old);
  all(kept);
  kept.change(100, [...old.slice(0, 100), ...others.slice(100, 2_048)]);
  all(kept);
  const grown = [...old.slice(0, 100), ...others.slice(100)];
  kept.change(2_048, grown);
  expect(all(kept)).toEqual(all(chancesOf(grown)));
});

test('another result of the newest match is learned without going through all before it', () => {
  const old = drawn(20_000, 1);
  const kept = chancesOf(old);
  all(kept);
  kept.known.asked = 0;
  kept.change(19_999, [...old.slice(0, -1), { mean: 1, outcome: 1 }]);
  all(kept);
  expect(kept.known.asked).toBeLessThan(2_000);
});
