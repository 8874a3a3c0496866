import type { Page } from '@playwright/test';
import { signedIn } from './support/people';
import { database, newAccount, queueOf, unique } from './support/records';
import { storePeople } from './support/storePeople';
import { expect, test } from './support/test';

async function applyAll(moderator: Page, count: number, text: string) {
  const one = moderator.getByRole('article').filter({ hasText: text }).first();
  await expect(one).toBeVisible();
  const bundle = moderator.getByRole('group', { name: /Entered together/ }).filter({ hasText: text });
  // Until an entry's record is there, the queue says so instead of applying.
  await expect(bundle.getByRole('button', { name: 'Apply', exact: true })).toHaveCount(count);
  await bundle.getByRole('button', { name: `Apply all ${count}` }).click();
  await moderator.getByRole('button', { name: 'Send now', exact: true }).click();
  await expect(one).toHaveCount(0, { timeout: 30_000 });
}

test('a page that is about two people is divided in one bundle, and put together again in another', async ({
  browser,
}) => {
  const { idOf, nameOf } = await storePeople({ Luka: {}, Bob: {}, Carl: {} }, [
    ['Luka', 'Bob'],
    ['Carl', 'Luka'],
  ]);
  const page = `/player/${idOf('Luka')}`;
  // Of its own: My Changes must have no other story's bundle of three.
  const { uid, handle } = await newAccount('divider');
  const [editor, moderator] = await Promise.all([
    signedIn(browser, handle, page),
    signedIn(browser, 'moderator', queueOf(uid)),
  ]);
  const main = editor.page.getByRole('main');
  let bundle = '';

  await test.step('the editor says which match is of the other one', async () => {
    await editor.page.getByRole('button', { name: 'More tools' }).click();
    await editor.page.getByRole('menuitem', { name: 'Two people…' }).click();
    await main.getByRole('checkbox', { name: new RegExp(nameOf('Carl')) }).check();
    await expect(main).toContainText('1 of 2 chosen');
    await main.getByRole('button', { name: 'Propose to split the page' }).click();
    await expect(editor.page.getByRole('heading', { level: 1 })).toContainText(nameOf('Luka'));
    await expect(main).toContainText(nameOf('Bob'));
    await expect(main).not.toContainText(nameOf('Carl'));
  });

  await test.step('My Changes shows it as one', async () => {
    await editor.page.goto('/mydelta');
    const link = main.getByRole('link', { name: '3 proposals entered together' });
    await expect(link).toBeVisible();
    bundle = (await link.getAttribute('href')) ?? '';
  });

  await test.step('the moderator applies all of it at once', async () => {
    await applyAll(moderator.page, 3, nameOf('Carl'));
    await editor.page.goto(page);
    await expect(main).toContainText(nameOf('Bob'));
    await expect(main).not.toContainText(nameOf('Carl'));
  });

  await test.step('it is reverted as one, and the page has its matches again', async () => {
    await editor.page.goto(bundle);
    await main.getByRole('button', { name: 'Revert all 3…' }).click();
    await editor.page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
    await applyAll(moderator.page, 3, nameOf('Carl'));
    await editor.page.goto(page);
    for (const name of ['Bob', 'Carl']) await expect(main).toContainText(nameOf(name));
  });
});

test('an event and the players it leaves with nothing are deleted as an editor proposes, and restored', async ({
  browser,
}) => {
  const { event, idOf, nameOf } = await storePeople({ Nino: {}, Olga: {} }, [['Nino', 'Olga']]);
  const { uid, handle } = await newAccount('deleter');
  const why = unique('Nobody was there');
  const [editor, moderator] = await Promise.all([
    signedIn(browser, handle, `/sport/armw/event/${event}`),
    signedIn(browser, 'moderator', queueOf(uid)),
  ]);
  const main = editor.page.getByRole('main');

  await test.step('the editor is told what goes with it, and says why', async () => {
    await main.getByRole('button', { name: 'Propose deletion…' }).click();
    const dialog = editor.page.getByRole('dialog');
    await expect(dialog).toContainText('Its match is deleted too.');
    await expect(dialog.getByRole('checkbox', { name: new RegExp(nameOf('Nino')) })).toBeChecked();
    await dialog.getByLabel('Why should it be deleted?').fill(why);
    await dialog.getByRole('button', { name: 'Propose deletion' }).click();
    await expect(main).toContainText('You proposed to delete this.');
    await expect(main).toContainText(nameOf('Nino'));
  });

  await test.step('the moderator reads the reason and applies all of it', async () => {
    const one = moderator.page
      .getByRole('article')
      .filter({ hasText: nameOf('Nino') })
      .first();
    await expect(one).toContainText('Will be deleted.');
    await expect(one).toContainText(why);
    await applyAll(moderator.page, 3, nameOf('Nino'));
    for (const path of [`event/${event}`, `player/${idOf('Nino')}`, `player/${idOf('Olga')}`])
      await expect
        .poll(async () => (await database().doc(path).get()).get('deleted'), { timeout: 30_000 })
        .toBe(true);
  });

  await test.step('and restores the event with its match', async () => {
    await moderator.page.goto('/changes?collection=event');
    const row = moderator.page
      .getByRole('listitem')
      .filter({ hasText: 'Deleted.' })
      .filter({ hasText: why })
      .first();
    await row.getByRole('button', { name: 'Restore' }).click();
    await expect
      .poll(async () => (await database().doc(`match/${event}-0`).get()).get('deleted'), { timeout: 30_000 })
      .toBe(false);
    expect((await database().doc(`event/${event}`).get()).get('deleted')).toBe(false);
  });
});
