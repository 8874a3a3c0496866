import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../../scripts/base/digest';
import { root } from '../../../scripts/base/root';
import { budgets } from '../../../scripts/build/clientBudgets';
import { chunks, places, standsIn } from '../../../scripts/build/sharedCode';

test('every place that a chunk is made of is there', () => {
  const gone = Object.values(places)
    .flat()
    .filter((place) => !existsSync(join(root, place.replace('.*', '.tsx'))));
  expect(gone).toEqual([]);
});

test('every chunk that the division of the code or a budget names is one that the client imports', () => {
  const said = new Set(
    filesBelow(join(root, 'src')).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/webpackChunkName: "([^"]+)"/g)].map(([, name]) => name),
    ),
  );
  const named = [...Object.values(chunks).flat(), ...Object.keys(budgets.lazy)];
  expect(named.filter((name) => !said.has(name))).toEqual([]);
});

test('a path stands in a folder by whole names, on any system', () => {
  expect(standsIn('src/model/parsing/', join(root, 'src/model/parsing/recordParser.ts'))).toBe(true);
  expect(standsIn('src/model/parsing/', join(root, 'src/model/match.ts'))).toBe(false);
  expect(standsIn('src/ui/Choices.*', join(root, 'src/ui/Choices.module.css'))).toBe(true);
  expect(standsIn('src/ui/Choices.*', join(root, 'src/ui/ChoicesMore.tsx'))).toBe(false);
  expect(standsIn('src/lib/parsed.ts', 'C:\\armwiki\\src\\lib\\parsed.ts')).toBe(true);
});
