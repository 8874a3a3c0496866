import type { Locator, Page } from '@playwright/test';
import { longestRun, mostActive, resultsUntil } from './support/dataSet';
import { visitor } from './support/people';
import { unique } from './support/records';
import { storeCard } from './support/storeCard';
import { storePeople } from './support/storePeople';
import { expect, test } from './support/test';

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
  await expect(main.getByText('Given up before two others fought for it')).toBeVisible();

  await page.goto(`${page.url()}&asof=2024-12-01`);
  await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText('Devon Larratt');

  await main.getByRole('link', { name: /Larratt \S+–\S+ Petrenko/ }).click();
  await expect(page).toHaveURL(/\/match\/east-vs-west-15-14\?asof=2024-12-01$/);
  await page.goto('/match/east-vs-west-15-14');
  await page.getByRole('link', { name: 'For East vs West world title' }).click();
  await main.getByRole('link', { name: 'Todd Hutchings' }).first().click();
  await expect(page).toHaveURL(/\/player\/todd-hutchings$/);
  await expect(main.getByRole('list', { name: 'Titles' })).toContainText(/105kg.*Champion since 15 Feb 2025/);
  expect(troubles).toEqual([]);
});

const reigns = (page: Page) =>
  page
    .getByRole('main')
    .locator('ol > li')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

test('a lineage says who won the title, defended and kept it, gave it up, and whose reign was disputed @long', async ({
  browser,
}) => {
  const { idOf, nameOf } = await storePeople({ Ann: {}, Bea: {}, Cid: {}, Dan: {} }, []);
  const title = unique('Harbour belt');
  const meet = (date: string, one: string, other: string, drawn = false) => {
    const sides = drawn
      ? { player1: { score: 2, result: 'D' }, player2: { score: 2, result: 'D' } }
      : { player1: { score: 3, result: 'W' }, player2: { score: 1, result: 'L' } };
    return storeCard(date, [
      [idOf(one), idOf(other), { title, gender: 'W', arm: 'L', weight: '75kg', ...sides }],
    ]);
  };
  await Promise.all([
    meet('2024-06-01', 'Ann', 'Bea'),
    meet('2024-06-02', 'Ann', 'Cid'),
    meet('2024-06-03', 'Cid', 'Dan'),
    meet('2024-06-04', 'Bea', 'Cid', true),
    meet('2024-06-05', 'Ann', 'Cid'),
  ]);
  const query = new URLSearchParams({ name: title, gender: 'W', arm: 'L', weight: '75kg' });
  const { page, troubles } = await visitor(browser, `/title?${query}`);
  const heads = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(heads).toHaveText([nameOf('Ann'), nameOf('Cid'), nameOf('Ann')], { timeout: 30_000 });
  const says = async (at: number, facts: readonly string[], matches: readonly RegExp[]) => {
    for (const fact of facts) await expect(reigns(page).nth(at)).toContainText(fact);
    await expect(reigns(page).nth(at).getByRole('listitem')).toHaveText(matches);
  };
  await says(0, [`Won from ${nameOf('Cid')}`, 'Since 5 Jun 2024'], [/Ann .*3–1 Cid .*Won$/]);
  await says(
    1,
    ['Won while vacant', `Lost to ${nameOf('Ann')}`, `Disputed by ${nameOf('Ann')}`],
    [/Bea .*2–2 Cid .*Kept$/, /Cid .*3–1 Dan .*Won$/],
  );
  await says(
    2,
    ['Won the first match on record', '1 defence', 'Given up before two others fought for it'],
    [/Ann .*3–1 Cid .*Defended$/, /Ann .*3–1 Bea .*Won$/],
  );

  // Before the match that confirmed the claim, nothing was disputed.
  await page.goto(`/title?${query}&asof=2024-06-04`);
  await expect(heads).toHaveText([nameOf('Cid'), nameOf('Ann')]);
  await expect(reigns(page).first()).not.toContainText('Disputed');

  await page.goto('/title?name=East+vs+West+world+title&gender=M&arm=R&weight=115kg%2B');
  await expect(heads).toHaveText(['Levan Saginashvili', 'Devon Larratt']);
  await says(0, ['Since 20 Apr 2024', 'Won from Devon Larratt'], [/Saginashvili .*Won$/]);
  await says(1, ['1 defence', 'Lost to Levan Saginashvili'], [/Defended$/, /Won$/]);
  expect(troubles).toEqual([]);
});

const unfold = async (row: Locator): Promise<readonly string[]> => {
  await row.locator('summary').click();
  await expect(row.getByRole('link', { name: / \S+–\S+ / }).first()).toBeVisible();
  const found = await row
    .getByRole('link', { name: / \S+–\S+ / })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return found.map((href) => href.replace(/^\/match\/|\?.*$/g, ''));
};

