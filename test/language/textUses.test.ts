import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isBackendErrorCode } from '@/backend/errors';
import * as english from '@/language/en';
import { appliedKinds, saidKinds, supersededKinds } from '@/model/news/news';
import { textUses } from './textUses';

const root = resolve(__dirname, '../..');

/** Files whose texts are found by a path, code or kind; another test compares both. */
const byPath: readonly string[] = ['choices', 'definitionProblems', 'errors', 'fields', 'news', 'sentences'];
const files = Object.fromEntries(Object.entries(english).filter(([file]) => !byPath.includes(file)));

/** Where texts are found by the key that an act names, and in which files of texts. */
const byAct: Readonly<Record<string, readonly string[]>> = {
  'src/parts/log/logTitle.ts': ['commands'],
  'src/wiki/outbox/actRules.ts': ['commands'],
};

const uses = ['src', 'functions/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/^src\/language\/(en|ja)\//.test(file))
  .map((file) => ({
    file,
    ...textUses(file, readFileSync(join(root, file), 'utf8'), [...byPath, ...(byAct[file] ?? [])]),
  }));

/** The keys that acts name. The compiler checks that each is a text. */
const keysOfActs = readdirSync(join(root, 'src/model/acts')).flatMap((file) =>
  [...readFileSync(join(root, 'src/model/acts', file), 'utf8').matchAll(/'(\w+)'/g)].map(([, key]) => key),
);

test('a text is always taken by its name, so that it can be found who uses it', () => {
  expect(uses.flatMap(({ file, untold }) => untold.map((where) => `${file}:${where}`))).toEqual([]);
});

test('every text is used', () => {
  const used = new Set(uses.flatMap((file) => file.used));
  for (const file of Object.values(byAct).flat()) for (const key of keysOfActs) used.add(`${file}.${key}`);
  expect(used.size).toBeGreaterThan(500);
  const ids = Object.values(files).flatMap((texts) => Object.values(texts).map(({ id }) => id));
  expect(ids.filter((id) => !used.has(id))).toEqual([]);
});

test('every text of a failure or of news is that of a code or kind', () => {
  expect(Object.keys(english.errors).filter((code) => !isBackendErrorCode(code))).toEqual(['inside']);
  const kinds = [...appliedKinds, ...supersededKinds, ...saidKinds, 'rejected', 'reverted'];
  expect(Object.keys(english.news).sort()).toEqual(kinds.sort());
});

test('no file of texts is empty', () => {
  const empty = Object.entries(english).filter(([, texts]) => Object.keys(texts).length === 0);
  expect(empty.map(([file]) => file)).toEqual([]);
});

test('texts are followed through other names; what only shares a name is none', () => {
  const source = `
    import { titles as texts } from '@/language/en/titles';
    import { home } from '@/language/en/home';
    import { other } from '@/model/other';
    const table = { home: texts.home, list: other.list };
    const title = texts[panel];
    export const A = ({ x }) => <B home={x.home} label={t(home.allEvents)} />;
    send(home);`;
  expect(textUses('A.tsx', source)).toEqual({
    used: ['titles.home', 'home.allEvents'],
    untold: ['6: texts[panel]', '8: send(home)'],
  });
});
