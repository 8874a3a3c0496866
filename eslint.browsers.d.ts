import type { ESLint } from 'eslint';

declare const browsers: ESLint.Plugin;
export default browsers;
