import { signedIn, visitor } from './support/people';
import { accounts, database, newAccount } from './support/records';
import { storePeople } from './support/storePeople';
import { expect, test } from './support/test';

test('a player asks not to be named, an admin goes through the steps, and every open page shows the result without the name', async ({
  browser,
}) => {
  await database().recursiveDelete(database().collection('reportCount'));
  const { idOf, nameOf, event } = await storePeople({ Nora: { city: 'Osaka' }, Bob: {} }, [['Nora', 'Bob']]);
  const own = `/player/${idOf('Nora')}`;
  const ada = await newAccount('admin', { admin: true, moderator: true });
  const [person, admin, reader] = await Promise.all([
    visitor(browser, own),
    signedIn(browser, ada.handle, '/moderation/names'),
    visitor(browser, `/sport/armw/event/${event}`),
  ]);
  await expect(reader.page.getByRole('main')).toContainText(nameOf('Nora'));

  await test.step('the player asks, with a contact', async () => {
    await person.page.getByRole('button', { name: 'Something wrong here?' }).click();
    const dialog = person.page.getByRole('dialog');
    await dialog.getByLabel('This is me, and I do not want to be named here').check();
    await dialog.getByLabel('What should we know?').fill('Ask my own account.');
    await dialog.getByLabel('How can we reach you?').fill('nora@example.com');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(person.page.getByText('Your request was sent.')).toBeVisible({
      timeout: 30_000,
    });
  });

  await test.step('the admin goes through the steps', async () => {
    const main = admin.page.getByRole('main');
    const row = main.getByRole('listitem').filter({ hasText: nameOf('Nora') });
    await expect(row).toContainText('nora@example.com', { timeout: 30_000 });
    await row.getByRole('link', { name: 'Start' }).click();
    await main.getByLabel(/I have confirmed/).check();
    await main.getByRole('button', { name: 'Withhold the name', exact: true }).click();
    await expect(main.getByRole('heading', { name: 'The name was removed from the page' })).toBeVisible({
      timeout: 45_000,
    });
    await expect(row).toHaveCount(0);
  });

  await test.step('open pages show it without the name', async () => {
    await expect(reader.page.getByRole('main')).toContainText('Name withheld', { timeout: 30_000 });
    await expect(reader.page.getByRole('main')).not.toContainText(nameOf('Nora'));
    await expect(reader.page.getByRole('main')).toContainText(nameOf('Bob'));
  });
  await accounts().deleteUsers([ada.uid]);
  expect([...person.troubles, ...admin.troubles, ...reader.troubles]).toEqual([]);
});
