import { readyOffline, rename, workerReady } from './support/edits';
import { storedCommands } from './support/pageParts';
import { onDevice } from './support/device';
import { expect, test } from './support/test';
import { newcomer, signedIn, signIn, visitor } from './support/people';
import { database, storeEvent, unique } from './support/records';

test.use({ worker: true });

test('what was seen is there after a reload without network, code of other pages included', async ({
  browser,
}) => {
  const { page } = await visitor(browser, '/sport/armw/event/king-of-the-table-2');
  await expect(page.getByRole('main')).toContainText('Devon Larratt');
  await workerReady(page);
  // The page shows its embedded records before the database has answered, and stores them after that.
  const found = database().collection('match').where('event.id', '==', 'king-of-the-table-2');
  for (const { id } of (await found.get()).docs) await onDevice(page, 'match', id);
  await onDevice(page, 'event', 'king-of-the-table-2');
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('King of the Table 2');
  await expect(page.getByRole('main')).toContainText('Devon Larratt');
  await page.getByRole('link', { name: 'Rankings', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rankings');
});

test('without a network a page of a record that the device does not know says one sentence, and the truth with one @long', async ({
  browser,
}) => {
  const { page } = await visitor(browser, '/player/devon-larratt');
  await workerReady(page);
  await onDevice(page, 'player', 'devon-larratt');
  await page.context().setOffline(true);
  await page.clock.install();
  // From the next page on, record these messages even if they appear only briefly.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const said = document.querySelector('main')?.textContent ?? '';
      for (const [other] of said.matchAll(/could not be loaded|appears when|never existed/g)) seen.add(other);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const sentence = page.getByText('We check whether this page exists when you are back online.');
  const said = () => page.evaluate(() => [...(window as unknown as { readonly seen: Set<string> }).seen]);
  for (const path of ['/match/nobody-knows', '/sport/armw/event/nobody-knows', '/player/nobody-knows']) {
    await page.goto(path);
    await expect(sentence).toBeVisible();
    // By then the query's failure has been reported, too.
    await page.clock.fastForward(15_000);
    await expect(sentence).toBeVisible();
    expect([path, await said()]).toEqual([path, []]);
  }
  await page.context().setOffline(false);
  await expect(page.locator('#main').getByRole('heading', { level: 1 })).toHaveText('Player not found', {
    timeout: 60_000,
  });
});

test('an edit made without network survives a reload and is sent when the network is back', async ({
  browser,
}) => {
  const event = await storeEvent();
  const name = unique('Offline Open');
  const { page } = await signedIn(browser, 'editor', event.path);
  await readyOffline(page, event);
  await page.context().setOffline(true);

  await rename(page, name);
  await storedCommands(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  await page.context().setOffline(false);
  await expect(async () => {
    const stored = await database().collection('delta').where('docId', '==', event.id).get();
    expect(stored.docs.map((doc) => doc.get('value'))).toEqual([name]);
  }).toPass({ timeout: 45_000 });
});

test('a dialog that is not on the device yet says so without a network, and opens with one @long', async ({
  browser,
}) => {
  const event = await storeEvent();
  const { page, troubles } = await newcomer(browser);
  // Neither loaded ahead nor stored by a worker.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.route('**/sw.js', (route) => route.abort());
  await page.goto('/login');
  await signIn(page, 'editor');
  await page.goto(event.path);
  const edit = page.getByRole('button', { name: 'Edit name', exact: true });
  await expect(edit).toBeVisible();

  await page.context().setOffline(true);
  await edit.click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Not on this device yet.');
  await expect(page.locator('#main').getByRole('heading', { level: 1 })).toContainText(event.names.event);

  await page.context().setOffline(false);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await edit.click();
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeVisible();
  expect(troubles.filter((trouble) => trouble.startsWith('uncaught'))).toEqual([]);
});
