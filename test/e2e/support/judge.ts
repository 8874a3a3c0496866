import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { root } from '../../../scripts/base/root';
import { flawsIn } from './flaws';
import { watch, withoutCodeAhead } from './people';
import { writtenSince } from './records';
import { expect } from './test';

/** Pictures are for looking at every screen. No test compares them, and they take a tenth of the time. */
const hasPictures = process.env['ARMWIKI_PICTURES'] !== undefined;
const mostShift = 0.05;

const sizes = {
  desk: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

export interface Look {
  readonly size: keyof typeof sizes;
  readonly colorScheme: 'light' | 'dark';
}

const otherSize = { desk: 'phone', phone: 'desk' } as const;
const otherScheme = { light: 'dark', dark: 'light' } as const;

const opposite = ({ size, colorScheme }: Look): Look => ({
  size: otherSize[size],
  colorScheme: otherScheme[colorScheme],
});

/** The gate opens every screen in this look and judges it in the opposite one too. */
export const gateLook: Look = { size: 'phone', colorScheme: 'dark' };

/** Together with this look, the second tier has every screen in each size and theme. */
export const secondLook: Look = { size: 'desk', colorScheme: 'dark' };

declare global {
  interface Window {
    shifted?: number;
    moved?: string[];
    shifts?: PerformanceObserver;
  }
}

const followShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0;
    window.moved = [];
    const shifts = new PerformanceObserver((list) => {
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
    });
    shifts.observe({ type: 'layout-shift', buffered: true });
    window.shifts = shifts;
  });

/** Ignores shifts outside a visit, such as after resizing the window. */
const stopFollowing = (page: Page) => page.evaluate(() => window.shifts?.disconnect());
const followAgain = (page: Page) =>
  page.evaluate(() => window.shifts?.observe({ type: 'layout-shift', buffered: false }));

/** The page counts as settled after this long without a change. Loading placeholders appear sooner. */
const quietMs = 200;

/** Waits until the page has loaded its content. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A reader moves the pointer, and some of the page waits for a sign of one.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await quiet(page);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Waits until nothing in the page has changed for a while, with time for changes. */
const quiet = (page: Page) =>
  page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        let timer: ReturnType<typeof setTimeout>;
        const end = () =>
          requestIdleCallback(
            () => {
              changes.disconnect();
              resolve();
            },
            // An idle headless Chromium may call back only after the page's next task, which may be a minute away.
            { timeout: 1_000 },
          );
        const wait = () => {
          clearTimeout(timer);
          timer = setTimeout(end, ms);
        };
        const changes = new MutationObserver(wait);
        changes.observe(document.body, { subtree: true, childList: true, characterData: true });
        wait();
      }),
    quietMs,
  );

/**
 * Opens a page and measures how still it is. Records that other stories have written since the device last read push
 * lists about, so a load that moved then is repeated.
 */
export async function openStill(page: Page, path: string): Promise<void> {
  let read = 0;
  for (;;) {
    const begun = Date.now();
    await page.goto(path);
    await settled(page);
    if ((await shiftOf(page)) <= mostShift || !(await writtenSince(read))) return;
    read = begun;
  }
}

const shiftOf = (page: Page): Promise<number> => page.evaluate(() => window.shifted ?? 0);

export interface Judged {
  readonly page: Page;
  /**
   * Records flaws of the screen in the page's look and in the opposite one; with `ARMWIKI_PICTURES` also takes
   * pictures. Console errors of the state itself are `expected`.
   */
  readonly judge: (name: string, expected?: RegExp) => Promise<void>;
  readonly wrong: Readonly<Record<string, unknown>>;
}

/**
 * Opens a browser of this size and theme and judges its screens: axe, sideways scrolling, cut texts, shifts, the
 * console. Every visit comes from the host and loads its own code only, unless a `worker` is installed. Of axe only
 * the size of targets is judged unless `whole`.
 */
export async function judgedPage(
  browser: Browser,
  look: Look,
  options: NonNullable<Parameters<Browser['newContext']>[0]> = {},
  { worker = false, whole = true } = {},
): Promise<Judged> {
  const { size, colorScheme } = look;
  const context = await browser.newContext({ viewport: sizes[size], colorScheme, ...options });
  const page = await context.newPage();
  const troubles = watch(page);
  await followShifts(page);
  if (!worker) {
    await withoutCodeAhead(context);
    await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  }
  const wrong: Record<string, unknown> = {};
  const judgeAs = async (seen: Look, name: string) => {
    if (hasPictures) await page.screenshot({ path: picturePath(seen, name) });
    Object.assign(wrong, await flawsIn(page, `${name}, ${seen.size}, ${seen.colorScheme}`, whole));
  };
  return {
    page,
    wrong,
    judge: async (name, expected) => {
      const [shifted, moved] = await page.evaluate(() => [window.shifted ?? 0, window.moved]);
      if (shifted > mostShift) wrong[`${name}: shifted by`] = [shifted, moved];
      await judgeAs(look, name);
      await stopFollowing(page);
      await turn(page, opposite(look));
      await judgeAs(opposite(look), name);
      await turn(page, look);
      await followAgain(page);
      const trouble = troubles.splice(0).filter((each) => expected?.test(each) !== true);
      if (trouble.length > 0) wrong[`${name}: in the console`] = trouble;
    },
  };
}

async function turn(page: Page, { size, colorScheme }: Look): Promise<void> {
  await page.setViewportSize(sizes[size]);
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await quiet(page);
}

const picturePath = ({ size, colorScheme }: Look, name: string) =>
  join(root, 'test-results', 'screens', `${size}-${colorScheme}`, `${name}.png`);
