import { signedIn, visitor } from './support/people';
import { database, queueOf, uidOf } from './support/records';
import { storePeople } from './support/storePeople';
import { expect, test } from './support/test';

test('a player with matches is hidden as an editor proposes, results stay whole, and is shown again', async ({
  browser,
}) => {
  const { idOf, nameOf, event } = await storePeople({ Hana: { city: 'Osaka' }, Bob: {} }, [['Hana', 'Bob']]);
  const own = `/player/${idOf('Hana')}`;
  const [editor, moderator, reader] = await Promise.all([
    signedIn(browser, 'editor', own),
    signedIn(browser, 'moderator', queueOf(await uidOf('editor'))),
    visitor(browser, own),
  ]);
  const [main, shown] = [editor.page.getByRole('main'), reader.page.getByRole('main')];

  await test.step('the editor says why', async () => {
    await main.getByRole('button', { name: 'More tools' }).click();
    await editor.page.getByRole('menuitem', { name: 'Hide…' }).click();
    const dialog = editor.page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Propose to hide' })).toBeDisabled();
    await dialog.getByLabel('Why should it be hidden?').fill('She asked for it');
    await dialog.getByRole('button', { name: 'Propose to hide' }).click();
    await expect(main).toContainText('This page is hidden');
    await expect(shown).toContainText('Osaka');
  });

  const apply = async (words: string) => {
    const entry = moderator.page
      .getByRole('article')
      .filter({ hasText: nameOf('Hana') })
      .filter({ hasText: words });
    await expect(entry).toBeVisible();
    await entry.getByRole('button', { name: 'Apply', exact: true }).click();
    await moderator.page.getByRole('button', { name: 'Send now', exact: true }).click();
    await expect(entry).toHaveCount(0, { timeout: 30_000 });
  };

  await test.step('once applied, everybody reads it, and the list goes without', async () => {
    await apply('Will be hidden.');
    await expect(shown).toContainText('This page is hidden');
    await expect(shown).toContainText('The player appears in 1 match.');
    await expect(shown).not.toContainText('Osaka');
    await expect(shown.getByRole('button', { name: 'Show again…' })).toHaveCount(0);
    await reader.page.goto(`/player?q=${encodeURIComponent(nameOf('Hana'))}`);
    await expect(shown.getByRole('link', { name: nameOf('Hana') })).toHaveCount(0);
    await reader.page.goto(`/sport/armw/event/${event}`);
    await expect(shown).toContainText(nameOf('Hana'));
  });

  await test.step('it is shown again by one proposal', async () => {
    await main.getByRole('button', { name: 'Show again…' }).click();
    const dialog = editor.page.getByRole('dialog');
    await dialog.getByLabel('Why should it be shown again?').fill('She asked for it');
    await dialog.getByRole('button', { name: 'Propose to show' }).click();
    await apply('Will be shown again.');
    await reader.page.goto(own);
    await expect(shown).toContainText('Osaka');
    expect(
      (
        await database()
          .doc(`player/${idOf('Hana')}`)
          .get()
      ).get('hidden'),
    ).toBeUndefined();
  });
  expect([...editor.troubles, ...moderator.troubles, ...reader.troubles]).toEqual([]);
});
