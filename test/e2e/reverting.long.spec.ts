import { FieldValue } from 'firebase-admin/firestore';
import { signedIn, visitor } from './support/people';
import { database, newAccount, storeEvent, unique } from './support/records';
import { expect, test } from './support/test';

test('a moderator reverts a change at once, and everybody reads of it in the history and in the public log', async ({
  browser,
}) => {
  const [event, vandal] = await Promise.all([storeEvent(), newAccount('vandal')]);
  const rude = unique('Rude Cup');
  const change = database().collection('delta').doc();
  await Promise.all([
    database().doc(`event/${event.id}`).update({ name: rude, updatedAt: FieldValue.serverTimestamp() }),
    change.set({
      ...{ collection: 'event', docId: event.id, field: 'name', value: rude },
      ...{ base: event.names.event, before: event.names.event, author: vandal.uid, status: 'applied' },
      ...{ decidedBy: 'another-moderator', decidedAt: new Date(), timestamp: new Date() },
    }),
  ]);
  const [moderator, reader] = await Promise.all([
    signedIn(browser, 'moderator', `${event.path}/history`),
    visitor(browser, `${event.path}/history`),
  ]);
  await expect(reader.page.getByRole('heading', { level: 1 })).toContainText(rude);

  await test.step('the moderator says why, and may think better of it for ten seconds', async () => {
    const history = moderator.page.getByRole('list', { name: 'History' });
    await history.getByRole('button', { name: 'Revert…', exact: true }).click();
    const dialog = moderator.page.getByRole('dialog');
    await dialog.getByLabel('Why', { exact: true }).fill('That is not its name');
    await dialog.getByRole('button', { name: 'Revert', exact: true }).click();
    await expect(moderator.page.getByRole('region', { name: 'Notices' })).toContainText(
      '1 change will be reverted in 10 seconds.',
    );
    await expect(history).toContainText('Being reverted');
  });

  await test.step('a reader sees the earlier name, and by whom the change was reverted', async () => {
    await expect(reader.page.getByRole('heading', { level: 1 })).toContainText(event.names.event, {
      timeout: 30_000,
    });
    const history = reader.page.getByRole('list', { name: 'History' });
    await expect(history).toContainText('That is not its name');
    const change = history.getByRole('listitem').filter({ hasText: rude });
    await expect(change.filter({ hasText: 'Reverted by' })).toBeVisible();
    await expect(moderator.page.getByRole('region', { name: 'Notices' })).toContainText(
      '1 change was reverted.',
    );
  });

  await test.step('and the public log says it', async () => {
    const published = database().collection('publicLog').where('target.id', '==', event.id);
    await expect.poll(async () => (await published.get()).size, { timeout: 60_000 }).toBe(1);
    await reader.page.goto('/log?kind=reverts');
    const row = reader.page.getByRole('listitem').filter({ hasText: event.names.event }).first();
    await expect(row).toContainText(`Changes to ${event.names.event} were reverted`);
    await expect(row).toContainText('1 change');
  });
  expect([...moderator.troubles, ...reader.troubles]).toEqual([]);
});
