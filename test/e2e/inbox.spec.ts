import type { Page } from '@playwright/test';
import { signedIn } from './support/people';
import { database, newAccount, queueOf, storeEvent, unique } from './support/records';
import { expect, test } from './support/test';

test('an author hears of a rejection with its reason, and what is read on one device is read on the other', async ({
  browser,
}) => {
  const event = await storeEvent();
  const name = unique('Another name');
  const { uid, handle } = await newAccount('told');
  await database().collection('delta').add({
    collection: 'event',
    docId: event.id,
    field: 'name',
    value: name,
    base: event.names.event,
    author: uid,
    timestamp: new Date(),
    status: 'new',
  });
  const [phone, desk, moderator] = await Promise.all([
    signedIn(browser, handle, event.path),
    signedIn(browser, handle, event.path),
    signedIn(browser, 'moderator', queueOf(uid)),
  ]);
  const bell = (page: Page, name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true });
  await expect(bell(phone.page, 'Inbox')).toBeVisible();

  const entry = moderator.page.getByRole('article').filter({ hasText: name });
  await entry.getByRole('button', { name: 'Reject', exact: true }).click();
  await moderator.page.getByRole('dialog').getByRole('textbox').fill('No poster says so.');
  await moderator.page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await moderator.page.getByRole('button', { name: 'Send now', exact: true }).click();

  for (const { page } of [phone, desk])
    await expect(bell(page, 'Inbox, 1 unread')).toBeVisible({ timeout: 45_000 });
  await bell(phone.page, 'Inbox, 1 unread').click();
  const news = phone.page.getByRole('listitem').filter({ hasText: event.names.event });
  await expect(news).toContainText('was rejected');
  await expect(news).toContainText('No poster says so.');
  await expect(news).toContainText('New');
  for (const { page } of [phone, desk]) await expect(bell(page, 'Inbox')).toBeVisible({ timeout: 30_000 });
  await news.getByRole('link').click();
  await expect(phone.page).toHaveURL(/\/delta\/.+/);
  expect([...phone.troubles, ...desk.troubles, ...moderator.troubles]).toEqual([]);
});
