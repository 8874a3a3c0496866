import { defineConfig } from '@playwright/test';
import { headlessShell } from './support/launch';
import { siteOrigin } from './support/site';

/** The second tier (`npm run test:all`) repeats the gate's checks with more cases. */
const isWhole = process.env['ARMWIKI_TIER'] === 'all';
const secondTier = isWhole ? [] : ['*.long.spec.ts'];
const last = ['sports.spec.ts', 'longQueue.long.spec.ts'];

/** The built app on the Hosting emulator, in a real Chromium. `scripts/test.ts` starts both and passes their places. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  // One backend serves all tests, so each creates its own records. Three workers leave more than a quarter of two cores
  // idle, since stories wait for the backend, the network and the disk.
  workers: 4,
  fullyParallel: true,
  retries: 0,
  ...(!isWhole && { grepInvert: /@long/ }),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  // Defining a sport changes every screen of the one backend, and other stories need a queue that draws every entry.
  // These two tolerate each other.
  projects: [
    { name: 'stories', testIgnore: [...secondTier, ...last] },
    { name: 'last', testMatch: last, testIgnore: secondTier, dependencies: ['stories'] },
  ],
  use: {
    baseURL: siteOrigin,
    // A click without a target must not use up the whole time of a long story.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // A trace of every test would cost a quarter of the whole run; `npx playwright test --trace on` makes one of a
    // failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: headlessShell,
  },
});
