/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { createLanguage, english } from '@/language/language';
import { preferredLanguage } from '@/language/languages';
import { Rich } from '@/language/Rich';
import { defineTexts, message } from '@/language/text';
import { LanguageContext } from '@/language/useLanguage';

const texts = defineTexts('test', {
  hello: 'Hello',
  greeting: 'Hello {name}',
  waiting: { one: '1 change waits', other: '{count} changes wait' },
  kept: '{what}, kept on this device',
  link: 'Written by {who}. <link>How {it} works</link> and <b>why</b>',
});
const { t } = english;
const japanese = createLanguage('ja', {
  test: {
    hello: 'こんにちは',
    waiting: '変更{count}件',
    link: '<link>{it}の仕組み</link>と<b>理由</b>。{who}',
  },
});

test('a text is said with its values', () => {
  expect(t(texts.hello)).toBe('Hello');
  expect(t(texts.greeting, { name: 'Ann {count}' })).toBe('Hello Ann {count}');
});

test('a plural follows the count, and numbers are grouped', () => {
  expect(t(texts.waiting, { count: 1 })).toBe('1 change waits');
  expect(t(texts.waiting, { count: 0 })).toBe('0 changes wait');
  expect(t(texts.waiting, { count: 12_345 })).toBe('12,345 changes wait');
  expect(japanese.t(texts.waiting, { count: 1 })).toBe('変更1件');
});

test('a message is data, holds other messages, and is said in whichever language is shown', () => {
  const kept = message(texts.kept, { what: message(texts.waiting, { count: 2 }) });
  expect(JSON.parse(JSON.stringify(kept))).toEqual(kept);
  expect(t(kept)).toBe('2 changes wait, kept on this device');
  // An incomplete update may lack a translation: then the text is English.
  expect(japanese.t(kept)).toBe('変更2件, kept on this device');
});

test('the compiler refuses values that are missing or unknown', () => {
  // @ts-expect-error: the name is missing
  t(texts.greeting);
  // @ts-expect-error: there is no such name
  t(texts.greeting, { nam: 'Ann' });
  // @ts-expect-error: a plural counts numbers
  t(texts.waiting, { count: '2' });
  // @ts-expect-error: the tags are missing
  <Rich text={texts.link} values={{ who: 'Ann', it: 'it' }} />;
  expect(Object.keys(texts)).toHaveLength(5);
});

test.each([
  [english, 'Written by <i>Ann</i>. <a>How 1,000 works</a> and <b>why</b>'],
  [japanese, '<a>1,000の仕組み</a>と<b>理由</b>。<i>Ann</i>'],
])('elements stand where the language wants them', (language, html) => {
  const { container } = render(
    <LanguageContext value={language}>
      <Rich
        text={texts.link}
        values={{ who: <i>Ann</i>, it: 1000 }}
        tags={{ link: (words) => <a>{words}</a>, b: (words) => <b>{words}</b> }}
      />
    </LanguageContext>,
  );
  expect(container.innerHTML).toBe(html);
});

test.each([
  [['ja-JP', 'en'], 'ja'],
  [['de', 'JA', 'en'], 'ja'],
  [['en-US', 'ja'], 'en'],
  [['de', 'fr'], 'en'],
  [[], 'en'],
])('a browser that wants %j gets %s', (wanted, code) => {
  expect(preferredLanguage(wanted)).toBe(code);
});

test('several values are listed as the language lists them', () => {
  expect(t(texts.greeting, { name: ['Ann', 'Bea', message(texts.waiting, { count: 2 })] })).toBe(
    'Hello Ann, Bea and 2 changes wait',
  );
});

test('a name that runs from right to left has a direction of its own in a plain sentence', () => {
  expect(t(texts.greeting, { name: 'علي' })).toBe('Hello \u2068علي\u2069');
  expect(t(texts.greeting, { name: 'Ann\u202E' })).toBe('Hello \u2068Ann\u2069');
  expect(t(texts.greeting, { name: ['علي', 'Ann'] })).toBe('Hello \u2068علي\u2069 and Ann');
});
