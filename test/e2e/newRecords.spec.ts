import { expect, test } from './support/test';
import { signedIn, visitor } from './support/people';
import { database, queueOf, storeEvent, uidOf, unique } from './support/records';

test('a match with an unknown player creates the player first, and both are applied together', async ({
  browser,
}) => {
  const event = await storeEvent();
  const newcomer = unique('Nora Newcomer');
  const [editor, moderator, reader] = await Promise.all([
    signedIn(browser, 'editor', event.path),
    signedIn(browser, 'moderator', queueOf(await uidOf('editor'))),
    visitor(browser, event.path),
  ]);
  const { page } = editor;

  await page.getByRole('button', { name: 'Add match', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Player 1', { exact: true }).fill(event.names.ann);
  // The select for the winner contains the name too, so look in the list of known players.
  const known = page.getByRole('listbox').getByRole('option', { name: event.names.ann });
  await known.filter({ hasNotText: 'Create' }).first().click();
  await dialog.getByLabel('Player 2', { exact: true }).fill(newcomer);
  await dialog.getByLabel('Player 2', { exact: true }).press('Escape');
  await dialog.getByLabel('Player 1 score').fill('4');
  await dialog.getByLabel('Player 2 score').fill('2');
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('main')).toContainText(newcomer);

  // The queue lists the player first, because the match names them.
  const player = moderator.page.getByRole('article').filter({ hasText: newcomer });
  await expect(player).toHaveCount(2);
  await player.first().getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(player).toHaveCount(1, { timeout: 30_000 });
  await player.first().getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(player).toHaveCount(0, { timeout: 30_000 });
  await moderator.page.getByRole('button', { name: 'Send now', exact: true }).first().click();

  await expect(reader.page.getByRole('main')).toContainText(newcomer);
  await reader.page.getByRole('link', { name: newcomer }).first().click();
  await expect(reader.page.getByRole('heading', { level: 1 })).toContainText(newcomer);
  await expect(reader.page.getByRole('main')).toContainText(event.names.ann);

  const players = await database().collection('player').where('name', '==', newcomer).get();
  expect(players.size).toBe(1);
  const matches = await database().collection('match').where('player2.id', '==', players.docs[0]?.id).get();
  expect(matches.docs.map((doc) => [doc.get('player1.result'), doc.get('player2.score')])).toEqual([
    ['W', 2],
  ]);
  expect([...editor.troubles, ...moderator.troubles, ...reader.troubles]).toEqual([]);
});

test('a new event and a new player can be proposed, and are found by their author at once @long', async ({
  browser,
}) => {
  const { page, troubles } = await signedIn(browser, 'editor', '/sport/armw/events');
  const name = unique('Village Cup');
  await page.getByRole('button', { name: 'Add event', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'OK', exact: true })).toBeDisabled();
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Date', { exact: true }).fill('2026-05-01');
  await dialog.getByLabel('YouTube').fill('https://youtu.be/bWmtNWQM_Ro');
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(
    page
      .getByRole('heading', { level: 1, name: new RegExp(name) })
      .or(page.getByRole('link', { name: new RegExp(name) }))
      .first(),
  ).toBeVisible();

  const player = unique('Pia Pending');
  await page.goto('/player');
  await page.getByRole('button', { name: 'Add player', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(player);
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/player');
  await page.getByRole('searchbox', { name: 'Search players' }).fill(player);
  await expect(page.getByRole('main').getByRole('link', { name: new RegExp(player) })).toBeVisible();

  await expect(async () => {
    const stored = await database().collection('delta').where('value.name', 'in', [name, player]).get();
    expect(stored.docs.map((doc) => [doc.get('collection'), doc.get('status')]).sort()).toEqual([
      ['event', 'new'],
      ['player', 'new'],
    ]);
  }).toPass();

  // A browser logs a page with status 404 in its console, although the app shows everything.
  const stored = await database().collection('delta').where('value.name', '==', name).get();
  await page.goto(`/sport/armw/event/${stored.docs[0]?.id}`);
  expect((await page.reload())?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  expect(troubles).toEqual([]);
});
