import { rowsVersion } from '@/device/base/version';
import type { Page } from '@playwright/test';
import { breakStorage, limitDisk, onDevice, overwrite, stored } from './support/device';
import { rename } from './support/edits';
import { signedIn } from './support/people';
import { database, storeEvent, unique } from './support/records';
import { expect, test } from './support/test';

const blocked = /does not let Armwiki store data/;
const full = /This device is out of space/;
const damaged = /Some data on this device was damaged/;
const newer = /A newer version of Armwiki has stored data/;
const onlyHere = /1 change could not be saved and exists only in this tab/;

const heading = (page: Page) => page.locator('#main').getByRole('heading', { level: 1 });

const proposed = (event: string, name: string) =>
  expect(async () => {
    const found = await database().collection('delta').where('docId', '==', event).get();
    expect(found.docs.map((doc) => doc.get('value'))).toEqual([name]);
  }).toPass({ timeout: 45_000 });

/** Loads the code of the dialog while there is a network: no worker keeps it. */
async function dialogLoaded(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit name', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click();
}

for (const how of ['refuses', 'never answers'] as const) {
  test(`with storage that ${how} the app shows everything, says so once, and sends an edit when it can${how === 'refuses' ? ' @long' : ''}`, async ({
    browser,
  }) => {
    const event = await storeEvent();
    const name = unique('Blocked Open');
    const { page } = await signedIn(browser, 'editor');
    await breakStorage(page, how);
    await page.goto(event.path);
    await expect(heading(page)).toContainText(event.names.event);
    await expect(page.getByText(blocked)).toHaveCount(1);
    await dialogLoaded(page);
    await page.context().setOffline(true);
    await rename(page, name);
    await expect(page.getByText(onlyHere)).toHaveCount(1);
    await expect(page.getByText(blocked)).toHaveCount(1);
    await page.context().setOffline(false);
    await proposed(event.id, name);
    await expect(page.getByText(onlyHere)).toHaveCount(0);

    const next = await page.context().newPage();
    await next.goto(event.path);
    await expect(heading(next)).toContainText(name);
    await expect(next.getByText(blocked)).toHaveCount(0);
  });
}

test('on a full disk an edit stays in the tab, and is stored once there is space', async ({ browser }) => {
  const event = await storeEvent();
  const name = unique('Full Open');
  const { page } = await signedIn(browser, 'editor');
  const disk = await limitDisk(page);
  await page.goto(event.path);
  await expect(heading(page)).toContainText(event.names.event);
  await expect(page.getByText(full)).toHaveCount(1);
  await dialogLoaded(page);
  await page.context().setOffline(true);
  await rename(page, name);
  await expect(page.getByText(onlyHere)).toHaveCount(1);
  expect(await stored(page, 'armwiki', 'commands')).toEqual([]);

  await disk.fill(false);
  await expect(page.getByText(onlyHere)).toHaveCount(0);
  expect(await stored(page, 'armwiki', 'commands')).toHaveLength(1);
  await page.context().setOffline(false);
  await proposed(event.id, name);
});

test('damaged rows are read again, an edit beside them is sent, and the next start finds all in order @long', async ({
  browser,
}) => {
  const event = await storeEvent();
  const name = unique('Damaged Open');
  const { page } = await signedIn(browser, 'editor', event.path);
  await onDevice(page, 'event', event.id);
  await dialogLoaded(page);
  await page.context().setOffline(true);
  await rename(page, name);
  await expect.poll(async () => (await stored(page, 'armwiki', 'commands')).length).toBe(1);
  const journal = async () => (await stored(page, 'armwiki-journal', 'journal')).map(([, record]) => record);
  const lost = { version: rowsVersion, entries: 'lost' };
  await overwrite(page, 'armwiki-journal', 'journal', [[1_000_000, lost]]);
  await page.context().setOffline(false);
  await page.reload();
  await expect(heading(page)).toContainText(name);
  await expect(page.getByText(damaged)).toHaveCount(1);
  await proposed(event.id, name);

  await expect.poll(journal).not.toContainEqual(lost);
  await page.reload();
  await expect(heading(page)).toContainText(name);
  await expect(page.getByText(damaged)).toHaveCount(0);
});

test('what a newer version has stored is left as it is, and this one works without it @long', async ({
  browser,
}) => {
  const event = await storeEvent();
  const name = unique('Newer Open');
  const { page } = await signedIn(browser, 'editor', event.path);
  await expect(heading(page)).toContainText(event.names.event);
  const head = { version: 99, parts: ['of', 'another', 'shape'] };
  // A page of the same origin without code: the app would store something as it leaves.
  await page.goto('/robots.txt');
  const hints = JSON.stringify({ density: '"compact"', _persist: '{"version":99,"rehydrated":true}' });
  await overwrite(page, 'armwiki', 'records', [['head', head]]);
  await overwrite(page, 'armwiki-hints', 'hints', [['persist:hints', hints]]);
  const before = await stored(page, 'armwiki-journal', 'journal');
  await page.goto(event.path);
  await expect(heading(page)).toContainText(event.names.event);
  await expect(page.getByText(newer)).toHaveCount(1);
  const records = await stored(page, 'armwiki', 'records');
  const journal = await stored(page, 'armwiki-journal', 'journal');
  expect(records).toContainEqual(['head', head]);
  expect(journal).toEqual(before);
  await rename(page, name);
  await proposed(event.id, name);
  await expect(page.getByText(newer)).toHaveCount(1);
  expect(await stored(page, 'armwiki', 'records')).toEqual(records);
  expect(await stored(page, 'armwiki-journal', 'journal')).toEqual(journal);
  expect(await stored(page, 'armwiki-hints', 'hints')).toEqual([['persist:hints', hints]]);
});
