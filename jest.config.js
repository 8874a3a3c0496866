import { availableParallelism } from 'node:os';

// `npm run test:all` also runs what repeats a behaviour with more cases.
const secondTier = process.env['ARMWIKI_TIER'] === 'all' ? [] : ['\\.long\\.'];

/** @type {import('jest').ProjectConfig} */
const common = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  runtime: '<rootDir>/test/support/runtime.cjs',
  // jsdom would ask for browser builds, most of which are modules; nothing tested depends on them.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'require', 'default'] },
  transform: {
    '/node_modules/.+\\.[cm]?js$': '<rootDir>/test/support/packageModules.cjs',
    '\\.[cm]?[jt]sx?$': '<rootDir>/test/support/ownModules.cjs',
  },
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/test/support/cssModule.cjs',
    '\\.md$': '<rootDir>/test/support/markdownText.cjs',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@test/(.*)$': '<rootDir>/test/$1',
  },
  setupFiles: ['<rootDir>/test/support/jsdomGlobals.cjs'],
  modulePathIgnorePatterns: ['<rootDir>/build', '<rootDir>/.armwiki', '<rootDir>/functions/lib'],
};

/**
 * The tests in a folder's `test`. What a test's name says beside `test` is what it needs: emulators, or a whole site on them.
 *
 * @returns {import('jest').Config}
 */
export const configIn = (folder) => {
  const tests = `<rootDir>/${folder}/test/**/*`;
  return {
    rootDir: import.meta.dirname,
    testSequencer: '<rootDir>/test/support/longestFirst.cjs',
    maxWorkers: Math.max(1, Math.min(4, availableParallelism())),
    projects: [
      {
        ...common,
        displayName: 'unit',
        testMatch: [`${tests}.test.{ts,tsx}`],
        testPathIgnorePatterns: ['\\.(emulator|site)\\.test\\.ts$', ...secondTier],
        setupFilesAfterEnv: ['<rootDir>/test/support/unitTimeout.cjs'],
      },
      ...['emulator', 'site'].map((kind) => ({
        ...common,
        displayName: kind,
        testMatch: [`${tests}.${kind}.test.ts`],
        testPathIgnorePatterns: secondTier,
        setupFilesAfterEnv: ['<rootDir>/test/support/emulatorTimeout.cjs'],
      })),
    ],
  };
};

export default configIn('.');
