import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as english from '@/language/en';
import { catalog as japanese } from '@/language/ja';
import type { Template } from '@/language/template';
import { defineTexts } from '@/language/text';
import { translation } from '@/language/translation';

const catalogs: readonly [string, Readonly<Record<string, Readonly<Record<string, Template>>>>][] = [
  ['ja', japanese],
];

const strings = (template: Template): readonly string[] =>
  typeof template === 'string' ? [template] : Object.values(template);
const namesIn = (template: Template) =>
  new Set(strings(template).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)));
const tagsIn = (template: Template) =>
  new Set(strings(template).flatMap((text) => [...text.matchAll(/<\/?(\w+)>/g)].map(([tag]) => tag)));

const folder = join(__dirname, '../../src/language');

test.each(['en', 'ja'])('every file of %s is listed, and named after what it exports', (language) => {
  const files = readdirSync(join(folder, language)).filter(
    (file) => file !== 'index.ts' && file !== 'texts.ts',
  );
  const listed = language === 'en' ? english : japanese;
  expect(files.map((file) => file.replace(/\.ts$/, '')).sort()).toEqual(Object.keys(listed).sort());
});

const all = Object.entries(english).flatMap(([file, texts]) =>
  Object.entries(texts).map(([name, text]) => ({ file, name, text })),
);

test('an English text has the id it is found by, and only whole placeholders and tags', () => {
  for (const { file, name, text } of all) {
    expect(text.id).toBe(`${file}.${name}`);
    expect(name).toMatch(/^[a-z][\w-]*(\.(\w+|-))?$/i);
  }
});

test.each(catalogs)('%s says everything English says, with the same placeholders and tags', (_, catalog) => {
  for (const { file, name, text } of all) {
    const said = catalog[file]?.[name];
    if (said === undefined) throw new Error(`Expected a text ${text.id}, found none`);
    const counts = (names: ReadonlySet<unknown>) => [...names].filter((each) => each !== 'count').sort();
    expect([text.id, counts(namesIn(said))]).toEqual([text.id, counts(namesIn(text.en))]);
    expect([text.id, [...tagsIn(said)].sort()]).toEqual([text.id, [...tagsIn(text.en)].sort()]);
  }
  for (const [file, texts] of Object.entries(catalog)) {
    const known = all.filter((one) => one.file === file).map(({ name }) => name);
    expect([file, Object.keys(texts).filter((name) => !known.includes(name))]).toEqual([file, []]);
  }
});

test.each([
  ...catalogs,
  [
    'en',
    Object.fromEntries(
      Object.entries(english).map(([file, texts]) => [
        file,
        Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.en])),
      ]),
    ),
  ] as const,
])('no text of %s is empty or half a placeholder', (_, catalog) => {
  const wrong = Object.entries(catalog).flatMap(([file, texts]) =>
    Object.entries(texts)
      .filter(([, template]) =>
        strings(template).some(
          (text) =>
            text.trim() === '' ||
            /[{}<>]/.test(text.replace(/\{\w+\}/g, '').replace(/<(\w+)>([^<]*)<\/\1>/g, '$2')),
        ),
      )
      .map(([name]) => `${file}.${name}`),
  );
  expect(wrong).toEqual([]);
});

test('the compiler refuses a translation that does not fit', () => {
  const en = defineTexts('test', {
    hello: 'Hello {name}',
    waiting: { one: '1 waits', other: '{count} wait' },
    link: '<a>Go</a>',
  });
  const translate = translation<typeof en>();
  translate({ hello: '{name}さん、こんにちは', waiting: '{count}件', link: '<a>進む</a>' });
  translate({ hello: '{name}', waiting: { other: '{count}件' }, link: '<a>進む</a>' });
  // @ts-expect-error: a text is missing
  translate({ hello: '{name}', waiting: '{count}件' });
  // @ts-expect-error: a placeholder is missing
  translate({ hello: 'こんにちは', waiting: '{count}件', link: '<a>進む</a>' });
  // @ts-expect-error: a placeholder is not the English one
  translate({ hello: '{nam}', waiting: '{count}件', link: '<a>進む</a>' });
  // @ts-expect-error: a tag is missing
  translate({ hello: '{name}', waiting: '{count}件', link: '進む' });
  // @ts-expect-error: there is no such text
  translate({ hello: '{name}', waiting: '{count}件', link: '<a>進む</a>', more: 'もっと' });
  expect(Object.keys(en)).toEqual(['hello', 'waiting', 'link']);
});

test('Japanese has its own punctuation beside Japanese letters', () => {
  const letter = '[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}ー」）]';
  const half = new RegExp(`${letter}\\s?[?:!(),;.]|[(),!?]${letter}`, 'u');
  const wrong = Object.entries(japanese).flatMap(([file, texts]) =>
    Object.entries<Template>(texts)
      .filter(([, template]) => strings(template).some((text) => half.test(text)))
      .map(([name, template]) => `${file}.${name} ${strings(template).join(' | ')}`),
  );
  expect(wrong).toEqual([]);
});

test('Japanese calls one thing by one word', () => {
  // The word to use, and synonyms found in earlier texts.
  const others = {
    審査待ち: /判断待ち|承認待ち|保留中/,
    ブラウザー: /ブラウザ(?!ー)/,
    提案者: /投稿者/,
    ほか: /他[のはに]/,
  };
  const wrong = Object.entries(japanese).flatMap(([file, texts]) =>
    Object.entries<Template>(texts).flatMap(([name, template]) =>
      Object.entries(others)
        .filter(([, other]) => strings(template).some((text) => other.test(text)))
        .map(([word]) => `${file}.${name}: ${word}`),
    ),
  );
  expect(wrong).toEqual([]);
});
