import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';

export interface TrafficOptions {
  readonly db: Firestore;
  readonly matches: ReadonlyMap<string, DocumentData>;
  /** A match that a page of before makes, without a day. */
  readonly withoutDay: () => DocumentData;
  readonly random: () => number;
}

/** Writes during each page of a run: it waits for the first half; the rest happen while it works. */
const writesOfPage = 12;

/**
 * Pages of the previous and of this version at work, and the expected documents in the end. The previous one scores,
 * and makes matches without a day, before and after all others; this one scores, gives days, and makes matches with
 * one.
 */
export function createTraffic({ db, matches, withoutDay, random }: TrafficOptions) {
  const ids = [...matches.keys()];
  const expected = new Map(matches);
  const redated = new Set<string>();
  let begun = 0;
  /** One after the other, so that their order is known. */
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
    redated,
    begun: () => begun,
    /** A pace during which people write up to `most` times in all, beside each page. */
    pace: (most: number) => async (): Promise<void> => {
      const count = Math.min(writesOfPage, most - begun);
      await writeMore(Math.ceil(count / 2));
      void writeMore(Math.floor(count / 2));
    },
    settled: () => working,
  };
}
