import { Linter } from 'eslint';
import browsers from '../../eslint.browsers.js';
import { readBuild } from './support/builds';
import { expect, test } from './support/test';

/** Of the packages: React's `Children`, which are no iterator, and a transition that React tries. */
const others = ['toArray', 'startViewTransition', 'dispose'];

test('the built scripts, packages included, use neither syntax nor parts that a supported browser lacks', () => {
  const linter = new Linter();
  const scripts = [...readBuild()].filter(([path]) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  const found = scripts.flatMap(([path, bytes]) =>
    linter
      .verify(
        bytes.toString(),
        {
          plugins: { browsers },
          rules: { 'browsers/lacking': 'error' },
          linterOptions: { reportUnusedDisableDirectives: 'off' },
          languageOptions: { ecmaVersion: 2022, sourceType: 'script' },
        },
        { allowInlineConfig: false },
      )
      .map(({ message }) => `${path}: ${message}`)
      .filter((problem) => !others.some((name) => problem.includes(` lacks ${name};`))),
  );
  expect(found).toEqual([]);
});

test('scripts that run without the added methods of arrays use none of them', () => {
  const alone = [...readBuild()].filter(([path]) => /^\/(?:sw|push|assets\/first\.\w+)\.js$/.test(path));
  expect(alone.length).toBe(3);
  for (const [path, bytes] of alone)
    expect(bytes.toString(), path).not.toMatch(/\.(?:toReversed|toSorted|toSpliced|with)\(/);
});
