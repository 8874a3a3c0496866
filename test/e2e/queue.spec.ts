import type { Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { signedIn } from './support/people';
import { database, newAccount, queueOf, storeEvent, unique } from './support/records';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';

const year = 2005;

const together = 4;

/** Stores an event, and proposals of a new account for it. The last one dates its match before a player's birth. */
async function storeProposals() {
  const event = await storeEvent();
  const { uid } = await newAccount('hasty');
  const ann = database().doc(`player/${event.id}-ann`);
  await ann.update({ birthYear: year, updatedAt: FieldValue.serverTimestamp() });
  const edits = [
    ['event', 'location', 'Rome'],
    ['event', 'organization', 'The Harbour Club'],
    ['event', 'series', 'Harbour Opens'],
    ['event', 'country', 'IT'],
    ['event', 'level', 'open'],
    ['match', 'round', 'Final'],
    ['match', 'title', 'Harbour title'],
    ['match', 'order', 2],
    ['event', 'note', `It rained, ${'and the tables were carried in, '.repeat(5)}until it ended`],
    ['match', 'date', `${year - 1}-05-04`],
  ] as const;
  const before: Readonly<Record<string, unknown>> = { order: 1, date: '2024-05-04' };
  const now = Date.now();
  for (const [at, [collection, field, value]] of edits.entries())
    await database()
      .collection('delta')
      .add({
        collection,
        docId: collection === 'match' ? `${event.id}-1` : event.id,
        field,
        value,
        base: before[field] ?? null,
        author: uid,
        timestamp: new Date(now + at),
        status: 'new',
        ...(at < together && { bundle: `facts-${event.id}` }),
        ...(field === 'date' && { source: 'a poster' }),
      });
  return { uid, count: edits.length };
}

/** Number of proposals that are completely visible: below the sticky top, above the bar of a phone. */
const wholeInView = (page: Page, bar: number) =>
  page.getByRole('article').evaluateAll((articles, below) => {
    const toolbar = document.querySelector('main [aria-label="Several at once"]');
    const top = toolbar?.getBoundingClientRect().bottom ?? 0;
    return articles.filter((article) => {
      const box = article.getBoundingClientRect();
      return box.top >= top && box.bottom <= innerHeight - below;
    }).length;
  }, bar);

/** Texts of proposals that their entry cuts off: what they change, and their flags. */
const cutIn = (page: Page) =>
  page.getByRole('article').evaluateAll((articles) =>
    articles.flatMap((article) => {
      const edge = article.getBoundingClientRect().right;
      const parts = [
        ...article.querySelectorAll('h2, ins, del, [aria-label="Flags"], [aria-label="Flags"] button'),
      ];
      return parts
        .filter((part) => {
          const box = part.getBoundingClientRect();
          const holder = part.closest('p, h2, ul') ?? part;
          const isClipped =
            getComputedStyle(holder).overflow !== 'visible' &&
            (holder.scrollWidth > holder.clientWidth || holder.scrollHeight > holder.clientHeight);
          return isClipped || box.right > edge;
        })
        .map(({ textContent }) => textContent);
    }),
  );

test('six proposals, some of a bundle, have room on a desk and three on a phone, and all is done by keys', async ({
  browser,
}) => {
  const { uid, count } = await storeProposals();
  const { page, troubles } = await signedIn(browser, 'moderator', queueOf(uid));
  const entries = page.getByRole('article');
  for (const [size, bar, room] of [
    [{ width: 1280, height: 800 }, 0, 6],
    [{ width: 390, height: 844 }, 58, 3],
  ] as const) {
    await page.setViewportSize(size);
    await expect(entries).toHaveCount(count);
    await expect(entries.first()).toContainText('Rome');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    await page.evaluate(() => scrollTo(0, 150));
    await expect.poll(() => wholeInView(page, bar)).toBeGreaterThanOrEqual(room);
    expect(await cutIn(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('j');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('o');
  await expect(entries.first().getByRole('table')).toContainText('Rome');
  await test.step('changed before it is applied', async () => {
    const change = entries.first().getByRole('button', { name: 'Change and apply…' });
    await tabTo(page, change);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Place', { exact: true })).toHaveValue('Rome');
    await page.keyboard.press('Escape');
    await expect(change).toBeFocused();
  });
  await page.keyboard.press('o');
  await expect(page.getByRole('table')).toHaveCount(0);
  await test.step('a bundle, and undone', async () => {
    const all = page.getByRole('button', { name: `Apply all ${together}`, exact: true });
    await tabTo(page, all, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(entries).toHaveCount(count - together);
    await page.keyboard.press('u');
    await expect(entries).toHaveCount(count);
  });
  expect(troubles).toEqual([]);
});

test('a proposal with an error is found by its flag, says why, and is left out of what is applied together @long', async ({
  browser,
}) => {
  const { uid, count } = await storeProposals();
  const { page, troubles } = await signedIn(browser, 'moderator', `${queueOf(uid)}&flag=error`);
  const wrong = page.getByRole('article');
  await expect(wrong).toHaveCount(1);
  await wrong.getByRole('button', { name: 'Before birth', exact: true }).click();
  await expect(wrong).toContainText(`was born in ${year}, after that day.`);

  await test.step('words narrow the queue, and the address keeps them', async () => {
    await page.goto(queueOf(uid));
    await page.getByRole('searchbox', { name: 'Search proposals' }).fill('harbour club');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL(/q=harbour\+club/);
    await page.goto(queueOf(uid));
    await expect(page.getByRole('article')).toHaveCount(count);
  });

  await test.step('applied together, all but that one go', async () => {
    await page.getByLabel('All', { exact: true }).check();
    await page.getByRole('button', { name: `Apply ${count} proposals` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Before birth');
    await dialog.getByRole('button', { name: `Apply ${count - 1} proposals` }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: 'Send now', exact: true }).click();
    const open = database().collection('delta').where('author', '==', uid).where('status', '==', 'new');
    await expect.poll(async () => (await open.get()).size, { timeout: 45_000 }).toBe(1);
  });

  await test.step('alone it is asked for again', async () => {
    await wrong.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('Apply despite an error?');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(wrong).toHaveCount(1);
  });
  expect(troubles).toEqual([]);
});

test('after a second look, and after a reason, the keys mean the next proposal @long', async ({
  browser,
}) => {
  const [event, { uid }] = await Promise.all([storeEvent({ matches: 0 }), newAccount('careful')]);
  const proposals = [
    { field: 'name', base: 'An older name', value: unique('Renamed') },
    { field: 'location', base: null, value: unique('Place') },
    { field: 'date', base: '2024-05-04', value: '2024-05-05' },
  ].map((change, at) => ({
    ...{ id: `${event.id}-${at}`, collection: 'event', docId: event.id, ...change },
    ...{ author: uid, status: 'new', timestamp: new Date(Date.now() - 60_000 + at * 1_000) },
  }));
  await Promise.all(proposals.map(({ id, ...each }) => database().doc(`delta/${id}`).set(each)));
  const { page, troubles } = await signedIn(browser, 'moderator', queueOf(uid));
  const entry = (at: number) => page.locator(`#proposal-${event.id}-${at}`);
  const { keyboard } = page;
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(entry(0).getByRole('button', { name: 'Apply anyway' })).toBeVisible();
  await entry(0).focus();
  await keyboard.press('a');
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(entry(1)).toBeFocused();
  await keyboard.press('r');
  await page.getByRole('dialog').getByRole('textbox').fill('No source says so.');
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(entry(2)).toBeFocused();
  await expect(entry(2)).toHaveAttribute('data-current', 'true');
  expect(troubles).toEqual([]);
});

test('the record of an author is read once the cursor rests there, and what is open on one record is an address @long', async ({
  browser,
}) => {
  const [event, other, { uid }, rival] = await Promise.all([
    storeEvent({ matches: 0 }),
    storeEvent({ matches: 0 }),
    newAccount('seasoned'),
    newAccount('rival'),
  ]);
  const now = Date.now();
  const store = (at: number, fields: Readonly<Record<string, unknown>>) =>
    database()
      .doc(`delta/${event.id}-${at}`)
      .set({
        ...{ collection: 'event', docId: event.id, field: 'note', value: unique('Note'), base: null },
        ...{ author: uid, status: 'new', timestamp: new Date(now - 60_000 + at * 1_000), ...fields },
      });
  const decided = { docId: other.id, decidedAt: new Date(now), decidedBy: rival.uid };
  await database()
    .doc(`profile/${uid}`)
    .set({ name: 'Seasoned Editor', since: new Date('2024-03-01') });
  await Promise.all([
    store(0, { field: 'location' }),
    store(1, { author: rival.uid }),
    store(2, { docId: other.id }),
    ...[3, 4, 5].map((at) => store(at, { ...decided, status: 'applied', before: null })),
    store(6, { ...decided, status: 'rejected', reason: 'No source says so.' }),
  ]);
  const entry = (on: Page, at: number) => on.locator(`#proposal-${event.id}-${at}`);
  const { page, troubles } = await signedIn(browser, 'moderator', queueOf(uid));
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(entry(page, 0)).toContainText(/since \d/);
  await expect(entry(page, 0)).not.toContainText('accepted');
  await page.keyboard.press('j');
  await expect(entry(page, 0)).toContainText('(3 accepted, 1 rejected)');

  await page.keyboard.press('o');
  await entry(page, 0).getByRole('link', { name: 'All open proposals for this record' }).click();
  await expect(page).toHaveURL(new RegExp(`record=event%2F${event.id}`));
  const { pathname, search } = new URL(page.url());
  const shared = await signedIn(browser, 'moderator', pathname + search);
  for (const each of [page, shared.page]) {
    await expect(each.getByRole('article')).toHaveCount(2);
    await expect(entry(each, 0)).toBeVisible();
    await expect(entry(each, 1)).toBeVisible();
  }
  await shared.page.getByRole('combobox', { name: 'One record' }).selectOption({ label: 'All records' });
  await expect(entry(shared.page, 2)).toBeVisible();
  expect([...troubles, ...shared.troubles]).toEqual([]);
});
