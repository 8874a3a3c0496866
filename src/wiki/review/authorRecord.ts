import { isDeletion, isNewRecord, type Delta } from '@/model/delta';
import { faultless } from '@/model/faultless';
import type { Collection } from '@/model/schema/recordSchema';

export type ProposalKind = 'new' | 'change' | 'deletion';

/** Whether a proposal makes a record, changes one or deletes it. */
export const kindOf = (delta: Delta): ProposalKind =>
  isNewRecord(delta) ? 'new' : isDeletion(delta) ? 'deletion' : 'change';

/** How many proposals were accepted and rejected. */
interface Decided {
  readonly accepted: number;
  readonly rejected: number;
}

/** Facts about an author that the proposals at hand tell. */
export interface AuthorRecord extends Decided {
  /** The same of proposals like this one. */
  readonly ofKind: (delta: Delta) => Decided;
  /** How many were sent within a minute that this one is in; what was entered together counts once. */
  readonly inAMinute: (delta: Delta) => number;
}

const minuteMs = 60_000;
const none: Decided = { accepted: 0, rejected: 0 };

/** Reads the record of an author from the proposals, which are newest first. */
export function authorRecordOf(deltas: readonly Delta[]): AuthorRecord {
  const decided = new Map<string, Decided>();
  for (const delta of deltas) {
    const key = kindKey(delta.collection, kindOf(delta));
    decided.set(key, withOne(decided.get(key) ?? none, delta));
  }
  const sums = [...decided.values()];
  const minutes = busiestMinutes(deltas);
  return {
    accepted: sums.reduce((sum, { accepted }) => sum + accepted, 0),
    rejected: sums.reduce((sum, { rejected }) => sum + rejected, 0),
    ofKind: (delta) => decided.get(kindKey(delta.collection, kindOf(delta))) ?? none,
    inAMinute: (delta) => minutes.get(turnOf(delta)) ?? 0,
  };
}

const kindKey = (collection: Collection, kind: ProposalKind) => `${collection}/${kind}`;

function withOne({ accepted, rejected }: Decided, delta: Delta): Decided {
  return {
    accepted: delta.status === 'applied' && !isFaulted(delta) ? accepted + 1 : accepted,
    rejected: isFaulted(delta) ? rejected + 1 : rejected,
  };
}

/** Tells whether it was rejected for what it says, or reverted after all: the server also rejects what something else stands for. */
export const isFaulted = ({ status, reasonCause, reverted }: Delta): boolean =>
  reverted !== undefined ||
  (status === 'rejected' && !(reasonCause !== undefined && faultless.has(reasonCause.code)));

/** Of each turn, how many there are in the busiest minute that it is in. */
function busiestMinutes(deltas: readonly Delta[]): ReadonlyMap<string, number> {
  const times = new Map(deltas.map((delta) => [turnOf(delta), delta.timestamp]));
  const turns = [...times].sort(([, a], [, b]) => a - b);
  const timeAt = (at: number) => turns[at]?.[1] ?? Infinity;
  let end = 0;
  /** How many are in the minute that begins with each. */
  const sizes = turns.map(([, from], at) => {
    while (timeAt(end) - from < minuteMs) end += 1;
    return end - at;
  });
  const sizeAt = (at: number) => sizes[at] ?? 0;
  /** Those whose minutes this one may be in, from `first` on: each later one begins a minute with fewer in it. */
  const begun: number[] = [];
  let first = 0;
  return new Map(
    turns.map(([turn, time], at) => {
      while (begun.length > first && sizeAt(begun.at(-1)!) <= sizeAt(at)) begun.pop();
      begun.push(at);
      while (time - timeAt(begun[first]!) >= minuteMs) first += 1;
      return [turn, sizeAt(begun[first]!)];
    }),
  );
}

/** The act of sending that a proposal belongs to: its bundle, or itself. */
const turnOf = ({ id, bundle }: Delta): string => (bundle === undefined ? `alone/${id}` : `bundle/${bundle}`);
