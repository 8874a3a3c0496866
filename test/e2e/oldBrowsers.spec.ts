import type { Browser, Page } from '@playwright/test';
import { readBuild } from './support/builds';
import { gateLook, judgedPage, settled } from './support/judge';
import { newcomer, signIn } from './support/people';
import { expect, test } from './support/test';

const event = '/sport/armw/event/king-of-the-table-2';

/** Takes away what the oldest supported browsers lack, besides what the tests use to look at the page. */
const lacks = (page: Page) =>
  page.addInitScript(() => {
    const lacking: readonly (readonly [unknown, readonly string[]])[] = [
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Array, ['fromAsync']],
      [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [
        Set.prototype,
        [
          'union',
          'intersection',
          'difference',
          'symmetricDifference',
          'isSubsetOf',
          'isSupersetOf',
          'isDisjointFrom',
        ],
      ],
      [
        Object.getPrototypeOf(Object.getPrototypeOf([].values())),
        ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
      ],
      [Document.prototype, ['startViewTransition', 'caretPositionFromPoint']],
      [Element.prototype, ['moveBefore', 'setHTMLUnsafe', 'getHTML', 'computedStyleMap']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
      [Navigator.prototype, ['setAppBadge', 'clearAppBadge', 'connection', 'userActivation']],
      [globalThis, ['scheduler', 'Iterator', 'navigation', 'CloseWatcher']],
    ];
    for (const [of, names] of lacking)
      for (const name of names)
        if (!Reflect.deleteProperty(of as object, name)) throw new Error(`${name} stays`);
  });

/** Of what stays on screen while the page scrolls: how many there are, and those that let the page shine through. */
const overPage = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('#root :is(header, nav ul)')].filter(
      (element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.offsetHeight > 0,
    );
    const clear = parts.filter((part) => /, 0\)$/.test(getComputedStyle(part).backgroundColor));
    return { count: parts.length, clear: clear.map((part) => part.outerHTML.slice(0, 120)) };
  });

test('no built style sheet has colours that the oldest supported browsers do not read', () => {
  const sheets = [...readBuild()].filter(([path]) => path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(20);
  for (const [path, bytes] of sheets) expect(bytes.toString(), path).not.toContain('light-dark(');
});

test('the oldest supported browsers show the main screens, readable and uncovered', async ({ browser }) => {
  const { page, judge, wrong } = await judgedPage(browser, gateLook);
  await lacks(page);
  await page.goto('/login');
  await signIn(page, 'editor');
  for (const [name, path] of Object.entries({
    home: '/',
    rankings: '/rankings',
    player: '/player/devon-larratt',
    event,
  })) {
    await page.goto(path);
    await settled(page);
    await judge(name);
    const { count, clear } = await overPage(page);
    expect([count > 0, clear], name).toEqual([true, []]);
  }
  await page.getByRole('button', { name: 'Edit name', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await judge('editDialog');
  // everyScreen judges what moves; here nothing was stored before the first screen.
  const unreadable = Object.entries(wrong).filter(([flaw]) => !flaw.endsWith('shifted by'));
  expect(unreadable).toEqual([]);
  await page.context().close();
});

test('a chosen theme has the colours that it has as the theme of the system', async ({ browser }) => {
  const colours = async (system: 'light' | 'dark', chosen: string) => {
    const { page, leave } = await newcomer(browser, { colorScheme: system });
    await page.addInitScript((look) => localStorage.setItem('armwiki-look', look), `${chosen} en`);
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const found = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body.parentElement ?? document.body);
      return [backgroundColor, color, getComputedStyle(document.body).color];
    });
    await leave();
    return found;
  };
  const [light, dark] = [await colours('light', 'system'), await colours('dark', 'system')];
  expect(light).not.toEqual(dark);
  expect(await colours('dark', 'light')).toEqual(light);
  expect(await colours('light', 'dark')).toEqual(dark);
});

const sentences = {
  en: 'To use all of this site, open it in Safari or iOS 16.4, Chrome or Edge 111, Firefox 114, or a later version.',
  ja: 'このサイトのすべての機能を使うには、Safari・iOS 16.4、Chrome・Edge 111、Firefox 114以降のブラウザーで開いてください。',
} as const;

async function oldBrowser(browser: Browser, locale = 'en-GB') {
  const { page, troubles, leave } = await newcomer(browser, { locale });
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'CompressionStream'));
  const shown = async () => {
    await page.waitForLoadState('load');
    const both = Object.entries(sentences).map(async ([code, words]) =>
      (await page.getByText(words).isVisible()) ? [code] : [],
    );
    return (await Promise.all(both)).flat();
  };
  const isApp = () => page.locator('#main').count();
  return { page, troubles, leave, shown, isApp };
}

test('an older browser shows the rows of the page and one sentence about what it needs, and no app', async ({
  browser,
}) => {
  const { page, troubles, shown, isApp, leave } = await oldBrowser(browser);
  // A member who has come back with an older browser.
  await page.addInitScript(() => localStorage.setItem('armwiki-look', 'system en member'));
  for (const path of [event, '/']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect([await shown(), await isApp()]).toEqual([['en'], 0]);
  }
  await page.goto('/settings');
  expect([await shown(), await isApp()]).toEqual([['en'], 0]);
  await expect(page.getByRole('main')).toBeHidden();
  expect(troubles).toEqual([]);
  await leave();

  const japanese = await oldBrowser(browser, 'ja-JP');
  await japanese.page.goto(event);
  expect(await japanese.shown()).toEqual(['ja']);
  // A browser that cannot read the script shows both.
  await japanese.page.route(`**${event}`, async (route) => {
    const response = await route.fetch();
    const page = await response.text();
    const body = page.replace(/(<script data-files=[^>]*>).*?(?=<\/script>)/s, '$1const = new syntax');
    expect(body).not.toBe(page);
    await route.fulfill({ response, body });
  });
  await japanese.page.goto(event);
  expect([await japanese.shown(), await japanese.isApp()]).toEqual([['en', 'ja'], 0]);
  await japanese.leave();
});

test('without scripts a page says that it needs them, and nothing about older browsers, in each supported browser', async ({
  browser,
}) => {
  const { page, leave } = await newcomer(browser, { javaScriptEnabled: false });
  const shown = async () => {
    await page.goto(event);
    // Playwright finds no text in `noscript`.
    await expect(page.locator('.no-script')).toBeVisible();
    return page.getByText(sentences.en).isVisible();
  };
  expect(await shown()).toBe(false);
  // Chrome before 120 and Safari before 17 do not know this query.
  await page.route(/\.css$/, async (route) => {
    const answer = await route.fetch();
    const css = await answer.text();
    await route.fulfill({ response: answer, body: css.replace(/\(scripting: ?none\)/, '(unknown: none)') });
  });
  expect(await shown()).toBe(false);
  await leave();
});
