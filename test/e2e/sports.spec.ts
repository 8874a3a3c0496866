import { workerReady } from './support/edits';
import { onDevice } from './support/device';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { codesPath } from '@/model/parsing/parseSport';
import { runTool } from '../../scripts/process/runTool';
import { expect, test } from './support/test';
import { signedIn, visitor } from './support/people';
import { accounts, database, newAccount, unique, uniquePerson } from './support/records';
import { dayIn } from './support/storeCard';

// Adds a second sport to every screen, so it runs after all other stories (playwright.config.ts).
test.describe.configure({ mode: 'serial' });

async function define(file: string): Promise<void> {
  const args = ['test/e2e/support/storeSport.ts', join('data/templates', file)];
  expect(await runTool('tsx', args)).toBe(0);
}

test.afterAll(async () => {
  for (const path of ['sport/tt', 'sport/judo', codesPath, 'setting/site'])
    await database().doc(path).delete();
});

async function storeEventOf(sport: string, fields: object) {
  const id = unique(sport).replaceAll(' ', '-');
  const stamps = { updatedAt: FieldValue.serverTimestamp(), deleted: false };
  const made = { author: { id: 'armwiki' }, created: FieldValue.serverTimestamp(), ...stamps };
  // Rankings list the players of the last two years.
  const date = dayIn(-30);
  const names = { event: unique('Summer Cup'), ann: unique('Ann'), bea: unique('Bea') };
  await Promise.all([
    database()
      .doc(`event/${id}`)
      .set({ name: names.event, date, sport: { id: sport }, valid: 1, ...made }),
    database()
      .doc(`player/${id}-ann`)
      .set({ name: names.ann, ...made }),
    database()
      .doc(`player/${id}-bea`)
      .set({ name: names.bea, ...made }),
    database()
      .doc(`match/${id}-1`)
      .set({
        date,
        event: { id, date, sport: { id: sport } },
        player1: { id: `${id}-ann`, name: names.ann, score: 4, result: 'W' },
        player2: { id: `${id}-bea`, name: names.bea, score: 2, result: 'L' },
        gender: 'W',
        order: 1,
        ...fields,
        ...stamps,
      }),
  ]);
  return { id, names, path: `/sport/${sport}/event/${id}` };
}

/** Words of arm wrestling alone, except its name, which appears where readers choose a sport. */
const ofArmWrestling =
  /\b(right arm|left arm|both arms|Arm(?! Wrestling)|105kg|heavyweight|Right|Left|Rounds|rounds)\b/;

test.describe(() => {
  test.use({ worker: true });

  test('a sport that is defined while a page is open is on it, without arms and classes, also without a network', async ({
    browser,
  }) => {
    const { page, troubles } = await visitor(browser, '/sport');
    const main = page.getByRole('main');
    await expect(main).toContainText('Arm Wrestling');
    await expect(main).not.toContainText('Table Tennis');
    await define('table-tennis.json');
    await expect(main).toContainText('Table Tennis', { timeout: 30_000 });

    const { names, path, id } = await storeEventOf('tt', {});
    await page.goto(path);
    await expect(main).toContainText(names.ann);
    await expect(main).not.toContainText(ofArmWrestling);
    for (const at of [
      '/sport/tt/matches',
      `/player/${id}-ann`,
      '/rankings?sport=tt&gender=W',
      `/match/${id}-1`,
    ]) {
      await page.goto(at);
      await expect(main, at).toContainText(names.ann);
      await expect(main, at).not.toContainText(ofArmWrestling);
    }
    await workerReady(page);
    await page.goto('/sport/tt/matches');
    await expect(main).toContainText(names.ann);
    await onDevice(page, 'match', `${id}-1`);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Table Tennis');
    await expect(main).toContainText(names.ann);
    expect(troubles).toEqual([]);
  });
});

test('a card of judo is pasted with classes and age groups of its own, and taken by the rules @long', async ({
  browser,
}) => {
  await define('judo.json');
  const { page } = await signedIn(browser, 'editor', '/sport/judo/event/new/card');
  const name = unique('Judo Open');
  const [ann, bea] = [uniquePerson('Ann Ippon'), uniquePerson('Bea Waza')];
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Date', { exact: true }).fill('2026-05-01');
  await expect(page.getByText('Enter at least one match.')).toBeVisible();
  await page.getByLabel('Paste a card').fill(`${ann} def. ${bea} -48kg juniors women`);
  await page.getByRole('button', { name: 'Add 1 match' }).click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Juniors');
  await page.getByRole('button', { name: 'Send 1 match' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByRole('main')).not.toContainText(ofArmWrestling);
  await expect(async () => {
    const events = await database().collection('delta').where('value.name', '==', name).get();
    const matches = await database()
      .collection('delta')
      .where('value.event.id', '==', events.docs[0]?.id ?? '')
      .get();
    expect(
      matches.docs.map((doc) => [
        doc.get('value.outcome'),
        doc.get('value.weight'),
        doc.get('value.choices'),
      ]),
    ).toEqual([['winner', '48kg', { age: expect.any(String) }]]);
  }).toPass({ timeout: 60_000 });
});

async function nameSite(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Change the site' }).click();
  await page.getByRole('textbox', { name: 'Name of the site' }).fill('Legwiki');
  const light = page.getByRole('textbox', { name: 'Colour on light pages' });
  await light.fill('#ffcc00');
  await expect(light).toHaveAccessibleDescription(/Choose a darker one/);
  await light.fill('#8b0000');
  await page.locator('form').getByRole('button', { name: 'Save the site' }).last().click();
  await expect(page.getByText('Saved. Readers see it within minutes.')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Legwiki');
}

test('an admin changes a definition and the site in the app: what is wrong is told, what is right is on every page @long', async ({
  browser,
}) => {
  const reader = await visitor(browser, '/sport');
  await expect(reader.page.getByRole('main')).toContainText('Judo');
  const admin = await newAccount('sports', { admin: true, moderator: true });
  const { page } = await signedIn(browser, admin.handle, '/settings');
  await page.getByRole('link', { name: 'Define sports' }).click();
  await page.getByRole('combobox', { name: 'Sport' }).selectOption('Judo');
  await page.getByRole('link', { name: 'JSON', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Definition' });
  await expect(text).toHaveValue(/"id": "judo"/);
  const written = await text.inputValue();
  const store = page.getByRole('button', { name: 'Save the definition' });
  await text.fill(written.replace('"Judo"', '"Judo {"'));
  await expect(page.getByRole('alert')).toContainText('name');
  await expect(store).toBeDisabled();
  await text.fill(written.replace('"Judo"', '"Judo at heart"'));
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Judo at heart');
  await store.click();
  await expect(page.getByText('Judo at heart was saved.')).toBeVisible();
  await expect(reader.page.getByRole('main')).toContainText('Judo at heart', { timeout: 30_000 });
  await nameSite(page);
  for (const path of ['/about', '/status']) {
    const { page: seen, leave } = await visitor(browser, path);
    await expect(seen.getByRole('banner')).toContainText('Legwiki');
    await expect(seen.locator('html')).toHaveAttribute('style', /--site-light: ?#8b0000/);
    await leave();
  }
  await accounts().deleteUsers([admin.uid]);
});
