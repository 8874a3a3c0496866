import { deltasOf, rename } from './support/edits';
import { signedIn } from './support/people';
import { newAccount, storeEvent, unique } from './support/records';
import { expect, test } from './support/test';

test('what is discarded while it is sent goes when nothing of it has arrived', async ({ browser }) => {
  const event = await storeEvent();
  const { handle } = await newAccount('unsent');
  const { page } = await signedIn(browser, handle, event.path);
  await page.route(/documents:(commit|batchGet)/, () => undefined);
  await rename(page, unique('Never sent'));
  await page.getByRole('link', { name: /^1 change on this device/ }).click();
  const row = page.getByRole('article');
  await expect(row).toContainText('Sending now.');
  await row.getByRole('button', { name: /^Discard/ }).click();
  await expect(row).toContainText('deleted permanently unless the server accepts it.');
  await expect(page.getByText('Everything is sent')).toBeVisible({ timeout: 90_000 });
  // A hanging request would continue if it were let through now.
  await page.close();
  expect(await deltasOf(event.id)).toEqual([]);
});

test('what is discarded while it is sent and has arrived says so', async ({ browser }) => {
  const event = await storeEvent();
  const { handle } = await newAccount('arrived');
  const { page } = await signedIn(browser, handle, event.path);
  const name = unique('Arrived');
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/documents:commit/, async (route) => {
    await held;
    await route.continue();
  });
  await rename(page, name);
  await page.getByRole('link', { name: /^1 change on this device/ }).click();
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Discard/ })
    .click();
  await expect(
    page.getByText('We will let you know if the server accepted it.', { exact: false }),
  ).toBeVisible();
  letThrough();
  await expect(page.getByText('You can withdraw it under My Changes.', { exact: false })).toBeVisible({
    timeout: 45_000,
  });
  expect((await deltasOf(event.id)).map((doc) => doc.get('value'))).toEqual([name]);
});
