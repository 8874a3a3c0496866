import type { Page } from '@playwright/test';
import { setClock } from './support/clock';
import { remembered } from './support/device';
import { settled } from './support/judge';
import { newcomer, visitor } from './support/people';
import { unique } from './support/records';
import { dayIn, storeCard } from './support/storeCard';
import { expect, test } from './support/test';

const main = (page: Page) => page.getByRole('main');

test('Home says what the wiki is, and what comes next with the chances of its main matches', async ({
  browser,
}) => {
  const next = await storeCard(dayIn(1), [
    ['devon-larratt', 'levan-saginashvili', { main: true }],
    ['john-brzenk', 'devon-larratt'],
  ]);
  const { page, troubles } = await visitor(browser, '/');
  const coming = main(page)
    .getByRole('region', { name: /Next event|Upcoming events/ })
    .filter({ hasText: next.name });
  await expect(coming).toContainText('Devon Larratt v Levan Saginashvili', { timeout: 60_000 });
  await expect(coming).toContainText(/(favourite: Levan Saginashvili, \d\d%|Even: )/i, { timeout: 60_000 });
  await expect(coming.getByRole('link', { name: / v / }).first()).toHaveText(
    'Devon Larratt v Levan Saginashvili',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /: results, rankings and upcoming events$/,
  );
  await expect(page).toHaveTitle(/^Home/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(main(page)).toContainText('results that anyone can edit');
  const result = main(page)
    .getByRole('region', { name: /^Last event/ })
    .getByRole('listitem')
    .first();
  await expect.poll(async () => (await result.boundingBox())?.y).toBeLessThan(844 / 3);
  const sections = await main(page).getByRole('heading', { level: 2 }).allTextContents();
  const placeOf = (name: string) => sections.findIndex((each) => each.startsWith(name));
  expect(placeOf('Next event')).toBeGreaterThanOrEqual(0);
  expect(placeOf('Next event')).toBeLessThan(placeOf('Last event'));

  expect(troubles).toEqual([]);
  await next.remove();
});

/** From the next page on, records what the region of the next event says of an event, even briefly. */
const noteNext = (page: Page, name: string) =>
  page.addInitScript((said) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const heading of document.querySelectorAll('main h2')) {
        const text = heading.closest('section')?.textContent ?? '';
        if (/^(Next event|Upcoming events)/.test(text) && text.includes(said)) seen.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, name);

test('on a device whose clock is two days behind, the event of yesterday is over from the first moment', async ({
  browser,
}) => {
  const name = unique('Yesterday Open');
  const { page, troubles } = await newcomer(browser);
  await setClock(page, -2);
  await noteNext(page, name);
  // The event was published with the rest. The other source of the server's time does not answer.
  await page.route('**/robots.txt*', (route) => route.abort());
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/(?<=id="first-records"[^>]*>)[^<]*/, (block) => {
        const first = JSON.parse(block) as { event: object[] };
        const [some] = first.event;
        first.event.push({ ...some, id: 'of-yesterday', name, date: dayIn(-1), endDate: undefined });
        return JSON.stringify(first);
      });
      expect(body).toContain(name);
      await route.fulfill({ response, body });
    },
  );
  await page.goto('/');
  await expect(page.locator('#main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => new Date().toISOString().slice(0, 10))).toBe(dayIn(-2));
  await expect(main(page).getByRole('region', { name: 'Last event' })).toContainText(name);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  expect(troubles).toEqual([]);
});

test('a match tells all a fan asks: both sides, chances, weights, the video at its moment, the pair and the card @long', async ({
  browser,
}) => {
  const event = await storeCard('2024-05-05', [
    [
      'john-brzenk',
      'devon-larratt',
      { player1: { score: 0, result: 'L' }, player2: { score: 3, result: 'W' } },
    ],
    [
      'devon-larratt',
      'levan-saginashvili',
      {
        player1: { score: 1, result: 'L', weight: 120.5 },
        player2: { score: 3, result: 'W', weight: 182 },
        youtube: 'https://youtu.be/dQw4w9WgXcQ?t=95',
        gender: '-',
        weight: 'Open',
      },
    ],
    [
      'levan-saginashvili',
      'john-brzenk',
      { player1: { score: 3, result: 'W' }, player2: { score: 0, result: 'L' } },
    ],
  ]);
  const { page, troubles } = await visitor(browser, `/match/${event.id}-1`);
  const board = main(page).getByRole('region', { name: 'Devon Larratt v Levan Saginashvili' });
  await expect(board.getByRole('link', { name: 'Levan Saginashvili' })).toBeVisible();
  await expect(board.locator('img')).toHaveCount(2);
  await expect(board).toContainText(/Devon Larratt.*120\.5 kg.*1.*Levan Saginashvili.*Winner.*182 kg.*3/s);
  await expect(board).toContainText(/Rating before \d{4} ± \d+.*Change [+−]\d+/s, { timeout: 60_000 });
  await expect(main(page)).toContainText(/Chance before the match/);
  await expect(main(page)).toContainText(/(favourite: .+, \d\d%|Even: )/i);
  await expect(main(page)).toContainText('Open class');
  await main(page)
    .getByRole('button', { name: /Larratt 1–3 Saginashvili/ })
    .first()
    .click();
  await expect(main(page).locator('iframe')).toHaveAttribute('src', /dQw4w9WgXcQ\?autoplay=1&start=95/);

  const meetings = main(page).getByRole('list', { name: 'All their matches' });
  await expect(meetings.getByRole('listitem').filter({ hasText: 'This match' })).toHaveCount(1);
  expect(await meetings.getByRole('listitem').count()).toBeGreaterThan(1);
  const around = main(page).getByRole('navigation', { name: 'Next on the card' });
  await expect(around.getByRole('link')).toHaveText([
    'Levan Saginashvili v John Brzenk',
    'John Brzenk v Devon Larratt',
  ]);

  await page.goto('/settings');
  await page.getByLabel('Weight unit').selectOption({ index: 1 });
  await remembered(page, '"weightUnit":"lb"');
  await page.goto(`/match/${event.id}-0`);
  await expect(main(page)).toContainText('231 lb', { timeout: 30_000 });
  await expect(main(page).getByRole('list', { name: 'All their matches' })).toContainText(/right · 231 lb/);
  await expect(main(page).getByRole('list', { name: 'All their matches' })).not.toContainText('105kg');
  expect(troubles.filter((trouble) => !/youtube/i.test(trouble))).toEqual([]);
  await event.remove();
});

