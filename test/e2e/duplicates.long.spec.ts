import type { Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { signedIn, visitor } from './support/people';
import { database, queueOf, uidOf, unique } from './support/records';
import { expect, test } from './support/test';

async function storePlayers(...keys: readonly string[]) {
  const id = unique('twice').replaceAll(' ', '-').toLowerCase();
  const names = Object.fromEntries(keys.map((key) => [key, unique(key)]));
  const idOf = (key: string) => `${id}-${key.toLowerCase()}`;
  const nameOf = (key: string) => names[key] ?? '';
  for (const key of keys)
    await database()
      .doc(`player/${idOf(key)}`)
      .set({
        name: nameOf(key),
        country: 'GE',
        author: { id: 'armwiki' },
        created: FieldValue.serverTimestamp(),
        updatedAt: FieldValue.serverTimestamp(),
        deleted: false,
      });
  return { idOf, nameOf };
}

/** Answers the page's request for last night's list with these pairs: the data set has no duplicates. */
const publish = (page: Page, pairs: readonly (readonly [a: string, b: string])[]) =>
  page.route('**/data/duplicates.json', (route) =>
    route.fulfill({
      json: {
        version: 1,
        at: Date.now() - 3_600_000,
        pairs: pairs.map(([a, b]) => ({
          a,
          b,
          score: 0.97,
          reasons: [
            { code: 'spelling', about: ['saginashvili', 'saginashvilli'] },
            { code: 'sameBirthYear', about: ['1989', '1989'] },
          ],
        })),
      },
    }),
  );

const rowIn = (page: Page, list: string, name: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: name }).first();
const rowOf = (page: Page, name: string) => rowIn(page, 'Pairs, most likely first', name);

test('an editor works the list off: not the same person, withdrawn, said again and decided for good', async ({
  browser,
}) => {
  const { idOf, nameOf } = await storePlayers('Aleko', 'Alekoo', 'Besik', 'Besiki');
  const pairs = [
    [idOf('Aleko'), idOf('Alekoo')],
    [idOf('Besik'), idOf('Besiki')],
  ] as const;
  const [editor, moderator] = await Promise.all([
    signedIn(browser, 'editor', '/player'),
    signedIn(browser, 'moderator', queueOf(await uidOf('editor'))),
  ]);
  await publish(editor.page, pairs);
  await publish(moderator.page, pairs);
  const main = editor.page.getByRole('main');
  const list = main.getByRole('list', { name: 'Pairs, most likely first' });

  await test.step('the list says who, and why', async () => {
    await main.getByRole('link', { name: 'Possible duplicates' }).click();
    const row = rowOf(editor.page, nameOf('Aleko'));
    await expect(row).toContainText(nameOf('Alekoo'));
    await expect(row).toContainText('Georgia');
    await expect(row).toContainText('spelling: saginashvili / saginashvilli');
    await expect(row).toContainText('same year of birth: 1989');
  });

  await test.step('a pair that is put off stands last, also after a look at it', async () => {
    await rowOf(editor.page, nameOf('Aleko')).getByRole('button', { name: 'Later' }).click();
    await expect(list.getByRole('link', { name: 'Compare' }).first()).toContainText(nameOf('Besik'));
    await list.getByRole('link', { name: 'Compare' }).last().click();
    await expect(editor.page).toHaveURL(new RegExp(`${idOf('Aleko')}/merge.with=${idOf('Alekoo')}`));
    await editor.page.goBack();
    await expect(list.getByRole('link', { name: 'Compare' }).first()).toContainText(nameOf('Besik'));
  });

  await test.step('it goes at once, comes back when withdrawn, and goes again', async () => {
    const row = list.getByRole('listitem').filter({ hasText: nameOf('Besiki') });
    const proposed = async () => {
      const open = database().collection('delta').where('docId', '==', idOf('Besik'));
      return (await open.where('status', '==', 'new').get()).size;
    };
    await row.getByRole('button', { name: 'Not the same person' }).click();
    await expect(row).toHaveCount(0);
    await expect.poll(proposed).toBe(1);
    await main.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect.poll(proposed).toBe(0);
    await row.getByRole('button', { name: 'Not the same person' }).click();
    await expect(row).toHaveCount(0);
  });

  await test.step('a moderator still sees the pair until the proposal is applied', async () => {
    const entry = moderator.page.getByRole('article').filter({ hasText: nameOf('Besik') });
    await entry.getByRole('button', { name: 'Apply', exact: true }).click();
    await moderator.page.getByRole('button', { name: 'Send now', exact: true }).click();
    await expect(entry).toHaveCount(0, { timeout: 30_000 });
    await moderator.page.getByRole('main').getByRole('link', { name: 'Possible duplicates' }).click();
    await expect(rowOf(moderator.page, nameOf('Aleko'))).toBeVisible();
    await expect(rowOf(moderator.page, nameOf('Besiki'))).toHaveCount(0, { timeout: 30_000 });
    const stored = await database()
      .doc(`player/${idOf('Besik')}`)
      .get();
    expect(stored.get('differentFrom')).toEqual([idOf('Besiki')]);
  });

  await test.step('who compares them nevertheless is told', async () => {
    await editor.page.goto(`/player/${idOf('Besik')}/merge?with=${idOf('Besiki')}`);
    await expect(main).toContainText('They were marked as different people.');
    await expect(main.getByRole('button', { name: 'Propose that they are the same person' })).toBeVisible();
  });
  expect([...editor.troubles, ...moderator.troubles]).toEqual([]);
});

test('a pair that becomes one person leaves the list by itself, and without a network what was loaded stays', async ({
  browser,
}) => {
  const { idOf, nameOf } = await storePlayers('Gela', 'Gella', 'Dato', 'Datto');
  const { page } = await signedIn(browser, 'editor', '/settings');
  await publish(page, [
    [idOf('Gela'), idOf('Gella')],
    [idOf('Dato'), idOf('Datto')],
  ]);
  await page.goto('/duplicates');
  await expect(rowOf(page, nameOf('Gella'))).toBeVisible();
  await database()
    .doc(`player/${idOf('Gella')}`)
    .update({ sameAs: idOf('Gela'), updatedAt: FieldValue.serverTimestamp() });
  await expect(rowOf(page, nameOf('Gella'))).toHaveCount(0, { timeout: 30_000 });
  await expect(rowIn(page, 'Merged pages', nameOf('Gella'))).toContainText(nameOf('Gela'));

  await page.context().setOffline(true);
  await expect(page.getByRole('main')).toContainText('Showing the list from your last visit');
  const row = rowOf(page, nameOf('Datto'));
  await row.getByRole('button', { name: 'Not the same person' }).click();
  await expect(page.getByRole('main')).toContainText('No pairs left');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(row).toBeVisible();
  await page.context().setOffline(false);
});

test('visitors are told what signing in is good for', async ({ browser }) => {
  const { page, troubles } = await visitor(browser, '/duplicates');
  await expect(page.getByRole('main')).toContainText('Sign in to say');
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute(
    'href',
    '/login?next=%2Fduplicates',
  );
  expect(troubles).toEqual([]);
});
