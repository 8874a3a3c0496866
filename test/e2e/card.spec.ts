import type { Locator } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { workerReady } from './support/edits';
import { expect, test } from './support/test';
import { signedIn } from './support/people';
import { database, newAccount, unique, uniquePerson } from './support/records';

/** At 1280 px a row is one line, so a long suggestion could run under the fields beside it. */
async function suggestionsStayInTheirColumn(row: Locator): Promise<void> {
  expect(row.page().viewportSize()?.width).toBe(1280);
  const name = row.getByLabel('Player 1', { exact: true });
  await name.fill('saginashvili');
  const list = row.getByRole('listbox', { name: 'Suggestions' }).first();
  await expect(list.getByRole('option').first()).toContainText('Levan Saginashvili');
  const next = await row.getByLabel('Player 2', { exact: true }).boundingBox();
  const ends = await list.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].map((each) => each.getBoundingClientRect().right),
  );
  expect(Math.max(...ends)).toBeLessThan(next?.x ?? 0);
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await row.getByRole('button', { name: /^Remove match / }).click();
}

test.describe(() => {
  test.use({ worker: true });

  test('a whole card pasted without a network arrives when it is back, new players before the matches', async ({
    browser,
  }) => {
    const { page } = await signedIn(browser, 'editor', '/sport/armw/event/new/card');
    const name = unique('Offline Cup');
    const newcomer = uniquePerson('Zoe Zeal');
    await expect(page.getByText('Name is required')).toBeVisible();
    await workerReady(page);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Date', { exact: true }).fill('2026-05-01');
    // The names are there once the page lists what is missing.
    await expect(page.getByText('Enter at least one match.')).toBeVisible();
    await page.context().setOffline(true);

    await page
      .getByLabel('Paste a card')
      .fill(
        `# Main card\nMen\nLevan Saginashvili - Ermes Gasparini 3-1 R 115kg\n2. Devon Larratt vs ${newcomer} 2:0 (left)`,
      );
    await page.getByRole('button', { name: 'Add 2 matches' }).click();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.getByText('Levan Saginashvili 3–1 Ermes Gasparini · right · 115kg')).toBeVisible();
    // Back leads to the form, with everything typed.
    await page.goBack();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await suggestionsStayInTheirColumn(page.getByRole('group', { name: 'Match 3', exact: true }));
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
      expect(matches.docs.map((doc) => [doc.get('value.order'), doc.get('value.player1.id')]).sort()).toEqual(
        [
          [1, 'levan-saginashvili'],
          [2, 'devon-larratt'],
        ],
      );
      const second = matches.docs.find((doc) => doc.get('value.order') === 2);
      expect(second?.get('value.player2.id')).toBe(players.docs[0]?.id);
    }).toPass({ timeout: 60_000 });
  });
});

