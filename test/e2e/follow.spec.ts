import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { stored } from './support/device';
import { signedIn, visitor } from './support/people';
import { database, newAccount, storeEvent } from './support/records';
import { dayIn, storeCard } from './support/storeCard';
import { expect, test } from './support/test';

const today: string[] = [];
test.afterEach(async () => {
  const gone = { deleted: true, updatedAt: FieldValue.serverTimestamp() };
  for (const id of today.splice(0))
    for (const doc of [`match/${id}-1`, `event/${id}`]) await database().doc(doc).update(gone);
});

async function meetToday({ id, names }: Awaited<ReturnType<typeof storeEvent>>): Promise<void> {
  const date = dayIn(0);
  today.push(id);
  const changed = { updatedAt: FieldValue.serverTimestamp() };
  await database()
    .doc(`event/${id}`)
    .update({ date, ...changed });
  await database()
    .doc(`match/${id}-1`)
    .set({
      date,
      event: { id, date, sport: { id: 'armw' } },
      player1: { id: `${id}-ann`, name: names.ann, score: 3, result: 'W' },
      player2: { id: `${id}-bea`, name: names.bea, score: 1, result: 'L' },
      gender: 'W',
      arm: 'L',
      order: 1,
      deleted: false,
      ...changed,
    });
}

/** Its name says whether the thing is followed. */
const starOf = (page: Page, name: string) =>
  page
    .getByRole('button', { name: `Follow ${name}`, exact: true })
    .or(page.getByRole('button', { name: `Following ${name}`, exact: true }));

test('a visitor follows a player, and Home tells the next result, as new for once', async ({ browser }) => {
  const event = await storeEvent({ matches: 0 });
  const { page, troubles } = await visitor(browser, `/player/${event.id}-ann`);
  const star = starOf(page, event.names.ann);
  await star.click();
  await expect(star).toHaveAccessibleName(/^Following /);
  await meetToday(event);

  await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).first().click();
  const news = page.getByRole('region', { name: 'News of what you follow' });
  await expect(news.getByText(event.names.event).first()).toBeVisible({ timeout: 20_000 });
  await expect(news.getByText('New', { exact: true }).first()).toBeVisible();

  await news.getByRole('link', { name: 'All news and what you follow' }).click();
  await expect(page).toHaveURL(/\/following$/);
  await expect(page.getByText(event.names.event).first()).toBeVisible();
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);
  await star.click();
  await expect(star).toHaveAccessibleName(/^Follow /);
  await expect.poll(() => marksKept(page)).toBe(0);
  await page.reload();
  await expect(page.getByText('You are not following anything yet')).toBeVisible();
  expect(troubles).toEqual([]);
});

/** Records that would notify other stories' readers, also after a failure halfway. */
const coming: Awaited<ReturnType<typeof storeCard>>[] = [];
test.afterEach(async () => {
  await Promise.all(coming.splice(0).map((card) => card.remove()));
});

async function follow(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  const star = starOf(page, name);
  const before = await marksKept(page);
  await star.click();
  await expect(star).toHaveAccessibleName(/^Following /);
  // A document that ends in the same moment takes the mark along.
  await expect.poll(() => marksKept(page)).toBe(before + 1);
}

async function marksKept(page: Page): Promise<number> {
  const hints = JSON.stringify(await stored(page, 'armwiki-hints', 'hints'));
  return hints.match(/\bon\\*":true/g)?.length ?? 0;
}

const unfolded = (calendar: string): readonly string[] =>
  calendar.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);

