import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { hostile, storeHostile } from './support/hostile';
import { signedIn, visitor, type Person } from './support/people';
import { queueOf, uidOf } from './support/records';

let stored: Awaited<ReturnType<typeof storeHostile>>;
test.beforeAll(async () => void (stored = await storeHostile()));
test.afterAll(() => stored.remove());

const widths = [360, 1280];

async function expectHarmless({ page, troubles }: Person, path: string, text?: string): Promise<void> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (text !== undefined) await expect(page.getByRole('main')).toContainText(text);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect({ path, width, ...(await whatRan(page)) }).toEqual({
      path,
      width,
      hacked: undefined,
      alive: [],
      turned: [],
      wide: false,
    });
  }
  expect([...dialogs, ...troubles]).toEqual([]);
}

/** What ran, and texts that change direction beside others without an isolating element. */
const whatRan = (page: Page) =>
  page.evaluate(() => {
    const turnedAround = () => {
      const texts = document.createTreeWalker(
        document.querySelector('main') ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      const found: string[] = [];
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        if (!parent || !/[\u202a-\u202e\u2066-\u2069]/.test(texts.currentNode.textContent ?? '')) continue;
        const { display, unicodeBidi } = getComputedStyle(parent);
        const alone = display !== 'inline' && parent.childNodes.length === 1;
        if (!unicodeBidi.startsWith('isolate') && !alone) found.push(parent.outerHTML);
      }
      return found;
    };
    return {
      hacked: (window as { hacked?: unknown }).hacked,
      alive: [
        ...document.querySelectorAll(
          'main script, main iframe, body [onerror], body [onload], body [src="x"], a[href^="javascript:" i], a[href^="data:" i]',
        ),
      ].map((element) => element.outerHTML),
      turned: turnedAround(),
      wide: document.documentElement.scrollWidth > window.innerWidth,
    };
  });

test('what hostile people stored is text to every visitor', async ({ browser }) => {
  test.setTimeout(120_000);
  const reader = await visitor(browser);
  await expectHarmless(reader, '/', hostile.image);
  for (const panel of ['', '/matches', '/video', '/history']) {
    await expectHarmless(reader, `${stored.event}${panel}`, panel === '' ? hostile.image : undefined);
  }
  await expectHarmless(reader, stored.player, hostile.script);
  await expectHarmless(reader, stored.longPlayer, hostile.wide);
  for (const path of ['/sport/armw/events', '/sport/armw/matches', '/sport/armw/players', '/rankings']) {
    await expectHarmless(reader, path);
  }
  await reader.leave();
});

test('so is what they search for, and what they put into addresses', async ({ browser }) => {
  const reader = await visitor(browser, '/player');
  const search = reader.page.getByRole('searchbox').or(reader.page.getByRole('combobox')).first();
  for (const name of Object.values(hostile)) {
    await search.fill(name);
    await expect(search).toHaveValue(name);
  }
  await search.fill('script window');
  await expect(reader.page.getByRole('main')).toContainText(hostile.script);
  expect(await whatRan(reader.page)).toEqual({ hacked: undefined, alive: [], turned: [], wide: false });
  const image = encodeURIComponent(hostile.image);
  for (const path of [`/player/${image}`, `/sport/${image}`, `/sport/armw/event/${image}`, `/${image}`]) {
    await expectHarmless(reader, path);
  }
  await expectHarmless(reader, `/player?q=${image}#${image}`);
  await reader.leave();
});

test('an address to go to after signing in stays inside the app @long', async ({ browser }) => {
  for (const next of [hostile.address, '//example.com', '/\\\\example.com']) {
    const person = await visitor(browser, `/login?next=${encodeURIComponent(next)}`);
    const { page } = person;
    const { origin } = new URL(page.url());
    await page.getByLabel('Email', { exact: true }).fill('editor@example.com');
    await page.getByLabel('Password', { exact: true }).fill('armwiki');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(`${origin}/`);
    expect(await whatRan(page)).toEqual({ hacked: undefined, alive: [], turned: [], wide: false });
    expect(person.troubles).toEqual([]);
    await person.leave();
  }
});

test('authors and moderators see it as text too, where they edit and decide', async ({ browser }) => {
  test.setTimeout(120_000);
  const [editor, moderator] = await Promise.all([
    signedIn(browser, 'editor'),
    signedIn(browser, 'moderator'),
  ]);
  await expectHarmless(editor, '/mydelta', hostile.wide);
  await expectHarmless(editor, stored.event, hostile.wide);
  await expectHarmless(editor, stored.player, hostile.script);
  await expectHarmless(moderator, queueOf(stored.id), hostile.drawing);
  await expectHarmless(moderator, '/review/event', hostile.wide);
  await Promise.all([editor.leave(), moderator.leave()]);
});

test('a proposal typed into the form is text in its dialog, its place and the queue @long', async ({
  browser,
}) => {
  const [editor, moderator] = await Promise.all([
    signedIn(browser, 'editor', stored.longPlayer),
    signedIn(browser, 'moderator', queueOf(await uidOf('editor'))),
  ]);
  await editor.page.getByRole('button', { name: 'Edit name', exact: true }).click();
  const dialog = editor.page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(hostile.data);
  expect(await whatRan(editor.page)).toMatchObject({ hacked: undefined, alive: [] });
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(editor.page.getByRole('heading', { level: 1 })).toContainText(hostile.data);
  const entry = moderator.page.getByRole('article').filter({ hasText: hostile.data }).last();
  await expect(entry).toContainText(hostile.data);
  await entry.getByRole('button', { name: 'Reject', exact: true }).click();
  await moderator.page.getByRole('dialog').getByRole('textbox').fill(hostile.drawing);
  await moderator.page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await moderator.page.getByRole('button', { name: 'Send now', exact: true }).click();
  await expectHarmless(editor, '/mydelta', hostile.drawing);
  expect(await whatRan(moderator.page)).toMatchObject({ hacked: undefined, alive: [] });
  expect(moderator.troubles).toEqual([]);
  await Promise.all([editor.leave(), moderator.leave()]);
});
