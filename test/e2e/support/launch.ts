import type { LaunchOptions } from '@playwright/test';

const launch = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/** Chromium's engine without its windows, for all that is about pages; `scripts/test.ts` says where both are. */
export const headlessShell = launch(process.env['ARMWIKI_SHELL_PATH']);

/** The whole Chromium, for what belongs to the browser itself: notifications, its settings, installing the app. */
export const wholeBrowser = launch(process.env['ARMWIKI_BROWSER_PATH']);
