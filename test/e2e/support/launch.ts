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
    // Obeys the emulators' header that keeps it from compiling the whole app ahead, for each device that stores it.
    '--enable-blink-features=CacheStorageCodeCacheHint',
  ],
});

/** Chromium's engine without its windows, for everything inside pages; `scripts/test.ts` passes both paths. */
export const headlessShell = launch(process.env['ARMWIKI_SHELL_PATH']);

/** The whole Chromium, for features of the browser itself: notifications, its settings, installing the app. */
export const wholeBrowser = launch(process.env['ARMWIKI_BROWSER_PATH']);
