import { signedIn, visitor } from './support/people';
import { database, queueOf, uidOf } from './support/records';
import { storePeople } from './support/storePeople';
import { expect, test } from './support/test';

test('two pages of one person become one, by an editor and a moderator, and are parted again', async ({
  browser,
}) => {
  const { idOf, nameOf } = await storePeople({ Levan: {}, Lewan: { city: 'Tbilisi' }, Bob: {}, Carl: {} }, [
    ['Levan', 'Bob'],
    ['Lewan', 'Carl'],
  ]);
  const [stays, goes] = [`/player/${idOf('Levan')}`, `/player/${idOf('Lewan')}`];
  const [editor, moderator, reader] = await Promise.all([
    signedIn(browser, 'editor', stays),
    signedIn(browser, 'moderator', queueOf(await uidOf('editor'))),
    visitor(browser, goes),
  ]);
  const main = editor.page.getByRole('main');

  await test.step('the editor finds the other page, sees what follows and proposes it', async () => {
    await editor.page.getByRole('button', { name: 'More tools' }).click();
    await editor.page.getByRole('menuitem', { name: 'Same person as…' }).click();
    await editor.page.getByLabel('The other page').fill(nameOf('Lewan'));
    await editor.page.getByRole('option', { name: nameOf('Lewan') }).click();
    await expect(main).toContainText(`The page of ${nameOf('Levan')} will show all 2 matches.`);
    await expect(main.getByRole('checkbox', { name: 'City: copy over Tbilisi' })).toBeChecked();
    await expect(main.getByRole('table', { name: /rating/i })).toContainText(nameOf('Levan'));
    await editor.page.getByRole('button', { name: 'Propose that they are the same person' }).click();
    await expect(editor.page.getByRole('heading', { level: 1 })).toContainText(nameOf('Levan'));
    await expect(main).toContainText(nameOf('Carl'));
    await expect(main).toContainText(nameOf('Bob'));
    await expect(reader.page.getByRole('heading', { level: 1 })).toContainText(nameOf('Lewan'));
  });

  await test.step('the moderator compares both pages and applies it', async () => {
    const entry = moderator.page.getByRole('article').filter({ hasText: nameOf('Lewan') });
    await expect(entry.getByRole('link', { name: 'Both pages side by side' })).toHaveAttribute(
      'href',
      new RegExp(`${idOf('Lewan')}/merge.with=${idOf('Levan')}`),
    );
    for (const each of [nameOf('Lewan'), 'Tbilisi']) {
      const one = moderator.page.getByRole('article').filter({ hasText: each }).first();
      await one.getByRole('button', { name: 'Apply', exact: true }).click();
      await moderator.page.getByRole('button', { name: 'Send now', exact: true }).click();
      await expect(one).toHaveCount(0, { timeout: 30_000 });
    }
  });

  await test.step('whoever reads the page that goes is led to the one that stays', async () => {
    await expect(reader.page).toHaveURL(new RegExp(`${stays}$`));
    const shown = reader.page.getByRole('main');
    for (const text of [nameOf('Levan'), nameOf('Bob'), nameOf('Carl'), 'Tbilisi', nameOf('Lewan')])
      await expect(shown).toContainText(text);
    await reader.page.goto(`${goes}/history`);
    await expect(reader.page.getByRole('heading', { level: 1 })).toContainText(nameOf('Lewan'));
    await reader.page.goto(`/player/${idOf('Bob')}/versus/${idOf('Lewan')}`);
    await expect(reader.page).toHaveURL(new RegExp(idOf('Levan')));
  });

  await test.step('it is reverted, and each has its own matches again', async () => {
    await editor.page.goto(stays);
    await editor.page.getByRole('button', { name: `Separate ${nameOf('Lewan')}` }).click();
    await editor.page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
    await expect(main).not.toContainText(nameOf('Carl'));
    const entry = moderator.page.getByRole('article').filter({ hasText: nameOf('Lewan') });
    await entry.getByRole('button', { name: 'Apply', exact: true }).click();
    await moderator.page.getByRole('button', { name: 'Send now', exact: true }).click();
    await expect(entry).toHaveCount(0, { timeout: 30_000 });
    // The stored rows lead there until the device receives the merge.
    await reader.page.goto(stays);
    await expect(reader.page.getByRole('main')).toContainText(nameOf('Bob'));
    await expect(reader.page.getByRole('main')).not.toContainText(nameOf('Carl'));
    // The page may come from the server before the device has it, and stored rows would lead away again.
    await expect(async () => {
      await reader.page.goto(goes);
      await expect(reader.page.getByRole('heading', { level: 1 })).toContainText(nameOf('Lewan'), {
        timeout: 5_000,
      });
    }).toPass({ timeout: 60_000 });
    await expect(reader.page.getByRole('main')).toContainText(nameOf('Carl'));
  });
  const match = await database()
    .doc(`match/${idOf('Levan').replace('-Levan', '-1')}`)
    .get();
  expect(match.get('player1.id')).toBe(idOf('Lewan'));
  expect([...editor.troubles, ...moderator.troubles, ...reader.troubles]).toEqual([]);
});

test('two who met cannot be one, and an address in other letters or with a slip finds the player @long', async ({
  browser,
}) => {
  const { idOf, nameOf } = await storePeople({ Ann: {}, Anna: {} }, [['Ann', 'Anna']]);
  const { page } = await signedIn(browser, 'editor', `/player/${idOf('Ann')}/merge?with=${idOf('Anna')}`);
  await expect(page.getByRole('main')).toContainText('They are not the same person');
  await expect(page.getByRole('main')).toContainText(
    `${nameOf('Ann')} and ${nameOf('Anna')} fought each other`,
  );
  await expect(page.getByRole('button', { name: 'Propose that they are the same person' })).toHaveCount(0);

  await page.goto('/player/Devon-Larratt');
  await expect(page).toHaveURL(/\/player\/devon-larratt$/);
  await page.goto('/player/devon-larat');
  await expect(page.getByRole('list', { name: 'Did you mean' })).toContainText('Devon Larratt');
});
