const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('esbuild');

const options = {
  format: 'cjs',
  target: 'es2022',
  jsx: 'automatic',
  sourcemap: 'external',
  // jest loads no modules, so `import()` becomes `require` too.
  supported: { 'dynamic-import': false },
  logLevel: 'error',
};

/** What a cached file depends on besides itself. */
const own = version + readFileSync(__filename, 'utf8');

/** A call of `jest.mock`, with type arguments or over several lines too. */
const mocks = /\bjest\s*\.\s*(?:un)?mock\b/;

let tsJest;
/** esbuild leaves `jest.mock()` below the imports, ts-jest moves it above them. */
const byTsJest = () =>
  (tsJest ??= require('ts-jest').default.createTransformer({ tsconfig: '<rootDir>/test/tsconfig.json' }));

/**
 * Turns our own modules into CommonJS. In contrast to ts-jest's, the source map is in a file of its own, which jest reads only
 * for a failure: at the end of the code, three times as long as that, every test file would parse it.
 */
module.exports = {
  process: (code, file, jestOptions) => {
    if (mocks.test(code)) return byTsJest().process(code, file, jestOptions);
    const loader = file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js';
    const built = transformSync(code, { ...options, loader, sourcefile: file });
    return { code: built.code, map: built.map };
  },
  getCacheKey: (code, file, jestOptions) =>
    mocks.test(code)
      ? byTsJest().getCacheKey(code, file, jestOptions)
      : createHash('sha1').update(own).update(file).update(code).digest('hex'),
};
