import type { Firestore } from 'firebase-admin/firestore';
import { followEvent } from '../../../../functions/src/clock/picks/followResult';

/** A database where somebody picked, and the documents that were written to it. */
function withPicks() {
  const written: string[] = [];
  const asked: unknown[] = [];
  const query = {
    where: (field: string, _: string, value: unknown) => {
      if (field === 'event') asked.push(value);
      return query;
    },
    limit: () => query,
    get: async () => ({ empty: false }),
  };
  const doc = (path: string) => ({ set: async () => void written.push(path) });
  return { db: { collectionGroup: () => query, doc } as unknown as Firestore, written, asked };
}

const cup = { date: '2026-12-24', name: 'Winter Cup' };
const merged = { ...cup, sameAs: 'x' };

test.each([
  ['is separated from another', merged, cup, ['e', 'x']],
  ['is merged into another', cup, merged, ['e', 'x']],
  ['is merged into a third one', merged, { ...cup, sameAs: 'y' }, ['e', 'x', 'y']],
  ['has another name', cup, { ...cup, name: 'Spring Cup' }, ['e']],
])(
  'an event that %s has the tables of all that it counts in made again',
  async (_, before, after, events) => {
    const { db, written, asked } = withPicks();
    await followEvent(db, 'e', before, after);
    expect(asked).toEqual([events]);
    expect(written).toEqual(events.map((id) => `pickStale/${id}`));
  },
);
