import fc from 'fast-check';
import { transliterate } from 'transliteration';
import { createNameHints } from '@/model/identity/nameHints';
import { runs } from '@test/support/property';

const names = [
  'Genadi Kvikvinia',
  'Levan Saginashvili',
  'Bacho Saginashvili',
  'Devon Larratt',
  'Evgeny Prudnyk',
  '김민준',
];

const filled = () => {
  const hints = createNameHints(transliterate);
  for (const name of names) hints.put({ id: name, name });
  return hints;
};

test.each([
  ['Genadi', 'Genadi Kvikvinia'],
  ['Gennady', 'Genadi Kvikvinia'],
  ['Levan Saginashvilli', 'Levan Saginashvili'],
  ['ლევან საგინაშვილი', 'Levan Saginashvili'],
  ['LARRATT D', 'Devon Larratt'],
  ['Прудник Евгений', 'Evgeny Prudnyk'],
  ['Minjun Kim', '김민준'],
])('by %s, %s is likely meant', (typed, meant) => {
  expect(filled().find(typed)[0]?.id).toBe(meant);
});

test('a surname finds all of the family, and a stranger nobody', () => {
  expect(
    filled()
      .find('Saginashvily')
      .map(({ id }) => id),
  ).toEqual(['Bacho Saginashvili', 'Levan Saginashvili']);
  for (const typed of ['Xqwrtz Plmk', '', '😀', '\ud800', 'x'.repeat(10_000)])
    expect(filled().find(typed)).toEqual([]);
});

test('players of one name are all found, in the order of their ids', () => {
  const hints = createNameHints(transliterate);
  for (const id of ['c', 'a', 'b']) hints.put({ id, name: 'Zurab Tavberidze' });
  expect(hints.find('Zurab Tavberidze').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('a Korean name is likely meant, however many names of other languages the list has', () => {
  const hints = createNameHints(transliterate);
  const syllables = ['min', 'ji', 'su', 'hyun', 'woo', 'ho', 'young', 'jin', 'seok', 'hee'];
  const given = syllables.flatMap((one) => syllables.map((two) => `${one}-${two}`));
  const koreans = Array.from({ length: 1_000 }, (_, at) => ({
    id: `k${at}`,
    name: `Kim ${given[at % 100] ?? ''}`,
  }));
  const score = () => hints.find('Kim Jun-seo')[0]?.score ?? 0;
  for (const player of [{ id: 'sought', name: 'Kim Jun-seo' }, ...koreans]) hints.put(player);
  for (let at = 0; at < 2_000; at += 1) hints.put({ id: `o${at}`, name: `Bora${at} Vlk${at}` });
  const full = score();
  expect(full).toBeGreaterThan(0.85);
  for (const player of koreans) hints.put(player);
  expect(score()).toBe(full);
});

const name = fc.constantFrom(
  ...names,
  'Gena Kvikvinia',
  'D. Larratt',
  'Devon Laratt',
  'Kim Min-jun',
  '',
  'Levan',
);
const step = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  name: fc.option(name, { nil: undefined }),
  aliases: fc.array(name, { maxLength: 2 }),
});

test('after any history it answers as one that was filled with the last players', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const kept = createNameHints(transliterate);
      const players = new Map<string, { id: string; name: string; aliases: readonly string[] }>();
      for (const { id, name: written, aliases } of steps) {
        if (written === undefined) {
          kept.delete(id);
          players.delete(id);
        } else {
          kept.put({ id, name: written, aliases });
          players.set(id, { id, name: written, aliases });
        }
      }
      const rebuilt = createNameHints(transliterate);
      for (const player of players.values()) rebuilt.put(player);
      for (const query of [...names, 'Genadi', 'Larratt'])
        expect(kept.find(query, 9)).toEqual(rebuilt.find(query, 9));
    }),
    runs(60),
  );
});
