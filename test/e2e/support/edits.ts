import { expect, type Page } from '@playwright/test';
import { onDevice } from './device';
import { database, type storeEvent } from './records';

/** Proposes another name for the event that is shown, and waits until its author sees it. */
export async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit name', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
}

/** Waits until the event that is shown, and the code of its page, are there without a network. */
export async function readyOffline(page: Page, event: Awaited<ReturnType<typeof storeEvent>>): Promise<void> {
  // The app's own: the page that came with the event has its name before.
  await expect(page.locator('#main').getByRole('heading', { level: 1 })).toContainText(event.names.event);
  await workerReady(page);
  await onDevice(page, 'event', event.id);
}

/** Waits until the page opens without a network. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active && active.state !== 'activated')
      await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
  });
}

/**
 * From the next page on, no time passes by its clock, so that a slow machine misses no moment; its timers go on. Returns
 * the call that lets time pass again.
 */
export async function standStill(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => Number(sessionStorage.getItem('standsStill')) || now();
  });
  await page.evaluate(() => sessionStorage.setItem('standsStill', String(Date.now())));
  return () => page.evaluate(() => sessionStorage.removeItem('standsStill'));
}

/** Every proposal about a record, as the server has it. */
export const deltasOf = async (record: string) =>
  (await database().collection('delta').where('docId', '==', record).get()).docs;
