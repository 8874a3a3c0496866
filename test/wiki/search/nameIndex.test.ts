import fc from 'fast-check';
import { NameIndex, type Named } from '@/wiki/search/nameIndex';
import { nameWords } from '@/model/names/nameSearch';
import { nameSound } from '@/model/names/nameSound';
import { fitOf, typedWord } from '@/wiki/search/wordFit';
import { anyId, runs } from '@test/support/property';

const named = (name: string, aliases: readonly string[] = [], facts: readonly string[] = []): Named => ({
  id: name,
  name: nameWords(name),
  aliases: aliases.map(nameWords),
  facts,
  rank: 0,
});

function indexOf(...all: readonly Named[]) {
  const index = new NameIndex();
  for (const each of all) index.put(each);
  return index;
}

const people = indexOf(
  named('Levan Saginashvili', ['The Georgian Hulk']),
  named('Devon Larratt', ['No Limits']),
  named('Denis Cyplenkov'),
  named('John Brzenk'),
  named('Krzysztof Łukasiewicz'),
  named('Ermes Gasparini'),
  named('Evgeny Prudnyk'),
  named('Todd Hutchings'),
  named('Michael Todd', [], ['usa']),
);

const found = (text: string) =>
  [...people.search(nameWords(text))].sort((a, b) => a.cost - b.cost).map(({ id }) => id);

test.each([
  ['levan', 'Levan Saginashvili'],
  ['saginashvili levan', 'Levan Saginashvili'],
  ['LUKASIEWICZ', 'Krzysztof Łukasiewicz'],
  ['saginashvily', 'Levan Saginashvili'],
  ['saginsahvili', 'Levan Saginashvili'],
  ['saginashwili', 'Levan Saginashvili'],
  ['sagenash', 'Levan Saginashvili'],
  ['larat', 'Devon Larratt'],
  ['devin larrat', 'Devon Larratt'],
  ['tsyplenkov', 'Denis Cyplenkov'],
  ['ciplenk', 'Denis Cyplenkov'],
  ['jhon brzenk', 'John Brzenk'],
  ['brezenk', 'John Brzenk'],
  ['gasperini', 'Ermes Gasparini'],
  ['prudnik', 'Evgeny Prudnyk'],
  ['georgian hulk', 'Levan Saginashvili'],
  ['no limits devon', 'Devon Larratt'],
  ['todd usa', 'Michael Todd'],
])('“%s” finds %s first', (text, name) => {
  expect(found(text)[0]).toBe(name);
});

test('two consonants sound like whole names only, not like the beginning of any', () => {
  const index = indexOf(named('Kaishev'), named('Kosta'), named('Kush'));
  expect(index.search(['qqqzzz']).map(({ id }) => id)).toEqual(['Kush']);
});

test('a name that has nothing of what was typed is not found', () => {
  expect(found('zzz')).toEqual([]);
  expect(found('levan larratt')).toEqual([]);
  expect(found('')).toEqual([]);
});

test('the whole name comes before a word of it, a beginning after both, and an error last', () => {
  const index = indexOf(named('Todd'), named('Michael Todd'), named('Toddington Ray'), named('Todt Ray'));
  const fits = index.search(['todd']).map(({ id, fit }) => `${fit} ${id}`);
  expect(fits.sort()).toEqual([
    'exact Michael Todd',
    'prefix Toddington Ray',
    'similar Todt Ray',
    'whole Todd',
  ]);
});

const word = fc.constantFrom('ann', 'anna', 'bea', 'beata', 'cor', 'corr', 'dan', 'dana', 'e');
const words = fc.array(word, { maxLength: 3 });
const anyNamed = fc.record({
  id: anyId,
  name: words,
  aliases: fc.array(words, { maxLength: 2 }),
  facts: words,
  rank: fc.nat(),
});
const step = fc.oneof(
  anyNamed.map((value) => ({ kind: 'put' as const, value })),
  anyId.map((id) => ({ kind: 'delete' as const, id })),
);

test('after any history it finds what an index made from scratch finds', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 25 }),
      fc.array(word, { minLength: 1, maxLength: 2 }),
      (steps, query) => {
        const index = new NameIndex();
        const wanted = new Map<string, Named>();
        for (const each of steps) {
          if (each.kind === 'put') {
            index.put(each.value);
            wanted.set(each.value.id, each.value);
          } else {
            index.delete(each.id);
            wanted.delete(each.id);
          }
        }
        const byId = (hits: readonly { readonly id: string }[]) =>
          [...hits].sort((a, b) => (a.id < b.id ? -1 : 1));
        expect(byId(index.search(query))).toEqual(byId(indexOf(...wanted.values()).search(query)));
        expect(index.size).toBe(wanted.size);
      },
    ),
    runs(200),
  );
});

const letters = fc.stringMatching(/^[aelnrstv]{1,7}$/);
const anyWords = fc.array(fc.oneof(word, letters), { minLength: 1, maxLength: 3 });

/** A word with a typing error or without its end. */
const typed = (from: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom(...from),
      fc.nat(),
      fc.constantFrom('change', 'drop', 'add', 'swap', 'end', 'none'),
    )
    .map(([text, at, how]) => {
      const place = at % text.length;
      const [before, letter = '', next = '', after] = [
        text.slice(0, place),
        text[place],
        text[place + 1],
        text.slice(place + 2),
      ];
      const rest = next + after;
      if (how === 'change') return `${before}e${rest}`;
      if (how === 'drop') return before + rest || text;
      if (how === 'add') return `${before}l${letter}${rest}`;
      if (how === 'swap') return before + next + letter + after;
      return how === 'end' ? before || text : text;
    });

const asked = fc
  .array(fc.record({ name: anyWords, alias: anyWords, facts: anyWords }), { minLength: 1, maxLength: 12 })
  .chain((names) =>
    fc.tuple(
      fc.constant(names),
      fc.array(typed(names.flatMap(({ name, alias, facts }) => [...name, ...alias, ...facts])), {
        minLength: 1,
        maxLength: 3,
      }),
    ),
  );

/** The fits that comparing every typed word with every word of a name finds. */
function exhaustively({ name, aliases, facts }: Named, query: readonly string[]) {
  const named = [...name, ...aliases.flat()];
  const fitsIn = (word: string, others: readonly string[]) =>
    others.flatMap((other) => fitOf(typedWord(word), other, nameSound(other))?.fit ?? []);
  const fits = query.map((word) => [
    ...fitsIn(word, named),
    ...fitsIn(word, facts).filter((fit) => fit !== 'sound'),
  ]);
  return {
    isNear: fits.every((each) => each.some((fit) => fit === 'exact' || fit === 'prefix')),
    fits: fits.every((each) => each.length > 0),
  };
}

test('the index finds what comparing each typed word with each word of each name finds', () => {
  fc.assert(
    fc.property(asked, ([names, query]) => {
      const all = names.map(({ name, alias, facts }, at): Named => ({
        id: `n${at}`,
        name,
        aliases: [alias],
        facts,
        rank: 0,
      }));
      const near = all.filter((each) => exhaustively(each, query).isNear);
      const wanted = near.length >= 6 ? near : all.filter((each) => exhaustively(each, query).fits);
      const ids = indexOf(...all)
        .search(query)
        .map(({ id }) => id);
      expect([...ids].sort()).toEqual(wanted.map(({ id }) => id).sort());
    }),
    runs(300),
  );
});
