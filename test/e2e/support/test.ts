import { test as base } from '@playwright/test';
import { everyoneLeaves, useWorker } from './people';

interface Options {
  /**
   * True if browsers install the service worker, for a story that is about it, goes offline or meets a new version. It
   * stores the whole app, which is a good part of the work of a short story.
   */
  readonly worker: boolean;
}

/** Playwright's `test`, after which nobody's browser stays behind. */
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
