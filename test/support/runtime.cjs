const vm = require('node:vm');

const compileAnew = vm.compileFunction;

/** @type {Map<string, { code: string, script: vm.Script }>} */
const compiled = new Map();

/**
 * Does what `compileFunction` does for jest's runtime, but keeps each script. Every test file has a context of its own, in which
 * jest would compile all its modules again; a script runs in any context, and brings along what V8 has compiled so far.
 * `import()` is no argument against: our transforms lower it to `require`.
 */
vm.compileFunction = (code, parameters, options) => {
  const { filename, parsingContext } = options;
  if (parsingContext === undefined || code.startsWith('#!')) return compileAnew(code, parameters, options);
  const before = `(function (${parameters.join(', ')}) {`;
  let known = compiled.get(filename);
  if (known?.code !== code) {
    const script = new vm.Script(`${before}${code}\n})`, { filename, columnOffset: -before.length });
    compiled.set(filename, (known = { code, script }));
  }
  return known.script.runInContext(parsingContext);
};

module.exports = require('jest-runtime');
