import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSourceMaps, symbolicated } from '../sourceMaps';

const folder = mkdtempSync(join(tmpdir(), 'armwiki-maps-'));
beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'assets/main.0123456789.js.map'),
    JSON.stringify({
      version: 3,
      sources: ['webpack://armwiki/./src/features/rename.ts'],
      names: ['renameEvent'],
      mappings: 'AAEEA',
    }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['r assets/main.0123456789.js:1:1', 'r renameEvent src/features/rename.ts:3:3'],
  [
    '    at r (https://wiki.example/assets/main.0123456789.js:1:1)',
    '    at r (renameEvent src/features/rename.ts:3:3)',
  ],
  ['r@https://wiki.example/assets/main.0123456789.js:1:1', 'r@renameEvent src/features/rename.ts:3:3'],
  [
    '"stack": "Error\\n at assets/main.0123456789.js:1:1"',
    '"stack": "Error\n at renameEvent src/features/rename.ts:3:3"',
  ],
  ['of another build: assets/other.0123456789.js:1:1', 'of another build: assets/other.0123456789.js:1:1'],
])('%s is %s', (text, told) => {
  expect(symbolicated(text, readSourceMaps(folder))).toBe(told);
});

test('a folder that is not there is told', () => {
  expect(() => readSourceMaps(join(folder, 'none'))).toThrow(/Expected source maps in/);
});
