import { free, prices } from '../costs/prices';
import { functionSeconds, plus, renameBill, sumOf, times, type Bill } from './bill';
import { awakeSeconds, edits, kinds, type SessionKind } from './kinds';
import { billAt, type Counts, type LinearBill } from './linear';
import { changesSince, loadedBeside, keptReads, publishing, publishingBill } from './publishing';
import type { Design } from './sample';
import { changeMix } from './sampleWorld';

export interface Size {
  readonly visits: number;
  readonly counts: Counts;
}

/** Measured or assumed values; docs/scale.md explains each. */
export const assumptions = {
  /** Share of proposals that are applied. */
  accepted: 0.9,
  appBytes: 850_000,
  /** Other bytes of a visit: the check for another version, the time, the manifest. */
  visitBytes: 8_000,
  documentBytes: 1_000,
  /** First visits per shared link. Its page and its picture are made once. */
  visitsPerLink: 20,
  /** Memory of the functions, from `functions/src/calls/capacity.ts`; the others have 256 MiB. */
  publishGiB: 2,
  keptGiB: 1,
  functionGiB: 0.25,
} as const;

export interface Day {
  readonly design: Design;
  readonly size: Size;
  readonly byKind: readonly { readonly name: string; readonly visits: number; readonly bill: Bill }[];
  readonly bill: Bill;
  readonly money: readonly Cost[];
  readonly total: number;
}

interface Cost {
  readonly part: string;
  readonly amount: number;
  readonly unit: string;
  /** US dollars a day, beyond the free allowances. */
  readonly dollars: number;
}

/** Proposals that are applied in a day. */
export const changesPerDay = (visits: number): number =>
  kinds
    .filter(({ role }) => role === 'editor')
    .reduce((sum, { share }) => sum + share * visits * edits * assumptions.accepted, 0);

/** Bytes of one record, compressed, of each collection. */
export interface FileBytes {
  readonly copy: Counts;
  readonly changes: Counts;
}

/**
 * One day, computed from the samples.
 * @param hourly whether changes are published during the day; if not, devices read each of them.
 */
export function dayOf(
  design: Design,
  size: Size,
  sampled: ReadonlyMap<string, LinearBill>,
  bytesOf: FileBytes,
  hourly = design === 'ours',
): Day {
  const changes = changesPerDay(size.visits);
  const byKind = kinds.map((kind) => {
    const linear = sampled.get(kind.name);
    if (!linear) throw new Error(`Expected a sample of "${kind.name}", found none`);
    const visits = kind.share * size.visits;
    const before = changesSince(kind, changes, hourly);
    const each = billAt(linear, {
      counts: size.counts,
      ...before,
      during: (changes * awakeSeconds(kind.steps)) / 86_400,
    });
    const beside = before.published > 0 ? loadedBeside(kind, linear, changes) : {};
    return { name: kind.name, visits, bill: times(plus(each, beside), visits) };
  });
  const renames = times(renameBill, (changes * changeMix.players) / 20);
  const published = design === 'plain' ? {} : publishingBill(size.visits, size.counts, changes, hourly);
  const bill = plus(...byKind.map((each) => each.bill), renames, heads(size, changes), published);
  const money = costs(design, size, bill, bytesOf);
  return { design, size, byKind, bill, money, total: money.reduce((sum, { dollars }) => sum + dollars, 0) };
}

const visitsOf = (visits: number, some: (kind: SessionKind) => boolean): number =>
  kinds.reduce((sum, kind) => sum + (some(kind) ? kind.share * visits : 0), 0);

const firstVisits = (visits: number): number => visitsOf(visits, ({ daysAway }) => daysAway === undefined);

const followsLink = ({ daysAway, steps: [first] }: SessionKind): boolean =>
  daysAway === undefined && first?.do === 'look' && (first.at === 'event' || first.at === 'player');

function heads({ visits }: Size, changes: number): Bill {
  const followed = visitsOf(visits, followsLink);
  const shared = followed / assumptions.visitsPerLink;
  return {
    // They look at a player next, whose matches come from the copy of `feed`.
    'calls/feed': followed,
    'seconds/feed': followed * functionSeconds.page,
    'calls/page': followed + shared,
    'seconds/page': (followed + shared) * functionSeconds.page,
    'calls/preview': shared,
    'seconds/preview': shared * functionSeconds.preview,
    'reads/heads': keptReads(changes, 2 * (followed + shared)),
  };
}

/** Read by functions and rules inside the database, and sent to nobody. */
const notSent = ['rules', 'copy', 'changes', 'heads', 'function', 'triggers'];

function costs(design: Design, { visits }: Size, bill: Bill, bytesOf: FileBytes): readonly Cost[] {
  const gib = 1024 ** 3;
  const reads = sumOf(bill, 'reads/');
  const sent =
    (reads - notSent.reduce((sum, part) => sum + (bill[`reads/${part}`] ?? 0), 0)) *
    assumptions.documentBytes;
  const seconds = sumOf(bill, 'seconds/');
  const { publishGiB, keptGiB, functionGiB } = assumptions;
  const kept = ['page', 'preview', 'feed'].reduce((sum, name) => sum + (bill[`seconds/${name}`] ?? 0), 0);
  const memory =
    seconds * functionGiB +
    (bill['seconds/publish'] ?? 0) * (publishGiB - functionGiB) +
    kept * (keptGiB - functionGiB);
  // The plain design gets the same app.
  const app = firstVisits(visits) * assumptions.appBytes + visits * assumptions.visitBytes;
  const copied = (['event', 'match', 'player'] as const).reduce(
    (sum, name) =>
      sum +
      (bill[`copied/${name}`] ?? 0) * bytesOf.copy[name] +
      (bill[`changed/${name}`] ?? 0) * bytesOf.changes[name],
    (bill['changed/list'] ?? 0) * publishing.listedBytes,
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
            part: 'copies, changes sent',
            amount: copied / 1e9,
            unit: 'GB',
            dollars: hosting * (copied / (app + copied)),
          },
        ]
      : []),
  ];
}
