import type { BrowserContext, Page } from '@playwright/test';
import { browserParts, lack, type BrowserPart, type Lack } from './browserParts';
import { watch, withoutWorker } from './people';
import { expect, test } from './test';

export const nothingKept = /does not let Armwiki store data/;
export const appNotKept = /does not store the app/;

/** The warning for a missing part; losing the other parts costs users nothing. */
const told: Partial<Record<BrowserPart, RegExp>> = { indexedDB: nothingKept, serviceWorker: appNotKept };

export const isTold = (part: BrowserPart): boolean => told[part] !== undefined;

/** Parts that the service worker needs; it works without the others. */
const ofWorker: ReadonlySet<BrowserPart> = new Set(['serviceWorker', 'caches']);

export const heading = (page: Page) => page.locator('#main').getByRole('heading', { level: 1 });
export const notices = (page: Page) => page.getByRole('region', { name: 'Notices' }).locator('[data-tone]');

export async function openWatched(context: BrowserContext, at: string) {
  const page = await context.newPage();
  const troubles = watch(page);
  await page.goto(at);
  return { page, troubles };
}

export function lackEachPart(how: Lack, parts: readonly BrowserPart[] = browserParts): void {
  for (const part of parts)
    test(`a browser whose ${part} is ${how} shows all and says what is not kept`, async ({ browser }) => {
      const context = await browser.newContext();
      await lack(context, [part], how);
      if (!ofWorker.has(part)) await withoutWorker(context);
      const { page, troubles } = await openWatched(context, '/about');
      await expect(heading(page)).toBeVisible();
      const expected = told[part];
      if (expected) await expect(notices(page)).toHaveText([expected]);
      await page.getByRole('link', { name: 'Players', exact: true }).first().click();
      await expect(heading(page)).toContainText('Players');
      await expect(page.locator('#main a[href^="/player/"]').first()).toBeVisible();
      if (!expected) await expect(notices(page)).toHaveCount(0);
      expect(troubles).toEqual([]);
      await context.close();
    });
}
