import type { Page } from '@playwright/test';

const dayMs = 86_400_000;

export const setClock = (page: Page, days: number): Promise<unknown> =>
  page.addInitScript((offset) => {
    const Real = Date;
    addEventListener('test-time-passes', (event) => {
      offset += (event as CustomEvent<number>).detail;
    });
    const now = () => Real.now() + offset;
    class Shifted extends Real {
      constructor(...given: unknown[]) {
        // A date without arguments is now; with some it is what they say.
        super(...((given.length === 0 ? [now()] : given) as [number]));
      }
      static override now = now;
    }
    window.Date = Shifted as DateConstructor;
  }, days * dayMs);

export const passTime = (page: Page, hours: number): Promise<unknown> =>
  page.evaluate(
    (ms) => dispatchEvent(new CustomEvent('test-time-passes', { detail: ms })),
    (hours * dayMs) / 24,
  );
