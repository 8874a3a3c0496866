import { functionSeconds, plus, renameBill, sumOf, times, type Bill } from './bill';
import { edits, kinds, openSeconds, type SessionKind } from './kinds';
import { billAt, type Counts, type LinearBill } from './linear';
import { free, prices } from './prices';
import type { Design } from './sample';
import { changeMix } from './sampleWorld';

/** How many come, and how large the wiki is by then. */
export interface Size {
  readonly visits: number;
  readonly counts: Counts;
}

/** Measured or assumed; each stands in docs/scale.md. */
export const assumptions = {
  /** Of the proposals, how many are applied. */
  accepted: 0.9,
  /** The whole app, which a first visit stores, brotli; `npm run build` prints the chunks. */
  appBytes: 850_000,
  /** What a visit loads beside that: the check for another version, the time, the manifest. */
  visitBytes: 8_000,
  /** One document on Firestore's wire. */
  documentBytes: 1_000,
  /** Places where Hosting's network keeps files, each asking the function for itself. */
  edges: 30,
  manifestSeconds: 300,
  partRecords: 2_000,
  /** A page's record and matches, a player's events. For whoever has no service worker yet; as if none were kept near readers. */
  headReads: 12,
  /** The nightly copy reads so many documents a second. */
  publishedPerSecond: 4_000,
  publishGiB: 1,
  functionGiB: 0.25,
} as const;

/** One day of one design. */
export interface Day {
  readonly design: Design;
  readonly size: Size;
  /** Of all visits of a kind. */
  readonly byKind: readonly { readonly name: string; readonly visits: number; readonly bill: Bill }[];
  readonly bill: Bill;
  readonly money: readonly Cost[];
  readonly total: number;
}

export interface Cost {
  readonly part: string;
  readonly amount: number;
  readonly unit: string;
  /** US dollars a day, beyond what is free. */
  readonly dollars: number;
}

/** Proposals that are applied in a day. */
export const changesPerDay = (visits: number): number =>
  kinds
    .filter(({ role }) => role === 'editor')
    .reduce((sum, { share }) => sum + share * visits * edits * assumptions.accepted, 0);

/** Days since the device, or the copy it begins with, last saw the server; a copy is half a day old on average. */
const daysSince = ({ daysAway }: SessionKind): number => daysAway ?? 0.5;

/**
 * One day, from what was sampled.
 *
 * @param oldestDays no device has to catch up on more than this by reading documents: what if copies were published as
 *   often, and returning devices could begin with them too.
 */
export function dayOf(
  design: Design,
  size: Size,
  sampled: ReadonlyMap<string, LinearBill>,
  bytesOf: Counts,
  oldestDays = Infinity,
): Day {
  const changes = changesPerDay(size.visits);
  const byKind = kinds.map((kind) => {
    const linear = sampled.get(kind.name);
    if (!linear) throw new Error(`Expected a sample of "${kind.name}", found none`);
    const visits = kind.share * size.visits;
    const each = billAt(linear, {
      counts: size.counts,
      since: changes * Math.min(daysSince(kind), oldestDays),
      during: (changes * openSeconds(kind.steps)) / 86_400,
    });
    return { name: kind.name, visits, bill: times(each, visits) };
  });
  const renames = times(renameBill, (changes * changeMix.players) / 20);
  const bill = plus(...byKind.map((each) => each.bill), renames, heads(size), nightly(design, size, changes));
  const money = costs(design, size, bill, bytesOf);
  return { design, size, byKind, bill, money, total: money.reduce((sum, { dollars }) => sum + dollars, 0) };
}

const firstVisits = (visits: number): number =>
  kinds.reduce((sum, kind) => sum + (kind.daysAway === undefined ? kind.share * visits : 0), 0);

/** The first page of a first visit comes from a function, which reads what it is about. */
const heads = ({ visits }: Size): Bill =>
  times(
    { 'calls/page': 1, 'seconds/page': functionSeconds.page, 'reads/heads': assumptions.headReads },
    firstVisits(visits),
  );

/** What happens once a day, and what the copies cost beside that. */
function nightly(design: Design, { visits, counts }: Size, changes: number): Bill {
  if (design === 'plain') return {};
  const all = counts.event + counts.match + counts.player;
  const asked = Math.min(visits, assumptions.edges * (86_400 / assumptions.manifestSeconds));
  const parts = Math.ceil(all / assumptions.partRecords) * assumptions.edges;
  return {
    'reads/copy': 3 + (changes >= 1 ? all : 0),
    'seconds/publish': changes >= 1 ? all / assumptions.publishedPerSecond : 1,
    'calls/publish': 1,
    'calls/data': asked + (changes >= 1 ? parts : 0),
    'seconds/data': (asked + (changes >= 1 ? parts : 0)) * functionSeconds.data,
  };
}

function costs(design: Design, { visits }: Size, bill: Bill, bytesOf: Counts): readonly Cost[] {
  const gib = 1024 ** 3;
  const reads = sumOf(bill, 'reads/');
  const sent =
    (reads - sumOf(bill, 'reads/rules') - sumOf(bill, 'reads/copy') - sumOf(bill, 'reads/heads')) *
    assumptions.documentBytes;
  const seconds = sumOf(bill, 'seconds/');
  const publishing = bill['seconds/publish'] ?? 0;
  const memory = (seconds - publishing) * assumptions.functionGiB + publishing * assumptions.publishGiB;
  // The plain design is given the same app.
  const app = firstVisits(visits) * assumptions.appBytes + visits * assumptions.visitBytes;
  const copied = (['event', 'match', 'player'] as const).reduce(
    (sum, name) => sum + (bill[`copied/${name}`] ?? 0) * bytesOf[name],
    0,
  );
  const over = (amount: number, allowance: number, price: number) => Math.max(0, amount - allowance) * price;
  const hosted = (app + copied) / 1e9;
  const hosting = over(hosted, free.hostingGB, prices.hostingGB);
  return [
    { part: 'reads', amount: reads, unit: '', dollars: over(reads, free.reads, prices.read) },
    ...(['writes', 'deletes'] as const).map((part) => {
      const amount = sumOf(bill, `${part}/`);
      const price = part === 'writes' ? prices.write : prices.delete;
      return { part, amount, unit: '', dollars: over(amount, free[part], price) };
    }),
    {
      part: 'function calls',
      amount: sumOf(bill, 'calls/'),
      unit: '',
      dollars: over(sumOf(bill, 'calls/'), free.calls, prices.call),
    },
    {
      part: 'function time',
      amount: memory,
      unit: 'GiB-s',
      dollars:
        over(memory, free.gibSeconds, prices.gibSecond) + over(seconds, free.cpuSeconds, prices.cpuSecond),
    },
    {
      part: 'documents sent',
      amount: sent / gib,
      unit: 'GiB',
      dollars: over(sent / gib, free.documentGiB, prices.documentGiB),
    },
    { part: 'app sent', amount: app / 1e9, unit: 'GB', dollars: hosting * (app / (app + copied)) },
    ...(design === 'ours'
      ? [
          {
            part: 'copies sent',
            amount: copied / 1e9,
            unit: 'GB',
            dollars: hosting * (copied / (app + copied)),
          },
        ]
      : []),
  ];
}
