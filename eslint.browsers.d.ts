import type { Linter } from 'eslint';

export declare const supportedBrowsers: Linter.Config;
