import 'fake-indexeddb/auto';
import { createLocalRows } from '@/app/persistence/localRows';
import { emptyRows, replay } from '@/app/persistence/replay';
import type { JournalEntry, RowStore, StoredRows } from '@/backend/rows';
import { player } from '@test/support/factories';
import { storedRows } from '@test/support/storedRows';

const docs = (ids: readonly string[], updatedAt: number) => ids.map((id) => player(id, { updatedAt }));
const crowd = Array.from({ length: 4_200 }, (_, at) => `p${at}`);

/** A life with every kind of event; the crowd moves the rows to more records. */
const history: readonly (JournalEntry | 'fold')[] = [
  {
    entity: 'player',
    scope: 'players',
    event: { kind: 'added', docs: docs(['a', 'b', 'c'], 10) },
    watermark: 10,
  },
  { entity: 'player', scope: 'narrow/1', event: { kind: 'reset', docs: docs(['c', 'd', 'e'], 11) } },
  'fold',
  {
    entity: 'player',
    scope: 'players',
    event: { kind: 'removed', ids: ['a'], deletedIds: ['a'] },
    since: 10,
    watermark: 12,
  },
  {
    entity: 'player',
    scope: 'players',
    event: { kind: 'added', docs: docs(crowd, 13) },
    since: 12,
    watermark: 13,
  },
  { entity: 'player', scope: 'narrow/1', event: { kind: 'reset', docs: docs(['e'], 14) } },
  'fold',
  {
    entity: 'player',
    scope: 'players',
    event: { kind: 'modified', docs: docs(['p7', 'b'], 15) },
    since: 13,
    watermark: 15,
  },
  'fold',
];

const normal = ({ entities, marks }: StoredRows) => ({
  docs: Object.fromEntries(entities.player.docs.map((doc) => [doc.id, doc.updatedAt])),
  held: Object.fromEntries(
    Object.entries(entities.player.held).flatMap(([scope, ids]) =>
      ids.length > 0 ? [[scope, [...ids].sort()]] : [],
    ),
  ),
  marks,
});

/** Lets this many writes through; every one after that fails, as if the page had died. */
function dieAfter(writes: number): { readonly left: () => number; readonly end: () => void } {
  let left = writes;
  const originals = (['put', 'add', 'delete', 'clear'] as const).map((name) => {
    // Called below with the store it belongs to.
    // eslint-disable-next-line @typescript-eslint/unbound-method
    const original = IDBObjectStore.prototype[name];
    const spy = jest.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (
      this: IDBObjectStore,
      ...args: unknown[]
    ) {
      left -= 1;
      if (left < 0) throw new DOMException('the page died', 'AbortError');
      return Reflect.apply(original, this, args) as never;
    });
    return spy;
  });
  return { left: () => left, end: () => originals.forEach((spy) => spy.mockRestore()) };
}

/** Lives until the crash; returns what was durable by then. */
async function live(rows: RowStore): Promise<readonly JournalEntry[]> {
  const durable: JournalEntry[] = [];
  try {
    for (const step of history) {
      if (step === 'fold') await rows.fold(() => []);
      else {
        await rows.append([step]);
        durable.push(step);
      }
    }
  } catch {
    // The page died here.
  }
  return durable;
}

test('a crash before any single write leaves the last durable state readable', async () => {
  const reports: string[] = [];
  let finished = false;
  for (let cut = 0; !finished; cut += 1) {
    const name = `crash${cut}`;
    const open = () => createLocalRows(name, (message) => reports.push(message));
    const death = dieAfter(cut);
    const durable = await live(open());
    finished = death.left() >= 0;
    death.end();
    const expected = normal(replay(emptyRows(), durable));
    expect(normal(await storedRows(open()))).toEqual(expected);
    // The next session folds what the crash left, to the same rows.
    await open().fold(() => []);
    expect(normal(await storedRows(open()))).toEqual(expected);
    expect(cut).toBeLessThan(100);
  }
  expect(reports).toEqual([]);
}, 60_000);
