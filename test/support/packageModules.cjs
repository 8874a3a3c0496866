const { createHash } = require('node:crypto');
const { transformSync, version } = require('esbuild');

/** A statement that only ECMAScript modules have, at the beginning of a line. */
const moduleSyntax = /^\s*(?:import|export)\b(?!\s*\()/m;

/**
 * Turns the ECMAScript modules of packages into CommonJS, which jest can load, and leaves CommonJS as it is. ts-jest would add
 * a source map to each file, three times as long as its code, which every test file then parses.
 */
module.exports = {
  process: (code, file) => ({
    code:
      file.endsWith('.cjs') || !moduleSyntax.test(code)
        ? code
        : transformSync(code, {
            format: 'cjs',
            target: 'node20',
            logLevel: 'error',
            logOverride: { 'empty-import-meta': 'silent' },
          }).code,
  }),
  getCacheKey: (code, file) => createHash('sha1').update(version).update(file).update(code).digest('hex'),
};
