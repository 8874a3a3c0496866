import { defineConfig } from '@playwright/test';
import { headlessShell } from './support/launch';

/** The built app on the Hosting emulator, in a real Chromium; `scripts/test.ts` starts both and says where they are. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  // One backend serves all tests, so each makes records of its own. Two workers leave a third of two cores idle, since stories
  // wait for the backend, the network and the disk.
  workers: 3,
  fullyParallel: true,
  // Now and then the Firestore emulator breaks a browser's stream, and the SDK waits up to a minute before the next. Of some
  // 230 stories in one run a handful meet that, and one of them may meet it twice.
  retries: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  // Defining a sport changes every screen of the one backend, so it comes last. After it nobody else minds a queue of which not
  // every entry is drawn.
  projects: [
    { name: 'stories', testIgnore: ['sports.spec.ts', 'longQueue.spec.ts'] },
    { name: 'last', testMatch: ['sports.spec.ts'], dependencies: ['stories'] },
    { name: 'alone', testMatch: ['longQueue.spec.ts'], dependencies: ['last'] },
  ],
  use: {
    baseURL: process.env['ARMWIKI_HOSTING_ORIGIN'] ?? 'http://127.0.0.1:5000',
    // A click that waits for what never comes must not use up the whole time of a long story.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // A trace of every test would cost a quarter of the whole run; what fails is looked at in its second try.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: headlessShell,
  },
});
