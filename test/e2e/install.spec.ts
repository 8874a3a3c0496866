import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/base/root';
import { codeLoaded } from './support/device';
import { expect, test } from './support/test';
import { newcomer, visitor } from './support/people';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

interface Manifest {
  readonly icons: readonly (Picture & { readonly purpose?: string })[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Picture[] }[];
  readonly screenshots: readonly Picture[];
}

test.describe(() => {
  test.use({ worker: true });

  test('the app can be installed: the browser finds nothing amiss in what it says of itself', async ({
    browser,
  }) => {
    const { page } = await visitor(browser);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const devtools = await page.context().newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A separate context is a private window, where browsers install nothing.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const { errors, data } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '') as Manifest;
    expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', display: 'standalone' });
    expect(manifest.icons.map(({ purpose = 'any' }) => purpose)).toEqual(
      expect.arrayContaining(['any', 'maskable']),
    );

    const pictures = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ];
    const real = await page.evaluate(
      (all) =>
        Promise.all(
          all.map(async ({ src, sizes }) => {
            const image = new Image();
            image.src = src;
            await image.decode();
            return { src, sizes: sizes === 'any' ? 'any' : `${image.naturalWidth}x${image.naturalHeight}` };
          }),
        ),
      pictures,
    );
    expect(real).toEqual(pictures.map(({ src, sizes }) => ({ src, sizes })));

    for (const { url } of manifest.shortcuts) {
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('not found');
    }
  });
});

test('a phone is told the colours of both schemes and how the app looks from its home screen, where clicks are fast', async ({
  browser,
}) => {
  const { page } = await newcomer(browser);
  // As in a home-screen app of iOS.
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.touchAction))
    .toBe('manipulation');
  const told = await page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('meta[name]')].map((meta) => [
        `${meta.getAttribute('name')}${meta.getAttribute('media') ?? ''}`,
        meta.getAttribute('content'),
      ]),
    ),
  );
  const tokens = readFileSync(join(root, 'src/ui/tokens.css'), 'utf8');
  const [, light, dark] = /--bg: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];
  expect(told).toMatchObject({
    'theme-color(prefers-color-scheme: light)': light,
    'theme-color(prefers-color-scheme: dark)': dark,
    'apple-mobile-web-app-capable': 'yes',
    'apple-mobile-web-app-title': 'Armwiki',
    'apple-mobile-web-app-status-bar-style': 'default',
  });
  expect(await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')).toMatch(/\.png$/);
});

test('fast clicks are fetched only by a home-screen app of iOS @long', async ({ browser }) => {
  for (const standalone of [true, false]) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    if (standalone) {
      await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    }
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/about');
    await codeLoaded(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.style.touchAction))
      .toBe(standalone ? 'manipulation' : '');
    expect(fetched.some((url) => url.includes('/fastClick.'))).toBe(standalone);
    await context.close();
  }
});
