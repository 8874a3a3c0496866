import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRun, worseThan } from '../../bench/compare';

const figure = (value: number, floor: number, id = 'overlay-1', size = 400) => ({ id, size, value, floor });
const fileOf = (text: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'run.json');
  writeFileSync(file, text);
  return file;
};

test('a figure is named once its ratio to the floor is more than a quarter worse', () => {
  const before = [figure(10, 1)];
  expect(worseThan(before, [figure(12.5, 1)])).toEqual([]);
  expect(worseThan(before, [figure(13, 1)])).toEqual(['overlay-1 at 400: 10 × floor before, 13 now']);
});

test('a slower machine is no worse figure, and a better floor is no excuse', () => {
  expect(worseThan([figure(10, 1)], [figure(40, 4)])).toEqual([]);
  expect(worseThan([figure(10, 1)], [figure(10, 0.5)])).toHaveLength(1);
});

test('figures without a floor are compared by themselves', () => {
  expect(worseThan([figure(0, 0)], [figure(579, 1)])).toEqual(['overlay-1 at 400: 0 before, 579 now']);
  expect(worseThan([figure(579, 0)], [figure(579, 0)])).toEqual([]);
});

test('figures and sizes that only one run has are not compared', () => {
  expect(worseThan([figure(1, 1)], [figure(9, 1, 'heap'), figure(9, 1, 'overlay-1', 4_000)])).toEqual([]);
});

test('a stored run is read, and anything else is refused', () => {
  const rows = [figure(10, 1)];
  expect(readRun(fileOf(JSON.stringify({ rows })))).toEqual(rows);
  for (const other of ['{}', '[]', '{"rows":[{"id":"heap"}]}'])
    expect(() => readRun(fileOf(other))).toThrow('expected the rows of a run');
});