test('records of a day are those that the results say, each with its matches @long', async ({ browser }) => {
  const day = '2023-12-31';
  const results = resultsUntil(day, { gender: 'M', arm: 'R' });
  const run = longestRun(results);
  const active = mostActive(results);
  const { page, troubles } = await visitor(browser, `/records?asof=${day}`);
  const first = (name: string) =>
    page.getByRole('main').getByRole('list', { name, exact: true }).locator(':scope > li').first();

  await test.step('the longest run and most matches', async () => {
    const longest = first('Longest winning streaks');
    await expect(longest.getByRole('link').first()).toHaveText(run.name, { timeout: 60_000 });
    await expect(longest).toContainText(`${run.matches.length} wins`);
    expect(await unfold(longest)).toEqual(run.matches);
    const most = first('Most matches');
    await expect(most.getByRole('link').first()).toHaveText(active.name);
    await expect(most).toContainText(`${active.matches.length} matches`);
    await most.locator('summary').click();
    await most.getByRole('button', { name: /^Show \d+ more$/ }).click();
    await expect(most.getByRole('link', { name: / \S+–\S+ / })).toHaveCount(active.matches.length);
  });

  const peak = first('Highest ratings');
  const text = (await peak.textContent()) ?? '';
  const rated = /\d{4} ± \d+/.exec(text)?.[0] ?? 'no rating';
  const name = (await peak.getByRole('link').first().textContent()) ?? '';
  const peakDay = await peak.locator('time').first().getAttribute('datetime');
  const [peakMatch] = await unfold(peak);
  const upset = first('Biggest upsets');
  const chance = Number.parseFloat((await upset.getByText(/^[\d.]+% chance$/).textContent()) ?? '');
  expect(chance).toBeLessThan(50);

  await test.step('the biggest upset is a match whose favourite was the other one, as its page says', async () => {
    await upset.getByRole('link').click();
    await expect(page).toHaveURL(/\/match\//);
    const said = page
      .getByRole('main')
      .getByText(/favourite: .+, \d+%/i)
      .first();
    await expect(said).toBeVisible({ timeout: 30_000 });
    const favourite = Number(/(\d+)%/.exec((await said.textContent()) ?? '')?.[1]);
    expect(Math.abs(favourite + chance - 100)).toBeLessThanOrEqual(1);
  });

  await test.step('the highest rating is that of the ranking on its day, after a match of that day', async () => {
    expect(results.find(({ id }) => id === peakMatch)?.date).toBe(peakDay);
    await page.goto(`/rankings?asof=${peakDay}`);
    const row = page.getByRole('main').getByRole('row').filter({ hasText: name }).first();
    await expect(row).toContainText(rated, { timeout: 30_000 });
  });

  await test.step('of an earlier day nothing later is told', async () => {
    const earlier = resultsUntil('2021-12-31', { gender: 'M', arm: 'R' });
    await page.goto('/records?asof=2021-12-31');
    const longest = first('Longest winning streaks');
    await expect(longest.getByRole('link').first()).toHaveText(longestRun(earlier).name, {
      timeout: 30_000,
    });
    expect(await unfold(longest)).toEqual(longestRun(earlier).matches);
  });
  expect(troubles).toEqual([]);
});

test('records and countries of a day have their matches @long', async ({ browser }) => {
  const { page, troubles } = await visitor(browser, '/rankings?asof=2024-05-01');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Records', exact: true }).click();
  await expect(page).toHaveURL(/\/records\?asof=2024-05-01$/);
  const firsts = main.getByRole('list', { name: 'Number ones over time' });
  await expect(firsts.getByRole('link').first()).toHaveText('Levan Saginashvili');
  const run = main.getByRole('list', { name: 'Longest winning streaks' }).getByRole('listitem').first();
  await run.getByText(/^Its \d+ matches$/).click();
  await expect(run.getByRole('link', { name: / \S+–\S+ / }).first()).toBeVisible();

  await main.getByRole('link', { name: 'Countries', exact: true }).click();
  await expect(page).toHaveURL(/\/countries\?asof=2024-05-01$/);
  await main.getByRole('link', { name: 'Georgia', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Georgia');
  await main.getByRole('link', { name: /Matches against Canada/ }).click();
  await expect(page).toHaveURL(/against=CA/);
  const meetings = main.getByRole('list', { name: 'Georgia against Canada' });
  await expect(meetings.getByRole('listitem').first()).toContainText(/Saginashvili \S+–\S+ Larratt/);
  expect(troubles).toEqual([]);
});
