import { isDeletion, isNewRecord, type Delta } from '@/model/proposals/delta';
import { faultless } from '@/model/proposals/faultless';
import type { Collection } from '@/model/schema/recordSchema';

export type ProposalKind = 'new' | 'change' | 'deletion';

export const kindOf = (delta: Delta): ProposalKind =>
  isNewRecord(delta) ? 'new' : isDeletion(delta) ? 'deletion' : 'change';

interface Decided {
  readonly accepted: number;
  readonly rejected: number;
}

export interface AuthorRecord extends Decided {
  readonly ofKind: (delta: Delta) => Decided;
  /** The most proposals sent within one minute around this one. A bundle counts once. */
  readonly inAMinute: (delta: Delta) => number;
}

const minuteMs = 60_000;
const none: Decided = { accepted: 0, rejected: 0 };

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

/**
 * Whether it was rejected for its content or later reverted. The server also rejects proposals that are
 * superseded or no longer needed, which is not the author's fault.
 */
export const isFaulted = ({ status, reasonCause, reverted }: Delta): boolean =>
  reverted !== undefined ||
  (status === 'rejected' && !(reasonCause !== undefined && faultless.has(reasonCause.code)));

/** For each turn, the size of the busiest minute that contains it. */
function busiestMinutes(deltas: readonly Delta[]): ReadonlyMap<string, number> {
  const times = new Map(deltas.map((delta) => [turnOf(delta), delta.timestamp]));
  const turns = [...times].sort(([, a], [, b]) => a - b);
  const timeAt = (at: number) => turns[at]?.[1] ?? Infinity;
  let end = 0;
  const sizes = turns.map(([, from], at) => {
    while (timeAt(end) - from < minuteMs) end += 1;
    return end - at;
  });
  const sizeAt = (at: number) => sizes[at] ?? 0;
  /**
   * Start turns whose minutes may contain the current turn, from index `first`. Sizes decrease towards the
   * end.
   */
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

const turnOf = ({ id, bundle }: Delta): string => (bundle === undefined ? `alone/${id}` : `bundle/${bundle}`);
