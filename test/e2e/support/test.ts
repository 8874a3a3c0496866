import { test as base } from '@playwright/test';
import { everyoneLeaves } from './people';

/** Playwright's `test`, after which nobody's browser stays behind: one left offline would clog the emulator's streams. */
export const test = base.extend<{ readonly leaving: void }>({
  leaving: [
    // Playwright reads from the pattern which other fixtures are needed; this one needs none.

    async ({}, use) => {
      await use();
      await everyoneLeaves();
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';
