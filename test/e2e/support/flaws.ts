import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { root } from '../../../scripts/base/root';

const axeSource = readFileSync(join(root, 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

declare global {
  interface Window {
    axe?: { run: (context: object, options: object) => Promise<AxeResults> };
  }
}

/**
 * Draws rows far below, which have a guessed height until then, and finishes animations such as a notice's: most rules
 * look at nothing else.
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
 * Reduces rows of the same structure to the first three, the one with the least text and the one with the most. A flaw
 * in any other is also in these, and axe takes half a minute for the thirteen thousand elements of a long list.
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
 * Flaws that axe finds in the present page, in words. Rows far below that the browser has not drawn yet have no place
 * on screen: axe would see them in the space guessed for them, on top of other elements.
 */
async function flaws(
  page: Page,
  runOnly: { type: 'tag' | 'rule'; values: string[] },
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(async (only) => {
    // During an animation the contrast is temporary.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    const exclude = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.hasAttribute('data-alike') ||
        (element.parentElement !== null &&
          getComputedStyle(element.parentElement).contentVisibility === 'auto' &&
          !element.parentElement.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
    );
    return (await window.axe?.run({ exclude }, { runOnly: only, resultTypes: ['violations'] }))?.violations;
  }, runOnly);
  if (!found) throw new Error('Expected axe to run, found that it did not');
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** Texts that do not fit into their field: placeholders, and chosen options of lists. */
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

/**
 * Flaws of a screen by its name and kind: sideways scrolling, cut texts, small targets, and `whole` all else that axe
 * finds.
 */
export async function flawsIn(
  page: Page,
  name: string,
  whole: boolean,
): Promise<Readonly<Record<string, unknown>>> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const cut = await cutWords(page);
  // Alike rows first, or axe would measure and the browser draw them all.
  await leaveOutAlike(page);
  // In the page's real state: drawing everything would move targets near the window.
  const small = await flaws(page, { type: 'rule', values: ['target-size'] });
  if (whole) await drawAll(page);
  const found = whole ? await flaws(page, { type: 'tag', values: standards }) : [];
  await takeInAlike(page);
  return {
    ...(wide > 0 && { [`${name}: too wide by`]: wide }),
    ...(cut.length > 0 && { [`${name}: cut`]: cut }),
    ...(small.length > 0 && { [`${name}: targets`]: small }),
    ...(found.length > 0 && { [`${name}: axe`]: found }),
  };
}
