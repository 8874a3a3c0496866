import { rename } from './support/edits';
import { signedIn } from './support/people';
import { database, newAccount, queueOf, storeEvent, unique } from './support/records';
import { expect, test } from './support/test';

test('a moderator changes a name before applying it; its author and who proposed another one read what stands', async ({
  browser,
}) => {
  const event = await storeEvent();
  const [author, rival] = [await newAccount('author'), await newAccount('rival')];
  const [typo, right, other] = [unique('Habour Open'), unique('Harbour Open'), unique('Port Open')];
  const [editor, second, moderator] = await Promise.all([
    signedIn(browser, author.handle, event.path),
    signedIn(browser, rival.handle, event.path),
    signedIn(browser, 'moderator', queueOf(author.uid)),
  ]);
  await rename(editor.page, typo);
  await rename(second.page, other);
  const entry = moderator.page.getByRole('article').filter({ hasText: typo });

  await test.step('the moderator corrects it and applies it', async () => {
    await entry.getByRole('button', { name: 'Details' }).click();
    await entry.getByRole('button', { name: 'Change and apply…' }).click();
    const dialog = moderator.page.getByRole('dialog');
    await expect(dialog).toContainText(`Now in the wiki: ${event.names.event}`);
    await dialog.getByLabel('Name', { exact: true }).fill(right);
    await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
    await moderator.page.getByRole('button', { name: 'Send now', exact: true }).click();
    await expect
      .poll(async () => (await database().doc(`event/${event.id}`).get()).get('name'), { timeout: 45_000 })
      .toBe(right);
  });

  await test.step('its author reads what was proposed and what was applied', async () => {
    await editor.page.goto('/mydelta');
    const change = editor.page.getByRole('main').getByRole('listitem', { name: 'Name' });
    await expect(change).toContainText('changed this before applying it.');
    for (const name of [typo, right]) await expect(change).toContainText(name);
  });

  await test.step('the other proposal has ended, with a link to what stands', async () => {
    await second.page.goto('/mydelta');
    const main = second.page.getByRole('main');
    await expect(main).toContainText('Superseded');
    await main.getByRole('link', { name: 'See what was applied instead' }).click();
    await expect(second.page.getByRole('heading', { level: 1 })).toContainText('Proposal');
    await expect(main).toContainText('It was applied');
    await expect(main).toContainText(right);
  });

  await test.step('the history names both', async () => {
    await second.page.goto(`${event.path}/history`);
    const row = second.page.getByRole('list', { name: 'History' }).getByRole('listitem').first();
    for (const text of [right, typo, author.handle]) await expect(row).toContainText(text);
  });
  expect([editor, second, moderator].flatMap(({ troubles }) => troubles)).toEqual([]);
});

test('of a proposal of several fields one is applied, and the rest waits by itself', async ({ browser }) => {
  const event = await storeEvent();
  const { uid, handle } = await newAccount('several');
  const name = unique('Whole Open');
  await database()
    .collection('delta')
    .add({
      collection: 'event',
      docId: event.id,
      field: '',
      value: { name, location: 'Dubai' },
      base: { name: event.names.event, location: null },
      author: uid,
      timestamp: new Date(),
      status: 'new',
    });
  const { page, troubles } = await signedIn(browser, 'moderator', queueOf(uid));
  await page.getByRole('article').getByRole('button', { name: 'Details' }).click();
  await page.getByRole('article').getByRole('button', { name: 'Change, or apply in part…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Apply Name' }).uncheck();
  await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('button', { name: 'Send now', exact: true }).click();
  const stored = () => database().doc(`event/${event.id}`).get();
  await expect.poll(async () => (await stored()).get('location'), { timeout: 45_000 }).toBe('Dubai');
  expect((await stored()).get('name')).toBe(event.names.event);
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();

  const author = await signedIn(browser, handle, '/mydelta');
  const main = author.page.getByRole('main');
  await expect(main).toContainText('Part of it was applied.');
  await main.getByRole('link', { name: 'a separate proposal' }).click();
  await expect(main).toContainText('It is waiting for a moderator.');
  await expect(main).toContainText(name);
  expect([...troubles, ...author.troubles]).toEqual([]);
});
