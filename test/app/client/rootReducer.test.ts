import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(__dirname, '../../../src');
const textOf = (file: string) => readFileSync(join(src, file), 'utf8');

test('a slice that answers actions of others is asked about all', () => {
  const root = textOf('app/client/rootReducer.ts');
  const hears = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('Slice.ts') && /extraReducers/.test(textOf(file)))
    .flatMap((file) => /const (\w+Slice) = createSlice/.exec(textOf(file))?.[1] ?? []);
  expect(hears.length).toBeGreaterThan(3);
  for (const slice of hears)
    expect([slice, root]).toEqual([slice, expect.stringContaining(`${slice}.reducer`)]);
});
