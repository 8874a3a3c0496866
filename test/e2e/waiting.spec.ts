import type { Page } from '@playwright/test';
import { signedIn } from './support/people';
import { database, forgetProposals, newAccount, storeEvent } from './support/records';
import { expect, test } from './support/test';

const watched = 'nav[aria-label="Main"] a, ul[aria-label="Waiting for you"] > li';

/** Places in their lists: events of other stories may come above. */
const places = (page: Page) =>
  page.locator(watched).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const list = element.closest('ul')?.getBoundingClientRect();
      return { x: x - (list?.x ?? 0), y: y - (list?.y ?? 0), width, height };
    }),
  );

const write = (page: Page, text: string) =>
  page.locator('nav[aria-label="Main"] a + span').evaluateAll((badges, shown) => {
    for (const badge of badges) badge.textContent = shown;
    return badges.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
  }, text);

test("numbers that come in move nothing on a moderator's Home", async ({ browser }) => {
  const { id } = await storeEvent();
  const { uid, handle } = await newAccount('counting', { moderator: true });
  const { page } = await signedIn(browser, handle);
  const rows = page.getByRole('list', { name: 'Waiting for you' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.last()).toHaveText('None of your changes is waiting', { timeout: 60_000 });
  const before = await places(page);
  expect(before.length).toBeGreaterThan(10);
  await database().collection('delta').add({
    collection: 'event',
    docId: id,
    field: 'note',
    value: 'It rained',
    base: null,
    author: uid,
    timestamp: new Date(),
    status: 'new',
  });
  await expect(rows.last()).toHaveText('1 of your changes is waiting', { timeout: 60_000 });
  await expect(page.getByRole('link', { name: 'My Changes', exact: true })).toHaveAccessibleDescription(
    '1 pending',
  );
  expect(await places(page)).toEqual(before);

  // From here on, other stories' records do not change the height of this page.
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  for (const width of [1280, 900, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await write(page, '')).toBe(0);
    const empty = await places(page);
    for (const text of ['1', '22', '99+']) {
      expect(await write(page, text)).toBe(0);
      expect(await places(page)).toEqual(empty);
    }
  }
  await forgetProposals([uid]);
});
