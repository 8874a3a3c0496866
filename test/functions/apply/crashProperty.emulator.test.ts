import fc from 'fast-check';
import { runs } from '@test/support/property';
import { dyingTransactions } from '../crashes';
import { anyDeltaList, crowd, type DeltaList } from '../randomDeltas';
import { longAgo, type Docs } from '../documents';
import { apply, openStore, type TestStore } from '../support';

/** Cases side by side: each mostly waits for the emulator. */
const lanes = 4;
const cases = runs(30).numRuns;
jest.setTimeout(30_000 + cases * 8_000);

const stores = Array.from({ length: lanes * 2 }, (_, at) => openStore(`demo-crash-${at}`));
afterAll(() => Promise.all(stores.map((store) => store.close())));

interface Story {
  readonly deltas: DeltaList;
  /** Deltas the moderator insists on, some over the version that is there and some over an older one. */
  readonly force: Readonly<Record<string, number>>;
  readonly crashes: readonly { readonly commit: number; readonly when: 'before' | 'after' }[];
  readonly writesPerTransaction: number;
}

const anyStory: fc.Arbitrary<Story> = anyDeltaList.chain((deltas) =>
  fc.record({
    deltas: fc.constant(deltas),
    force: fc.dictionary(
      fc.constantFrom(...deltas.map(([id]) => id)),
      fc.constantFrom(longAgo.toMillis(), longAgo.toMillis() - 1),
      { maxKeys: 2 },
    ),
    crashes: fc.array(
      fc.record({ commit: fc.integer({ min: 1, max: 14 }), when: fc.constantFrom('before', 'after') }),
      { minLength: 1, maxLength: 3 },
    ),
    writesPerTransaction: fc.constantFrom(4, 6, 400),
  }),
);

async function prepare(store: TestStore, deltas: DeltaList): Promise<void> {
  await store.empty();
  await store.put({
    ...crowd,
    ...Object.fromEntries(deltas.map(([id, doc]) => [`delta/${id}`, doc])),
  });
}

/** The documents stored after a call that nothing disturbed, and after one that was killed so often. */
async function outcomesOf(
  [clean, killed]: readonly [TestStore, TestStore],
  { deltas, force, crashes, writesPerTransaction }: Story,
): Promise<{ readonly expected: Docs; readonly found: Docs; readonly again: Docs }> {
  await Promise.all([prepare(clean, deltas), prepare(killed, deltas)]);
  const ids = deltas.map(([id]) => id);
  const over = { force, writesPerTransaction };
  const undisturbed = apply(clean, ids, over);
  for (const at of crashes) {
    const server = dyingTransactions(killed.db, at);
    await apply(killed, ids, { ...over, ...server }).catch((error: unknown) => {
      if (!server.isDead()) throw error;
    });
  }
  await apply(killed, ids, over);
  await undisturbed;
  const [expected, found] = await Promise.all([clean.all(), killed.all()]);
  await apply(clean, ids, over);
  return { expected, found, again: await clean.all() };
}

test('killed between any two writes and called again, what is stored equals one undisturbed call', async () => {
  const free = Array.from({ length: lanes }, (_, at) => [stores[at * 2], stores[at * 2 + 1]] as const);
  // The same stories each time, or now and then a run would happen to lack one of the outcomes counted below.
  const stories = fc.sample(anyStory, {
    numRuns: cases,
    seed: Number(process.env['ARMWIKI_SEED'] ?? 20261121),
  });
  const seen = { applied: 0, rejected: 0, new: 0 };
  const waiting = stories.values();
  await Promise.all(
    free.map(async ([clean, killed]) => {
      if (!clean || !killed) throw new Error('Expected two stores for each lane');
      for (const story of waiting) {
        const { expected, found, again } = await outcomesOf([clean, killed], story);
        // Named in the failure, so that it can become a case of its own.
        expect({ story, stored: found }).toEqual({ story, stored: expected });
        expect({ story, stored: again }).toEqual({ story, stored: expected });
        for (const { status } of Object.values(expected))
          if (status in seen) seen[status as keyof typeof seen] += 1;
      }
    }),
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});
