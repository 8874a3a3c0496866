import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { namePattern } from '@/model/texts';
import { check } from 'recheck';
import ts from 'typescript';
import { assembled, assembledBy, type Pattern } from './assembledPatterns';

const root = resolve(__dirname, '../..');

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

/**
 * Growth of a pattern's time on a hostile text, computed from its automaton: the same in every run, without a clock. It
 * does not support lookarounds and backreferences.
 */
const growth = async ({ source, flags }: Pattern): Promise<string> => {
  const found = await check(source, flags, {
    checker: 'automaton',
    timeout: null,
  });
  if (found.status === 'safe') return 'safe';
  return found.status === 'vulnerable' ? `vulnerable (${found.complexity.summary})` : 'undecided';
};

/** Patterns that it cannot decide because of lookarounds or backreferences. */
const undecided: readonly string[] = [
  /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/,
  /(.)\1+/g,
  /(?<=.)[aeiouy]+/g,
  /^(?:\(\d{1,3}\)|#\d{1,3}[.:)]?|\d{1,3}[.):](?=\s|\D)|[-–—*•·](?=\s))\s*/u,
].map(String);

/**
 * Whether the search found hostile texts that cost the pattern more steps than their length. It draws from a fixed seed
 * and counts steps of its own machine, so each run says the same.
 */
const searched = async (source: string, flags: string, patience = {}): Promise<string> =>
  (await check(source, flags, { checker: 'fuzz', timeout: null, randomSeed: 1, ...patience })).status;

/** Milliseconds for one text: within the default second a busy machine reports any pattern as slow. */
const patient = { attackTimeout: 30_000, incubationTimeout: 10_000 };

test.each(undecided)(
  'no text is found that costs %s more steps than it is long',
  async (written) => {
    const end = written.lastIndexOf('/');
    expect(await searched(written.slice(1, end), written.slice(end + 1), patient)).toBe('safe');
  },
  600_000,
);

test('the search finds what looks ahead and back and takes too long', async () => {
  expect(await searched('(?=.*x)(.)\\1*y', '')).toBe('vulnerable');
  expect(await searched('(?<=.)[\\s,]+$', 'g')).toBe('vulnerable');
});

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
  expect(others.filter(({ pattern }) => ![...undecided, String(namePattern)].includes(pattern))).toEqual([]);
  expect(others.map(({ pattern }) => pattern).sort()).toEqual([...undecided, String(namePattern)].sort());
}, 600_000);

test('a slow pattern is told from a fast one', async () => {
  const slow = { source: '^[\\s,]+|[\\s,]+$', flags: 'g', where: '' };
  expect(await growth(slow)).toMatch(/^vulnerable/);
  expect(await growth({ ...slow, source: '^[\\s,]+' })).toBe('safe');
});
