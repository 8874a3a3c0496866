import { FieldValue } from 'firebase-admin/firestore';
import { signedIn, visitor } from './support/people';
import { database, queueOf, uidOf, unique } from './support/records';
import { expect, test } from './support/test';

async function storeCareer() {
  const id = unique('names').replaceAll(' ', '-').toLowerCase();
  const names = { jane: unique('Jane Roe'), bob: unique('Bob') };
  const stamps = { updatedAt: FieldValue.serverTimestamp(), deleted: false };
  const made = { author: { id: 'armwiki' }, created: FieldValue.serverTimestamp(), ...stamps };
  const sport = { id: 'armw' };
  for (const key of ['jane', 'bob'] as const)
    await database()
      .doc(`player/${id}-${key}`)
      .set({ name: names[key], ...made });
  for (const [at, date] of ['2020-05-04', '2022-05-04'].entries()) {
    const event = `${id}-${at}`;
    await database()
      .doc(`event/${event}`)
      .set({ name: unique('Cup'), date, sport, valid: 1, ...made });
    await database()
      .doc(`match/${event}`)
      .set({
        date,
        event: { id: event, date, sport },
        player1: { id: `${id}-jane`, name: names.jane, score: 3, result: 'W' },
        player2: { id: `${id}-bob`, name: names.bob, score: 1, result: 'L' },
        gender: 'W',
        arm: 'R',
        order: 1,
        ...stamps,
      });
  }
  return { id, names };
}

const nameIn = async (match: string): Promise<unknown> =>
  (await database().doc(`match/${match}`).get()).get('player1.name');

test('a player takes another name: earlier matches keep the old one, and the page tells both', async ({
  browser,
}) => {
  const { id, names } = await storeCareer();
  const taken = unique('Jane Doe');
  const own = `/player/${id}-jane`;
  const [editor, moderator, reader] = await Promise.all([
    signedIn(browser, 'editor', own),
    signedIn(browser, 'moderator', queueOf(await uidOf('editor'))),
    visitor(browser, own),
  ]);

  await test.step('the editor says that the name has changed, and since when', async () => {
    await editor.page.getByRole('button', { name: 'Edit name', exact: true }).click();
    const dialog = editor.page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill(taken);
    await dialog.getByLabel('Kind of change').selectOption('changed');
    await expect(dialog.getByRole('button', { name: 'OK', exact: true })).toBeDisabled();
    await dialog.getByLabel('First day of the new name').fill('2021-03-04');
    await dialog.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(editor.page.getByRole('heading', { level: 1 })).toContainText(taken);
    await expect(editor.page.getByRole('main')).toContainText(`until 4 Mar 2021: ${names.jane}`);
  });

  await test.step('the moderator reads which of the two is meant, and applies it', async () => {
    const entry = moderator.page.getByRole('article').filter({ hasText: taken });
    await expect(entry).toContainText(`matches before 4 Mar 2021 keep “${names.jane}”`);
    await entry.getByRole('button', { name: 'Apply', exact: true }).click();
    await moderator.page.getByRole('button', { name: 'Send now', exact: true }).click();
    await expect(entry).toHaveCount(0, { timeout: 30_000 });
  });

  await test.step('copies follow by themselves, each as the day of its match has it', async () => {
    await expect(async () => expect(await nameIn(`${id}-1`)).toBe(taken)).toPass({ timeout: 30_000 });
    expect(await nameIn(`${id}-0`)).toBe(names.jane);
    await expect(reader.page.getByRole('heading', { level: 1 })).toContainText(taken);
    await expect(reader.page.getByRole('main')).toContainText(`until 4 Mar 2021: ${names.jane}`);
  });

  await test.step('a wrong former name is removed by an edit of its own', async () => {
    await editor.page.getByRole('button', { name: 'Edit former names', exact: true }).click();
    const dialog = editor.page.getByRole('dialog');
    await dialog.getByRole('button', { name: `Remove ${names.jane}` }).click();
    await dialog.getByRole('button', { name: 'OK', exact: true }).click();
    // The list of changes still has the entry.
    await expect(editor.page.getByRole('button', { name: 'Edit former names', exact: true })).toHaveCount(0);
  });
  expect([...editor.troubles, ...moderator.troubles, ...reader.troubles]).toEqual([]);
});
