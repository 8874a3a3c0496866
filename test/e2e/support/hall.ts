import type { BrowserContext, Page } from '@playwright/test';
import { FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { onDevice } from './device';
import { fillDialog, goWithin, storedCommands } from './pageParts';
import { signIn, watch } from './people';
import { database, forgetProposals, newAccount, storeEvent, unique } from './records';
import { expect, test, type Cut } from './world';

interface Result {
  readonly match: string;
  readonly name: string;
  readonly scores: readonly [number, number];
}

async function storeDraw(matchCount: number) {
  const event = await storeEvent();
  const db = database();
  const batch = db.batch();
  const results: Result[] = [];
  for (let at = 0; at < matchCount; at += 1) {
    const match = `${event.id}-draw-${at}`;
    const players = ['Left', 'Right'].map((side) => ({
      id: `${match}-${side}`,
      name: `${side} ${at} ${event.names.ann}`,
    }));
    const [player1, player2] = players;
    if (!player1 || !player2) throw new Error('Expected two players');
    const stamps = { updatedAt: FieldValue.serverTimestamp(), deleted: false };
    for (const { id, name } of players) {
      batch.set(db.doc(`player/${id}`), {
        name,
        author: { id: 'armwiki' },
        created: FieldValue.serverTimestamp(),
        ...stamps,
      });
    }
    const date = '2024-05-04';
    batch.set(db.doc(`match/${match}`), {
      date,
      event: { id: event.id, date, sport: { id: 'armw' } },
      player1,
      player2,
      gender: 'M',
      arm: 'R',
      order: at + 2,
      ...stamps,
    });
    results.push({ match, name: `${player1.name} v ${player2.name}`, scores: [at % 4, 5 - (at % 3)] });
  }
  await batch.commit();
  return { event, results };
}

async function open(phone: BrowserContext, at: string): Promise<Page> {
  const page = await phone.newPage();
  await page.goto(at);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

async function edit(page: Page, button: string, label: string, value: string): Promise<void> {
  expect(await fillDialog(page, button, label, value, 20_000), button).toBe(true);
}

async function enter(page: Page, { name, scores }: Result): Promise<void> {
  const details = page.getByRole('button', { name: `Details of ${name}`, exact: true });
  if ((await details.getAttribute('aria-expanded')) !== 'true') await details.click();
  await edit(page, `Edit player 1 score ${name}`, 'Player 1 score', String(scores[0]));
  await edit(page, `Edit player 2 score ${name}`, 'Player 2 score', String(scores[1]));
}

/** Goes to the pages without reloading. The last one is the event's. */
async function seeAgain(
  page: Page,
  seen: readonly string[],
  { named, results }: { readonly named: string; readonly results: readonly Result[] },
): Promise<void> {
  // If nothing is stored, the page says so, sooner or later.
  await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
  for (const at of seen) {
    await goWithin(page, at);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('not found');
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText(named);
  for (const { name } of results) {
    await expect(page.getByRole('button', { name: `Details of ${name}`, exact: true })).toBeVisible();
  }
}

async function look(page: Page, at: string, player: string | undefined): Promise<void> {
  await page.goto(at);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading')).toHaveCount(0);
  if (player === undefined) return;
  await expect(page.getByRole('main')).toContainText('Right 0');
  await onDevice(page, 'player', player);
}

async function enterAll(
  tabs: readonly [Page, Page, Page],
  results: readonly Result[],
  name: string,
): Promise<void> {
  const troubles = tabs.flatMap((tab) => watch(tab));
  for (const [at, result] of results.entries()) await enter(tabs[at % 3] ?? tabs[0], result);
  const [first] = results;
  if (!first) throw new Error('Expected a match');
  await edit(tabs[0], `Edit player 1 score ${first.name}`, 'Player 1 score', '9');
  await edit(tabs[1], 'Edit name', 'Name', name);
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1 })).toContainText(name);
  expect(troubles).toEqual([]);
}

const key = (one: readonly unknown[]) => one.join(' ');

const enteredScores = (results: readonly Result[]): readonly string[] =>
  results
    .flatMap(({ match, scores: [one, two] }, at) => [
      key([match, 'player1.score', at === 0 ? 9 : one]),
      key([match, 'player2.score', two]),
    ])
    .sort();

