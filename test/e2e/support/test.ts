import { test as base } from '@playwright/test';
import { everyoneLeaves, useWorker } from './people';

interface Options {
  /**
   * True if browsers install the service worker. It stores the whole app, which is a good part of the work of a short
   * story; one that is neither about it nor goes offline does without.
   */
  readonly worker: boolean;
}

/** Playwright's `test`, after which nobody's browser stays behind. */
export const test = base.extend<Options & { readonly leaving: void }>({
  worker: [true, { option: true }],
  leaving: [
    async ({ worker }, use) => {
      useWorker(worker);
      await use();
      await everyoneLeaves();
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';
