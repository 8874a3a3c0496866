import { expect, test } from './support/test';
import { visitor } from './support/people';
import { ofStories } from './support/records';
import { host } from '../../scripts/base/ports';

const origin = process.env['ARMWIKI_HOSTING_ORIGIN'] ?? '';
const eventPath = '/sport/armw/event/king-of-the-table-2';

async function fetched(path: string) {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const html = await response.text();
  const attribute = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    status: response.status,
    headers: response.headers,
    html,
    title: attribute(/<title>([^<]*)<\/title>/),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    og: (name: string) => attribute(new RegExp(`<meta property="og:${name}" content="([^"]*)"`)),
    description: attribute(/<meta name="description" content="([^"]*)"/),
  };
}

test('an event, a match and a player say in the HTML what they are', async () => {
  const event = await fetched(eventPath);
  expect(event.status).toBe(200);
  expect(event.title).toMatch(/^King of the Table 2$/i);
  expect(event.canonical).toBe(origin + eventPath);
  expect(event.og('url')).toBe(event.canonical);
  expect(event.description).toMatch(/Arm Wrestling, \d+ \w+ \d{4}.*\d+ matches\. \w+ \d–\d \w+ · /);
  expect(event.html).toContain('"@type":"SportsEvent"');
  const matchUrl = /"url":"([^"]*\/match\/[^"]*)"/.exec(event.html)?.[1] ?? '';
  const match = await fetched(new URL(matchUrl).pathname);
  expect(match.status).toBe(200);
  expect(match.title).toMatch(/^.+ \([WLD]\) v .+ \([WLD]\) \d+-\d+/);
  expect(match.og('title')).toBe(match.title);
  expect(match.og('image')).toMatch(/^http/);
  const player = await fetched('/player/devon-larratt');
  expect(player.title).toBe('Devon Larratt');
  expect(player.description).toMatch(/\d+ matches, \d+ wins/);
});

test('each has a picture of its own, 1200 by 630, which Hosting may keep for long', async () => {
  const event = await fetched(eventPath);
  const matchUrl = /"url":"([^"]*\/match\/[^"]*)"/.exec(event.html)?.[1] ?? '';
  const others = [
    new URL(matchUrl).pathname,
    '/player/devon-larratt',
    '/player/devon-larratt/versus/john-brzenk',
  ];
  const pages = [event, ...(await Promise.all(others.map(fetched)))];
  const images = pages.map(({ og }) => og('image') ?? '');
  expect(new Set(images).size).toBe(4);
  for (const image of images) {
    expect(image).toMatch(/\/preview\/[\da-f]{24}\/.*\.png$/);
    // An instance with newer records leads to the picture of these.
    const response = await fetch(image);
    expect([image, response.status, response.headers.get('content-type')]).toEqual([image, 200, 'image/png']);
    expect(response.headers.get('cache-control')).toContain('s-maxage=43200');
    const png = Buffer.from(await response.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test('an address of a picture that the wiki did not sign leads to the general picture, or nowhere', async () => {
  const asked = (path: string) => fetch(`${origin}/preview/${path}`, { redirect: 'manual' });
  const forged = await asked(`${'0'.repeat(24)}/player/devon-larratt.png`);
  expect([forged.status, forged.headers.get('location')]).toEqual([302, `${origin}/share.png`]);
  for (const path of ['000000000000/player/devon-larratt.png', 'anything'])
    expect((await asked(path)).status).toBe(404);
});

test('it is the deployed page under the deployed policy, and Hosting may keep it', async () => {
  const index = await (await fetch(`${origin}/app.html`)).text();
  const { html, headers } = await fetched(eventPath);
  const scripts = (page: string) =>
    [...page.matchAll(/<script[^>]*? src="?([^" >]+)/g)].map(([, src]) => src);
  expect(scripts(index).length).toBeGreaterThan(1);
  expect(scripts(html)).toEqual(scripts(index));
  for (const tag of ['<title>', 'name="?description', 'property="?og:title', 'property="?og:image"? '])
    expect([tag, html.match(new RegExp(tag, 'g'))?.length]).toEqual([tag, 1]);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(headers.get('cache-control')).toMatch(/public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+/);
  expect((await fetch(`${origin}/status`)).headers.get('cache-control')).toBe('no-cache');
});

test('what is not there is said to be, with the app all the same', async () => {
  for (const path of ['/match/no-such', '/player/no-such', '/sport/armw/event/no-such', '/sport/chess']) {
    const { status, html, title } = await fetched(path);
    expect([path, status, title]).toEqual([path, 404, 'Armwiki']);
    expect(html).toMatch(/<div id="?root"?>/);
  }
});

test('the sitemap lists pages that are there', async () => {
  const response = await fetch(`${origin}/sitemap.xml`);
  expect(response.headers.get('cache-control')).toContain('s-maxage=43200');
  const all = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
  expect(all.length).toBeGreaterThan(600);
  expect(all).toContain(origin + eventPath);
  for (const kind of ['/match/', '/player/', '/sport/']) {
    // Of the data set: other stories delete their records.
    const one = all.findLast((loc) => loc.includes(kind) && !ofStories.test(loc)) ?? '';
    expect([one, (await fetch(one)).status]).toEqual([one, 200]);
  }
});

test('in the app the head follows the way, and what was of the first page goes', async ({ browser }) => {
  const { page, troubles, leave } = await visitor(browser, eventPath);
  const head = () =>
    page.evaluate(() => ({
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      left: document.querySelectorAll('[data-page]').length,
    }));
  await expect(page.getByRole('heading', { level: 1, name: /King of the Table 2/ })).toBeVisible();
  expect((await head()).left).toBeGreaterThan(0);
  await page.getByRole('main').getByRole('link', { name: 'Devon Larratt' }).first().click();
  await expect(page).toHaveTitle('Devon Larratt');
  expect(await head()).toMatchObject({ canonical: `${origin}/player/devon-larratt`, left: 0 });
  expect((await head()).description).toContain('Devon Larratt');
  await page.goto('/rankings?sport=armw&arm=L');
  await expect(page).toHaveTitle(/Rankings/);
  expect((await head()).canonical).toBe(`${origin}/rankings`);
  expect(troubles).toEqual([]);
  await leave();
});

test('a match has a page of its own that its card leads to and that can be shared', async ({ browser }) => {
  const { page, troubles, leave } = await visitor(browser, eventPath);
  const button = page.getByRole('button', { name: /^Details of .*Devon Larratt/ }).first();
  await button.click();
  await page.getByRole('link', { name: 'Match page' }).click();
  await expect(page).toHaveURL(/\/match\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Devon Larratt v \D+$/);
  await expect(page).toHaveTitle(/^Devon Larratt .*v .*\d-\d/);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.getByText('About this match').click();
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page).toHaveURL(/\/match\/[^/]+\/history$/);
  expect(troubles).toEqual([]);
  await leave();
});

test('a function that is asked by another name sends nobody elsewhere', async () => {
  const functions = process.env['ARMWIKI_FUNCTIONS_ORIGIN'] ?? '';
  const response = await fetch(
    `${functions}/${process.env['GCLOUD_PROJECT']}/asia-northeast1/page${eventPath}`,
    {
      headers: { 'X-Forwarded-Host': 'evil.example' },
    },
  );
  const html = await response.text();
  expect(html).not.toContain('evil.example');
  expect(html).toContain(host);
});
