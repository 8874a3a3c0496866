import { limits } from '@/model/schema/limits';
import { signedIn } from './support/people';
import { database, forgetProposals, newAccount, queueOf, storeEvent, unique } from './support/records';
import { expect, test } from './support/test';

async function storeLongQueue(word: string) {
  const event = await storeEvent({ matches: 0 });
  const [many, one] = await Promise.all([newAccount('busy'), newAccount('rare')]);
  const writer = database().bulkWriter();
  const store = (at: number, author: string, value: string) =>
    writer.set(database().doc(`delta/${event.id}-${at}`), {
      ...{ collection: 'event', docId: event.id, field: 'location', base: null, value },
      ...{ author, status: 'new', timestamp: new Date(Date.UTC(2090, 0, 1) + at * 1_000) },
    });
  for (let at = 0; at < limits.queuePage + 5; at += 1) void store(at, many.uid, `Hall ${at}`);
  void store(limits.queuePage + 5, one.uid, word);
  await writer.close();
  return { uids: [many.uid, one.uid], rare: one.uid };
}

test('in a queue longer than a page words and an author are found at its end', async ({ browser }) => {
  const word = unique('Farawaytown');
  const { uids, rare } = await storeLongQueue(word);
  try {
    const { page, troubles } = await signedIn(browser, 'moderator', `/delta?q=${encodeURIComponent(word)}`);
    const entries = page.getByRole('article');
    await expect(entries).toHaveCount(1);
    await expect(entries).toContainText(word);
    await expect(
      page.getByRole('status').filter({ hasText: /^1 of [\d,]+ waiting, oldest first$/ }),
    ).toBeVisible();

    await page.goto(queueOf(rare));
    await expect(page.getByRole('status').filter({ hasText: /^1 found, oldest first$/ })).toBeVisible();
    await expect(entries).toHaveCount(1);

    await page.goto('/delta');
    await expect(
      page.getByRole('status').filter({ hasText: /^[\d,]{3,} of [\d,]{3,} waiting, oldest first$/ }),
    ).toBeVisible();
    await expect(entries.first()).toBeVisible();
    expect(await entries.count()).toBeLessThan(100);
    // A moderator's header has two rows, and the filters stay in view below it.
    await page.mouse.move(400, 600);
    await page.mouse.wheel(0, 2_000);
    const filters = page.getByRole('searchbox', { name: 'Search proposals' });
    const gap = async () => {
      const header = (await page.getByRole('banner').boundingBox())!;
      return (await filters.boundingBox())!.y - header.y - header.height;
    };
    await expect.poll(gap).toBeLessThan(30);
    expect(await gap()).toBeGreaterThan(0);

    await page.goto('/delta?kind=deletion&field=location');
    await expect(page.getByText('No proposals match these filters')).toBeVisible();
    expect(troubles).toEqual([]);
  } finally {
    await forgetProposals(uids);
  }
});