const proposedScores = (deltas: readonly QueryDocumentSnapshot[]): readonly string[] =>
  deltas
    .filter((doc) => doc.get('collection') === 'match' && doc.get('status') === 'new')
    .map((doc) => key([doc.get('docId'), doc.get('field'), doc.get('value')]))
    .sort();

const tellKept = (page: Page) => async (error: unknown) => {
  const kept = JSON.stringify(await storedCommands(page), undefined, 1);
  throw new Error(`Not all arrived; the device keeps ${kept}`, { cause: error });
};

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^(OK|Sign out)$/ });
  await expect(confirm.or(page.getByRole('link', { name: 'Login', exact: true })).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
}

export function tellHall(cut: Cut, matchCount: number): void {
  test(`${matchCount} results entered without a network all arrive, once; what does not says why (${cut})`, async ({
    host,
    phone,
    network,
  }) => {
    test.setTimeout(420_000);
    host.deploy('v1');
    const { event, results } = await storeDraw(matchCount);
    const [ann, bea] = await Promise.all([newAccount('hall-ann'), newAccount('hall-bea')]);
    const deltasOf = async ({ uid }: { uid: string }) =>
      (await database().collection('delta').where('author', '==', uid).get()).docs;
    const early = unique('Early name');
    const late = unique('Late name');
    const player = `/player/${results[0]?.match}-Left`;
    const seen = ['/', '/sport/armw', '/player', '/rankings', '/mydelta', player, event.path];

    await test.step('at home the app is opened, and some of it looked at', async () => {
      const page = await open(phone, '/login');
      await signIn(page, ann.handle);
      for (const at of seen) await look(page, at, at === player ? `${results[0]?.match}-Left` : undefined);
      await expect(page.getByRole('main')).toContainText(`Left ${matchCount - 1} `);
      await edit(page, 'Edit name', 'Name', early);
      await expect.poll(async () => (await deltasOf(ann)).length, { timeout: 30_000 }).toBe(1);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      for (const { match } of results) await onDevice(page, 'match', match);
      await onDevice(page, 'event', event.id);
      await page.close();
    });

    await network.goes(cut);
    const tabs = await test.step('in the hall everything seen before is there', async () => {
      const page = await open(phone, '/');
      await seeAgain(page, seen, { named: early, results });
      await page.goto(player);
      await expect(page.getByRole('main')).toContainText('Right 0');
      await page.goto('/about');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
      await page.goto(event.path);
      return [page, await open(phone, event.path), await open(phone, event.path)] as const;
    });

    await test.step('the results are entered in three tabs, one of them corrected', async () => {
      await enterAll(tabs, results, late);
      // The last row is written in the same turn, and reading waits for pending writes.
      for (const tab of tabs) await storedCommands(tab);
      for (const tab of tabs) await tab.close();
    });

    await test.step('meanwhile a moderator rejects the name it had at home', async () => {
      const [stored] = await deltasOf(ann);
      expect((await deltasOf(ann)).length).toBe(1);
      await stored?.ref.update({
        status: 'rejected',
        reason: 'Too early',
        decidedBy: 'somebody',
        decidedAt: FieldValue.serverTimestamp(),
      });
    });

    await network.returns();
    const page = await open(phone, '/');
    await test.step('at home it all arrives, each once', async () => {
      const arrived = async () => proposedScores(await deltasOf(ann));
      await expect.poll(arrived, { timeout: 180_000 }).toEqual(enteredScores(results)).catch(tellKept(page));
    });

    await test.step('the late name does not, and says why', async () => {
      await page.goto('/mydelta');
      await expect(page.getByRole('main')).toContainText(late);
      // The sender gives up a broken request after twenty seconds and then tries again.
      await expect(page.getByRole('main')).toContainText(/rejected|decided/i, { timeout: 60_000 });
      const names = (await deltasOf(ann)).filter((doc) => doc.get('collection') === 'event');
      expect(names.map((doc) => [doc.get('value'), doc.get('status')])).toEqual([[early, 'rejected']]);
    });

    await test.step('another account of the device sees and sends none of it', async () => {
      await signOut(page);
      await page.goto('/login');
      await signIn(page, bea.handle);
      await page.goto(event.path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(event.names.event);
      await page.goto('/mydelta');
      await expect(page.getByText('You have not proposed anything yet')).toBeVisible();
      expect(await deltasOf(bea)).toEqual([]);
      expect((await deltasOf(ann)).length).toBe(2 * matchCount + 1);
    });
    await forgetProposals([ann.uid]);
  });
}
