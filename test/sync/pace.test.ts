import { createPace } from '@/sync/copySlices';

test('does so much at a time as fits into its budget, within bounds and with no leaps', () => {
  const pace = createPace({ budgetMs: 4, first: 100, least: 30, most: 300 });
  const sizes = [1, 1, 0, 4, 8, 40, 400, 4].map((ms) => {
    pace.took(ms);
    return pace.size();
  });
  expect(sizes).toEqual([200, 300, 300, 300, 150, 75, 38, 38]);
});

test('comes to rest where a turn takes its budget, whatever the device', () => {
  for (const msEach of [0.01, 0.05, 0.12]) {
    const pace = createPace();
    for (let turn = 0; turn < 20; turn += 1) pace.took(pace.size() * msEach);
    expect(pace.size() * msEach).toBeCloseTo(4, 0);
  }
});
