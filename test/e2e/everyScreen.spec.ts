import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { root } from '../../scripts/lib/root';
import { signIn, watch } from './support/people';
import { database } from './support/records';
import { expect, test } from './support/test';

const axeSource = readFileSync(join(root, 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The most that what one reads may be pushed about while the page loads; the limit of a good Core Web Vital is 0.1. */
const mostShift = 0.05;

const event = '/sport/armw/event/king-of-the-table-2';
const screens: Readonly<Record<string, string>> = {
  home: '/',
  sports: '/sport',
  sport: '/sport/armw',
  matches: '/sport/armw/matches',
  sportPlayers: '/sport/armw/players',
  event,
  video: `${event}/video`,
  history: `${event}/history`,
  newCard: '/sport/armw/event/new/card',
  addToCard: `${event}/add`,
  players: '/player',
  player: '/player/devon-larratt',
  versus: '/player/devon-larratt/versus/levan-saginashvili',
  playerHistory: '/player/devon-larratt/history',
  moderation: '/delta',
  changes: '/changes',
  myChanges: '/mydelta',
  outbox: '/outbox',
  review: '/review/event',
  rankings: '/rankings',
  rating: '/rankings/devon-larratt',
  search: '/search?q=larat',
  about: '/about',
  settings: '/settings',
  unknownPlayer: '/player/nobody-by-this-name',
  notFound: '/no/such/page',
};

const sizes = {
  desk: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;
/** Each size and each theme once; `ARMWIKI_EVERY_LOOK=1` tries the others too, for which CI has no time. */
const looks: readonly (readonly [keyof typeof sizes, 'light' | 'dark'])[] = [
  ['desk', 'light'],
  ['phone', 'dark'],
  ...(process.env['ARMWIKI_EVERY_LOOK']
    ? ([
        ['desk', 'dark'],
        ['phone', 'light'],
      ] as const)
    : []),
];

declare global {
  interface Window {
    shifted?: number;
    /** What moved: when, how much, and from where to where. */
    moved?: string[];
    axe?: { run: (options: object) => Promise<AxeResults> };
  }
}

const followShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0;
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly {
          readonly node: Node | null;
          readonly previousRect: DOMRect;
          readonly currentRect: DOMRect;
        }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        window.shifted = (window.shifted ?? 0) + entry.value;
        for (const { node, previousRect: from, currentRect: to } of entry.sources)
          window.moved?.push(
            `${Math.round(entry.startTime)} ms, ${entry.value.toFixed(3)}: ${node?.textContent?.slice(0, 40)}, from ` +
              `${from.y} to ${to.y}, ${from.height} to ${to.height} high`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftOf = (page: Page) => page.evaluate(() => window.shifted ?? 0);
const movedOn = (page: Page) => page.evaluate(() => window.moved ?? []);

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
  await page.waitForTimeout(400);
}

/** What axe holds against the page as it is now, in words. */
async function flaws(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  // What is far below is given a guessed height until it is drawn; nobody touches it before.
  await page.evaluate(() => {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [drawn];
  });
  const found = await page.evaluate(
    async (values) =>
      (await window.axe?.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] }))?.violations,
    standards,
  );
  if (!found) throw new Error('Expected axe to run, found that it did not');
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

for (const [size, colorScheme] of looks) {
  test(`every screen, ${size}, ${colorScheme}: accessible, as wide as the window, still and without errors`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ viewport: sizes[size], colorScheme });
    const page = await context.newPage();
    const troubles = watch(page);
    await followShifts(page);
    const wrong: Record<string, unknown> = {};
    const judge = async (name: string) => {
      const path = join(root, 'test-results', 'screens', `${size}-${colorScheme}`, `${name}.png`);
      await page.screenshot({ path });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const shifted = await shiftOf(page);
      const found = await flaws(page);
      const trouble = troubles.splice(0);
      if (found.length > 0) wrong[`${name}: axe`] = found;
      if (wide > 0) wrong[`${name}: too wide by`] = wide;
      if (shifted > mostShift) wrong[`${name}: shifted by`] = [shifted, await movedOn(page)];
      if (trouble.length > 0) wrong[`${name}: in the console`] = trouble;
    };

    await page.goto('/login');
    await settled(page);
    await judge('login');
    await signIn(page, 'moderator');
    const [match] = (
      await database().collection('match').where('event.id', '==', 'king-of-the-table-2').get()
    ).docs;
    const all = { ...screens, match: `/match/${match?.id}`, matchHistory: `/match/${match?.id}/history` };
    for (const [name, path] of Object.entries(all)) {
      await page.goto(path);
      await settled(page);
      if ((await shiftOf(page)) > mostShift) {
        // What moves on each visit is the screen's; once, among other tests on two cores, it may be the machine's: then the
        // rows of the first screen are seen long before the others.
        await page.reload();
        await settled(page);
      }
      await judge(name);
    }

    await page.goto(event);
    await settled(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('levan');
    await expect(page.getByRole('option').first()).toBeVisible();
    await judge('palette');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Edit name', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await judge('editDialog');

    expect(wrong).toEqual({});
    await context.close();
  });
}
