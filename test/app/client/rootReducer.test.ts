import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(__dirname, '../../../src');
const textOf = (file: string) => readFileSync(join(src, file), 'utf8');
const root = textOf('app/client/rootReducer.ts');
const listening = /const listening = \[(.*)\]/.exec(root)?.[1] ?? '';

const slices = [...root.matchAll(/^ {2}(\w+): (\w+Slice)\.reducer/gm)].map(([, key = '', slice = '']) => ({
  key,
  text: textOf(`${new RegExp(`${slice} } from '@/(.*)'`).exec(root)?.[1]}.ts`),
}));

test('the key of each slice begins the types of its actions', () => {
  expect(slices.length).toBeGreaterThan(20);
  const names = slices.map(({ text }) => /\bname: '(\w+)'|createEntitySlice<.*>\('(\w+)'\)/.exec(text));
  expect(names.map((found) => found?.[1] ?? found?.[2])).toEqual(slices.map(({ key }) => key));
});

test('slices that react to the actions of others are listed', () => {
  const reacting = slices.filter(({ text }) => text.includes('extraReducers')).map(({ key }) => key);
  expect(reacting.length).toBeGreaterThan(3);
  expect([...listening.matchAll(/'(\w+)'/g)].map(([, key]) => key).sort()).toEqual(
    [...reacting, 'answers'].sort(),
  );
});
