import fc from 'fast-check';
import {
  afterSpending,
  noSpending,
  parseSpending,
  readBudget,
  setByHand,
  stageOf,
  type Budget,
} from '@/model/operating/budget';
import { runs } from '@test/support/property';

const may = Date.UTC(2026, 4, 1, 7);
const june = Date.UTC(2026, 5, 1, 7);
const spent = (share: number, interval = may): Budget => ({ interval, share });

test.each([
  [0, 0],
  [0.79, 0],
  [0.8, 1],
  [0.9, 2],
  [0.999, 2],
  [1, 3],
  [40, 3],
])('with %s of the budget spent the stage is %s', (share, stage) => {
  expect(stageOf(spent(share))).toBe(stage);
});

test('a message that comes again changes nothing, nor does one of before', () => {
  const budget = spent(0.95, june);
  expect(afterSpending(budget, { interval: june, share: 0.95 })).toBe(budget);
  expect(afterSpending(budget, { interval: june, share: 0.5 })).toBe(budget);
  expect(afterSpending(budget, { interval: may, share: 2 })).toBe(budget);
});

test('with the next interval the stage falls by itself', () => {
  expect(stageOf(afterSpending(spent(1.2), { interval: june, share: 0.01 }))).toBe(0);
});

test('what an admin lifts holds until another fifth is spent, or the interval ends', () => {
  const lifted = setByHand(spent(1.05), 0, may + 1_000);
  expect(stageOf(lifted)).toBe(0);
  expect(stageOf(afterSpending(lifted, { interval: may, share: 1.24 }))).toBe(0);
  expect(stageOf(afterSpending(lifted, { interval: may, share: 1.25 }))).toBe(3);
  const later = afterSpending(lifted, { interval: june, share: 1 });
  expect([stageOf(later), later.byHand]).toEqual([3, undefined]);
});

test('what an admin raises holds until the budget asks for more, or the interval ends', () => {
  const raised = setByHand(spent(0.1), 2, may + 1_000);
  expect(stageOf(raised)).toBe(2);
  expect(stageOf(afterSpending(raised, { interval: may, share: 0.85 }))).toBe(2);
  expect(stageOf(afterSpending(raised, { interval: may, share: 1 }))).toBe(3);
  expect(stageOf(afterSpending(raised, { interval: june, share: 0 }))).toBe(0);
});

test('what was set in an interval that nobody has heard of yet counts in that one, by what is spent in it', () => {
  const lifted = setByHand(spent(1.5), 0, june + 1_000);
  const heard = afterSpending(lifted, { interval: june, share: 0.1 });
  expect(stageOf(heard)).toBe(0);
  expect(stageOf(afterSpending(heard, { interval: june, share: 0.95 }))).toBe(2);
  const raised = afterSpending(setByHand(noSpending, 2, june + 1_000), { interval: june, share: 0 });
  expect(stageOf(raised)).toBe(2);
});

const anySpending = fc.record({
  interval: fc.constantFrom(may, june, june + 86_400_000),
  share: fc.double({ min: 0, max: 2, noNaN: true }),
});
const anyBudget = fc
  .record({
    budget: anySpending,
    set: fc.option(
      fc.record({ stage: fc.constantFrom(0, 1, 2, 3), at: fc.integer({ min: may, max: june * 1.01 }) }),
    ),
  })
  .map(({ budget, set }): Budget => (set ? setByHand(budget, set.stage as 0, Math.floor(set.at)) : budget));

test('messages in any order, each any number of times, come to the same', () => {
  fc.assert(
    fc.property(
      anyBudget,
      fc
        .array(anySpending, { minLength: 1, maxLength: 8 })
        .chain((messages) =>
          fc.tuple(
            fc.constant(messages),
            fc.shuffledSubarray([...messages, ...messages], { minLength: 2 * messages.length }),
          ),
        ),
      (budget, [messages, mixed]) => {
        expect(mixed.reduce(afterSpending, budget)).toEqual(messages.reduce(afterSpending, budget));
      },
    ),
    runs(500),
  );
});

test('nothing is lowered within an interval but by an admin', () => {
  fc.assert(
    fc.property(fc.array(anySpending, { maxLength: 12 }), (messages) => {
      let budget: Budget = noSpending;
      for (const message of messages) {
        const next = afterSpending(budget, message);
        if (next.interval === budget.interval) expect(stageOf(next)).toBeGreaterThanOrEqual(stageOf(budget));
        budget = next;
      }
    }),
    runs(200),
  );
});

test('a stored budget is read as it was written; what is broken is as none', () => {
  fc.assert(
    fc.property(anyBudget, (budget) => {
      expect(readBudget(JSON.parse(JSON.stringify(budget)))).toEqual(budget);
    }),
    runs(100),
  );
  for (const broken of [undefined, null, 'x', {}, { interval: 1 }, { interval: NaN, share: 1 }])
    expect(readBudget(broken)).toEqual(noSpending);
  expect(readBudget({ interval: 1, share: 0.5, byHand: { stage: 7, at: 1 } })).toEqual({
    interval: 1,
    share: 0.5,
  });
});

const now = may + 1_000_000;
const said = { costAmount: 40, budgetAmount: 50, costIntervalStart: '2026-05-01T07:00:00Z' };

test('a message says which part of the budget is spent', () => {
  expect(parseSpending(said, now)).toEqual({ ok: true, value: { interval: may, share: 0.8 } });
  const credited = { ...said, costAmount: -3 };
  expect(parseSpending(credited, now)).toEqual({ ok: true, value: { interval: may, share: 0 } });
});

test.each([
  ['nothing', null],
  ['a list', [said]],
  ['no cost', { ...said, costAmount: '40' }],
  ['a cost that is no number', { ...said, costAmount: NaN }],
  ['no budget', { ...said, budgetAmount: 0 }],
  ['a budget below nothing', { ...said, budgetAmount: -1 }],
  ['no time', { ...said, costIntervalStart: 'May' }],
  ['a time in digits', { ...said, costIntervalStart: may }],
  ['an interval of years to come', { ...said, costIntervalStart: '2099-01-01T00:00:00Z' }],
  ['a budget so small that no share is left', { ...said, costAmount: 1e308, budgetAmount: 1e-308 }],
])('a message with %s is refused', (_, input) => {
  expect(parseSpending(input, now)).toMatchObject({ ok: false });
});

const anyMessage = fc.record({
  costAmount: fc.double(),
  budgetAmount: fc.double(),
  costIntervalStart: fc.oneof(
    fc.string(),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  ),
});

test('whatever comes is read or refused, and what is read can be counted', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), anyMessage), (input) => {
      const read = parseSpending(input, now);
      if (read.ok) expect([0, 1, 2, 3]).toContain(stageOf(afterSpending(noSpending, read.value)));
    }),
    runs(500),
  );
});
