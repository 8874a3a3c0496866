import type { Browser } from '@playwright/test';
import { deltasOf, readyOffline, rename } from './support/edits';
import { signedIn } from './support/people';
import { database, newAccount, queueOf, storeEvent, unique } from './support/records';
import { expect, test } from './support/test';

test.use({ worker: true });

/** Someone renames an event offline. Before they are back online, somebody else renames it. The choice is shown. */
async function overtaken(browser: Browser) {
  const event = await storeEvent();
  const { handle } = await newAccount('conflict');
  const [mine, theirs] = [unique('Mine'), unique('Theirs')];
  const { page } = await signedIn(browser, handle, event.path);
  await readyOffline(page, event);
  await page.context().setOffline(true);
  await rename(page, mine);
  await database().doc(`event/${event.id}`).update({ name: theirs, updatedAt: new Date() });
  await page.getByRole('link', { name: /^1 change on this device/ }).click();
  await page.context().setOffline(false);

  await expect(page.getByRole('alert')).toContainText(
    'Someone else changed the same field in the meantime.',
    {
      timeout: 45_000,
    },
  );
  const versions = page.getByRole('table', { name: /^Versions of/ });
  for (const text of [event.names.event, theirs, mine]) await expect(versions).toContainText(text);
  await expect(page.getByRole('link', { name: /1 needs your attention/ })).toBeVisible();
  expect(await deltasOf(event.id)).toEqual([]);
  return {
    page,
    event,
    mine,
    theirs,
    choose: (choice: RegExp) => page.getByRole('button', { name: choice }).click(),
    allSent: () => expect(page.getByText('Everything is sent')).toBeVisible({ timeout: 45_000 }),
    proposed: async () => (await deltasOf(event.id)).map((doc) => [doc.get('base'), doc.get('value')]),
  };
}

test('a record that somebody changed meanwhile leaves the choice; mine is put over theirs, knowing of it', async ({
  browser,
}) => {
  const { mine, theirs, choose, allSent, proposed } = await overtaken(browser);
  await choose(/^Replace with mine/);
  await allSent();
  expect(await proposed()).toEqual([[theirs, mine]]);
});

test('to keep theirs, mine is forgotten for good, and nothing is proposed @long', async ({ browser }) => {
  const { page, event, mine, theirs, choose, allSent, proposed } = await overtaken(browser);
  await choose(/^Keep theirs/);
  await allSent();
  await page.goto(event.path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(theirs);
  await expect(page.getByText(mine)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(theirs);
  expect(await proposed()).toEqual([]);
});

test('a third way is written from mine, and takes its place @long', async ({ browser }) => {
  const { page, mine, theirs, choose, allSent, proposed } = await overtaken(browser);
  const third = unique('Between');
  await choose(/^Edit/);
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
  await expect(name).toHaveValue(mine);
  await name.fill(third);
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await allSent();
  expect(await proposed()).toEqual([[theirs, third]]);
});

test('a moderator sees what was, is and would be, and replaces a newer change only after a second look @long', async ({
  browser,
}) => {
  const event = await storeEvent();
  const { uid } = await newAccount('late');
  const [wanted, newer] = [unique('Wanted'), unique('Newer')];
  const proposal = await database().collection('delta').add({
    collection: 'event',
    docId: event.id,
    field: 'name',
    value: wanted,
    base: event.names.event,
    author: uid,
    timestamp: new Date(),
    status: 'new',
  });
  const nameNow = async () => (await database().doc(`event/${event.id}`).get()).get('name') as string;
  await database().doc(`event/${event.id}`).update({ name: newer, updatedAt: new Date() });
  const { page } = await signedIn(browser, 'moderator', queueOf(uid));
  const entry = page.getByRole('article').filter({ hasText: wanted });
  await entry.getByRole('button', { name: 'Details', exact: true }).click();
  for (const text of [event.names.event, newer, wanted]) {
    await expect(entry.getByRole('table')).toContainText(text);
  }
  await expect(entry).toContainText('Changed by someone else after the author looked: Name.');
  await expect(entry.getByRole('button', { name: 'Apply', exact: true })).toHaveCount(0);

  const dialog = page.getByRole('dialog');
  await entry.getByRole('button', { name: 'Apply anyway' }).click();
  await expect(dialog).toContainText('Apply over a newer change?');
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(entry.getByRole('button', { name: 'Apply anyway' })).toBeVisible();
  expect(await nameNow()).toBe(newer);

  await entry.getByRole('button', { name: 'Apply anyway' }).click();
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await page.getByRole('button', { name: 'Send now', exact: true }).click();
  await expect.poll(nameNow, { timeout: 45_000 }).toBe(wanted);
  expect((await proposal.get()).get('status')).toBe('applied');
});

test('a number that is none is refused as it was typed, with the reason @long', async ({ browser }) => {
  const event = await storeEvent();
  const { handle } = await newAccount('numbers');
  const { page } = await signedIn(browser, handle, event.path);
  const match = `${event.names.ann} v ${event.names.bea}`;
  await page.getByRole('button', { name: `Details of ${match}` }).click();
  await page.getByRole('button', { name: `Edit player 1 score ${match}`, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const score = dialog.getByLabel('Player 1 score');
  const ok = dialog.getByRole('button', { name: 'OK', exact: true });
  for (const typed of ['3.5', '-1', 'abc']) {
    await score.fill('');
    await score.pressSequentially(typed);
    await expect(score).toHaveValue(typed);
    await expect(dialog).toContainText('expected a whole number from 0');
    await expect(ok).toBeDisabled();
  }
  await score.fill('2');
  await ok.click();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(async () => (await deltasOf(`${event.id}-1`)).map((doc) => doc.get('value') as unknown), {
      timeout: 45_000,
    })
    .toEqual([2]);
});
