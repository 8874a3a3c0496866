import fc from 'fast-check';
import type { Json } from '@/lib/json';
import { runs } from '@test/support/property';
import { dyingTransactions } from '../../crashes';
import { anyAmendmentOf, anyDeltaList, crowd, type DeltaList } from '../../randomDeltas';
import { longAgo, type Docs } from '../../documents';
import { apply, openStore, refresh, type TestStore } from '../../support';

/** Cases in parallel: each mostly waits for the emulator. */
const lanes = 4;
const cases = runs(12).numRuns;
// The limit ends a run that hangs, not a slow one.
jest.setTimeout(180_000 + cases * 8_000);

const stores = Array.from({ length: lanes * 2 }, (_, at) => openStore(`demo-crash-${at}`));
afterAll(() => Promise.all(stores.map((store) => store.close())));

interface Story {
  readonly deltas: DeltaList;
  /** Deltas that the moderator forces, some at the present version and some at an older one. */
  readonly force: Readonly<Record<string, number>>;
  /** Values that the moderator applies instead of the proposed ones. */
  readonly amend: Readonly<Record<string, Json>>;
  readonly crashes: readonly { readonly commit: number; readonly when: 'before' | 'after' }[];
  readonly pageSize: number;
  readonly jobCrashes: Story['crashes'];
}

const anyCrashes: fc.Arbitrary<Story['crashes']> = fc.array(
  fc.record({ commit: fc.integer({ min: 1, max: 14 }), when: fc.constantFrom('before', 'after') }),
  { minLength: 1, maxLength: 3 },
);

const anyStory: fc.Arbitrary<Story> = anyDeltaList.chain((deltas) =>
  fc.record({
    deltas: fc.constant(deltas),
    force: fc.dictionary(
      fc.constantFrom(...deltas.map(([id]) => id)),
      fc.constantFrom(longAgo.toMillis(), longAgo.toMillis() - 1),
      { maxKeys: 2 },
    ),
    amend: fc
      .tuple(
        ...deltas.map(([id, doc]) => fc.option(anyAmendmentOf(doc).map((value) => [id, value] as const))),
      )
      .map((chosen) => Object.fromEntries(chosen.filter((each) => each !== null))),
    crashes: anyCrashes,
    pageSize: fc.constantFrom(2, 3, 100),
    jobCrashes: anyCrashes,
  }),
);

async function prepare(store: TestStore, deltas: DeltaList): Promise<void> {
  await store.empty();
  await store.put({
    ...crowd,
    ...Object.fromEntries(deltas.map(([id, doc]) => [`delta/${id}`, doc])),
  });
}

/** The documents after an undisturbed call and job, and after each was killed several times. */
async function outcomesOf(
  [clean, killed]: readonly [TestStore, TestStore],
  { deltas, force, amend, crashes, jobCrashes, pageSize }: Story,
): Promise<{ readonly expected: Docs; readonly found: Docs; readonly again: Docs }> {
  await Promise.all([prepare(clean, deltas), prepare(killed, deltas)]);
  const ids = deltas.map(([id]) => id);
  const undisturbed = apply(clean, ids, { force, amend }).then(() => refresh(clean));
  for (const [n, at] of crashes.entries()) {
    const server = dyingTransactions(killed.db, at);
    await apply(killed, ids, { force, amend, ...server }).catch((error: unknown) => {
      if (!server.isDead()) throw error;
    });
    expectNothingHalf(await killed.all());
    const jobAt = jobCrashes[n];
    if (jobAt === undefined) continue;
    const job = dyingTransactions(killed.db, jobAt);
    await refresh(killed, { ...job, pageSize }).catch((error: unknown) => {
      if (!job.isDead()) throw error;
    });
  }
  await apply(killed, ids, { force, amend });
  await refresh(killed, { pageSize });
  await undisturbed;
  const [expected = {}, found = {}] = (await Promise.all([clean.all(), killed.all()])).map(restsByName);
  await apply(clean, ids, { force, amend });
  await refresh(clean);
  return { expected, found, again: restsByName(await clean.all()) };
}

function restsByName(docs: Docs): Docs {
  const names = new Map<string, string>(
    Object.entries(docs).flatMap(([path, { rest }]) =>
      typeof rest === 'string' ? [[`delta/${rest}`, `${path}-rest`] as const] : [],
    ),
  );
  return Object.fromEntries(
    Object.entries(docs).map(([path, doc]) => [
      names.get(path) ?? path,
      'rest' in doc ? { ...doc, rest: names.get(`delta/${doc['rest']}`) } : doc,
    ]),
  );
}

/** A delta is applied or not, and no copy is stale without a note of it. */
function expectNothingHalf(docs: Docs): void {
  for (const [path, doc] of Object.entries(docs)) {
    expect([path, 'applying' in doc]).toEqual([path, false]);
    if (!path.startsWith('match/')) continue;
    for (const side of ['player1', 'player2']) {
      const { id, name } = doc[side];
      const source = docs[`player/${id}`];
      if (source !== undefined && source['name'] !== name)
        expect(docs).toHaveProperty([`staleCopies/player_${id}`]);
    }
    const { id, date } = doc['event'];
    if (docs[`event/${id}`]?.['date'] !== date) expect(docs).toHaveProperty([`staleCopies/event_${id}`]);
  }
}

test('killed between any two writes and called again, what is stored equals one undisturbed call and job', async () => {
  const free = Array.from({ length: lanes }, (_, at) => [stores[at * 2], stores[at * 2 + 1]] as const);
  // Fixed stories: random ones would sometimes lack one of the outcomes counted below.
  const stories = fc.sample(anyStory, {
    numRuns: cases,
    seed: Number(process.env['ARMWIKI_SEED'] ?? 20261121),
  });
  const seen = { applied: 0, rejected: 0, new: 0, amended: 0, rest: 0 };
  const waiting = stories.values();
  await Promise.all(
    free.map(async ([clean, killed]) => {
      if (!clean || !killed) throw new Error('Expected two stores for each lane');
      for (const story of waiting) {
        const { expected, found, again } = await outcomesOf([clean, killed], story);
        expect({ story, stored: found }).toEqual({ story, stored: expected });
        expect({ story, stored: again }).toEqual({ story, stored: expected });
        for (const { status, amended, rest } of Object.values(expected)) {
          if (status in seen) seen[status as keyof typeof seen] += 1;
          if (amended !== undefined) seen.amended += 1;
          if (rest !== undefined) seen.rest += 1;
        }
      }
    }),
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});
