import { expect, test } from './support/test';
import { signedIn, visitor } from './support/people';
import { database, queueOf, storeEvent, uidOf, unique } from './support/records';

test('a proposed name is pending for its author, applied by a moderator, and then seen by everyone without reloading', async ({
  browser,
}) => {
  const event = await storeEvent();
  const name = unique('Renamed Open');
  const [editor, moderator, reader] = await Promise.all([
    signedIn(browser, 'editor', event.path),
    signedIn(browser, 'moderator', queueOf(await uidOf('editor'))),
    visitor(browser, event.path),
  ]);

  await test.step('the editor proposes and sees it in place, marked as pending', async () => {
    await editor.page.getByRole('button', { name: 'Edit name', exact: true }).click();
    const dialog = editor.page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(editor.page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(editor.page.getByRole('main').getByText('Pending').first()).toBeVisible();
    await expect(reader.page.getByRole('heading', { level: 1 })).toContainText(event.names.event);
  });

  await test.step('the moderator sees what is and what would be, live, and applies it', async () => {
    const entry = moderator.page.getByRole('article').filter({ hasText: name });
    await expect(entry).toContainText(event.names.event);
    await entry.getByRole('button', { name: 'Apply', exact: true }).click();
    await moderator.page.getByRole('button', { name: 'Send now', exact: true }).click();
    await expect(entry).toHaveCount(0, { timeout: 30_000 });
  });

  await test.step('everyone else sees the new name, the author that it was applied', async () => {
    await expect(reader.page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(editor.page.getByRole('heading', { level: 1 })).toContainText(name);
    await editor.page.getByRole('link', { name: 'My Changes', exact: true }).click();
    await expect(editor.page.getByRole('article').filter({ hasText: name }).first()).toContainText('Applied');
  });

  const stored = await database().doc(`event/${event.id}`).get();
  expect(stored.get('name')).toBe(name);
  expect([...editor.troubles, ...moderator.troubles, ...reader.troubles]).toEqual([]);
});

test('an edit is edited again, which overwrites it, and then withdrawn @long', async ({ browser }) => {
  const event = await storeEvent();
  const { page, troubles } = await signedIn(browser, 'editor', event.path);
  const propose = async (name: string) => {
    await page.getByRole('button', { name: 'Edit name', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  };
  const openProposals = () =>
    database().collection('delta').where('collection', '==', 'event').where('docId', '==', event.id).get();
  const first = unique('First thought');
  const second = unique('Second thought');

  await propose(first);
  await expect(async () => expect((await openProposals()).size).toBe(1)).toPass();
  await propose(second);
  await expect(async () =>
    expect((await openProposals()).docs.map((doc) => doc.get('value'))).toEqual([second]),
  ).toPass();

  await page.getByRole('link', { name: 'My Changes', exact: true }).click();
  const entry = page.getByRole('article').filter({ hasText: second });
  await entry.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(entry).toHaveCount(0);
  await expect(async () => expect((await openProposals()).size).toBe(0)).toPass();
  expect(troubles).toEqual([]);
});

test('a rejected edit comes back to its author with the reason @long', async ({ browser }) => {
  const event = await storeEvent();
  const name = unique('Doubtful Open');
  const reason = 'The poster says otherwise';
  const [editor, moderator] = await Promise.all([
    signedIn(browser, 'editor', event.path),
    signedIn(browser, 'moderator', queueOf(await uidOf('editor'))),
  ]);
  await editor.page.getByRole('button', { name: 'Edit name', exact: true }).click();
  await editor.page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name);
  await editor.page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();

  const entry = moderator.page.getByRole('article').filter({ hasText: name });
  await entry.getByRole('button', { name: 'Reject', exact: true }).click();
  await moderator.page.getByRole('dialog').getByRole('textbox').fill(reason);
  await moderator.page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await expect(entry).toHaveCount(0);
  await moderator.page.getByRole('button', { name: 'Send now', exact: true }).click();

  await expect(editor.page.getByRole('heading', { level: 1 })).toContainText(event.names.event);
  await editor.page.getByRole('link', { name: 'My Changes', exact: true }).click();
  const mine = editor.page.getByRole('article').filter({ hasText: name });
  await expect(mine).toContainText('Rejected');
  await expect(mine).toContainText(reason);
  expect([...editor.troubles, ...moderator.troubles]).toEqual([]);
});
