import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as combining from '@/store/combineParts';
import type * as slicing from '@/store/createSlice';
import '@/app/client/rootReducer';

interface Builder {
  readonly addCase: (action: { readonly type: string }) => Builder;
}
type Reactions = ReadonlyMap<string, (builder: Builder) => void>;

jest.mock('@/store/createSlice', () => {
  const { createSlice } = jest.requireActual<typeof slicing>('@/store/createSlice');
  const reactions = new Map<string, unknown>();
  return {
    reactions,
    createSlice: (options: Parameters<typeof createSlice>[0]) => {
      if (options.extraReducers) reactions.set(options.name, options.extraReducers);
      return createSlice(options);
    },
  };
});
jest.mock('@/store/combineParts', () => {
  const { combineParts } = jest.requireActual<typeof combining>('@/store/combineParts');
  const given = {};
  return {
    given,
    combineParts: (...[slices, reacting]: Parameters<typeof combineParts>) => {
      Object.assign(given, reacting);
      return combineParts(slices, reacting);
    },
  };
});

const src = join(__dirname, '../../../src');
const textOf = (file: string) => readFileSync(join(src, file), 'utf8');
const root = textOf('app/client/rootReducer.ts');

const slices = [...root.matchAll(/^ {2}(\w+): (\w+Slice)\.reducer/gm)].map(([, key = '', slice = '']) => ({
  key,
  text: textOf(`${new RegExp(`${slice} } from '@/(.*)'`).exec(root)?.[1]}.ts`),
}));

test('the key of each slice begins the types of its actions', () => {
  expect(slices.length).toBeGreaterThan(20);
  const names = slices.map(({ text }) => /\bname: '(\w+)'|createEntitySlice<.*>\('(\w+)'\)/.exec(text));
  expect(names.map((found) => found?.[1] ?? found?.[2])).toEqual(slices.map(({ key }) => key));
});

test('slices that react to the actions of others are listed, with what the types of these begin with', () => {
  const { reactions } = jest.requireMock<{ readonly reactions: Reactions }>('@/store/createSlice');
  const { given } = jest.requireMock<{ readonly given: object }>('@/store/combineParts');
  expect(reactions.size).toBeGreaterThan(3);
  const beginnings = [...reactions].map(([name, build]) => {
    const types: string[] = [];
    const builder: Builder = {
      addCase: ({ type }) => {
        types.push(type.replace(/[^/]*$/, ''));
        return builder;
      },
    };
    build(builder);
    return [name, [...new Set(types)].sort()] as const;
  });
  expect(given).toEqual({ ...Object.fromEntries(beginnings), answers: [''] });
});
