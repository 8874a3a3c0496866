import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
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
const assembled = ['@/model/texts', '@/model/profileName', '@/features/wiki/display/saidText'];

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

/** How the time of a pattern grows with a hostile text: counted in steps, not by the clock, and the same in every run. */
const growth = async ({ source, flags }: Pattern): Promise<string> => {
  const found = await check(source, flags, { timeout: null, randomSeed: 1 });
  if (found.status === 'safe') return 'safe';
  return found.status === 'vulnerable' ? `vulnerable (${found.complexity.summary})` : 'unknown';
};

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
  expect(answers.filter((answer) => answer.growth !== 'safe')).toEqual([]);
}, 600_000);

test.each(assembled)('%s is among those looked at', (module) => {
  expect(assembledBy(module).length).toBeGreaterThan(1);
});

test('a slow pattern is told from a fast one', async () => {
  const slow = { source: '^[\\s,]+|[\\s,]+$', flags: 'g', where: '' };
  expect(await growth(slow)).toMatch(/^vulnerable/);
  expect(await growth({ ...slow, source: '^[\\s,]+' })).toBe('safe');
});
