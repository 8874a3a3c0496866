import { createWordComparer } from '@/model/identity/compareWords';
import { countNeighbours } from '@/model/identity/neighbours';
import { romanize } from '@/model/identity/romanize';
import { typingPrice } from '@/model/identity/typingErrors';
import { weigh } from '@/model/identity/weighWords';
import { createWordBook, type Word } from '@/model/identity/wordBook';

/** As many words as a long list has, none of them near the names of these tests. */
function longBook() {
  const [consonants, vowels] = ['bdfgklmnprstvz', 'aeiou'].map((letters) => [...letters]);
  const syllables = consonants!.flatMap((consonant) => vowels!.map((vowel) => consonant + vowel));
  const book = createWordBook();
  const take = (text: string, count: number) => {
    const word = book.take(romanize(text, () => ''));
    word.count = count;
    return word;
  };
  for (const one of syllables) for (const other of syllables) take(one + other, 1);
  return { take, count: () => countNeighbours(book.words()) };
}

const weightOf = (a: Word, b: Word): number =>
  weigh(a, b, { listSize: 20_000, syllabicNames: 0, compareWords: createWordComparer() }, undefined).weight;

test.each([
  ['swapped', 'Wilson', 'Wislon'],
  ['left out', 'Wilson', 'Wilon'],
  ['doubled', 'Wilson', 'Willson'],
  ['on the key beside it', 'Wilson', 'Wulson'],
])('a letter %s is a typing error, and a letter of a far key seldom is', (_, one, other) => {
  const price = typingPrice(one.toLowerCase(), other.toLowerCase())!;
  expect(price).toBe(typingPrice(other.toLowerCase(), one.toLowerCase()));
  expect(price).toBeLessThan(typingPrice('wilson', 'wiqson')!);
});

test('errors at the first or last letter make other names, and two errors are no typing error', () => {
  expect(typingPrice('moore', 'moores')!).toBeGreaterThan(typingPrice('moore', 'moorre')!);
  expect(typingPrice('wilson', 'wlson')!).toBeLessThan(typingPrice('wilson', 'ilson')!);
  for (const other of ['wilson', 'wlsno', 'wiltton', 'wil'])
    expect(typingPrice('wilson', other)).toBeUndefined();
});

test('a word that nobody else has nearly is the misspelling of one that is near', () => {
  const { take, count } = longBook();
  const [name, typed] = [take('wykhard', 3), take('wkyhard', 1)];
  const before = weightOf(name, typed);
  count();
  expect(weightOf(name, typed)).toBeGreaterThan(before + 2);
  for (const other of ['wykhbrd', 'wykhrd', 'wykhardt', 'wykharf']) take(other, 50);
  count();
  expect(weightOf(name, typed)).toBeLessThan(before + 2);
});

test('words that several people have each are two names', () => {
  const { take, count } = longBook();
  const [one, other] = [take('hansson', 10), take('hanssen', 1)];
  count();
  const misspelt = weightOf(one, other);
  other.count = 10;
  count();
  expect(weightOf(one, other)).toBeLessThan(misspelt - 1);
});

test('a form of a name that few people have tells more than one of many', () => {
  const { take, count } = longBook();
  const [name, form] = [take('panagiotis', 7), take('panos', 1)];
  count();
  const rare = weightOf(name, form);
  take('takis', 300);
  count();
  expect(weightOf(name, form)).toBeLessThan(rare - 1);
});

test('a short list says nothing about what is near', () => {
  const book = createWordBook();
  const word = book.take(romanize('wykhard', () => ''));
  countNeighbours(book.words());
  expect([word.typed, word.forms]).toEqual([undefined, undefined]);
});
