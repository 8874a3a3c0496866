import { pageSize } from '@/model/published/pageSize';
import { capacity, type Capacity } from '../../functions/src/calls/capacity';
import { prices } from './prices';

/**
 * One machine with a script. Both figures are guesses, not limits of ours: the costs that depend on them grow with
 * them, as the table says.
 */
export const attacker = {
  requestsPerSecond: 1_000,
  /** A rented server's line. */
  bitsPerSecond: 1_000_000_000,
  /** Size of a document in the answer to a query for names alone: it costs a read, and leaves the line to files. */
  bytesPerDocument: 200,
} as const;

/**
 * Documents that the rules read before they refuse a write. A visitor is refused before any read. For an account they
 * read whether it was deleted or banned, its quota, the record, the codes of sports, and the record that it names.
 */
export const readsOfRefused = { anonymous: 0, account: 6 } as const;

/**
 * Functions that anybody can call without an account or with a fresh one. Callables refuse strangers, but run to do so.
 */
const reachable = [
  'data',
  'page',
  'preview',
  'feed',
  'sitemap',
  'report',
  'score',
  'ownAccount',
  'browserErrors',
] as const;
/** Each other callable has its own instances; `callables.test.ts` compares this list with the deployed ones. */
export const callables = ['applyWikiDelta', 'lookUpAccount', 'act', 'declineReports'] as const;

export interface Cost {
  readonly what: string;
  readonly how: string;
  readonly dollars: number;
  /** True if a constant of ours is the limit, rather than the guess about the script. */
  readonly bounded: boolean;
}

const hour = 3_600;
const gibibytes = { '256MiB': 0.25, '512MiB': 0.5, '1GiB': 1, '2GiB': 2 } as const;
const count = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 2 });

/** Every instance busy for the whole hour, on one processor each, whatever the requests. */
function instances(what: string, { memory, maxInstances }: Capacity, functions = 1): Cost {
  const seconds = functions * maxInstances * hour;
  const times = functions === 1 ? '' : `${functions} functions × `;
  return {
    what: `instances of ${what}`,
    how: `${times}${maxInstances} instances × ${count(hour)} s × ($${prices.cpuSecond} + ${gibibytes[memory]} GiB × $${prices.gibSecond})`,
    dollars: seconds * (prices.cpuSecond + gibibytes[memory] * prices.gibSecond),
    bounded: true,
  };
}

/** The reads that the allowances of all instances permit. */
function reads(what: string, { maxInstances, readsPerMinute = 0 }: Capacity): Cost {
  return {
    what: `documents read by ${what}`,
    how: `${maxInstances} instances × ${count(readsPerMinute)} reads a minute × 60 × $${perMillion(prices.read)} a million`,
    dollars: maxInstances * readsPerMinute * 60 * prices.read,
    bounded: true,
  };
}

const perMillion = (price: number) => count(price * 1_000_000);

/**
 * The most that one visitor with a script can make the owner pay in an hour, part by part, beyond the free allowances.
 */
export function worstHour(): readonly Cost[] {
  const { requestsPerSecond, bitsPerSecond } = attacker;
  const requests = requestsPerSecond * hour;
  const lineGB = (bitsPerSecond / 8 / 1e9) * hour;
  const documentsGB = (requests * pageSize * attacker.bytesPerDocument) / 1e9;
  const sentGB = lineGB - documentsGB;
  return [
    ...reachable.map((name) => instances(`\`${name}\``, capacity[name])),
    instances('callables', capacity.callable, callables.length),
    reads('`page`', capacity.page),
    reads('`report`', capacity.report),
    reads('`score`', capacity.score),
    reads('`ownAccount`', capacity.ownAccount),
    reads('`browserErrors`', capacity.browserErrors),
    {
      what: 'requests to functions',
      how: `${count(requestsPerSecond)} a second × ${count(hour)} s × $${perMillion(prices.call)} a million`,
      dollars: requests * prices.call,
      bounded: false,
    },
    {
      what: 'files and pages sent by Hosting',
      how: `${count(bitsPerSecond / 1e9)} Gbit/s × ${count(hour)} s = ${count(lineGB)} GB, less what Firestore sends × $${prices.hostingGB}`,
      dollars: sentGB * prices.hostingGB,
      bounded: false,
    },
    {
      what: 'documents asked of Firestore itself',
      how: `${count(requestsPerSecond)} queries a second × ${pageSize} documents × ${count(hour)} s × $${perMillion(prices.read)} a million`,
      dollars: requests * pageSize * prices.read,
      bounded: false,
    },
    {
      what: 'documents sent by Firestore',
      how: `the same documents × ${attacker.bytesPerDocument} bytes = ${count(documentsGB)} GB × $${prices.documentGiB} a GiB`,
      dollars: (documentsGB * 1e9 * prices.documentGiB) / 2 ** 30,
      bounded: false,
    },
    {
      what: 'writes that the rules refuse',
      how: `${count(requestsPerSecond)} a second × ${readsOfRefused.anonymous} documents, since nobody is signed in`,
      dollars: refusedWrites(readsOfRefused.anonymous),
      bounded: false,
    },
  ];
}

/** The price of an hour of refused writes: only the rules' reads are charged. */
export const refusedWrites = (documents: number): number =>
  attacker.requestsPerSecond * hour * documents * prices.read;

const dollars = (value: number): string => `$${value.toFixed(2)}`;

export function worstHourTable(costs: readonly Cost[] = worstHour()): string {
  const sum = (of: readonly Cost[]) => dollars(of.reduce((total, cost) => total + cost.dollars, 0));
  const rows = costs.map(
    (cost) =>
      `| ${cost.what} | ${cost.how} | ${cost.bounded ? 'ours' : 'the script'} | ${dollars(cost.dollars)} |`,
  );
  return [
    '| what | how it is computed | limited by | at most, an hour |',
    '| --- | --- | --- | --- |',
    ...rows,
    `| **all that a limit of ours holds** | | | **${sum(costs.filter(({ bounded }) => bounded))}** |`,
    `| **all** | | | **${sum(costs)}** |`,
  ].join('\n');
}
