const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('esbuild');

/** What a cached file depends on besides itself. */
const own = version + readFileSync(__filename, 'utf8');

/** What an ECMAScript module knows of its place. */
const here = 'const __importMetaUrl = require("node:url").pathToFileURL(__filename).href;';

/**
 * React's development build takes a stack trace of each element it creates, for messages about its owner. They are a
 * tenth of what a test of a screen does.
 */
const ownerStacks = '1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++';

/** A statement that only ECMAScript modules have, at the beginning of a line, or at the end of minified code. */
const moduleSyntax = /^\s*(?:import|export)\b(?!\s*\()|[;}]export\{/m;

/**
 * Turns the ECMAScript modules of packages into CommonJS, which jest can load, and leaves CommonJS as it is. ts-jest would add
 * a source map to each file, three times as long as its code, which every test file then parses.
 */
module.exports = {
  process: (code, file) => ({
    code:
      file.endsWith('.cjs') || !moduleSyntax.test(code)
        ? code.replaceAll(ownerStacks, 'false')
        : toCommonJs(code),
  }),
  getCacheKey: (code, file) => createHash('sha1').update(own).update(file).update(code).digest('hex'),
};

function toCommonJs(code) {
  const knowsPlace = code.includes('import.meta.url');
  return transformSync(code, {
    format: 'cjs',
    target: 'node20',
    // jest loads no modules, so `import()` becomes `require` too.
    supported: { 'dynamic-import': false },
    logLevel: 'error',
    ...(knowsPlace && { define: { 'import.meta.url': '__importMetaUrl' }, banner: here }),
  }).code;
}
