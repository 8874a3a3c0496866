// Jest orders by what files took the last time, and on a fresh clone by their size: what takes minutes may then come last and
// keep one core waiting. These begin. Every other file takes seconds, so their order does not matter.
const longest = [
  'rules/rules.',
  // These two wait more than they ask, while the cases of the rules alone keep the emulator busy.
  'backend/firebaseBackend',
  'backend/functions',
  'rules/mutation',
  'acts/actCrash.long',
  'rules/agreement',
];

const placeOf = ({ path }) => {
  const at = longest.findIndex((part) => path.includes(part));
  return at === -1 ? longest.length : at;
};

module.exports = class LongestFirst {
  sort(tests) {
    return [...tests].sort((a, b) => placeOf(a) - placeOf(b) || (a.path < b.path ? -1 : 1));
  }

  // Jest asks for these two as well.
  cacheResults() {}

  allFailedTests(tests) {
    return tests;
  }
};
