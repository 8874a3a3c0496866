import { signedIn, visitor } from './support/people';
import { database, storeEvent } from './support/records';
import { expect, test } from './support/test';

test('a match is deleted on its page, undone, deleted again and restored', async ({ browser }) => {
  const event = await storeEvent();
  const [moderator, reader] = await Promise.all([
    signedIn(browser, 'moderator', `/match/${event.id}-1`),
    visitor(browser, event.path),
  ]);
  const { page } = moderator;
  const card = page.getByRole('main');
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete…', exact: true }).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${event.path}$`));
    await expect(card).toContainText('No matches yet');
  };
  await remove();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(card).toContainText(event.names.ann);
  expect((await database().doc(`match/${event.id}-1`).get()).get('deleted')).toBe(false);

  await page.goto(`/match/${event.id}-1`);
  await remove();
  await expect(reader.page.getByRole('main')).toContainText('No matches yet', { timeout: 40_000 });
  await page.goto('/delta');
  const log = page.getByRole('list', { name: 'Log of approvals and deletions' });
  const row = log.getByRole('listitem').filter({ hasText: event.names.ann }).first();
  await row.getByRole('button', { name: 'Restore…', exact: true }).press('Enter');
  await page.getByRole('menuitem').first().click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(reader.page.getByRole('main')).toContainText(event.names.ann);
  expect([...moderator.troubles, ...reader.troubles]).toEqual([]);
});
