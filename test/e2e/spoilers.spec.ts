import type { Page } from '@playwright/test';
import { settled } from './support/judge';
import { visitor } from './support/people';
import { storeEvent } from './support/records';
import { expect, test } from './support/test';

const origin = process.env['ARMWIKI_HOSTING_ORIGIN'] ?? '';

/** Places of the page's rows, which must not move when a result replaces its button. */
const rowsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list')
    .first()
    .evaluate((list) =>
      [list, ...list.querySelectorAll('li, a')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    );

test('a reader hides results, shows one, and shares a link that tells none', async ({ browser }) => {
  const { id, names, path } = await storeEvent();
  const { page, troubles } = await visitor(browser, path);
  const main = page.getByRole('main');
  const show = main.getByRole('button', { name: `Show result of ${names.ann} v ${names.bea}` });
  const row = main.getByRole('listitem').filter({ hasText: names.ann }).first();
  // Whole, because a part like `3-1` may be in the unique names.
  const withoutResult = `${names.ann} v ${names.bea} (L, 75kg)`;
  await expect(row).toContainText('won');

  await test.step('one button on the card hides its results, also when the page is loaded again', async () => {
    await main.getByRole('button', { name: 'Hide results', exact: true }).click();
    await expect(show).toBeVisible();
    await page.reload();
    await expect(show).toBeVisible();
    await expect(row).not.toContainText('won');
  });

  await test.step('the match, and the players, tell nothing', async () => {
    await page.goto(`/match/${id}-1`);
    await expect(show.first()).toBeVisible();
    await expect(page).toHaveTitle(withoutResult);
    await page.goto(`/player/${id}-ann`);
    await expect(show).toBeVisible();
    await expect(main).not.toContainText('Won');
  });

  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ])
    await test.step(`shown, it moves nothing at ${size.width} pixels`, async () => {
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(show).toBeVisible();
      // The header may still grow by buttons whose code comes later.
      await settled(page);
      const before = await rowsOf(page);
      await show.click();
      await expect(row).toContainText('won');
      const after = await rowsOf(page);
      expect(after).toEqual(before);
      await main.getByRole('button', { name: 'Hide results', exact: true }).click();
      await expect(show).toBeVisible();
    });

  await test.step('it stays shown in this tab', async () => {
    await show.click();
    await expect(row).toContainText('won');
    await page.reload();
    await expect(row).toContainText('won');
  });

  await test.step('the link that is shared has a preview without the result', async () => {
    const html = async (query: string) => (await fetch(`${origin}/match/${id}-1${query}`)).text();
    const title = (text: string) => /<title>([^<]*)<\/title>/.exec(text)?.[1];
    expect(title(await html(''))).toBe(`${names.ann} (W) v ${names.bea} (L) 3-1 (L, 75kg)`);
    const hidden = await html('?results=hidden');
    expect(title(hidden)).toBe(withoutResult);
    const picture = /og:image" content="([^"]*)"/.exec(hidden)?.[1] ?? '';
    expect(picture).toContain('/preview/hidden/');
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');
  });

  await test.step('who follows it sees no result before asking for it', async () => {
    const friend = await visitor(browser, `/match/${id}-1?results=hidden`);
    await expect(
      friend.page
        .getByRole('main')
        .getByRole('button', { name: /^Show result of/ })
        .first(),
    ).toBeVisible();
    await expect(friend.page).toHaveTitle(withoutResult);
    expect(friend.troubles).toEqual([]);
  });
  expect(troubles).toEqual([]);
});
