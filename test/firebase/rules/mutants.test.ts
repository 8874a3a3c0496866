import { mutantsOf } from './mutants';

const source = `
match /thing/{id} {
  allow get, list;
  // A word && another.
  allow create: if isA() && (isB('x || y') || !isC(['p', 'q']));
  function isA() {
    return one
      && two(three || four);
  }
}`;

const bodies = mutantsOf(source).map(({ source: mutated, effect }) => {
  const lines = source.split('\n');
  const changed = mutated.split('\n').find((line, at) => line !== lines[at]) ?? '';
  return [effect, changed.trim()];
});

test('a mutant for every method, operand and whole condition, and none for texts and comments', () => {
  expect(bodies).toEqual([
    ['narrower', 'allow list;'],
    ['narrower', 'allow get;'],
    ['narrower', 'allow create: if false;'],
    ['wider', 'allow create: if true;'],
    ['wider', "allow create: if true && (isB('x || y') || !isC(['p', 'q']));"],
    ['wider', 'allow create: if isA() && true;'],
    ['narrower', "allow create: if isA() && (false || !isC(['p', 'q']));"],
    ['narrower', "allow create: if isA() && (isB('x || y') || false);"],
    ['wider', 'return true'],
    ['wider', '&& true;'],
  ]);
});

test('mutants have names of their own', () => {
  const names = mutantsOf(source).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
