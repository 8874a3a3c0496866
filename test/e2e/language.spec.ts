import type { Page } from '@playwright/test';
import { workerReady } from './support/edits';
import { remembered } from './support/device';
import { expect, test } from './support/test';
import { visitor } from './support/people';

test.use({ worker: true });

const heading = (page: Page) => page.locator('#main').getByRole('heading', { level: 1 });
const shown = (page: Page) => page.locator('html');

async function choose(page: Page, menu: string, language: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: language, exact: true }).click();
}

test.describe('in a Japanese browser', () => {
  test.use({ locale: 'ja-JP' });

  test('the wiki is Japanese, changes to English and back, and keeps the choice without a network', async ({
    page,
  }) => {
    await page.goto('/nowhere');
    await expect(heading(page)).toHaveText('ページが見つかりません');
    await expect(shown(page)).toHaveAttribute('lang', 'ja');
    await expect(page.getByRole('link', { name: 'ランキング', exact: true })).toBeVisible();

    await choose(page, '言語', 'English');
    await expect(heading(page)).toHaveText('Page not found');
    await expect(shown(page)).toHaveAttribute('lang', 'en');
    await remembered(page, '"language":"en"');
    await page.reload();
    await expect(heading(page)).toHaveText('Page not found');

    await choose(page, 'Language', '日本語');
    await expect(heading(page)).toHaveText('ページが見つかりません');
    await workerReady(page);
    await remembered(page, '"language":"ja"');
    await page.context().setOffline(true);
    await page.reload();
    await expect(heading(page)).toHaveText('ページが見つかりません');
    await expect(shown(page)).toHaveAttribute('lang', 'ja');
  });
});

test('in an English browser Japanese can be chosen, and no screen of it is wider than a phone @long', async ({
  browser,
}) => {
  const { page } = await visitor(browser, '/nowhere');
  await expect(shown(page)).toHaveAttribute('lang', 'en');
  await choose(page, 'Language', '日本語');
  await expect(heading(page)).toHaveText('ページが見つかりません');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const at of ['/', '/sport/armw', '/player', '/rankings', '/login', '/about']) {
    await page.goto(at);
    await expect(shown(page)).toHaveAttribute('lang', 'ja');
    await expect(heading(page)).toBeVisible();
    expect([at, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([at, 390]);
  }
});
