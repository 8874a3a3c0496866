import { readyOffline, rename } from './support/edits';
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
