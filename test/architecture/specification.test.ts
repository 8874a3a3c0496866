import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../scripts/base/digest';
import { root } from '../../scripts/base/root';
import { pages } from '@/app/navigation/pages';
import { callTimeoutMs } from '@/firebase/write/call';
import { callFor } from '@/firebase/write/calls';
import { choices } from '@/language/en/choices';
import { deltaId } from '@/model/ids';
import { undoMs } from '@/model/proposals/command';
import { pageSize } from '@/model/published/pageSize';
import { quotaLimits } from '@/model/accounts/quota';
import { routes, type RouteName } from '@/model/sharing/routes';
import { limits } from '@/model/schema/limits';
import { builtInSports, englishOf } from '@/model/sports';
import { tombstoneDays } from '@/model/records/tombstones';
import { command } from '@test/support/commands';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const document = read('docs/specification.md');
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** The text of a point, in one line. */
function point(number: string): string {
  const [, text] =
    new RegExp(`^- \\*\\*${number.replace('.', '\\.')} ([\\s\\S]*?)(?=^- \\*\\*|^## )`, 'm').exec(document) ??
    [];
  if (text === undefined) throw new Error(`Expected a point ${number}, found none`);
  return oneLine(text);
}

const rowsOf = (heading: string): readonly (readonly string[])[] =>
  (document.split(`## ${heading}`)[1] ?? '')
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (-|route|constant)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const filesIn = (text: string) =>
  [...text.matchAll(/`((?:src|functions|data)\/[\w/.-]+\.\w+|firestore\.rules)`/g)].map(
    ([, file = '']) => file,
  );

test('every route has the address, the name and the page that the table says', () => {
  const rows = rowsOf('2. Screens').filter(([, name]) => name !== '`notFound`');
  expect(rows).toHaveLength(14);
  let last: string | undefined;
  for (const [address = '', name = '', page = ''] of rows) {
    const route = name.slice(1, -1) as RouteName;
    last = filesIn(page)[0] ?? last;
    expect(`\`${routes[route].replace(/:(\w+)/g, '{$1}')}\``).toBe(address);
    expect(
      `src/${/@\/([\w/]+)/.exec(String(read('src/app/navigation/pages.ts').split(`  ${route}: `)[1]))?.[1]}.tsx`,
    ).toBe(last);
    expect(Object.keys(pages)).toContain(route);
  }
});

test('the pages with a step before the route changes are those that are named [2.4]', () => {
  const named = [...point('2.4').matchAll(/`(\w+Page)`/g)].map(([, page]) => page);
  const withStep = filesBelow(join(root, 'src/features'))
    .filter((file) => /^ {2}prefetch: /m.test(readFileSync(file, 'utf8')))
    .map((file) => /(\w+)\.tsx$/.exec(file)?.[1]);
  expect(named).toEqual(withStep.sort());
});

