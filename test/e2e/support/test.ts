import { test as base } from '@playwright/test';
import { everyoneLeaves, useWorker } from './people';

interface Options {
  /**
   * True if browsers install the service worker, for stories about it, without a network or with a new version. It
   * stores the whole app, a large part of a short story's work.
   */
  readonly worker: boolean;
}

/** Playwright's `test`, which closes every person's browser afterwards. */
export const test = base.extend<Options & { readonly leaving: void }>({
  worker: [false, { option: true }],
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
