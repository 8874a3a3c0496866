import type { Linter } from 'eslint';

export declare const linearPatterns: Linter.Config;
