import { expect, test } from './support/test';
import { countDocuments, documentsRead } from './support/documents';
import { watch } from './support/people';
import { database, storeEvent, unique } from './support/records';

test('a first visitor takes the published copy, and of the database only what changed since', async ({
  browser,
}) => {
  const event = await storeEvent();
  const context = await browser.newContext();
  const page = await context.newPage();
  const troubles = watch(page);
  await countDocuments(page);
  const files: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/data/') && answer.ok()) files.push(pathname);
  });
  await page.goto('/player');
  await expect(page.getByRole('main')).toContainText('Devon Larratt');
  await page.goto(event.path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(event.names.event);
  expect(files.filter((file) => file.startsWith('/data/player-0-'))).toHaveLength(1);

  const fresh = unique('Late Player');
  await database()
    .doc(`player/${event.id}-late`)
    .set({
      name: fresh,
      author: { id: 'armwiki' },
      created: new Date(),
      updatedAt: new Date(),
      deleted: false,
    });
  await page.goto(`/player/${event.id}-late`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fresh);
  const read = await documentsRead(page);
  // What other stories write beside this one is read, and of over 200 published players next to nothing.
  expect(read.documents).toBeGreaterThan(0);
  expect(read.published).toBeLessThan(20);
  expect(troubles).toEqual([]);
  await context.close();
});
