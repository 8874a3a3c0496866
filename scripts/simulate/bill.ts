import type { Scope } from '@/backend/scope';
import type { CommandBody } from '@/model/command';
import type { Delivery } from '@test/support/fakeServer';

/**
 * The cost of a session, by name: `reads/players`, `writes/decisions`, `deletes/…`, `calls/applyWikiDelta`,
 * `seconds/…` of a function, `copied/match` and `changed/match`, the records of published copies and of published changes
 * that were loaded, and `documents/…`, what live queries sent, which an emulator can tell too.
 */
export type Bill = Readonly<Record<string, number>>;

/** Keeps a bill while something happens. */
export class Meter {
  private readonly counted: Record<string, number> = {};

  get bill(): Bill {
    return { ...this.counted };
  }

  add(name: string, count: number): void {
    if (count !== 0) this.counted[name] = (this.counted[name] ?? 0) + count;
  }

  /** A live query has brought something. */
  delivered(scope: Scope, delivery: Delivery): void {
    this.add(`reads/${scope.kind}`, readsOf(scope, delivery));
    this.add(`documents/${scope.kind}`, delivery.docs.length + delivery.left);
  }

  /** A published file was loaded. Its name begins with its collection. */
  loaded({ file, count }: { readonly file: string; readonly count: number }): void {
    this.add(`${file.includes('-changes-') ? 'changed' : 'copied'}/${file.split('-')[0]}`, count);
  }

  /** A command was sent, and the function and the triggers behind it have done their work. */
  sent(body: CommandBody, byModerator: boolean): void {
    for (const [name, count] of Object.entries(commandBill(body, byModerator))) this.add(name, count);
  }
}

/**
 * Firestore's rules for live queries: one read for each document that comes or changes, and for each that leaves because
 * it changed, none for one that was deleted; at least one read for a query. After more than 30 minutes without a
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

/** Matches that name one player; a name is copied to each of them. */
export const matchesOfPlayer = 8;

/**
 * The cost of the functions that the change of one delta sets off: `quotaKeeper.ts`, and for a decision
 * `notifyAuthor.ts`.
 */
const trigger = (decided: boolean): Bill => ({
  'calls/deltaWritten': 1,
  'seconds/deltaWritten': functionSeconds.deltaWritten,
  // The quota and the count of what is open; for a decision whether it was told, and the devices.
  'reads/triggers': decided ? 4 : 2,
  'writes/triggers': decided ? 2 : 1,
});

/**
 * The cost of one command beside the listeners that show its effect. Transactions read what `commitDelta.ts` and
 * `applyStep.ts` get; rules read what `firestore.rules` asks for by `get` and `exists`, each document once.
 */
function commandBill(body: CommandBody, byModerator: boolean): Bill {
  switch (body.kind) {
    case 'upsertDelta': {
      const isNew = body.proposal.docId === '';
      return {
        'reads/transactions': isNew ? 1 : 2,
        // The ban, the quota of an ordinary author, and whether a new record's id is taken.
        'reads/rules': 1 + (byModerator ? 0 : 1) + (isNew ? 1 : 0),
        'writes/proposals': 1,
        ...trigger(false),
      };
    }
    case 'deleteDelta':
      return { 'reads/transactions': 1, 'deletes/proposals': 1, ...trigger(false) };
    case 'rejectDelta':
      return { 'reads/transactions': 1, 'writes/decisions': 1, ...trigger(true) };
    case 'applyDeltas': {
      const count = body.deltaIds.length;
      const { call, delta } = functionSeconds.applyWikiDelta;
      return {
        'calls/applyWikiDelta': 1,
        'seconds/applyWikiDelta': call + delta * count,
        // The lease; each delta three times, its record, and a query for what it replaces.
        'reads/function': 1 + count * 5,
        'writes/decisions': 1 + count * 2,
        'deletes/decisions': 1,
        ...times(trigger(true), count),
      };
    }
    default:
      throw new Error(`The simulation has no price for ${body.kind}`);
  }
}

/** The job after the rename of a player writes the name into matches; on top of `applyDeltas`. */
export const renameBill: Bill = { 'reads/function': matchesOfPlayer, 'writes/decisions': matchesOfPlayer };

export const times = (bill: Bill, factor: number): Bill =>
  Object.fromEntries(Object.entries(bill).map(([name, count]) => [name, count * factor]));

export function plus(...bills: readonly Bill[]): Bill {
  const sum: Record<string, number> = {};
  for (const bill of bills)
    for (const [name, count] of Object.entries(bill)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

/** The sum of all names that begin so. */
export const sumOf = (bill: Bill, prefix: string): number =>
  Object.entries(bill).reduce((sum, [name, count]) => (name.startsWith(prefix) ? sum + count : sum), 0);
