// A CSS module under test: every class is named as it is asked for.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
