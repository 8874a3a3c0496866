import { deltasOf, readyOffline, rename } from './support/edits';
import { signedIn } from './support/people';
import { database, newAccount, storeEvent, unique } from './support/records';
import { expect, test } from './support/test';

test.use({ worker: true });

test('a change of a record that was deleted meanwhile stays until it is discarded', async ({ browser }) => {
  const event = await storeEvent();
  const { handle } = await newAccount('gone');
  const { page } = await signedIn(browser, handle, event.path);
  await readyOffline(page, event);
  await page.context().setOffline(true);
  await rename(page, unique('Mine'));
  await database().doc(`event/${event.id}`).update({ deleted: true, updatedAt: new Date() });
  await page.getByRole('link', { name: /^1 change on this device/ }).click();
  await page.context().setOffline(false);
  await expect(page.getByRole('alert')).toContainText('The record was deleted in the meantime.', {
    timeout: 45_000,
  });
  await expect(page.getByRole('button', { name: /^Replace with mine/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Discard/ }).click();
  await expect(page.getByText('Everything is sent')).toBeVisible({ timeout: 30_000 });
});

test('of two edits of one field in two tabs without a network the newer replaces the older', async ({
  browser,
}) => {
  const event = await storeEvent();
  const { handle } = await newAccount('twotabs');
  const [older, newer] = [unique('Older'), unique('Newer')];
  const { page } = await signedIn(browser, handle, event.path);
  await readyOffline(page, event);
  const second = await page.context().newPage();
  await second.goto(event.path);
  await expect(second.locator('#main').getByRole('heading', { level: 1 })).toContainText(event.names.event);
  await expect(second.getByRole('button', { name: 'Edit name', exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await rename(page, older);
  await rename(second, newer);
  await page.context().setOffline(false);
  await expect
    .poll(async () => (await deltasOf(event.id)).map((doc) => [doc.get('base'), doc.get('value')]), {
      timeout: 60_000,
    })
    .toEqual([[event.names.event, newer]]);
  for (const tab of [page, second]) {
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(newer);
    await expect(tab.getByRole('link', { name: /needs your attention/ })).toHaveCount(0);
  }
});
