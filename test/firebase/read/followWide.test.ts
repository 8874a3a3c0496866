import type { Firestore, QueryDocumentSnapshot } from 'firebase/firestore';
import type { Snapshot } from '@/backend/snapshot';
import { followWide } from '@/firebase/read/followWide';
import type { PlainDoc } from '@/firebase/read/plainDoc';
import { pause } from '@/lib/pause';
import { pageSize } from '@/model/published/pageSize';
import { overlapMs } from '@/model/published/overlap';

type Start = QueryDocumentSnapshot | number | undefined;
type Hear = (answer: unknown) => void;

const opened: { readonly from: Start; readonly hear: Hear }[] = [];

jest.mock('@/firebase/read/queries', () => ({ fillQuery: (_: unknown, __: unknown, from: unknown) => from }));
jest.mock('@/firebase/read/sources', () => ({
  querySource: (from: Start) => (hear: Hear) => {
    opened.push({ from, hear });
    return () => undefined;
  },
}));

const burst = Date.UTC(2026, 4, 1, 12);
const docs = (count: number, first: number, apartMs: number): readonly PlainDoc[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `p${first + at * apartMs}`,
    deleted: true,
    updatedAt: first + at * apartMs,
  }));
const cut = { id: 'last' } as QueryDocumentSnapshot;

/** A visit that resumes at a watermark an hour before the burst; gives the watermark of its last snapshot. */
async function visit(now: number | undefined, ...answers: readonly (readonly PlainDoc[])[]) {
  opened.length = 0;
  const told: Snapshot[] = [];
  const heard = () =>
    told.flatMap(({ events }) => events.flatMap((event) => (event.kind === 'removed' ? event.ids : [])))
      .length;
  let due = 0;
  const mark = { watermark: burst - 3_600_000, checkedAt: burst - 3_600_000 };
  const stop = followWide(
    {} as Firestore,
    { kind: 'players' },
    mark,
    now,
    (snapshot) => told.push(snapshot),
    (error) => {
      throw error;
    },
  );
  for (const answer of answers) {
    opened.at(-1)?.hear({
      docs: () => answer,
      changes: () => answer.map((doc) => ({ kind: 'added', doc })),
      fromServer: true,
      cut: answer.length < pageSize ? undefined : cut,
    });
    due += answer.length;
    while (heard() < due) await pause();
  }
  stop();
  return { from: opened.map(({ from }) => from), watermark: told.at(-1)?.watermark };
}

const newest = burst + (pageSize - 1) * 2;

test('a burst that may show more later is left before the mark, whatever comes after it', async () => {
  const later = docs(1, burst + 3_600_000, 1);
  const { from, watermark } = await visit(burst - 1_000, docs(pageSize, burst, 2), later);
  expect(from.at(-1)).toBe(cut);
  expect(watermark).toBe(newest - overlapMs);
});

test('so it is where nobody knows the time', async () => {
  const { watermark } = await visit(undefined, docs(pageSize, burst, 2));
  expect(watermark).toBe(newest - overlapMs);
});

test('a burst of long ago has shown all', async () => {
  const { from, watermark } = await visit(burst + 3_600_000, docs(pageSize, burst, 2));
  expect([from.at(-1), watermark]).toEqual([cut, newest]);
});

test('changes that come slower are met again by the overlap', async () => {
  const last = burst + (pageSize - 1) * 1_000;
  const { from, watermark } = await visit(burst, docs(pageSize, burst, 1_000));
  expect([from.at(-1), watermark]).toEqual([last - overlapMs, last]);
});
