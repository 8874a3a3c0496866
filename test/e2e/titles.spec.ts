import { expect, test } from './support/test';
import { visitor } from './support/people';

test('from the rankings to a title, its lineage, a match for it, and the player who holds it', async ({
  browser,
}) => {
  const { page, troubles } = await visitor(browser, '/rankings');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Titles', exact: true }).click();
  await expect(page).toHaveURL(/\/titles$/);
  const row = main.getByRole('row', { name: /East vs West world title.*Right arm · 105kg · Men/ });
  await expect(row).toContainText('Todd Hutchings');

  await row.getByRole('link', { name: /East vs West world title/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('East vs West world title');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Todd Hutchings',
    'Devon Larratt',
    'Oleg Petrenko',
    'Davit Dadikyan',
  ]);
  await expect(main.getByText('Given up before others met for it')).toBeVisible();

  // As it stood on a day before that.
  await page.goto(`${page.url()}&asof=2024-12-01`);
  await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText('Devon Larratt');

  await main.getByRole('link', { name: /Devon Larratt v Oleg Petrenko/ }).click();
  await expect(page).toHaveURL(/\/match\/east-vs-west-15-14\?asof=2024-12-01$/);
  // As it stands today.
  await page.goto('/match/east-vs-west-15-14');
  await page.getByRole('link', { name: 'Lineage of the title' }).click();
  await main.getByRole('link', { name: 'Todd Hutchings' }).first().click();
  await expect(page).toHaveURL(/\/player\/todd-hutchings$/);
  await expect(main.getByRole('list', { name: 'Titles' })).toContainText(/105kg.*Champion since 15 Feb 2025/);
  expect(troubles).toEqual([]);
});

test('records and countries of a day have their matches', async ({ browser }) => {
  const { page, troubles } = await visitor(browser, '/rankings?asof=2024-05-01');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Records', exact: true }).click();
  await expect(page).toHaveURL(/\/records\?asof=2024-05-01$/);
  const firsts = main.getByRole('list', { name: 'Number one through time' });
  await expect(firsts.getByRole('link').first()).toHaveText('Levan Saginashvili');
  const run = main.getByRole('list', { name: 'Longest winning runs' }).getByRole('listitem').first();
  await run.getByText(/^Its \d+ matches$/).click();
  await expect(run.getByRole('link', { name: / v / }).first()).toBeVisible();

  await main.getByRole('link', { name: 'Countries', exact: true }).click();
  await expect(page).toHaveURL(/\/countries\?asof=2024-05-01$/);
  await main.getByRole('link', { name: 'Georgia', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Georgia');
  await main.getByRole('link', { name: /Matches against Canada/ }).click();
  await expect(page).toHaveURL(/against=CA/);
  const meetings = main.getByRole('list', { name: 'Georgia against Canada' });
  await expect(meetings.getByRole('listitem').first()).toContainText('Levan Saginashvili v Devon Larratt');
  expect(troubles).toEqual([]);
});
