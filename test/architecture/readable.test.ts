import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import ts from 'typescript';
import { filesBelow } from '../../scripts/base/digest';
import { root } from '../../scripts/base/root';

const mostLinesOfATest = 80;

const files = ['test'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({
      file: join(folder, file).split(sep).join('/'),
      text: readFileSync(join(root, folder, file), 'utf8'),
    })),
);

test('no test is too long to be read at once; the lint holds other functions to this', () => {
  const long = files
    .filter(({ file, text }) => /\.(test|spec)\.tsx?$/.test(file) && mayHaveLongTest(text))
    .flatMap(({ file, text }) => longTests(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)));
  expect(long).toEqual([]);
});

/** Whether a test ends more lines below its first one than allowed. Its last line has the same indentation. */
function mayHaveLongTest(text: string): boolean {
  const lines = text.split('\n');
  return lines.some((line, first) => {
    const [, indent] = /^( *)test\b/.exec(line) ?? [];
    if (indent === undefined) return false;
    const length = lines.slice(first + 1).findIndex((each) => new RegExp(`^${indent}\\}?\\);$`).test(each));
    return length === -1 || length > mostLinesOfATest;
  });
}

function longTests(source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const linesOf = (node: ts.Node) =>
    node
      .getText(source)
      .split('\n')
      .filter((line) => !/^\s*(\/\/.*)?$/.test(line)).length;
  const visit = (node: ts.Node): void => {
    const body = ts.isCallExpression(node) ? node.arguments.at(-1) : undefined;
    if (
      body !== undefined &&
      ts.isCallExpression(node) &&
      /^test\b(?!\.(step|describe))/.test(node.expression.getText(source))
    ) {
      const lines = linesOf(body);
      if (lines > mostLinesOfATest)
        found.push(`${source.fileName}: ${node.arguments[0]?.getText(source)} (${lines})`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const mostClosures = 3;

/** Functions of a source with more than `mostClosures` closures around each other, by line. */
function deepFunctions(file: string, text: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  const enter = ({ start }: { readonly start: number }) => {
    depth += 1;
    if (depth > 1 + mostClosures) found.push(`${file}:${text.slice(0, start).split('\n').length}`);
  };
  const leave = () => {
    depth -= 1;
  };
  new Visitor({
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
  }).visit(parseSync(file, text).program);
  return found;
}

test('a function has at most three closures in each other, so that "go to definition" can follow it', () => {
  const deep = ['src', 'functions/src']
    .flatMap((folder) => filesBelow(join(root, folder)))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => deepFunctions(file, readFileSync(file, 'utf8')));
  expect(deep).toEqual([]);
});

test.each([
  ['const a = () => () => () => () => 1;', 0],
  ['const a = () => () => () => () => () => 1;', 1],
  ['class A { b() { return () => function () { return () => () => 1; }; } }', 1],
])('closures in each other are counted: %s', (text, count) => {
  expect(deepFunctions('a.ts', text)).toHaveLength(count);
});
