import type { Page } from '@playwright/test';

const dayMs = 86_400_000;

/** From the next page on, the page's clock is wrong by so many days; that of the server is not. */
export const setClock = (page: Page, days: number): Promise<unknown> =>
  page.addInitScript((offset) => {
    const Real = Date;
    addEventListener('test-time-passes', (event) => {
      offset += (event as CustomEvent<number>).detail;
    });
    const now = () => Real.now() + offset;
    class Shifted extends Real {
      constructor(...given: unknown[]) {
        // A date without arguments is now; with some it is what it says.
        super(...((given.length === 0 ? [now()] : given) as [number]));
      }
      static override now = now;
    }
    window.Date = Shifted as DateConstructor;
  }, days * dayMs);

/** So many hours pass for a page whose clock is set. */
export const passTime = (page: Page, hours: number): Promise<unknown> =>
  page.evaluate(
    (ms) => dispatchEvent(new CustomEvent('test-time-passes', { detail: ms })),
    (hours * dayMs) / 24,
  );
