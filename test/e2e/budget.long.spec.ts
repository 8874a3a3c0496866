import type { Page } from '@playwright/test';
import { errors } from '@/language/en/errors';
import type { BudgetStage } from '@/model/operating/budget';
import { newcomer, signIn } from './support/people';
import { database, storeEvent } from './support/records';
import { expect, test } from './support/test';

test.use({ worker: true });

const publish = (page: Page, stage: BudgetStage) =>
  page.route('**/data/status.json', (route) =>
    route.fulfill({
      json: { version: 1, at: Date.now(), queue: { open: 3, oldest: Date.now() }, functions: '1', stage },
    }),
  );

test('while the budget is short a reader is shown what is published and told so, and live what there is after signing in', async ({
  browser,
}) => {
  const event = await storeEvent({ matches: 0 });
  await database()
    .collection('delta')
    .add({
      ...{ collection: 'event', docId: event.id, field: 'location', value: 'Kiel', base: null, before: null },
      ...{ author: 'armwiki', status: 'applied', timestamp: new Date() },
      ...{ decidedBy: 'another-moderator', decidedAt: new Date() },
    });
  const { page, troubles, leave } = await newcomer(browser);
  const listened: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.includes('/Listen/channel')) listened.push(request.url());
  });
  await publish(page, 2);
  await page.goto('/player');
  await page.mouse.move(10, 10);
  const main = page.locator('#main');
  await expect(page.getByText('To stay within budget, Armwiki is showing')).toBeVisible();
  await expect(main).toContainText('Devon Larratt');
  await page.goto('/changes');
  await page.mouse.move(10, 10);
  await expect(main).toContainText(errors['over-budget'].en);
  await page.goto('/status');
  await expect(main).toContainText('It is almost used up.');
  expect(listened).toEqual([]);
  await page.goto('/login');
  await signIn(page, 'editor');
  await expect.poll(() => listened.length).toBeGreaterThan(0);
  await page.goto('/changes');
  await expect(main.getByRole('listitem').filter({ hasText: event.names.event })).toBeVisible();
  expect(troubles).toEqual([]);
  await leave();
});
