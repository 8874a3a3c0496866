import { signedIn, visitor } from './support/people';
import { database, storeEvent, unique } from './support/records';
import { expect, test } from './support/test';

test('a visitor reports an error, and a moderator proposes the change and closes the report as that', async ({
  browser,
}) => {
  // Reports of an earlier try from this machine would count.
  await database().recursiveDelete(database().collection('reportCount'));
  const event = await storeEvent();
  const [words, right] = [unique('The name is misspelt'), unique('Harbor Open')];
  const [reader, moderator] = await Promise.all([
    visitor(browser, event.path),
    signedIn(browser, 'moderator', '/moderation/reports'),
  ]);
  const entry = moderator.page.getByRole('article').filter({ hasText: words });

  await test.step('the visitor says what is wrong, and is thanked', async () => {
    await reader.page.getByRole('button', { name: 'Something wrong here?' }).click();
    const dialog = reader.page.getByRole('dialog');
    await dialog.getByLabel('What is wrong, and what is right?').fill(words);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(reader.page.getByText('Thank you!')).toBeVisible({ timeout: 30_000 });
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the moderator sees it at once and proposes the change', async () => {
    await expect(entry).toBeVisible({ timeout: 30_000 });
    await expect(entry).toContainText('without an account');
    await entry.getByRole('button', { name: 'Propose a change…' }).click();
    const form = moderator.page.getByRole('dialog');
    await expect(form.getByLabel('Message', { exact: true })).toHaveValue(words);
    await form.getByLabel('Name', { exact: true }).fill(right);
    await form.getByRole('button', { name: 'OK', exact: true }).click();
  });

  await test.step('one press closes it, with what was proposed', async () => {
    await entry.getByRole('button', { name: 'Close: I proposed a change' }).click();
    await expect(entry).toHaveCount(0);
    await moderator.page.getByRole('button', { name: 'Send now', exact: true }).click();
    const stored = async () =>
      (await database().collection('report').where('text', '==', words).get()).docs[0];
    await expect.poll(async () => (await stored())?.get('open'), { timeout: 45_000 }).toBe(false);
    const proposal: unknown = (await stored())?.get('closed.delta');
    const delta = await database()
      .doc(`delta/${String(proposal)}`)
      .get();
    expect(delta.get('docId')).toBe(event.id);
    const closed = moderator.page.getByRole('list', { name: 'Recently closed' });
    await expect(closed.getByRole('listitem').filter({ hasText: words })).toContainText('became a proposal');
  });
  expect([...reader.troubles, ...moderator.troubles]).toEqual([]);
});
