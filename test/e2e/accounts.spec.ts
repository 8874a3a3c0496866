import { expect, test } from './support/test';
import { signedIn } from './support/people';
import { accounts, database, newAccount, queueOf, storeEvent, unique } from './support/records';

test('an admin makes a moderator, whose open page notices, and everybody who moderates reads of it', async ({
  browser,
}) => {
  const [admin, helper] = await Promise.all([
    newAccount('admin', { admin: true, moderator: true }),
    newAccount('helper'),
  ]);
  const [chief, other] = await Promise.all([
    signedIn(browser, admin.handle, '/delta'),
    signedIn(browser, helper.handle),
  ]);
  await expect(other.page.getByRole('link', { name: 'Wiki Moderation', exact: true })).toHaveCount(0);
  await chief.page.getByLabel('Email of an account', { exact: true }).fill(helper.email);
  await chief.page.getByRole('button', { name: 'Make moderator', exact: true }).click();
  const dialog = chief.page.getByRole('dialog');
  await expect(dialog).toContainText(helper.uid);
  await dialog.getByRole('button', { name: 'Make moderator', exact: true }).click();
  await expect(other.page.getByRole('link', { name: 'Wiki Moderation', exact: true })).toBeVisible();
  const row = chief.page.getByRole('listitem').filter({ hasText: helper.handle });
  await expect(row).toContainText('became a moderator');
  const profile = await database().doc(`profile/${admin.uid}`).get();
  await expect(row).toContainText(`by ${profile.get('name')}`);
  expect([...chief.troubles, ...other.troubles]).toEqual([]);
  await accounts().deleteUsers([admin.uid, helper.uid]);
});

test('a moderator bans an author from the queue; the author reads why nothing more is taken @long', async ({
  browser,
}) => {
  const [event, vandal] = await Promise.all([storeEvent(), newAccount('vandal')]);
  const name = unique('Rude Name');
  const author = await signedIn(browser, vandal.handle, event.path);
  const propose = async (text: string) => {
    await author.page.getByRole('button', { name: 'Edit name', exact: true }).click();
    await author.page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(text);
    await author.page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  };
  await propose(name);
  const moderator = await signedIn(browser, 'moderator', queueOf(vandal.uid));
  const entry = moderator.page.getByRole('article').filter({ hasText: name });
  await entry.getByRole('button', { name: 'Details', exact: true }).click();
  await entry.getByRole('button', { name: 'Author…', exact: true }).click();
  await moderator.page.getByRole('menuitem', { name: 'Ban author…', exact: true }).click();
  await moderator.page.getByRole('dialog').getByLabel('Reason').fill('Invents names');
  await moderator.page.getByRole('dialog').getByRole('button', { name: 'Ban author', exact: true }).click();
  await expect(entry).toHaveCount(0);
  const row = moderator.page.getByRole('listitem').filter({ hasText: vandal.handle });
  await expect(row).toContainText('was banned');
  await expect(row).toContainText('1 rejected');
  await expect(row).toContainText('reason: Invents names');

  await propose(`${name} again`);
  await author.page.getByRole('link', { name: 'My Changes', exact: true }).click();
  await expect(author.page.getByRole('main')).toContainText('This account was banned.');
  await expect(author.page.getByRole('main')).toContainText('This account can no longer propose changes.');

  await row.getByRole('button', { name: 'Lift ban', exact: true }).click();
  await moderator.page
    .getByRole('dialog')
    .or(moderator.page.getByRole('alertdialog'))
    .getByRole('button', { name: 'OK', exact: true })
    .click();
  await expect(moderator.page.getByRole('main')).toContainText(`${vandal.handle} was unbanned`);
  await author.page.getByRole('button', { name: /^Retry/ }).click();
  const open = database().collection('delta').where('author', '==', vandal.uid).where('status', '==', 'new');
  await expect(async () => expect((await open.get()).size).toBe(1)).toPass();
  expect(moderator.troubles).toEqual([]);
  await Promise.all((await open.get()).docs.map((doc) => doc.ref.delete()));
  await accounts().deleteUser(vandal.uid);
});

test('without a web push key the switch for notifications says so @long', async ({ browser }) => {
  const { page, troubles } = await signedIn(browser, 'editor', '/mydelta');
  await expect(page.getByText('Notifications are not available on this site.')).toBeVisible();
  await expect(page.getByLabel('Notify me on this device', { exact: true })).toBeDisabled();
  expect(troubles).toEqual([]);
});
