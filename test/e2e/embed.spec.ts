import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteOrigin } from './support/site';
import { expect, test } from './support/test';

const path = '/embed/event/king-of-the-table-2';

/**
 * The card, its function and its headers are real; the scores and the `Refresh` of a live event come from here,
 * because `serveEmbed` has them in `liveResults.test.ts`, and an event of today would be on the Home of other stories.
 */
test('without scripts, a card in a frame of another site follows the scores, because its browser reloads it', async ({
  browser,
}) => {
  const elsewhere = createServer((_, response) =>
    response
      .setHeader('Content-Type', 'text/html')
      .end(`<iframe src="${siteOrigin}${path}" title="Card"></iframe>`),
  ).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  let score = '0–1';
  await page.route(siteOrigin + path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/\d–\d/, score);
    await route.fulfill({ response, body, headers: { ...response.headers(), refresh: '1' } });
  });
  await page.goto(`http://localhost:${(elsewhere.address() as AddressInfo).port}/`);
  const first = page.frameLocator('iframe').getByRole('listitem').first();
  await expect(first).toContainText('0–1', { timeout: 20_000 });
  score = '1–1';
  await expect(first).toContainText('1–1');
  score = '2–1';
  await expect(first).toContainText('2–1');
  await context.close();
  elsewhere.close();
});
