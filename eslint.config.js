import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import browsers from './eslint.browsers.js';
import { linearPatterns } from './eslint.patterns.js';

/** A function fits on a screen. */
export const fits = (max) => ({
  'max-lines-per-function': ['error', { max, skipBlankLines: true, skipComments: true }],
});

/** What holds for TypeScript in the root, `lab` and `ops` alike. */
export const typeScriptIn = (folder) =>
  tseslint.config(
    {
      files: ['**/*.{ts,tsx}'],
      extends: [tseslint.configs.recommendedTypeChecked],
      languageOptions: {
        parserOptions: { project: ['./tsconfig.json'], tsconfigRootDir: folder },
      },
      linterOptions: { reportUnusedDisableDirectives: 'error' },
      rules: {
        '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'no-duplicate-imports': 'error',
        '@typescript-eslint/no-explicit-any': 'error',
        '@typescript-eslint/no-non-null-assertion': 'off',
        '@typescript-eslint/no-unused-vars': [
          'error',
          { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
        ],
        // Undo functions and interfaces of the backend are async whether or not they wait for something.
        '@typescript-eslint/require-await': 'off',
        // A listener or handler may start work that nobody waits for; everywhere else `void` says so.
        '@typescript-eslint/no-misused-promises': [
          'error',
          { checksVoidReturn: { attributes: false, arguments: false } },
        ],
        '@typescript-eslint/switch-exhaustiveness-check': [
          'error',
          { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
        ],
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'no-console': 'off',
      },
    },
    {
      // Tests look into answers and recorded calls, which no type describes; `tsc` still checks what is typed.
      files: ['test/**/*.{ts,tsx}'],
      rules: {
        '@typescript-eslint/no-implied-eval': 'off',
        '@typescript-eslint/no-unsafe-argument': 'off',
        '@typescript-eslint/no-unsafe-assignment': 'off',
        '@typescript-eslint/no-unsafe-call': 'off',
        '@typescript-eslint/no-unsafe-member-access': 'off',
        '@typescript-eslint/no-unsafe-return': 'off',
        '@typescript-eslint/prefer-promise-reject-errors': 'off',
      },
    },
    {
      files: ['test/**/*.ts', 'scripts/data/**/*.ts', 'bench/**/*.ts'],
      ignores: ['scripts/data/emulatorFirestore.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            name: 'firebase-admin/firestore',
            importNames: ['getFirestore'],
            message: 'Use emulatorFirestore.',
          },
        ],
      },
    },
  );

export default tseslint.config(
  {
    ignores: [
      'build/',
      'build-*/',
      'coverage/',
      'functions/lib/',
      'node_modules/',
      'test-results/',
      '.armwiki/',
    ],
  },
  ...typeScriptIn(import.meta.dirname),
  {
    files: ['src/**/*.tsx', 'src/**/use*.ts', 'test/**/*.tsx'],
    ...reactHooks.configs.flat.recommended,
  },
  { files: ['src/**/*.{ts,tsx}'], plugins: { browsers }, rules: { 'browsers/lacking': 'error' } },
  { files: ['src/**/*.{ts,tsx}', 'functions/src/**/*.ts'], ...linearPatterns },
  { files: ['src/**/*.{ts,tsx}', 'functions/src/**/*.ts'], rules: fits(80) },
  { files: ['scripts/**/*.ts'], rules: fits(90) },
);
