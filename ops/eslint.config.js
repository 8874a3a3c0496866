import { fits, typeScriptIn } from '../eslint.config.js';

export default [
  ...typeScriptIn(import.meta.dirname),
  { files: ['**/*.ts'], rules: fits(90) },
  { files: ['test/**/*.{ts,tsx}'], rules: fits(80) },
];
