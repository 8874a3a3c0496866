import { availableParallelism } from 'node:os';

// Packages that ship only ECMAScript modules, which jest cannot load as they are.
const esmOnly = [
  '@base-ui',
  '@open-draft',
  '@redux-devtools',
  '@reduxjs',
  'bail',
  'ccount',
  'character-[^/]+',
  'comma-separated-tokens',
  'csv-stringify/dist/esm',
  'd3-[^/]+',
  'decode-named-character-reference',
  'devlop',
  'estree-util-[^/]+',
  'hast-util-[^/]+',
  'html-url-attributes',
  'html-void-elements',
  'internmap',
  'is-[^/]+',
  'longest-streak',
  'lucide-react',
  'markdown-table',
  'mdast-util-[^/]+',
  'micromark[^/]*',
  'property-information',
  'react-markdown',
  'rehype-[^/]+',
  'remark-[^/]+',
  'rettime',
  'space-separated-tokens',
  'stringify-entities',
  'trim-lines',
  'trough',
  'unified',
  'unist-util-[^/]+',
  'until-async',
  'valibot',
  'vfile[^/]*',
  'zwitch',
].join('|');

// `npm run test:all` also runs what repeats a behaviour with more cases.
const secondTier = process.env['ARMWIKI_TIER'] === 'all' ? [] : ['\\.long\\.'];

/** @type {import('jest').ProjectConfig} */
const common = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  // jsdom would ask for browser builds, most of which are modules; nothing tested depends on them.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'require', 'default'] },
  transform: { '\\.(ts|tsx|js|mjs|cjs)$': ['ts-jest', { tsconfig: '<rootDir>/test/tsconfig.json' }] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`],
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
