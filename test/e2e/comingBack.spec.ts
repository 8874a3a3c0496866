import type { Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { path } from '@/model/sharing/routes';
import { runTool } from '../../scripts/process/runTool';
import { passTime, setClock } from './support/clock';
import { onDevice } from './support/device';
import { workerReady } from './support/edits';
import { goWithin } from './support/pageParts';
import { newcomer } from './support/people';
import { database, storeEvent, unique } from './support/records';
import { expect, test } from './support/test';

test.use({ worker: true });

// One after the other: two publishers at once would overwrite each other's list, and delete the files that it names.
test.describe.configure({ mode: 'default' });

/** Publishes as the function does every five minutes, into the folder that the hosting serves. */
async function publishHourly(): Promise<void> {
  expect(await runTool('tsx', ['test/e2e/support/publishChanges.ts'])).toBe(0);
}

const change = (event: { readonly id: string }, fields: object) =>
  database()
    .doc(`event/${event.id}`)
    .update({ ...fields, updatedAt: FieldValue.serverTimestamp() });

function dataOf(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/data/') && answer.ok()) files.push(pathname);
  });
  return files;
}

const silence = (page: Page) =>
  page.route(
    ({ pathname }) => pathname.includes('/Listen/channel'),
    (route) => route.abort(),
  );

test('who comes back is told by published files what has changed, before the database says a word', async ({
  browser,
}) => {
  const [event, other] = [await storeEvent(), await storeEvent()];
  const { page, troubles, leave } = await newcomer(browser);
  await page.goto(path('sportPanel', { id: 'armw', panel: 'events' }));
  await page.mouse.move(10, 10);
  // They are newer than the copy, so they came from the database.
  await expect(page.locator('#main')).toContainText(event.names.event);
  await expect(page.locator('#main')).toContainText(other.names.event);
  await workerReady(page);
  await onDevice(page, 'event', event.id);
  await onDevice(page, 'event', other.id);
  // A slow device may not have all parts of the copy yet, and would rightly load the rest the next time.
  const oldest = await database().collection('match').orderBy('updatedAt').limit(1).get();
  await onDevice(page, 'match', oldest.docs[0]!.id);
  await page.goto('about:blank');

  const late = unique('Renamed Open');
  await change(event, { name: late });
  await change(other, { deleted: true });
  await publishHourly();
  const files = dataOf(page);
  await setClock(page, 1);
  await silence(page);
  await page.goto('/settings');
  await goWithin(page, path('sportPanel', { id: 'armw', panel: 'events' }));
  await expect(page.locator('#main')).toContainText(late);
  await expect(page.locator('#main')).not.toContainText(other.names.event);
  expect(files).toContain('/data/changes.json');
  expect(files.filter((file) => file.startsWith('/data/event-changes-'))).toHaveLength(1);
  expect(files.filter((file) => /^\/data\/(manifest|\w+-\d+-)/.test(file))).toEqual([]);

  await test.step('and goes on with the database from there', async () => {
    await page.unrouteAll();
    const later = unique('Renamed Again');
    await change(event, { name: later });
    await page.reload();
    await expect(page.locator('#main')).toContainText(later);
  });
  expect(troubles).toEqual([]);
  await leave();
});

test('a page that stayed open without a network for hours is told by published files too @long', async ({
  browser,
}) => {
  const [event, other] = [await storeEvent(), await storeEvent()];
  const { page, troubles, leave } = await newcomer(browser);
  await setClock(page, 0);
  await page.goto(path('sportPanel', { id: 'armw', panel: 'events' }));
  await page.mouse.move(10, 10);
  await expect(page.locator('#main')).toContainText(event.names.event);
  await expect(page.locator('#main')).toContainText(other.names.event);

  await workerReady(page);
  await page.context().setOffline(true);
  await expect(page.getByText('Offline', { exact: false }).first()).toBeVisible();
  const late = unique('Renamed Open');
  await change(event, { name: late });
  await change(other, { deleted: true });
  await publishHourly();
  const files = dataOf(page);
  await silence(page);
  await passTime(page, 8);
  await page.context().setOffline(false);
  await expect(page.locator('#main')).toContainText(late);
  await expect(page.locator('#main')).not.toContainText(other.names.event);
  expect(files).toContain('/data/changes.json');
  expect(files.filter((file) => /^\/data\/(manifest|\w+-\d+-)/.test(file))).toEqual([]);

  await test.step('and goes on with the database from there', async () => {
    await page.unrouteAll();
    const later = unique('Renamed Again');
    await change(event, { name: later });
    await expect(page.locator('#main')).toContainText(later, { timeout: 60_000 });
  });
  expect(troubles).toEqual([]);
  await leave();
});
