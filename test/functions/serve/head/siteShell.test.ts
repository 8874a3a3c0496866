/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readSite } from '@/app/page/site';
import { siteShell } from '../../../../functions/src/serve/head/siteShell';
import { withPresentSite } from '../../../../functions/src/serve/presentSite';
import { root } from '../../../../scripts/base/root';

const built = readFileSync(join(root, 'src/app/boot/index.html'), 'utf8');
const settings = {
  name: "Legs & 'Co'",
  operator: { name: 'Ann "A" <b>' },
  colours: { light: '#8b0000', dark: '#ffcc66' },
  texts: { about: { en: 'Long' } },
};

const opened = (html: string) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [data = ''] = [page.documentElement.dataset['site']];
  return { page, facts: JSON.parse(data) as unknown };
};

test('the page has the name of the site wherever it had that of the app', () => {
  const { page } = opened(siteShell(built, settings));
  expect(page.title).toBe("Legs & 'Co'");
  expect(page.querySelector('.boot-name')?.textContent).toBe("Legs & 'Co'");
  expect(page.querySelector('meta[property="og:site_name"]')?.getAttribute('content')).toBe("Legs & 'Co'");
  expect(page.documentElement.outerHTML).not.toContain('Armwiki');
});

test('where the build has dropped the quotes, a name stays one value and adds no attribute', () => {
  const minified = '<html lang=en><meta name=application-name content=Armwiki><link title=Armwiki></html>';
  const { page } = opened(siteShell(minified, { name: 'Armwiki x=1' }));
  const meta = page.querySelector('meta');
  expect(meta?.getAttributeNames()).toEqual(['name', 'content']);
  expect(meta?.getAttribute('content')).toBe('Armwiki x=1');
  expect(page.querySelector('link')?.getAttribute('title')).toBe('Armwiki x=1');
});

test('the page has the facts for the scripts, whatever signs they have, but no documents', () => {
  const { texts: _, ...facts } = settings;
  expect(opened(siteShell(built, settings)).facts).toEqual({ ...facts, worded: ['about'] });
});

test('an unchanged site keeps the page of the app, and says that it has no facts', () => {
  const { page, facts } = opened(siteShell(built, {}));
  expect(page.title).toBe('Armwiki');
  expect(facts).toEqual({});
});

test('the app reads from its page what the server wrote into it', () => {
  const { page } = opened(siteShell(built, settings));
  document.documentElement.dataset['site'] = page.documentElement.dataset['site'] ?? '';
  expect(readSite()).toMatchObject({ name: "Legs & 'Co'", colours: settings.colours });
  delete document.documentElement.dataset['site'];
});

test('site.json is what the admin has set, and all other files are those that were published', async () => {
  const store = withPresentSite({ read: async (name) => Buffer.from(name) }, async () => settings);
  expect(String(await store.read('status.json'))).toBe('status.json');
  const file = await store.read('site.json');
  expect(JSON.parse(String(brotliDecompressSync(file ?? Buffer.of())))).toEqual(settings);
});
