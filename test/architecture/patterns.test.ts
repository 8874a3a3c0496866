import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { namePattern } from '@/model/texts';
import { check } from 'recheck';
import ts from 'typescript';

const root = resolve(__dirname, '../..');

/** A pattern, and where it stands. */
interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly where: string;
}

/** Modules that put patterns together from parts as they are loaded. */
const assembled = ['@/model/texts', '@/model/profileName', '@/parts/display/saidText'];

const literals = (): readonly Pattern[] =>
  ['src', 'functions/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => literalsOf(join(folder, file))),
  );

function literalsOf(file: string): readonly Pattern[] {
  const found: Pattern[] = [];
  const where = file.split(sep).join('/');
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), where });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

/** The patterns that a module puts together. */
function assembledBy(module: string): readonly Pattern[] {
  const found: Pattern[] = [];
  const real = globalThis.RegExp;
  globalThis.RegExp = new Proxy(real, {
    construct(target, args: [string, string?]) {
      const pattern = new target(...args);
      found.push({ source: pattern.source, flags: pattern.flags, where: module });
      return pattern;
    },
  });
  try {
    jest.isolateModules(() => {
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- loaded while its patterns are counted
      require(module);
    });
  } finally {
    globalThis.RegExp = real;
  }
  return found;
}

/**
 * How the time of a pattern grows with a hostile text, by the automaton that it is: the same in every run, and no clock. It
 * does not know what looks around or back.
 */
const growth = async ({ source, flags }: Pattern): Promise<string> => {
  const found = await check(source, flags, { checker: 'automaton', timeout: null });
  if (found.status === 'safe') return 'safe';
  return found.status === 'vulnerable' ? `vulnerable (${found.complexity.summary})` : 'undecided';
};

/**
 * Those that it cannot decide, with the hostile text of so many parts that each is measured with. It takes the marks of the
 * pattern of names, `[^\\P{M}…]`, for other characters, and finds ways through it that there are not.
 */
const undecided: Readonly<Record<string, (parts: number) => string>> = {
  '/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/': (parts) => `${'_'.repeat(parts)}!`,
  '/(.)\\1+/g': (parts) => 'aab'.repeat(parts),
  '/(?<=.)[aeiouy]+/g': (parts) => `${'a'.repeat(parts)}${'\na'.repeat(parts)}`,
  '/^(?:\\(\\d{1,3}\\)|#\\d{1,3}[.:)]?|\\d{1,3}[.):](?=\\s|\\D)|[-–—*•·](?=\\s))\\s*/u': (parts) =>
    `-${' '.repeat(parts)}x`,
  [String(namePattern)]: (parts) => `${'\u09B0\u200D\u09CD \u0628\u064B\u200C\u0621\u094D'.repeat(parts)}\0`,
};

/** The shortest of some times that a pattern takes for a text, in milliseconds. */
function shortest(pattern: RegExp, text: string): number {
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now();
    pattern.lastIndex = 0;
    while (pattern.test(text) && pattern.global);
    return performance.now() - start;
  });
  return Math.min(...times);
}

test.each(Object.entries(undecided))(
  'four times the text takes %s about four times as long, and no sixteen times',
  (written, hostile) => {
    const end = written.lastIndexOf('/');
    const pattern = new RegExp(written.slice(1, end), written.slice(end + 1));
    let parts = 1_000;
    while (parts < 1_000_000 && shortest(pattern, hostile(parts)) < 2) parts *= 2;
    const ratio = () => shortest(pattern, hostile(4 * parts)) / shortest(pattern, hostile(parts));
    // A busy machine may be slower in the second half, but not again and again.
    const ratios = [ratio()];
    while (ratios.length < 5 && ratios.every((found) => found >= 10)) ratios.push(ratio());
    expect(Math.min(...ratios)).toBeLessThan(10);
  },
  600_000,
);

test('no pattern takes longer than a hostile text is long', async () => {
  const patterns = [...literals(), ...assembled.flatMap(assembledBy)];
  const different = new Map(patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]));
  const answers = await Promise.all(
    [...different].map(async ([text, pattern]) => ({
      pattern: text,
      where: pattern.where,
      growth: await growth(pattern),
    })),
  );
  const others = answers.filter((answer) => answer.growth !== 'safe');
  expect(others.filter(({ pattern }) => !(pattern in undecided))).toEqual([]);
  expect(others.map(({ pattern }) => pattern).sort()).toEqual(Object.keys(undecided).sort());
}, 600_000);

test.each(assembled)('%s is among those looked at', (module) => {
  expect(assembledBy(module).length).toBeGreaterThan(1);
});

test('a slow pattern is told from a fast one', async () => {
  const slow = { source: '^[\\s,]+|[\\s,]+$', flags: 'g', where: '' };
  expect(await growth(slow)).toMatch(/^vulnerable/);
  expect(await growth({ ...slow, source: '^[\\s,]+' })).toBe('safe');
});
