import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { path } from '@/model/routes';
import type * as folders from '../../functions/src/snapshot/folderStore';
import type * as changes from '../../functions/src/snapshot/publishChanges';
import type * as reading from '../../functions/src/snapshot/readCollection';
import { passTime, setClock } from './support/clock';
import { goWithin } from './support/pageParts';
import { newcomer } from './support/people';
import { database, storeEvent, unique } from './support/records';
import { expect, test } from './support/test';

// The functions are CommonJS, whose exports have no names where modules are run as they are.
const ofFunctions = createRequire(import.meta.url);
const { folderStore } = ofFunctions('../../functions/src/snapshot/folderStore') as typeof folders;
const { publishChanges } = ofFunctions('../../functions/src/snapshot/publishChanges') as typeof changes;
const { readSince } = ofFunctions('../../functions/src/snapshot/readCollection') as typeof reading;

/** As the function does every hour, into the folder from which the hosting serves it. */
async function publishHourly(): Promise<void> {
  const folder = process.env['ARMWIKI_SNAPSHOT_DIR'];
  if (folder === undefined) throw new Error('ARMWIKI_SNAPSHOT_DIR: expected the folder of published files');
  await publishChanges({
    store: folderStore(folder),
    read: readSince(database()),
    now: Date.now,
    log: () => {},
  });
}

const change = (event: { readonly id: string }, fields: object) =>
  database()
    .doc(`event/${event.id}`)
    .update({ ...fields, updatedAt: FieldValue.serverTimestamp() });

/** The published files that the page is given from now on. */
function dataOf(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/data/') && answer.ok()) files.push(pathname);
  });
  return files;
}

/** The database says nothing more. */
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
  // They are younger than the copy, so the database has been listened to.
  await expect(page.locator('#main')).toContainText(event.names.event);
  await expect(page.locator('#main')).toContainText(other.names.event);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // The journal is written in the same tick; a moment later it is on the disk.
  await page.waitForTimeout(1_000);
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
  // Nothing of the copy is loaded again.
  expect(files.filter((file) => /^\/data\/(manifest|\w+-\d+-)/.test(file))).toEqual([]);

  await test.step('and goes on with the database from there', async () => {
    await page.unrouteAll();
    const later = unique('Renamed Again');
    await change(event, { name: later });
    await page.reload();
    await expect(page.locator('#main')).toContainText(later);
  });
  expect(troubles.filter((trouble) => trouble.startsWith('uncaught'))).toEqual([]);
  await leave();
});

test('a page that stayed open without a network for hours is told by published files too', async ({
  browser,
}) => {
  const [event, other] = [await storeEvent(), await storeEvent()];
  const { page, troubles, leave } = await newcomer(browser);
  await setClock(page, 0);
  await page.goto(path('sportPanel', { id: 'armw', panel: 'events' }));
  await page.mouse.move(10, 10);
  await expect(page.locator('#main')).toContainText(event.names.event);
  await expect(page.locator('#main')).toContainText(other.names.event);

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
  expect(troubles.filter((trouble) => trouble.startsWith('uncaught'))).toEqual([]);
  await leave();
});
