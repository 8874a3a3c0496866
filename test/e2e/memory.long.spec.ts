import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { watch } from './support/people';
import { createRandom } from './support/chaos/random';
import { database } from './support/records';

/** `ARMWIKI_MEMORY_STEPS=4000` walks for about an hour. */
const steps = Number(process.env['ARMWIKI_MEMORY_STEPS'] ?? 120);
const samples = 20;

interface Sample {
  readonly heap: number;
  readonly nodes: number;
}

async function weigh(page: Page, cdp: CDPSession): Promise<Sample> {
  await goTo(page, '/about');
  await expect(page.getByRole('main')).toContainText('Anyone can read');
  await settled(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes };
}

const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1_000 }));
      }),
  );

/** Growth over all values by linear regression, as a share of their mean. */
function growth(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = (values.length - 1) / 2;
  const covariance = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const variance = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return ((covariance / variance) * (values.length - 1)) / mean;
}

test('memory does not grow with use: pages, search and scrolling in a random order', async ({ browser }) => {
  // Beside other stories a step takes a second.
  test.setTimeout(480_000);
  const { pick: draw, weighted } = createRandom(5);
  const [events, players] = await Promise.all(
    (['event', 'player'] as const).map(async (collection) => {
      const { docs } = await database().collection(collection).limit(300).get();
      return docs.map(({ id }) => id).filter((id) => /^[a-z-]+$/.test(id) || collection === 'event');
    }),
  );
  const context = await browser.newContext();
  const page = await context.newPage();
  const troubles = watch(page);
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('Right arm · Men');
  const cdp = await context.newCDPSession(page);

  const pages: readonly (() => string)[] = [
    () => '/',
    () => '/player',
    () => '/rankings',
    () => '/about',
    () => `/sport/armw/${draw(['events', 'matches', 'players', 'rankings'])}`,
    () => `/sport/armw/event/${draw(events!)}`,
    () => `/sport/armw/event/${draw(events!)}/${draw(['video', 'history'])}`,
    () => `/player/${draw(players!)}`,
    () => `/player/${draw(players!)}/versus/${draw(players!)}`,
  ];
  const box = page.getByRole('combobox', { name: 'Search players and events' });
  const seen: Sample[] = [];
  for (let step = 1; step <= steps; step += 1) {
    const does = weighted({ goes: 14, searches: 3, scrolls: 3 });
    if (does === 'goes') await goTo(page, draw(pages)());
    else if (does === 'searches') {
      await page.keyboard.press('Control+k');
      await box.fill(draw(['le', 'dev', 'john', 'sag', 'east']));
      await settled(page);
      await page.keyboard.press('Escape');
      await expect(box).toHaveCount(0);
    } else await page.mouse.wheel(0, draw([-2_000, 800, 3_000]));
    await settled(page);
    if (step % Math.max(1, Math.floor(steps / samples)) === 0) seen.push(await weigh(page, cdp));
  }
  const late = seen.slice(seen.length / 2);
  const said = JSON.stringify(seen.map(({ heap, nodes }) => [Math.round(heap / 1e5) / 10, nodes]));
  test.info().annotations.push({ type: 'heap in MB and nodes', description: said });
  expect(growth(late.map(({ heap }) => heap)), said).toBeLessThan(0.12);
  expect(growth(late.map(({ nodes }) => nodes)), said).toBeLessThan(0.3);
  expect(troubles).toEqual([]);
  await context.close();
});
