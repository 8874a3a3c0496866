import type { Scope } from '@/backend/scope';
import type { CommandBody } from '@/model/proposals/command';
import type { Delivery } from '@test/support/fakeServer';

/**
 * The cost of a session, by name: `reads/players`, `writes/decisions`, `deletes/…`, `calls/applyWikiDelta`, `seconds/…`
 * of a function; `copied/match` and `changed/match`, the loaded records of published copies and changes; and
 * `documents/…`, sent by live queries, which an emulator can count too.
 */
export type Bill = Readonly<Record<string, number>>;

export class Meter {
  private readonly counted: Record<string, number> = {};

  get bill(): Bill {
    return { ...this.counted };
  }

  add(name: string, count: number): void {
    if (count !== 0) this.counted[name] = (this.counted[name] ?? 0) + count;
  }

  delivered(scope: Scope, delivery: Delivery): void {
    this.add(`reads/${scope.kind}`, readsOf(scope, delivery));
    this.add(`documents/${scope.kind}`, delivery.docs.length + delivery.left);
  }

  loaded({ file, count }: { readonly file: string; readonly count: number }): void {
    this.add(`${file.includes('-changes-') ? 'changed' : 'copied'}/${file.split('-')[0]}`, count);
  }

  sent(body: CommandBody): void {
    for (const [name, count] of Object.entries(commandBill(body))) this.add(name, count);
  }
}

/**
 * Firestore's rules for live queries: one read for each document that comes or changes, and for each that leaves
 * because it changed, none for a deleted one; at least one read for a query. After more than 30 minutes without a
 * connection the whole answer counts again.
 */
export function readsOf(scope: Scope, { docs, left, gone, asNew }: Delivery): number {
  if (!asNew) return docs.length + left - gone;
  // Two listeners: the applied deltas that name the record, and the one document that may have made it.
  if (scope.kind === 'history') {
    const made = docs.filter(({ id }) => id === scope.docId).length;
    return Math.max(1, docs.length - made) + 1;
  }
  return Math.max(1, docs.length);
}

/** Seconds of one instance; assumptions, see docs/scale.md. */
export const functionSeconds = {
  applyWikiDelta: { call: 0.2, delta: 0.08 },
  deltaWritten: 0.08,
  data: 0.05,
  page: 0.05,
  preview: 0.1,
  changes: 2,
} as const;

export const matchesOfPlayer = 8;

/** What exists about the record of a proposal. */
export interface RecordLoad {
  /** Its changes applied before. */
  readonly changes: number;
  /** Open proposals for it, including this one. */
  readonly open: number;
}

const usualRecord: RecordLoad = { changes: 1, open: 1 };

type DeltaEvent = 'written' | 'withdrawn' | 'rejected' | 'applied';

/** Reads of a query that finds `count` and asks for at most `most`. */
const found = (count: number, most: number): number => Math.max(1, Math.min(count, most));

/**
 * Cost of `handleDeltaWritten.ts` after the change of one delta: it counts the author's open proposals again and notes
 * a decision for the author's trust, devices and inbox. Assumes that trust is off, or a proposal might be applied at
 * once; `switchReads` has the read that says so. A test counts the same on the emulator.
 */
export function triggerBill(event: DeltaEvent, { changes }: RecordLoad = usualRecord): Bill {
  const decided = event === 'rejected' || event === 'applied';
  // The quota, the allowance and the count; the author has already counted a new proposal, so only the quota is read.
  const counting = event === 'written' ? { reads: 1, writes: 0 } : { reads: 3, writes: 1 };
  // For a decision the act, the trust, and the applied changes including this one, which may be a reversion.
  const trust = {
    reads: decided ? 2 + (event === 'applied' ? found(changes + 1, 20) : 0) : 0,
    writes: decided ? 2 : 0,
  };
  // Whether the notice was sent, and the devices.
  const notice = { reads: decided ? 2 : 0, writes: decided ? 1 : 0 };
  // The record's name, whether the news was written, and whether the account still exists.
  const news = { reads: decided ? 3 : 0, writes: decided ? 1 : 0 };
  const parts = [counting, trust, notice, news];
  return {
    'calls/deltaWritten': 1,
    'seconds/deltaWritten': functionSeconds.deltaWritten,
    'reads/triggers': parts.reduce((sum, { reads }) => sum + reads, 0),
    'writes/triggers': parts.reduce((sum, { writes }) => sum + writes, 0),
    // A device of the author's reads the news once, now or in the next session.
    ...(decided && { 'reads/inbox': 1 }),
  };
}

/** New proposals of one minute share the read of whether trust is on. */
export const switchReads = (seconds: number): Bill => ({ 'reads/triggers': Math.ceil(seconds / 60) });

/** The cost of one call that applies `count` proposals, without its triggers; counted on the emulator too. */
export function applyBill(count: number, { changes, open }: RecordLoad = usualRecord): Bill {
  const { call, delta } = functionSeconds.applyWikiDelta;
  const each = 5 + found(open, Infinity) + found(changes, 5);
  return {
    'calls/applyWikiDelta': 1,
    'seconds/applyWikiDelta': call + delta * count,
    'reads/function': 3 + count * each,
    'writes/decisions': 1 + count * 2,
    'deletes/decisions': 1,
  };
}

/**
 * The cost of one command, without the listeners that show its effect. Transactions read what `commitDelta.ts` gets;
 * rules read what `firestore.rules` asks for by `get`, `getAfter` and `exists`, each document once.
 */
export function commandBill(body: CommandBody, record = usualRecord): Bill {
  switch (body.kind) {
    case 'upsertDelta': {
      const isNew = body.proposal.docId === '';
      return {
        'reads/transactions': isNew ? 2 : 3,
        'reads/rules': isNew ? 4 : 2,
        'writes/proposals': 2,
        ...triggerBill('written'),
      };
    }
    case 'deleteDelta':
      return { 'reads/transactions': 1, 'deletes/proposals': 1, ...triggerBill('withdrawn') };
    case 'rejectDelta':
      return { 'reads/transactions': 1, 'writes/decisions': 1, ...triggerBill('rejected') };
    case 'applyDeltas': {
      const count = body.deltaIds.length;
      return plus(applyBill(count, record), times(triggerBill('applied', record), count));
    }
    default:
      throw new Error(`The simulation has no price for ${body.kind}`);
  }
}

/** The job after the rename of a player writes the name into matches, in addition to `applyDeltas`. */
export const renameBill: Bill = { 'reads/function': matchesOfPlayer, 'writes/decisions': matchesOfPlayer };

export const times = (bill: Bill, factor: number): Bill =>
  Object.fromEntries(Object.entries(bill).map(([name, count]) => [name, count * factor]));

export function plus(...bills: readonly Bill[]): Bill {
  const sum: Record<string, number> = {};
  for (const bill of bills)
    for (const [name, count] of Object.entries(bill)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

export const sumOf = (bill: Bill, prefix: string): number =>
  Object.entries(bill).reduce((sum, [name, count]) => (name.startsWith(prefix) ? sum + count : sum), 0);
