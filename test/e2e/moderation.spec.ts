import { expect, test } from './support/test';
import { standStill } from './support/edits';
import { storedCommands } from './support/pageParts';
import { signedIn } from './support/people';
import { database, newAccount, queueOf, storeEvent, unique } from './support/records';

async function storeProposal(eventId: string, from: string, to: string): Promise<string> {
  const stored = await database().collection('delta').add({
    collection: 'event',
    docId: eventId,
    field: 'name',
    value: to,
    base: from,
    author: 'somebody',
    timestamp: new Date(),
    status: 'new',
  });
  return stored.id;
}

test('a moderator clears the queue by keyboard alone, undoes one decision, and the applied change is undone from its history', async ({
  browser,
}) => {
  const event = await storeEvent();
  const [good, bad] = [unique('Good name'), unique('Bad name')];
  const [goodId, badId] = [
    await storeProposal(event.id, event.names.event, good),
    await storeProposal(event.id, event.names.event, bad),
  ];
  const { page, troubles } = await signedIn(browser, 'moderator', '/delta?author=somebody&collection=event');
  const entry = (name: string) => page.getByRole('article').filter({ hasText: name });
  const status = async (id: string) => (await database().doc(`delta/${id}`).get()).get('status') as string;
  const walkTo = async (id: string) => {
    await expect(page.locator(`#proposal-${id}`)).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('j');
      await expect(page.locator(`#proposal-${id}`)).toBeFocused({ timeout: 200 });
    }).toPass();
  };

  await test.step('help, and a decision that is undone before it is sent', async () => {
    await expect(entry(bad)).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('Undo the last decision');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await walkTo(goodId);
    await page.keyboard.press('d');
    await expect(entry(good)).toHaveCount(0);
    await storedCommands(page);
    // It can be undone for ten seconds, in which a slow machine loads no page.
    const startClock = await standStill(page);
    await page.reload();
    await expect(page.getByText('1 proposal will be deleted')).toBeVisible();
    await expect(entry(bad)).toBeVisible();
    await page.keyboard.press('u');
    await expect(entry(good)).toBeVisible();
    await startClock();
    expect(await status(goodId)).toBe('new');
  });

  await test.step('one is rejected for a common reason, one applied', async () => {
    await walkTo(badId);
    await page.keyboard.press('r');
    await expect(page.getByRole('dialog').getByLabel('Common reasons')).toBeFocused();
    await page.keyboard.type('Our sources');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('Our sources say otherwise.');
    await page.keyboard.type(' See the poster.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(entry(bad)).toHaveCount(0);
    await walkTo(goodId);
    await page.keyboard.press('a');
    await expect(entry(good)).toHaveCount(0);
    await expect.poll(() => status(badId), { timeout: 60_000 }).toBe('rejected');
    await expect.poll(() => status(goodId), { timeout: 60_000 }).toBe('applied');
  });

  await test.step('an editor undoes the change by a new proposal, which has an address of its own', async () => {
    const { page: undoer } = await signedIn(browser, 'editor', `${event.path}/history`);
    await expect(undoer.getByRole('list', { name: 'History' })).toContainText(good);
    await undoer.getByRole('button', { name: 'Revert…', exact: true }).click();
    await undoer.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
    await expect(undoer.getByRole('heading', { level: 1 })).toContainText(event.names.event);
    const reverting = () =>
      database().collection('delta').where('docId', '==', event.id).where('status', '==', 'new').get();
    await expect(async () => expect((await reverting()).size).toBe(1)).toPass();
    const [stored] = (await reverting()).docs;
    expect(stored?.get('value')).toBe(event.names.event);
    await undoer.goto(`/delta/${stored?.id}`);
    await expect(undoer.getByRole('main')).toContainText('It is waiting for a moderator.');
  });
  expect(troubles).toEqual([]);
});

test('how a result would move the rankings is computed beside the page once a proposal is looked at @long', async ({
  browser,
}) => {
  const event = await storeEvent();
  const { uid } = await newAccount('scorer');
  const propose = (field: string, base: number, value: number) =>
    database()
      .collection('delta')
      .add({
        collection: 'match',
        docId: `${event.id}-1`,
        field,
        value,
        base,
        author: uid,
        timestamp: new Date(),
        status: 'new',
      });
  await propose('player1.score', 3, 0);
  await propose('player2.score', 1, 3);
  const { page, troubles } = await signedIn(browser, 'moderator', queueOf(uid));
  const entry = page.getByRole('article').first();
  await expect(entry).toContainText(/3\s*→/);
  await entry.getByRole('button', { name: 'Details', exact: true }).click();
  await expect(entry.getByRole('table')).toHaveCount(1);

  await entry.getByRole('button', { name: 'Show preview' }).click();
  const effect = entry.getByRole('region', { name: 'Ratings if applied' });
  const row = (name: string) => effect.getByRole('row', { name: `${name} Left` });
  await expect(row(event.names.ann)).toContainText(/\d{4} ± \d+.*→.*\d{4} ± \d+\s*−\d+/);
  await expect(row(event.names.bea)).toContainText(/\d{4} ± \d+.*→.*\d{4} ± \d+\s*\+\d+/);
  await expect(effect).toContainText('Including the author’s other open proposal for this match.');
  expect(page.workers().filter((worker) => worker.url().includes('/ratings.'))).toHaveLength(1);
  const would = (await row(event.names.bea).textContent())?.match(/→\D*(\d+) ± (\d+)/)?.slice(1);

  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  }

  await test.step('once both are applied, the rating is what was foretold', async () => {
    await page
      .getByLabel('Select all 2 proposals')
      .or(page.getByLabel('All', { exact: true }))
      .first()
      .check();
    await page.getByRole('button', { name: 'Apply 2 proposals' }).click();
    await page.getByRole('button', { name: 'Send now', exact: true }).click();
    await expect(page.getByText('All done').or(page.getByText('No proposals match'))).toBeVisible({
      timeout: 45_000,
    });
    await page.goto(`/player/${event.id}-bea`);
    await expect(page.getByRole('main')).toContainText(`${would?.[0]} ± ${would?.[1]}`);
  });
  expect(troubles).toEqual([]);
});
