import { createRequire } from 'node:module';
import { FieldValue } from 'firebase-admin/firestore';
import { path } from '@/model/routes';
import type * as folders from '../../functions/src/snapshot/folderStore';
import type * as changes from '../../functions/src/snapshot/publishChanges';
import type * as reading from '../../functions/src/snapshot/readCollection';
import { setClock } from './support/clock';
import { goWithin } from './support/pageParts';
import { newcomer } from './support/people';
import { database, storeEvent, unique } from './support/records';
import { expect, test } from './support/test';

// The functions are CommonJS, whose exports have no names where modules are run as they are.
const ofFunctions = createRequire(import.meta.url);
const { folderStore } = ofFunctions('../../functions/src/snapshot/folderStore') as typeof folders;
const { publishChanges } = ofFunctions('../../functions/src/snapshot/publishChanges') as typeof changes;
const { readCollection } = ofFunctions('../../functions/src/snapshot/readCollection') as typeof reading;

/** As the function does every hour, into the folder from which the hosting serves it. */
async function publishHourly(): Promise<void> {
  const folder = process.env['ARMWIKI_SNAPSHOT_DIR'];
  if (folder === undefined) throw new Error('ARMWIKI_SNAPSHOT_DIR: expected the folder of published files');
  await publishChanges({
    store: folderStore(folder),
    read: (collection, from) => readCollection(database(), collection, { from }),
    now: Date.now,
    log: () => {},
  });
}

test('who comes back is told by published files what has changed, before the database says a word', async ({
  browser,
}) => {
  const [event, other] = [await storeEvent(), await storeEvent()];
  const { page, troubles, leave } = await newcomer(browser);
  await page.goto(path('sportPanel', { id: 'armw', panel: 'events' }));
  await page.mouse.move(10, 10);
  // They are younger than the copy, so the database has been listened to.
  await expect(page.locator('#main')).toContainText(event.names.event);
  await expect(page.locator('#main')).toContainText(other.names.event);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // The journal is written in the same tick; a moment later it is on the disk.
  await page.waitForTimeout(1_000);
  await page.goto('about:blank');

  const late = unique('Renamed Open');
  const changed = { updatedAt: FieldValue.serverTimestamp() };
  await database()
    .doc(`event/${event.id}`)
    .update({ name: late, ...changed });
  await database()
    .doc(`event/${other.id}`)
    .update({ deleted: true, ...changed });
  await publishHourly();
  const files: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/data/') && answer.ok()) files.push(pathname);
  });
  await setClock(page, 1);
  await page.route(
    ({ pathname }) => pathname.includes('/Listen/channel'),
    (route) => route.abort(),
  );
  await page.goto('/settings');
  await goWithin(page, path('sportPanel', { id: 'armw', panel: 'events' }));
  await expect(page.locator('#main')).toContainText(late);
  await expect(page.locator('#main')).not.toContainText(other.names.event);
  expect(files).toContain('/data/changes.json');
  expect(files.filter((file) => file.startsWith('/data/event-changes-'))).toHaveLength(1);
  // Nothing of the copy is loaded again.
  expect(files.filter((file) => /^\/data\/(manifest|\w+-\d+-)/.test(file))).toEqual([]);

  await test.step('and goes on with the database from there', async () => {
    await page.unrouteAll();
    const later = unique('Renamed Again');
    await database()
      .doc(`event/${event.id}`)
      .update({ name: later, ...changed });
    await page.reload();
    await expect(page.locator('#main')).toContainText(later);
  });
  expect(troubles.filter((trouble) => trouble.startsWith('uncaught'))).toEqual([]);
  await leave();
});
