import { test as base } from '@playwright/test';
import { everyoneLeaves, useWorker } from './people';
import { endDeadStreams, streamsEnded } from './streams';

interface Options {
  /**
   * Whether browsers install the service worker. It stores the whole app, which is a good part of the work of a short
   * story; one that is neither about it nor goes offline does without.
   */
  readonly worker: boolean;
}

/** Playwright's `test`, after which neither a browser nor a stream of one stays behind. */
export const test = base.extend<Options & { readonly leaving: void }>({
  worker: [true, { option: true }],
  leaving: [
    async ({ browser, worker }, use) => {
      useWorker(worker);
      browser.on('context', endDeadStreams);
      await use();
      await everyoneLeaves();
      await streamsEnded();
      browser.off('context', endDeadStreams);
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';
