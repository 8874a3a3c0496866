// Jest orders files by their last duration, and on a fresh clone by size: a file of minutes may then come last while one core
// waits. So these begin. Every other file takes seconds, so their order does not matter.
const longest = [
  'rules/rules.',
  // These two mostly wait, while the cases of the rules keep the emulator busy.
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

  // Jest also calls these two.
  cacheResults() {}

  allFailedTests(tests) {
    return tests;
  }
};
