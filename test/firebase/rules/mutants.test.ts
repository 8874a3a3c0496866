import { cases } from './cases';
import { chosenMutants } from './chosenMutants';
import { readKillers } from './killers';
import { batchesOf, mutantsOf } from './mutants';

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

const whole = `service cloud.firestore {
  match /databases/{database}/documents {${source.replaceAll('\n', '\n    ')}
  }
}`;

test('mutants that lie apart share a source, in which each is in force for its number alone', () => {
  const batches = batchesOf(whole, mutantsOf(whole), 3);
  expect(batches.flatMap(({ mutants }) => mutants)).toHaveLength(10);
  for (const { mutants } of batches) expect(mutants.length).toBeLessThanOrEqual(3);
  const changed = batches.map(({ source: together }) => {
    const lines = whole.split('\n').map((line) => line.trim());
    const own = together.split('\n').map((line) => line.trim());
    return own.filter((line) => !lines.includes(line) && !line.startsWith('return request.auth'));
  });
  const [counting = ''] = changed[0] ?? [];
  expect(counting).toBe('function mutated(number) {');
  expect(changed.map((lines) => lines.slice(1))).toEqual([
    [
      'allow list; allow get: if !mutated(0);',
      "allow create: if !mutated(1) && (isA() && (isB('x || y') || !isC(['p', 'q'])));",
      'return ((one) || mutated(2))',
    ],
    [
      'allow get; allow list: if !mutated(0);',
      "allow create: if ((isA() && (isB('x || y') || !isC(['p', 'q']))) || mutated(1));",
      '&& ((two(three || four)) || mutated(2));',
    ],
    ["allow create: if ((isA()) || mutated(0)) && (((isB('x || y') || !isC(['p', 'q']))) || mutated(1));"],
    ["allow create: if isA() && (((isB('x || y')) && !mutated(0)) || ((!isC(['p', 'q'])) && !mutated(1)));"],
  ]);
});

// Without them the proof tries one case after the other, which takes five times longer.
test('of every condition a case is noted that fails without it', () => {
  const known = new Set(cases.map(({ name }) => name));
  const killers = readKillers();
  const unknown = chosenMutants(false).filter(({ name }) => !known.has(killers[name] ?? ''));
  const howTo = 'note a case by RULES_KILLERS=write npm run test:all -- emulator mutation';
  expect(unknown.map(({ name }) => `${name}: ${howTo}`)).toEqual([]);
});