test('a visitor follows an event, a pair and a country, has news of each, and keeps what comes in a calendar @long', async ({
  browser,
}) => {
  const [card, met] = await Promise.all([storeEvent({ matches: 0 }), storeEvent({ matches: 0 })]);
  const pair = `${met.names.ann} v ${met.names.bea}`;
  const { page, troubles } = await visitor(browser, '/about');
  await follow(page, card.path, card.names.event);
  await follow(page, `/player/${met.id}-ann/versus/${met.id}-bea`, pair);
  await follow(page, '/countries/IS', 'Iceland');

  const next = await storeCard(dayIn(9), [], { country: 'IS' });
  coming.push(next);
  await Promise.all([meetToday(card), meetToday(met)]);

  await test.step('Home tells it, and so does the page of what is followed, by kind', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).first().click();
    const news = page.getByRole('region', { name: 'News of what you follow' });
    for (const name of [next.name, card.names.event, met.names.event])
      await expect(news.getByText(name).first()).toBeVisible({ timeout: 30_000 });
    await expect(news.getByRole('list', { name: 'Upcoming' })).toContainText(next.name);

    await news.getByRole('link', { name: 'All news and what you follow' }).click();
    await page.waitForURL('**/following');
    // The device keeps them without an account, so they are there after a reload.
    await page.reload();
    await expect(
      page.getByText('Saved on this device. Sign in to use it on all your devices.'),
    ).toBeVisible();
    const followed = { Events: card.names.event, Pairs: pair, Countries: 'Iceland' };
    for (const [kind, name] of Object.entries(followed))
      await expect(page.getByRole('main').getByRole('list', { name: kind, exact: true })).toContainText(name);
    await expect(page.getByRole('button', { name: /^Following / })).toHaveCount(3);
  });

  await test.step('the calendar that is saved has what comes', async () => {
    await expect(page.getByRole('list', { name: 'Upcoming' })).toContainText(next.name);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a calendar' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('armwiki.ics');
    const lines = unfolded(await readFile(await file.path(), 'utf8'));
    // Whether today's event is over is unknown.
    expect(lines.filter((line) => line.startsWith('SUMMARY:')).sort()).toEqual(
      [...[card, met].map(({ names }) => `${names.event}: ${names.ann} v ${names.bea}`), next.name]
        .map((title) => `SUMMARY:${title}`)
        .sort(),
    );
    expect(lines).toContain(`DTSTART;VALUE=DATE:${dayIn(9).replaceAll('-', '')}`);
    expect(lines).toContain(`UID:event-${next.id}@armwiki`);
  });

  await test.step('the page of a country says where its own calendar and its feeds are', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('main').getByRole('link', { name: 'Iceland' }).click();
    for (const [item, type, text] of [
      ['Copy calendar address', 'text/calendar', 'Iceland'],
      ['Copy feed address (Atom)', 'application/atom+xml', '<title>Armwiki: Iceland</title>'],
      ['Copy feed address (JSON)', 'application/feed+json', '"title":"Armwiki: Iceland"'],
    ] as const) {
      await page.getByRole('button', { name: 'Subscribe' }).click();
      if (type !== 'text/calendar') await page.getByRole('menuitem', { name: 'Feeds' }).click();
      await page.getByRole('menuitem', { name: item }).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toMatch(new RegExp(`^${process.env['ARMWIKI_HOSTING_ORIGIN']}/feed/country/is\\.`));
      const answer = await fetch(await page.evaluate(() => navigator.clipboard.readText()));
      expect([item, answer.headers.get('content-type')]).toEqual([item, expect.stringContaining(type)]);
      expect(await answer.text()).toContain(text);
    }
  });
  expect(troubles).toEqual([]);
});

test('what is followed on one device of an account is followed on the other, and its news is in the inbox @long', async ({
  browser,
}) => {
  const event = await storeEvent();
  const { handle } = await newAccount('follower');
  const [phone, desk] = await Promise.all([
    signedIn(browser, handle, event.path),
    signedIn(browser, handle, '/following'),
  ]);
  await phone.page.getByRole('button', { name: `Follow ${event.names.event}`, exact: true }).click();
  await expect(starOf(desk.page, event.names.event)).toHaveAccessibleName(/^Following /, {
    timeout: 30_000,
  });
  await desk.page.getByRole('navigation').getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(desk.page.locator('#main').getByRole('heading', { level: 1 })).toContainText('About');
  await meetToday(event);
  await desk.page
    .getByRole('banner')
    .getByRole('link', { name: /^Inbox/ })
    .click();
  const news = desk.page.getByRole('region', { name: 'News of what you follow' });
  await expect(news).toContainText(event.names.ann, { timeout: 30_000 });
  await expect(news.getByText('New', { exact: true }).first()).toBeVisible();
  expect([...phone.troubles, ...desk.troubles]).toEqual([]);
});

test('a card can be framed by a page of somebody else, and feeds and records be read from there', async ({
  page,
}) => {
  const origin = process.env['ARMWIKI_HOSTING_ORIGIN'] ?? '';
  // Another origin on this machine: browsers keep pages of the public network from reaching it.
  const elsewhere = createServer((_, response) =>
    response
      .setHeader('Content-Type', 'text/html')
      .end(`<iframe src="${origin}/embed/event/king-of-the-table-2" title="Card"></iframe>`),
  ).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  await page.goto(`http://localhost:${(elsewhere.address() as AddressInfo).port}/`);
  const card = page.frameLocator('iframe');
  await expect(card.getByRole('heading', { name: /King of the Table 2/i })).toBeVisible({ timeout: 20_000 });
  await expect(card.getByRole('listitem').first()).toBeVisible();
  const read = await page.evaluate(
    async (site) =>
      Promise.all(
        ['/feed/player/devon-larratt.atom', '/feed/all.ics', '/data/player/devon-larratt.json'].map(
          async (path) => (await fetch(site + path)).text(),
        ),
      ),
    origin,
  );
  expect(read[0]).toContain('<title>Devon Larratt</title>');
  expect(read[1]).toContain('BEGIN:VCALENDAR');
  expect(JSON.parse(read[2] ?? '')).toMatchObject({ id: 'devon-larratt' });
  elsewhere.close();
});
