import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FieldValue } from 'firebase-admin/firestore';
import { signedIn, visitor } from './support/people';
import { database, newAccount, storeEvent } from './support/records';
import { expect, test } from './support/test';

// Nothing here goes offline or meets a new version.
test.use({ worker: false });

/** Has the two players of an event meet today. */
async function meetToday({ id, names }: Awaited<ReturnType<typeof storeEvent>>): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
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

test('a visitor follows a player, and Home tells the next result, as new for once', async ({ browser }) => {
  const event = await storeEvent({ matches: 0 });
  const { page, troubles } = await visitor(browser, `/player/${event.id}-ann`);
  const star = page.getByRole('button', { name: `Follow ${event.names.ann}`, exact: true });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await meetToday(event);

  await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).first().click();
  const news = page.getByRole('region', { name: 'News of what you follow' });
  await expect(news.getByText(event.names.event).first()).toBeVisible({ timeout: 20_000 });
  await expect(news.getByText('New', { exact: true }).first()).toBeVisible();

  await news.getByRole('link', { name: 'All news, and what you follow' }).click();
  await expect(page).toHaveURL(/\/following$/);
  await expect(page.getByText(event.names.event).first()).toBeVisible();
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(page.getByText('You follow nothing yet')).toBeVisible();
  expect(troubles).toEqual([]);
});

test('what is followed on one device of an account is followed on the other', async ({ browser }) => {
  const event = await storeEvent();
  const { handle } = await newAccount('follower');
  const [phone, desk] = await Promise.all([
    signedIn(browser, handle, event.path),
    signedIn(browser, handle, '/following'),
  ]);
  await phone.page.getByRole('button', { name: `Follow ${event.names.event}`, exact: true }).click();
  await expect(
    desk.page.getByRole('button', { name: `Follow ${event.names.event}`, exact: true }),
  ).toHaveAttribute('aria-pressed', 'true', { timeout: 30_000 });
  expect([...phone.troubles, ...desk.troubles]).toEqual([]);
});

test('a card can be framed by a page of somebody else, and feeds and records be read from there', async ({
  page,
}) => {
  const origin = process.env['ARMWIKI_HOSTING_ORIGIN'] ?? '';
  // Another origin of this machine: browsers keep pages of the wide network from reaching it.
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