test('a member who says that a written name is a player’s also proposes it as another name @long', async ({
  browser,
}) => {
  const id = unique('zurab').replaceAll(' ', '-');
  const name = unique('Zurab Tavberidze');
  const written = name.replace('Tavberidze', 'Tavberidse');
  const stamps = { created: FieldValue.serverTimestamp(), updatedAt: FieldValue.serverTimestamp() };
  await database()
    .doc(`player/${id}`)
    .set({ name, author: { id: 'armwiki' }, deleted: false, ...stamps });
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
  const row = page.getByRole('group', { name: 'Match 1' });
  const offer = row.getByRole('button', { name });
  const [own, next] = [
    await offer.boundingBox(),
    await row.getByLabel('Player 2', { exact: true }).boundingBox(),
  ];
  expect(own && own.x + own.width).toBeLessThanOrEqual(next?.x ?? 0);
  await offer.click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(
    page.getByText(`Searches for “${written}” will find ${name}. No page shows this spelling.`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send 1 match' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Taught Cup');
  await expect(async () => {
    const spellings = await database()
      .collection('delta')
      .where('docId', '==', id)
      .where('field', '==', 'spellings')
      .get();
    expect(spellings.docs.map((doc) => doc.get('value'))).toEqual([[written]]);
  }).toPass({ timeout: 60_000 });

  await page.goto('/sport/armw/event/new/card');
  await expect(page.getByText('Name is required')).toBeVisible();
  await paste();
  await expect(
    page.getByRole('group', { name: 'Match 1' }).getByLabel('Player 1', { exact: true }),
  ).toHaveValue(name);
});

test('players’ matches tell who meets, a word counts for its line or section, and rows are inserted, picked by arrows and moved @long', async ({
  browser,
}) => {
  // A device without any matches; other pages would have loaded some first.
  const { page } = await signedIn(browser, 'editor', '/sport/armw/event/king-of-the-table-2/add');
  await expect(page.getByText('Enter at least one match.')).toBeVisible({ timeout: 60_000 });
  const match = (number: number) => page.getByRole('group', { name: `Match ${number}`, exact: true });
  const first = (number: number) => match(number).getByLabel('Player 1', { exact: true });
  const gendersAre = async (...wanted: readonly string[]) => {
    for (const [at, value] of wanted.entries())
      await expect(match(at + 1).getByLabel('Gender', { exact: true })).toHaveValue(value, {
        timeout: 60_000,
      });
  };
  const paste = async (text: string, button: string) => {
    await page.getByLabel('Paste a card').fill(text);
    await page.getByRole('button', { name: button }).click();
  };
  await paste('Oleg Zhokh def. Devon Larratt', 'Add 1 match');
  await gendersAre('M', '');
  await paste(
    'Oleg Zhokh - John Brzenk 3-1 R women\nWomen, left arm\nSarah Backman - Irina Drieva 3-0',
    'Add 2 matches',
  );
  await expect(match(2)).toContainText('John Brzenk is listed under “Men” elsewhere.');
  await expect(match(3)).not.toContainText('Check the gender');
  await paste('John Brzenk - Devon Larratt 0-3', 'Add 1 match');
  await gendersAre('M', 'W', 'W', 'M', '');

  await page.getByRole('button', { name: 'Insert a match below match 1', exact: true }).click();
  await expect(first(2)).toBeFocused();
  await page.keyboard.type('sarah');
  const options = match(2).getByRole('listbox', { name: 'Suggestions' }).first().getByRole('option');
  await expect(options.first()).toContainText('Sarah');
  const best = (await options.first().textContent()) ?? '';
  await page.keyboard.press('ArrowDown');
  const highlighted = (await options.and(page.locator('[aria-selected=true]')).textContent()) ?? '';
  expect(highlighted).not.toBe(best);
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(0);
  expect(highlighted).toContain(await first(2).inputValue());
  await page.getByRole('button', { name: 'Remove match 2', exact: true }).click();
  await gendersAre('M', 'W', 'W', 'M', '');

  await page.getByRole('button', { name: /^Move match 4:/ }).hover();
  await page.mouse.down();
  await match(3).hover({ position: { x: 8, y: 8 } });
  await page.mouse.up();
  await expect(first(3)).toHaveValue('John Brzenk');
  await page.getByRole('button', { name: /^Move match 3:/ }).press('ArrowUp');
  await expect(first(2)).toHaveValue('John Brzenk');

  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const listed = page.getByRole('list', { name: 'Preview' }).locator(':scope > li');
  const words = ['Men', 'Men', /· right.*Women/, /· left.*Women/];
  for (const [at, word] of words.entries()) await expect(listed.nth(at)).toContainText(word);
  await expect(listed.nth(2)).toContainText('Oleg Zhokh is listed under “Men” elsewhere.');
});

test('a tournament’s evening: its heading fills the event, 200 lines leave none behind, and rows are moved by keyboard @long', async ({
  browser,
}) => {
  // The story checks a hundred and fifty rows of fields again and again.
  test.setTimeout(240_000);
  const { page } = await signedIn(browser, 'editor', '/sport/armw/event/new/card');
  await expect(page.getByText('Name is required')).toBeVisible();
  const match = (number: number) => page.getByRole('group', { name: `Match ${number}`, exact: true });
  await expect(match(1).getByLabel('Gender', { exact: true })).toHaveValue('');
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => `${at + 2}. Devon Larratt - Levan Saginashvili 3-${at % 3} L`);
  const box = page.getByLabel('Paste a card');
  await box.fill(
    [
      'Tokyo Evening Open - 22 Nov 2026',
      'Venue: Kyoto Hall',
      'Men',
      '1. Levan Saginashvili - Ermes Gasparini 3-1 R 253 lbs',
      ...many(189),
      'Women',
      ...many(10),
    ].join('\n'),
  );
  await page.getByRole('button', { name: 'Fill in the event' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Tokyo Evening Open');
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2026-11-22');
  await expect(page.getByLabel('Place', { exact: true })).toHaveValue('Kyoto Hall');

  // Excess lines stay in the box below their headings.
  await expect(page.getByText('Only 150 of these 200 matches were added')).toBeVisible();
  await page.getByRole('button', { name: 'Add 150 matches' }).click();
  await expect(box).toHaveValue(/^Men\n151\. .*\nWomen\n2\. .*\n11\. /s);
  await expect(box).toHaveValue(new RegExp(`^(?:[^\n]*\n){51}[^\n]*$`));
  await expect(match(150)).toBeVisible();
  await expect(match(1).getByLabel('Weight class', { exact: true })).toHaveValue('115kg');
  await expect(match(1).getByLabel('Gender', { exact: true })).toHaveValue('M');

  await page.getByRole('button', { name: /^Move match 1:/ }).focus();
  await page.keyboard.press('ArrowDown');
  const second = match(2).getByLabel('Player 1', { exact: true });
  await expect(second).toHaveValue('Levan Saginashvili');
  await page.keyboard.press('ArrowDown');
  await expect(match(3).getByLabel('Player 1', { exact: true })).toHaveValue('Levan Saginashvili');
  await expect(second).toHaveValue('Devon Larratt');

  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('list', { name: 'The event' })).toContainText('Place: Kyoto Hall');
  const listed = page.getByRole('list', { name: 'Preview' }).locator(':scope > li');
  await expect(listed.nth(2)).toContainText('Levan Saginashvili 3–1 Ermes Gasparini · right · 115kg');
  await expect(listed.nth(2)).toContainText('Men');
  await page.goBack();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Tokyo Evening Open', {
    timeout: 60_000,
  });
  await expect(match(3).getByLabel('Player 1', { exact: true })).toHaveValue('Levan Saginashvili');
  await expect(box).toHaveValue(/^Men\n151\. /);
});
