import { expect, test } from './support/test';
import { newcomer } from './support/people';

const pages = [
  { path: '/', title: /Home/, text: /East vs West|King of the Table/ },
  { path: '/login', title: /Login/, text: /Sign in/ },
  { path: '/sport', title: /Sports/, text: /Arm Wrestling/ },
  { path: '/sport/armw', title: /Arm Wrestling/, text: /East vs West/ },
  { path: '/sport/armw/events', title: /Arm Wrestling/, text: /East vs West/ },
  { path: '/sport/armw/matches', title: /Arm Wrestling/, text: /Matthew Purdy/ },
  { path: '/sport/armw/players', title: /Arm Wrestling/, text: /Levan Saginashvili/ },
  { path: '/sport/armw/rankings', title: /Arm Wrestling/, text: /Levan Saginashvili/ },
  { path: '/sport/armw/event/king-of-the-table-2', title: /King of the Table 2/, text: /Devon Larratt/ },
  {
    path: '/sport/armw/event/king-of-the-table-2/matches',
    title: /King of the Table 2/,
    text: /Devon Larratt/,
  },
  { path: '/sport/armw/event/king-of-the-table-2/video', title: /King of the Table 2/, text: /video/i },
  { path: '/sport/armw/event/king-of-the-table-2/history', title: /King of the Table 2/, text: /change/i },
  { path: '/player', title: /Players/, text: /Devon Larratt/ },
  { path: '/player/devon-larratt', title: /Devon Larratt/, text: /Right|Left/ },
  { path: '/rankings', title: /Rankings/, text: /Levan Saginashvili/ },
  { path: '/about', title: /About/, text: /Armwiki/ },
  { path: '/delta', title: /Wiki Moderation/, text: /moderator/i },
  { path: '/mydelta', title: /My Changes/, text: /sign in/i },
  { path: '/review/event', title: /Event Review/, text: /moderator/i },
  { path: '/no/such/page', title: /not found/i, text: /not found|does not exist|no page/i },
];

test('a visitor opens every page and finds real content', async ({ browser }) => {
  const { page, troubles } = await newcomer(browser);
  for (const { path, title, text } of pages)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('#main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toContainText(text);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(wide).toBe(false);
      expect(troubles).toEqual([]);
    });
});
