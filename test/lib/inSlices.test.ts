import { inSlices, mostMsPerSlice } from '@/lib/inSlices';

const items = (count: number) => Array.from({ length: count }, (_, at) => at);

test('3,000 rows are worked on in slices, and the page has its turn between any two', async () => {
  const slices = [0];
  const rest = async () => void slices.push(0);
  const done = await inSlices(
    items(3_000),
    (item) => {
      slices[slices.length - 1] = (slices.at(-1) ?? 0) + 1;
      return item * 2;
    },
    { size: 80, rest, now: () => 0 },
  );
  expect(done).toEqual(items(3_000).map((item) => item * 2));
  expect(Math.max(...slices)).toBe(80);
  expect(slices).toHaveLength(Math.ceil(3_000 / 80));
});

test('work that nobody waits for any more ends with its slice', async () => {
  let worked = 0;
  let isOver = false;
  const done = await inSlices(items(100), () => (worked += 1), {
    size: 10,
    now: () => 0,
    rest: async () => {
      isOver = worked >= 30;
    },
    isOver: () => isOver,
  });
  expect(done).toBeUndefined();
  expect(worked).toBe(30);
});

test('a slice of slow items ends earlier, so that none is longer than a frame', async () => {
  const slices = [0];
  let time = 0;
  const done = await inSlices(
    items(10),
    (item) => {
      time += mostMsPerSlice / 2;
      slices[slices.length - 1] = (slices.at(-1) ?? 0) + 1;
      return item;
    },
    { size: 80, rest: async () => void slices.push(0), now: () => time },
  );
  expect(done).toEqual(items(10));
  expect(slices).toEqual([2, 2, 2, 2, 2]);
});
