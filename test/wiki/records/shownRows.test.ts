import fc from 'fast-check';
import { emptyTable, tableDelete, tableSet, tableValues } from '@/lib/table';
import type { Match } from '@/model/records/records';
import { withheldName } from '@/model/privacy/withholding';
import { deriveNamed, matchNamed, playerNamed } from '@/wiki/records/identitiesSelectors';
import { match, player } from '@test/support/factories';

const withName = (id: string, name: string) => {
  const known = match(id);
  return { ...known, player1: { ...known.player1, name } };
};
const anyStep = fc.oneof(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    name: fc.constantFrom('Ann', 'Bea', withheldName),
  }),
  fc.constantFrom('a', 'b', 'c', 'd'),
  fc.record({ said: fc.constantFrom(withheldName, '氏名非公開', 'Nom retiré') }),
);

test('however rows and the language change, names that were withheld are said in it, and all else stays the same object', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
      const follow = deriveNamed<Match>(matchNamed);
      let rows = emptyTable<Match>();
      let said: string = withheldName;
      for (const step of steps) {
        if (typeof step === 'string') rows = tableDelete(rows, [step]);
        else if ('said' in step) ({ said } = step);
        else rows = tableSet(rows, [[step.id, withName(step.id, step.name)]]);
        const shown = [...tableValues(follow(rows, said))];
        const stored = [...tableValues(rows)];
        expect(shown).toEqual(stored.map((each) => matchNamed(each, said)));
        for (const [at, each] of stored.entries())
          if (each.player1.name !== withheldName || said === withheldName) expect(shown[at]).toBe(each);
        if (said === withheldName) expect(follow(rows, said)).toBe(rows);
      }
    }),
  );
});

test('a player is renamed who says so, and nobody who is called alike', () => {
  const called = player('ann', { name: withheldName });
  expect(playerNamed(called, '氏名非公開')).toBe(called);
  expect(playerNamed({ ...called, withheld: true }, '氏名非公開').name).toBe('氏名非公開');
});
