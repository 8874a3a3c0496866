import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { match } from '@test/support/factories';
import { root } from '../../scripts/base/root';
import { checkSport } from '../checkSport';

const armWrestling = join(root, 'data/sports/armw.json');
const folder = mkdtempSync(join(tmpdir(), 'sport-'));
const written = (content: string) => {
  const file = join(folder, 'sport.json');
  writeFileSync(file, content);
  return file;
};

test('a definition is summed up in a few lines', () => {
  expect(checkSport(armWrestling, [])).toEqual([
    'Arm Wrestling (armw)',
    'Arm (arm): R, L',
    expect.stringMatching(/^Weight class \(weight\): 50kg, .*, Open$/),
    expect.stringMatching(/^Age group \(choices\.age\): U15, /),
    expect.stringMatching(/^Para class \(choices\.para\): standing, /),
    'rated apart by arm, by parameters of its own',
  ]);
});

test.each([
  [
    'a file that is not there',
    () => join(folder, 'none.json'),
    /expected a file with a sport's definition, found none/,
  ],
  ['no JSON', () => written('{'), /expected a sport's definition in JSON, found .*\. Mend it first/],
  [
    'no definition',
    () => written('{"id":"armw"}'),
    /no definition that can be taken\.\n {2}name: expected a value/,
  ],
])('%s is told in a sentence', (_, file, sentence) => {
  expect(() => checkSport(file(), [])).toThrow(sentence);
});

test('one that lacks a code which matches have is refused, and says what to do', () => {
  const text = readFileSync(armWrestling, 'utf8').replace('"code": "Open"', '"code": "Free"');
  expect(() => checkSport(written(text), [match('m', { weight: 'Open' })])).toThrow(
    'weight: the code "Open" is missing, but 1 match uses it. Keep it with "retired": true.',
  );
  expect(checkSport(written(text), [])).toHaveLength(6);
});
