import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from './support/test';
import { signedIn } from './support/people';
import { database, newAccount, unique } from './support/records';

test('a whole card pasted without a network arrives when it is back, new players before the matches', async ({
  browser,
}) => {
  const { page } = await signedIn(browser, 'editor', '/sport/armw/event/new/card');
  const name = unique('Offline Cup');
  const newcomer = unique('Zoe Zeal');
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Date', { exact: true }).fill('2026-05-01');
  // The names have come once the page says what it lacks.
  await expect(page.getByText('Enter at least one match.')).toBeVisible();
  await page.context().setOffline(true);

  await page
    .getByLabel('Paste a card')
    .fill(
      `# Main card\nMen\nLevan Saginashvili - Ermes Gasparini 3-1 R 115kg\n2. Devon Larratt vs ${newcomer} 2:0 (left)`,
    );
  await page.getByRole('button', { name: 'Add 2 matches' }).click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByText('Levan Saginashvili (W) v Ermes Gasparini (L) 3-1 (R, 115kg)')).toBeVisible();
  // Back leads to the form, with everything typed.
  await page.goBack();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.goForward();
  await page.getByRole('button', { name: 'Send 2 matches' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByRole('main')).toContainText('Ermes Gasparini');
  await expect(page.getByRole('main')).toContainText(newcomer);

  await page.context().setOffline(false);
  await expect(async () => {
    const events = await database().collection('delta').where('value.name', '==', name).get();
    const matches = await database()
      .collection('delta')
      .where('value.event.id', '==', events.docs[0]?.id ?? '')
      .get();
    const players = await database().collection('delta').where('value.name', '==', newcomer).get();
    expect([events.size, players.size]).toEqual([1, 1]);
    expect(matches.docs.map((doc) => [doc.get('value.order'), doc.get('value.player1.id')]).sort()).toEqual([
      [1, 'levan-saginashvili'],
      [2, 'devon-larratt'],
    ]);
    const second = matches.docs.find((doc) => doc.get('value.order') === 2);
    expect(second?.get('value.player2.id')).toBe(players.docs[0]?.id);
  }).toPass({ timeout: 60_000 });
});

test('whoever says whose name a written one is teaches it: a proposal of another name goes along', async ({
  browser,
}) => {
  const id = unique('zurab').replaceAll(' ', '-');
  const name = unique('Zurab Tavberidze');
  const written = name.replace('Tavberidze', 'Tavberidse');
  const stamps = { created: FieldValue.serverTimestamp(), updatedAt: FieldValue.serverTimestamp() };
  await database()
    .doc(`player/${id}`)
    .set({ name, author: { id: 'armwiki' }, deleted: false, ...stamps });
  // Writes of other stories in the same minute would keep it waiting.
  const { handle } = await newAccount('teacher');
  const { page } = await signedIn(browser, handle, '/sport/armw/event/new/card');
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(unique('Taught Cup'));
  await page.getByLabel('Date', { exact: true }).fill('2026-05-01');
  await expect(page.getByText('Enter at least one match.')).toBeVisible();
  const paste = async () => {
    await page.getByLabel('Paste a card').fill(`${written} - Levan Saginashvili 1-3 men`);
    await page.getByRole('button', { name: 'Add 1 match' }).click();
  };
  await paste();
  await page.getByRole('group', { name: 'Match 1' }).getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByText(`“${written}” is remembered as another name of ${name}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Send 1 match' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Taught Cup');
  await expect(async () => {
    const aliases = await database()
      .collection('delta')
      .where('docId', '==', id)
      .where('field', '==', 'aliases')
      .get();
    expect(aliases.docs.map((doc) => doc.get('value'))).toEqual([[written]]);
  }).toPass({ timeout: 60_000 });

  // The next card does not ask.
  await page.goto('/sport/armw/event/new/card');
  await expect(page.getByText('Name is required')).toBeVisible();
  await paste();
  await expect(
    page.getByRole('group', { name: 'Match 1' }).getByLabel('Player 1', { exact: true }),
  ).toHaveValue(name);
});