test('codes read as they are said to [3.11]', () => {
  const [gender = '', rest = ''] = point('3.11').split('Arm:');
  const labelsIn = (text: string) =>
    Object.fromEntries([...text.matchAll(/(\S) "([^"]+)"/g)].map(([, code, label]) => [code, label]));
  const genders = Object.entries(choices).filter(([path]) => path.startsWith('gender.'));
  expect(labelsIn(gender)).toEqual(Object.fromEntries(genders.map(([path, { en }]) => [path.slice(7), en])));
  const labelsOf = (path: string) =>
    new Map(
      builtInSports
        .flatMap(({ choices }) => choices)
        .find((choice) => choice.path === path)
        ?.codes.map(({ code, label }) => [code, englishOf(label)]),
    );
  expect(labelsIn(rest)).toEqual(Object.fromEntries(labelsOf('arm')));
  const weights = [...rest.matchAll(/`((?:\d+kg|Open)[^`]*)`/g)].map(([, label]) => label);
  expect(weights.length).toBeGreaterThanOrEqual(6);
  for (const label of weights) expect([...labelsOf('weight').values()]).toContain(label);
});

const words: Readonly<Record<string, number>> = { ten: 10 };
const numberIn = (text = '') => words[text] ?? Number(text.replaceAll(',', ''));

test.each([
  ['1.1', /for (\S+) documents at most/, pageSize],
  ['4.3', /waits (\S+) seconds/, undoMs / 1_000],
  ['4.4', /newest (\S+) of/, limits.working],
  ['4.4', /oldest (\S+) new/, limits.queuePage],
  ['4.4', /up to (\S+), and/, limits.queue],
  ['4.7', /after (\S+) days/, tombstoneDays],
  ['6.2', /has (\S+) open proposals/, quotaLimits.open],
  ['6.2', /makes (\S+) in a minute/, quotaLimits.writes],
  ['7.5', /takes (\S+) ids/, limits.deltasPerCall],
  ['8.3', /longer than (\S+) ms/, callTimeoutMs],
])('the number in point %s, %s, is that of the code', (number, pattern, value) => {
  expect(numberIn(pattern.exec(point(number))?.[1])).toBe(value);
});

test('the payload of applyWikiDelta has the fields that are named, and no others [7.5]', async () => {
  const sent: string[] = [];
  const id = deltaId('d1');
  const of = <T>(value: T) => ({ [id]: value });
  const body = {
    kind: 'applyDeltas',
    deltaIds: [id],
    basedOn: {},
    force: of(1),
    seen: of(1),
    amend: of('x'),
    approve: [id],
  } as const;
  await callFor(async (_, asked) => void sent.push(...Object.keys(asked)), { ...command('c1'), body });
  const [, added = ''] = /\{ \.\.\.asked, (\w+): /.exec(read('src/firebase/write/call.ts')) ?? [];
  const fields = [...point('7.5').matchAll(/`\{?([a-z]\w+)\}?`/g)].map(([, field]) => field);
  expect([...new Set(fields)].filter((field) => field !== 'applyWikiDelta').sort()).toEqual(
    [...sent, added].sort(),
  );
});

/** Texts that the Functions SDK or a browser writes. */
const foreign = read('node_modules/@firebase/functions/dist/index.cjs.js');

test('every message that is quoted is one of the code', () => {
  const code =
    filesBelow(join(root, 'src'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n') + foreign;
  const quoted = [...oneLine(document.replace(/`[^`]*`/g, '')).matchAll(/"([A-Za-z][^"]{9,})"/g)].map(
    ([, text = '']) => text,
  );
  expect(quoted.length).toBeGreaterThan(10);
  const plain = oneLine(code).replaceAll("\\'", "'");
  expect(quoted.filter((text) => !plain.includes(text.replace(/…$|\.$/, '')))).toEqual([]);
});

test('every constant is in the file that is named for it', () => {
  const rows = rowsOf('9. Constants');
  expect(rows.length).toBeGreaterThan(6);
  for (const [constant = '', where = ''] of rows) {
    const code = filesIn(where)
      .map(read)
      .join('\n')
      .replace(/(\d)_(?=\d)/g, '$1');
    const values =
      constant.replace(/(\d),(?=\d)/g, '$1').match(/`[^`]+`|\d{4}-\d\d-\d\d|\d+|[A-Z]{2,}[A-Z ]+|unknown/g) ??
      [];
    for (const value of values) expect(code).toMatch(new RegExp(`\\b${value.replaceAll('`', '').trim()}\\b`));
  }
});

test('what is said to be in a file is in it', () => {
  const claims = [...document.matchAll(/`(\w+)`\s+in\s+`(src\/[\w/.-]+\.tsx?)`/g)];
  expect(claims.length).toBeGreaterThan(10);
  const wrong = claims.filter(([, name = '', file = '']) => !new RegExp(`\\b${name}\\b`).test(read(file)));
  expect(wrong.map(([claim]) => claim)).toEqual([]);
});
