import fc from 'fast-check';
import { prices } from '../../costs/prices';
import { sumOf } from '../../simulate/bill';
import { finalBill, sentOf } from '../../simulate/final/final';
import { liveBill, table } from '../../simulate/final/liveCard';
import { amountsOf, final, type Load } from '../../simulate/final/load';
import { finalReport } from '../../simulate/final/main';
import type { ReaderBill } from '../../simulate/final/sampleReader';
import { decidedPerMinute, queueWith, strainsOf } from '../../simulate/final/strain';
import { readComputedPart } from '../../../scripts/base/computedPart';
import { runs } from '@test/support/property';

const reader: ReaderBill = {
  open: { 'reads/events': 300, 'reads/matchesOfEvent': 6 },
  card: 6,
  perChange: { 'reads/matchesOfEvent': 1 },
};

const loads: fc.Arbitrary<Load> = fc.record({
  hours: fc.integer({ min: 1, max: 12 }),
  readers: fc.integer({ min: 0, max: 100_000 }),
  glances: fc.integer({ min: 0, max: 100_000 }),
  newReaders: fc.double({ min: 0, max: 1, noNaN: true }),
  editors: fc.integer({ min: 1, max: 1_000 }),
  proposalsPerMinute: fc.integer({ min: 1, max: 2_000 }),
  accepted: fc.double({ min: 0, max: 1, noNaN: true }),
  moderators: fc.integer({ min: 1, max: 100 }),
  perCall: fc.integer({ min: 1, max: 100 }),
  card: fc.integer({ min: 1, max: 400 }),
  hottest: fc.double({ min: 0, max: 1, noNaN: true }),
});
const holds = (check: (load: Load) => void) => fc.assert(fc.property(loads, check), runs(60));
/** Sums of billions differ only by rounding. */
const same = (a: number, b: number) =>
  expect(Math.abs(a - b)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(a), Math.abs(b)));

test('every proposal is decided, and every decision is some part of a call or a rejection', () => {
  holds((load) => {
    const { proposals, applied, rejected, calls } = amountsOf(load);
    same(applied + rejected, proposals);
    same(calls * load.perCall, applied);
    expect(applied).toBeLessThanOrEqual(proposals);
  });
});

test('what all cost is what each party costs, and the sum is that of its parts', () => {
  holds((load) => {
    const { parties, bill, money, total } = finalBill(load, reader);
    for (const part of ['reads/', 'writes/', 'deletes/', 'calls/', 'seconds/'])
      same(
        sumOf(bill, part),
        parties.reduce((sum, party) => sum + sumOf(party.bill, part), 0),
      );
    same(
      total,
      money.reduce((sum, { dollars }) => sum + dollars, 0),
    );
    expect(money.every(({ dollars, amount }) => dollars >= 0 && amount >= 0)).toBe(true);
  });
});

test('readers read what listeners times changes make, and write nothing', () => {
  holds((load) => {
    const [readers] = finalBill(load, reader).parties;
    const { applied } = amountsOf(load);
    same(sumOf(readers?.bill ?? {}, 'reads/'), load.readers * (300 + load.card + applied));
    expect(sumOf(readers?.bill ?? {}, 'writes/')).toBe(0);
  });
});

test('more readers change no write and no work of a function but that of pages', () => {
  holds((load) => {
    const [few, many] = [load, { ...load, readers: load.readers + 10_000 }].map((each) =>
      finalBill(each, reader),
    );
    const work = (of: typeof few) => sumOf(of?.bill ?? {}, 'seconds/') - (of?.bill['seconds/page'] ?? 0);
    expect(sumOf(many?.bill ?? {}, 'writes/')).toBe(sumOf(few?.bill ?? {}, 'writes/'));
    same(work(many), work(few));
    same(
      sentOf(many?.bill ?? {}),
      sentOf(few?.bill ?? {}) + 10_000 * (300 + load.card + amountsOf(load).applied),
    );
  });
});

test('twice the proposals are twice the writes, whoever looks on', () => {
  holds((load) => {
    const twice = { ...load, proposalsPerMinute: 2 * load.proposalsPerMinute };
    const writes = (of: Load) => sumOf(finalBill(of, reader).bill, 'writes/');
    same(writes(twice), 2 * writes(load));
  });
});

test('the strain that gives way first stands first; enough moderators leave nothing waiting', () => {
  holds((load) => {
    const shares = strainsOf(load).map(({ load: is, holds: most }) => is / most);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    const enough = Math.ceil(load.proposalsPerMinute / decidedPerMinute(load));
    expect(queueWith(load, enough).waiting).toBe(0);
    same(queueWith(load, 0).waiting, amountsOf(load).proposals);
  });
});

test('most of the bill is what readers are sent', () => {
  const { money, total } = finalBill(final, reader);
  const reads = money.find(({ part }) => part === 'reads');
  const { applied } = amountsOf(final);
  expect(reads?.dollars).toBeGreaterThan(final.readers * applied * prices.read);
  const sent = money.find(({ part }) => part === 'documents sent');
  expect((reads?.dollars ?? 0) + (sent?.dollars ?? 0)).toBeGreaterThan(0.9 * total);
});

test('what a final comes to stands in the documentation as the real client and the bill make it', async () => {
  const documented = readComputedPart('docs/scale.md', 'npm run simulate -- --final');
  const bare = (report: string) =>
    report
      .replace(/ *\| */g, '|')
      .replace(/-+/g, '-')
      .trim();
  expect(bare(documented)).toBe(bare(await finalReport()));
});

test('a live card costs a reader one read for each change, and all of it little of an evening in proposals', () => {
  const { changes, reads, dollars } = liveBill(final);
  expect(changes).toBe(final.card * table.presses.length);
  same(reads - liveBill({ ...final, readers: 0 }).reads, final.readers * (2 + changes + final.card));
  expect(dollars).toBeLessThan(finalBill(final, reader).total / 50);
});
