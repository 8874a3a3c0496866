import { free, prices } from '../../costs/prices';
import {
  applyBill,
  commandBill,
  functionSeconds,
  plus,
  sumOf,
  switchReads,
  times,
  triggerBill,
  type Bill,
} from '../bill';
import { assumptions } from '../day';
import { keptReads, publishing } from '../publishing';
import { amountsOf, recordLoad, type Load } from './load';
import type { ReaderBill } from './sampleReader';

interface Party {
  readonly name: string;
  readonly people: number;
  readonly bill: Bill;
}

interface Cost {
  readonly part: string;
  readonly amount: number;
  readonly unit: string;
  /** US dollars of the day, beyond the free allowances. */
  readonly dollars: number;
}

export interface FinalBill {
  readonly parties: readonly Party[];
  readonly bill: Bill;
  readonly money: readonly Cost[];
  readonly total: number;
}

const seconds = ({ hours }: Load): number => hours * 3_600;

const edit = {
  kind: 'upsertDelta',
  proposal: { collection: 'match', docId: 'm', field: 'order', value: 1 },
} as const;

/**
 * Cost of a final. The server sends each applied change to every reader; everything else grows with the proposals
 * alone.
 * @param reader measured cost of the real client.
 */
export function finalBill(load: Load, reader: ReaderBill): FinalBill {
  const { proposals, applied, rejected, calls } = amountsOf(load);
  const record = recordLoad(load);
  // The whole card; the sampled reader's was shorter.
  const card = { 'reads/matchesOfEvent': load.card - reader.card };
  const reading = (people: number) =>
    times(plus(reader.open, card, times(reader.perChange, applied)), people);
  // Hosting caches a record's page for ten minutes, and each edge asks the function itself.
  const pages = Math.min(load.glances + load.readers, (publishing.edges * seconds(load)) / pageKeptSeconds);
  const parties: readonly Party[] = [
    { name: 'readers with the event open', people: load.readers, bill: reading(load.readers) },
    {
      name: 'visitors who look and go',
      people: load.glances,
      bill: {
        'calls/page': pages,
        'seconds/page': pages * functionSeconds.page,
        'reads/heads': keptReads(applied, pages, seconds(load)),
      },
    },
    {
      name: 'editors',
      people: load.editors,
      bill: plus(
        reading(load.editors),
        times(commandBill({ ...edit, deltaId: 'd', basedOn: null } as never), proposals),
        switchReads(seconds(load)),
        // Authors receive their proposal when it is stored, and again when it is decided.
        { 'reads/ownDeltas': 2 * proposals },
      ),
    },
    {
      name: 'moderators',
      people: load.moderators,
      bill: plus(
        // Each moderator follows the queue, where a proposal comes and goes, and all matches.
        times({ 'reads/queue': 2 * proposals, 'reads/matchesOfSport': applied }, load.moderators),
        times(applyBill(load.perCall, record), calls),
        times(triggerBill('applied', record), applied),
        times({ 'reads/transactions': 1, 'writes/decisions': 1 }, rejected),
        times(triggerBill('rejected', record), rejected),
      ),
    },
  ];
  const bill = plus(...parties.map((party) => party.bill));
  const money = moneyOf(load, bill);
  return { parties, bill, money, total: money.reduce((sum, { dollars }) => sum + dollars, 0) };
}

const pageKeptSeconds = 600;

/** Read by functions and rules inside the database, and sent to nobody. */
const notSent = ['rules', 'heads', 'function', 'triggers'] as const;

export const sentOf = (bill: Bill): number =>
  sumOf(bill, 'reads/') - notSent.reduce((sum, part) => sum + (bill[`reads/${part}`] ?? 0), 0);

function moneyOf(load: Load, bill: Bill): readonly Cost[] {
  const over = (amount: number, allowance: number, price: number) => Math.max(0, amount - allowance) * price;
  const sent = (sentOf(bill) * assumptions.documentBytes) / 1024 ** 3;
  const running = sumOf(bill, 'seconds/');
  const memory = running * assumptions.functionGiB;
  const visitors = load.readers + load.glances;
  const app =
    ((load.readers * load.newReaders + load.glances) * assumptions.appBytes +
      visitors * assumptions.visitBytes) /
    1e9;
  const plain = (part: string, amount: number, allowance: number, price: number, unit = ''): Cost => ({
    part,
    amount,
    unit,
    dollars: over(amount, allowance, price),
  });
  return [
    plain('reads', sumOf(bill, 'reads/'), free.reads, prices.read),
    plain('writes', sumOf(bill, 'writes/'), free.writes, prices.write),
    plain('deletes', sumOf(bill, 'deletes/'), free.deletes, prices.delete),
    plain('function calls', sumOf(bill, 'calls/'), free.calls, prices.call),
    {
      part: 'function time',
      amount: memory,
      unit: 'GiB-s',
      dollars:
        over(memory, free.gibSeconds, prices.gibSecond) + over(running, free.cpuSeconds, prices.cpuSecond),
    },
    plain('documents sent', sent, free.documentGiB, prices.documentGiB, 'GiB'),
    plain('app sent', app, free.hostingGB, prices.hostingGB, 'GB'),
  ];
}
