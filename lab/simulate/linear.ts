import type { Collection } from '@/model/schema/recordSchema';
import { plus, times, type Bill } from './bill';

export type Counts = Readonly<Record<Collection, number>>;

export interface At {
  readonly counts: Counts;
  readonly published: number;
  readonly since: number;
  readonly during: number;
}

export interface LinearBill {
  readonly base: Bill;
  readonly at: At;
  readonly perPublished: Bill;
  readonly perSince: Bill;
  readonly perDuring: Bill;
  readonly perRecord: Bill;
}

export interface Runs {
  readonly base: { readonly bill: Bill; readonly at: At };
  readonly published: { readonly bill: Bill; readonly at: At };
  readonly since: { readonly bill: Bill; readonly at: At };
  readonly during: { readonly bill: Bill; readonly at: At };
  /** Nothing changes in these two, or chance in the changes would look like growth. */
  readonly still: { readonly bill: Bill; readonly at: At };
  readonly stillLarger: { readonly bill: Bill; readonly at: At };
}

/** The collection that a part of the bill grows with; the others do not depend on the size of the wiki. */
const grownBy: Readonly<Record<string, Collection>> = {
  'reads/players': 'player',
  'reads/events': 'event',
  'reads/matchesOfSport': 'match',
  'copied/player': 'player',
  'copied/event': 'event',
  'copied/match': 'match',
};

export function linearBill({ base, published, since, during, still, stillLarger }: Runs): LinearBill {
  const minus = (a: Bill, b: Bill) => plus(a, times(b, -1));
  const growth = minus(stillLarger.bill, still.bill);
  const perRecord = Object.fromEntries(
    Object.entries(grownBy).flatMap(([name, collection]) => {
      const more = stillLarger.at.counts[collection] - still.at.counts[collection];
      return growth[name] ? [[name, growth[name] / more] as const] : [];
    }),
  );
  const loaded = minus(published.bill, base.bill);
  return {
    base: base.bill,
    at: base.at,
    perPublished: times(filesOf(loaded), 1 / (published.at.published - base.at.published)),
    perSince: times(minus(since.bill, base.bill), 1 / (since.at.since - base.at.since)),
    perDuring: times(minus(during.bill, base.bill), 1 / (during.at.during - base.at.during)),
    perRecord,
  };
}

/** More published changes mean more to load. What is read beside that differs by chance, such as who made the newest changes. */
const filesOf = (bill: Bill): Bill =>
  Object.fromEntries(Object.entries(bill).filter(([name]) => name.startsWith('changed/')));

/** The bill at another point than the sampled ones. No part falls below 0. */
export function billAt(linear: LinearBill, now: At): Bill {
  const { base, at, perPublished, perSince, perDuring, perRecord } = linear;
  const grown = Object.fromEntries(
    Object.entries(perRecord).map(([name, each]) => {
      const collection = grownBy[name]!;
      return [name, each * (now.counts[collection] - at.counts[collection])];
    }),
  );
  const sum = plus(
    base,
    times(perPublished, now.published - at.published),
    times(perSince, now.since - at.since),
    times(perDuring, now.during - at.during),
    grown,
  );
  return Object.fromEntries(Object.entries(sum).map(([name, count]) => [name, Math.max(0, count)]));
}
