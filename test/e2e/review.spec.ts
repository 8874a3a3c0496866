import { expect, test } from './support/test';
import { signedIn, visitor } from './support/people';
import { database, storeEvent, unique } from './support/records';

test('a moderator approves an event, and the mark goes for everyone @long', async ({ browser }) => {
  const event = await storeEvent({ valid: 0 });
  const [moderator, reader] = await Promise.all([
    signedIn(browser, 'moderator', '/review/event'),
    visitor(browser, event.path),
  ]);
  await expect(reader.page.getByRole('main').getByText('Not reviewed').first()).toBeVisible();
  const entry = moderator.page.getByRole('article').filter({ hasText: event.names.event });
  await expect(entry).toContainText(event.names.ann);
  await entry.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(entry).toHaveCount(0);
  await moderator.page.getByRole('button', { name: 'Send now', exact: true }).click();
  await expect(reader.page.getByRole('main').getByText('Not reviewed')).toHaveCount(0);
  await expect(async () => {
    expect((await database().doc(`event/${event.id}`).get()).get('valid')).toBe(1);
  }).toPass();
  expect([...moderator.troubles, ...reader.troubles]).toEqual([]);
});

test('a moderator deletes an event with its matches; open proposals on them are rejected @long', async ({
  browser,
}) => {
  const event = await storeEvent({ valid: 0 });
  const name = unique('Never To Be');
  const [moderator, editor, reader] = await Promise.all([
    signedIn(browser, 'moderator', '/review/event'),
    signedIn(browser, 'editor', event.path),
    visitor(browser, event.path),
  ]);
  await editor.page.getByRole('button', { name: 'Edit name', exact: true }).click();
  await editor.page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name);
  await editor.page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  const proposals = database().collection('delta').where('docId', '==', event.id);
  await expect(async () => expect((await proposals.get()).size).toBe(1)).toPass();

  const entry = moderator.page.getByRole('article').filter({ hasText: event.names.event });
  await entry.getByRole('button', { name: 'Delete', exact: true }).click();
  await moderator.page
    .getByRole('dialog')
    .or(moderator.page.getByRole('alertdialog'))
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect(entry).toHaveCount(0);
  await moderator.page.getByRole('button', { name: 'Send now', exact: true }).click();

  await expect(reader.page.getByRole('main')).toContainText('This event was deleted or never existed.');
  await expect(async () => {
    expect((await database().doc(`event/${event.id}`).get()).get('deleted')).toBe(true);
    expect((await database().doc(`match/${event.id}-1`).get()).get('deleted')).toBe(true);
    const [delta] = (await proposals.get()).docs;
    expect([delta?.get('status'), delta?.get('reason')]).toEqual(['rejected', 'record deleted']);
  }).toPass();
  await editor.page.getByRole('link', { name: 'My Changes', exact: true }).click();
  await expect(editor.page.getByRole('article').filter({ hasText: name })).toContainText('record deleted');
  expect([...moderator.troubles, ...editor.troubles, ...reader.troubles]).toEqual([]);
});

test('a deletion is undone within seconds, and one that was sent comes back from the log', async ({
  browser,
}) => {
  const event = await storeEvent({ valid: 0 });
  const [moderator, reader] = await Promise.all([
    signedIn(browser, 'moderator', '/review/event'),
    visitor(browser, event.path),
  ]);
  const { page } = moderator;
  const entry = page.getByRole('article').filter({ hasText: event.names.event });
  const remove = async () => {
    await entry.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(entry).toHaveCount(0);
    await expect(page.getByText(`${event.names.event} will be deleted with its matches.`)).toBeVisible();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(entry).toBeVisible();
  expect((await database().doc(`event/${event.id}`).get()).get('deleted')).toBe(false);

  await remove();
  await page.getByRole('button', { name: 'Send now', exact: true }).click();
  await expect(reader.page.getByRole('main')).toContainText('This event was deleted or never existed.');

  await page.getByRole('main').getByRole('link', { name: 'Wiki Moderation', exact: true }).click();
  const log = page.getByRole('list', { name: 'Log of approvals and deletions' });
  const row = log.getByRole('listitem').filter({ hasText: `${event.names.event} was deleted` });
  await row.getByRole('button', { name: 'Restore…', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: `Restore ${event.names.event}`, exact: true }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(row).toContainText('reverted since');
  await expect(reader.page.getByRole('main')).toContainText(event.names.event);
  await expect(reader.page.getByRole('main')).toContainText(event.names.ann);
  expect((await database().doc(`match/${event.id}-1`).get()).get('deleted')).toBe(false);
  expect([...moderator.troubles, ...reader.troubles]).toEqual([]);
});
