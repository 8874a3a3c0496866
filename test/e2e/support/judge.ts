import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { root } from '../../../scripts/base/root';
import { watch } from './people';
import { expect } from './test';

const axeSource = readFileSync(join(root, 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');
/** For whoever wants to look at every screen; nothing is compared with them, and they take a tenth of the time. */
const hasPictures = process.env['ARMWIKI_PICTURES'] !== undefined;
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The most that what one reads may be pushed about while the page loads; the limit of a good Core Web Vital is 0.1. */
export const mostShift = 0.05;

const sizes = {
  desk: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

export interface Look {
  readonly size: keyof typeof sizes;
  readonly colorScheme: 'light' | 'dark';
}

/** Each size, in one theme at first: every screen is then judged in the other too, which differs in its colours alone. */
export const looks: readonly Look[] = [
  { size: 'desk', colorScheme: 'light' },
  { size: 'phone', colorScheme: 'dark' },
];
const otherScheme = { light: 'dark', dark: 'light' } as const;
const colourRules = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    shifted?: number;
    /** The elements that moved: when, how much, and from where to where. */
    moved?: string[];
    axe?: { run: (context: object, options: object) => Promise<AxeResults> };
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

/**
 * Draws what is far below, which has a guessed height until then, and ends what is on its way, such as a notice that fades
 * in: most rules look at nothing else.
 */
const drawAll = (page: Page) =>
  page.evaluate(() => {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync(`
      * { content-visibility: visible !important; transition: none !important }
      [data-alike] { display: none !important }
    `);
    document.adoptedStyleSheets = [drawn];
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });

/**
 * Leaves of rows that are built alike the first three, the one with the least text and the one with the most: a flaw of
 * any other is a flaw of these, and axe takes half a minute for the thirteen thousand elements of a long list.
 */
const leaveOutAlike = (page: Page) =>
  page.evaluate(() => {
    const ownText = ['id', 'href', 'src', 'd', 'datetime', 'aria-label', 'title', 'value'];
    const builtLike = (element: Element): string =>
      [
        element.tagName,
        ...[...element.attributes]
          .filter(({ name }) => !ownText.includes(name))
          .map(
            ({ name, value }) => `${name}=${/(by|controls)$/.test(name) ? '' : value.replace(/\d+/g, '0')}`,
          ),
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE),
        `(${[...element.children].map(builtLike).join(',')})`,
      ].join(' ');
    // A table without any row would be a flaw of its own.
    const rows = [...document.querySelectorAll('main :is(li, article, tr:not(:first-child))')];
    const byShape = new Map<string, Element[]>();
    for (const row of rows) {
      const shape = builtLike(row);
      byShape.set(shape, [...(byShape.get(shape) ?? []), row]);
    }
    for (const alike of byShape.values()) {
      const more = alike.slice(3).sort((one, other) => one.textContent.length - other.textContent.length);
      for (const row of more.slice(1, -1)) row.setAttribute('data-alike', '');
    }
  });

const takeInAlike = (page: Page) =>
  page.evaluate(() => {
    for (const row of document.querySelectorAll('[data-alike]')) row.removeAttribute('data-alike');
  });

/**
 * Flaws that axe finds in the page as it is now, in words. Parts that the browser has not drawn yet, far below, have no place
 * on the screen: asked for one, it answers as if they stood in the room guessed for them, over what comes next.
 */
async function flaws(
  page: Page,
  runOnly: { type: 'tag' | 'rule'; values: string[] },
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(async (only) => {
    const exclude = [...document.querySelectorAll('main *')].filter(
      ({ parentElement }) =>
        parentElement !== null &&
        getComputedStyle(parentElement).contentVisibility === 'auto' &&
        !parentElement.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    );
    return (await window.axe?.run({ exclude }, { runOnly: only, resultTypes: ['violations'] }))?.violations;
  }, runOnly);
  if (!found) throw new Error('Expected axe to run, found that it did not');
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** Texts of fields that have not the room for them: its placeholder, or what is chosen in a list. */
const cutWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].flatMap(
      (field) => {
        const text =
          field instanceof HTMLInputElement
            ? field.value === '' && field.placeholder
            : field.selectedOptions[0]?.textContent;
        if (!text || pen === null || field.clientWidth === 0) return [];
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        pen.font = font;
        const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        const needed = pen.measureText(text).width;
        return needed > room + 1 ? [`${text}: ${Math.round(needed)} of ${Math.round(room)} px`] : [];
      },
    );
  });

/** Waits until the page has what it shows. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Nobody who looks at a page keeps the pointer still, and some of it waits for who stays.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  // Also what has not been awaited long enough to be shown as such.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.waitForTimeout(400);
}

/** How much of what one reads has been pushed about since the page was opened, as a layout shift score. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => window.shifted ?? 0);

/** A page that is looked at, and what was found wrong with its screens. */
export interface Judged {
  readonly page: Page;
  /**
   * Notes what is wrong with the screen in each theme; with `ARMWIKI_PICTURES` also keeps a picture of it. Errors that belong
   * to the state are `expected`.
   */
  readonly judge: (name: string, expected?: RegExp) => Promise<void>;
  /** By screen and kind; empty when all is well. */
  readonly wrong: Readonly<Record<string, unknown>>;
}

/**
 * A browser of this size and theme, whose screens are judged: axe, sideways scrolling, what is cut, what moves, the console.
 * Every visit comes from the host, unless a `worker` is installed.
 */
export async function judgedPage(
  browser: Browser,
  { size, colorScheme }: Look,
  options: NonNullable<Parameters<Browser['newContext']>[0]> = {},
  { worker = false } = {},
): Promise<Judged> {
  const context = await browser.newContext({ viewport: sizes[size], colorScheme, ...options });
  const page = await context.newPage();
  const troubles = watch(page);
  await followShifts(page);
  if (!worker)
    await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const wrong: Record<string, unknown> = {};
  return {
    page,
    wrong,
    judge: async (name, expected) => {
      const picture = async (scheme: Look['colorScheme']) =>
        hasPictures &&
        page.screenshot({ path: join(root, 'test-results', 'screens', `${size}-${scheme}`, `${name}.png`) });
      await picture(colorScheme);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const [shifted, moved] = await page.evaluate(() => [window.shifted ?? 0, window.moved]);
      const cut = await cutWords(page);
      // As it stands: one that is drawn only near the window lies elsewhere once everything is drawn.
      const small = await flaws(page, { type: 'rule', values: ['target-size'] });
      await drawAll(page);
      await leaveOutAlike(page);
      const found = await flaws(page, { type: 'tag', values: standards });
      const other = otherScheme[colorScheme];
      await page.emulateMedia({ colorScheme: other });
      await picture(other);
      const foundInOther = await flaws(page, { type: 'rule', values: colourRules });
      await page.emulateMedia({ colorScheme });
      await takeInAlike(page);
      const trouble = troubles.splice(0).filter((each) => expected?.test(each) !== true);
      if (small.length > 0) wrong[`${name}: targets`] = small;
      if (found.length > 0) wrong[`${name}: axe`] = found;
      if (foundInOther.length > 0) wrong[`${name}, ${other}: axe`] = foundInOther;
      if (cut.length > 0) wrong[`${name}: cut`] = cut;
      if (wide > 0) wrong[`${name}: too wide by`] = wide;
      if (shifted > mostShift) wrong[`${name}: shifted by`] = [shifted, moved];
      if (trouble.length > 0) wrong[`${name}: in the console`] = trouble;
    },
  };
}