/** Pages with figures, and a figure of each that differs on other days. */
const figures = {
  '/rankings': (page: Page) => main(page).getByRole('table').first().getByRole('row').nth(1),
  '/player/devon-larratt': (page: Page) => main(page).getByRole('list', { name: 'Rivals' }),
  '/player/devon-larratt/versus/levan-saginashvili': (page: Page) => main(page).getByRole('table').first(),
  '/titles': (page: Page) => main(page).getByRole('table').first(),
  '/records': (page: Page) => main(page).getByRole('list', { name: 'Most matches' }),
  '/countries': (page: Page) => main(page).getByRole('table').first(),
  '/countries/CA': (page: Page) => main(page).getByRole('table').first(),
} as const;

test('each page with figures shows the day in its address, and keeps it when it is loaded again @long', async ({
  browser,
}) => {
  const [earlier, later] = ['2021-12-31', '2023-12-31'];
  const { page, troubles } = await visitor(browser, '/about');
  for (const [path, figureOf] of Object.entries(figures))
    await test.step(path, async () => {
      const figure = figureOf(page);
      await page.goto(`${path}?asof=${later}`);
      await expect(figure).toContainText(/\d/);
      await settled(page);
      const then = (await figure.textContent()) ?? '';
      await page.goto(`${path}?asof=${earlier}`);
      await expect(figure).not.toHaveText(then);
      await settled(page);
      const before = (await figure.textContent()) ?? '';
      await page.reload();
      await expect(
        main(page)
          .getByText(/31 Dec 2021/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await expect(figure).toHaveText(before);
    });
  expect(troubles).toEqual([]);
});

test('on paper a page with figures says of what and of which day it is, and has no controls', async ({
  browser,
}) => {
  const { page } = await visitor(browser, '/about');
  const day = 'asof=2024-05-01';
  for (const path of [`/rankings?arm=L&${day}`, `/records?${day}`, `/titles?${day}`, `/countries?${day}`])
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      const line = main(page).getByText(/, as of 1 May 2024$/);
      await expect(main(page).locator('ol, table').first()).toBeVisible({ timeout: 60_000 });
      await expect(line).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(line).toBeVisible();
      await expect(page.getByRole('slider')).toBeHidden();
      for (const control of ['button', 'input', 'select', 'nav'])
        await expect(page.locator(`${control}:visible`)).toHaveCount(0);
    });
});

test('with colours that the reader forces what is chosen and who has won can still be told', async ({
  browser,
}) => {
  const { page } = await visitor(browser, '/rankings?arm=L');
  await page.emulateMedia({ forcedColors: 'active' });
  const chosen = page.locator('main a[aria-current]').filter({ hasText: 'Left' }).first();
  await expect(chosen).toBeVisible();
  const background = (link: typeof chosen) =>
    link.evaluate((element) => getComputedStyle(element).backgroundColor);
  const other = page.locator('main a:not([aria-current])').filter({ hasText: 'Right' }).first();
  expect(await background(chosen)).not.toBe(await background(other));

  const tab = page.locator('main nav a[aria-current="page"]').first();
  expect(await tab.evaluate((element) => getComputedStyle(element).borderBottomStyle)).toBe('solid');
  const current = page.locator('header nav a[aria-current="page"]').first();
  expect(await current.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('underline');

  await page.goto('/sport/armw/event/king-of-the-table-2');
  // The triangle beside a score: its one visible edge, the next edge, and the letters around it.
  const mark = (result: 'W' | 'L') =>
    main(page)
      .locator(`[data-result="${result}"] > :last-child`)
      .first()
      .evaluate((score) => {
        const { content, borderLeftColor, borderTopColor } = getComputedStyle(score, '::before');
        return { content, edge: borderLeftColor, next: borderTopColor, text: getComputedStyle(score).color };
      });
  await expect(main(page).locator('[data-result="W"]').first()).toBeVisible();
  const { content, edge, next, text } = await mark('W');
  expect(content).toBe('""');
  expect(edge).toBe(text);
  expect(next).toBe('rgba(0, 0, 0, 0)');
  expect((await mark('L')).content).toBe('none');
});
