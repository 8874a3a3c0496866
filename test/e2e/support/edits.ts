import { expect, type Page } from '@playwright/test';
import { onDevice } from './device';
import { database, type storeEvent } from './records';

export async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit name', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
}

/** Waits until the shown event, and the code of its page, work without a network. */
export async function readyOffline(page: Page, event: Awaited<ReturnType<typeof storeEvent>>): Promise<void> {
  await expect(page.locator('#main').getByRole('heading', { level: 1 })).toContainText(event.names.event);
  await workerReady(page);
  await onDevice(page, 'event', event.id);
}

export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active && active.state !== 'activated')
      await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
  });
}

/**
 * From the next page on, the page's clock stops, so that a slow machine misses no moment; its timers go on. Returns the
 * call that starts it again.
 */
export async function standStill(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => Number(sessionStorage.getItem('standsStill')) || now();
  });
  await page.evaluate(() => sessionStorage.setItem('standsStill', String(Date.now())));
  return () => page.evaluate(() => sessionStorage.removeItem('standsStill'));
}

export const deltasOf = async (record: string) =>
  (await database().collection('delta').where('docId', '==', record).get()).docs;
