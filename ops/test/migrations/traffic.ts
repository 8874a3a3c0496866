import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';

export interface TrafficOptions {
  readonly db: Firestore;
  /** The matches that there are, by id. */
  readonly matches: ReadonlyMap<string, DocumentData>;
  /** A match that a page of before makes, without a day. */
  readonly withoutDay: () => DocumentData;
  readonly random: () => number;
}

/** Writes that each page of a run lets happen: it waits for the first half, the others are made while it works. */
const writesOfPage = 12;

/**
 * Pages of the version before and of this one at work, and what has to be stored in the end. The former score, and make matches
 * without a day, in front of all others and behind them; the latter score, give days, and make matches with one.
 */
export function createTraffic({ db, matches, withoutDay, random }: TrafficOptions) {
  const ids = [...matches.keys()];
  const expected = new Map(matches);
  const redated = new Set<string>();
  let begun = 0;
  /** One after the other, so that it is known which of two was the last. */
  let working: Promise<void> = Promise.resolve();

  const change = async (id: string, fields: DocumentData, apply: (was: DocumentData) => DocumentData) => {
    await db.doc(`match/${id}`).update(fields);
    expected.set(id, apply(expected.get(id) ?? {}));
  };
  const score = (id: string, side: 'player1' | 'player2', at: number) => {
    const updatedAt = Timestamp.fromMillis(1_700_000_000_000 + at);
    const fields = { [`${side}.score`]: at, updatedAt };
    return change(id, fields, (was) => ({ ...was, [side]: { ...was[side], score: at }, updatedAt }));
  };
  const put = async (id: string, data: DocumentData) => {
    await db.doc(`match/${id}`).set(data);
    expected.set(id, data);
  };
  const write = (at: number): Promise<void> => {
    const id = ids[Math.floor(random() * ids.length)] ?? '';
    // No match and no event has a day of that year.
    const day = `1999-01-${String(1 + (at % 28)).padStart(2, '0')}`;
    switch (at % 6) {
      case 0:
        return put(`${at % 12 === 0 ? 'a' : 'z'}${at}`, withoutDay());
      case 1:
        return put(`z${at}`, { ...withoutDay(), day });
      case 2:
        redated.add(id);
        return change(id, { day }, (was) => ({ ...was, day }));
      default:
        return score(id, at % 2 === 0 ? 'player1' : 'player2', at);
    }
  };
  const writeMore = (count: number): Promise<void> => {
    for (let left = count; left > 0; left -= 1) {
      const at = begun;
      begun += 1;
      working = working.then(() => write(at));
    }
    return working;
  };

  return {
    expected,
    /** Matches that were given another day. */
    redated,
    begun: () => begun,
    /** A pace at which people write `most` times, all in all, beside each page. */
    pace: (most: number) => async (): Promise<void> => {
      const count = Math.min(writesOfPage, most - begun);
      await writeMore(Math.ceil(count / 2));
      void writeMore(Math.floor(count / 2));
    },
    /** Resolves when all that was begun is stored. */
    settled: () => working,
  };
}
