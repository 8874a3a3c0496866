import { createHmac, randomBytes } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { codeLoaded } from './support/device';
import { workerReady } from './support/edits';
import { newcomer } from './support/people';
import { database, unique, uniquePerson } from './support/records';
import { expect, test } from './support/test';

test.use({ worker: true });

/** An event with one match, and the link of an invitation to score it. */
async function storeInvited() {
  const db = database();
  const id = unique('scored').replaceAll(' ', '-');
  // Past, so that no other story finds it on Home.
  const date = '2024-05-04';
  const names = { ann: uniquePerson('Anna Berg'), bea: uniquePerson('Beate Holm') };
  const stamps = { updatedAt: FieldValue.serverTimestamp(), deleted: false };
  const event = { id, date, sport: { id: 'armw' } };
  await db.doc(`event/${id}`).set({
    ...{ name: unique('Harbour Open'), date, sport: { id: 'armw' }, author: { id: 'armwiki' }, valid: 1 },
    ...{ created: FieldValue.serverTimestamp(), ...stamps },
  });
  await db.doc(`match/${id}-1`).set({
    ...{ date, event, gender: 'W', arm: 'L', weight: '75kg', order: 1, ...stamps },
    player1: { id: `${id}-ann`, name: names.ann },
    player2: { id: `${id}-bea`, name: names.bea },
  });
  const invitation = randomBytes(10).toString('hex');
  const from = Timestamp.fromMillis(Date.now() - 3_600_000);
  await db.doc(`scorer/${invitation}`).set({ event: id, name: 'Table 1', from, by: 'moderator' });
  // As the function signs it.
  const signature = createHmac('sha256', await scorerKey())
    .update(`${id}/${invitation}`)
    .digest('base64url');
  return { id, names, link: `/score/${id}#${invitation}.${signature}` };
}

/** The key of all invitations, made with the first use. */
function scorerKey(): Promise<string> {
  const secret = database().doc('secret/scorer');
  return database().runTransaction(async (tx) => {
    const stored: unknown = (await tx.get(secret)).get('key');
    if (typeof stored === 'string') return stored;
    const key = randomBytes(32).toString('hex');
    tx.set(secret, { key });
    return key;
  });
}

test('two phones score one match, one without a network and killed in between: nothing is lost or double', async ({
  browser,
}) => {
  const { id, names, link } = await storeInvited();
  const [first, second] = [await newcomer(browser), await newcomer(browser)];
  const shows = (who: typeof first, ann: number, bea: number) =>
    Promise.all(
      (
        [
          [names.ann, ann],
          [names.bea, bea],
        ] as const
      ).map(([name, score]) =>
        expect(who.page.locator('strong', { hasText: name }).locator('..')).toHaveText(
          new RegExp(`${name}${score}`),
        ),
      ),
    );
  const win = (who: typeof first, name: string) =>
    who.page.getByRole('button', { name: `Pin: ${name} wins the round` }).click();

  await test.step('the token is on the phones and no longer in the address', async () => {
    for (const { page } of [first, second]) {
      await page.goto(link);
      await expect(page.getByText('All sent')).toBeVisible();
      await expect(page).toHaveURL(`/score/${id}?match=${id}-1`);
    }
    await workerReady(first.page);
    await codeLoaded(first.page);
  });

  await test.step('one scores without a network, and its tab is killed', async () => {
    await first.page.context().setOffline(true);
    await win(first, names.ann);
    await shows(first, 1, 0);
    await win(first, names.ann);
    await shows(first, 2, 0);
    await expect(first.page.getByText('2 entries wait to be sent')).toBeVisible();
    await first.page.close({ runBeforeUnload: false });
  });

  await test.step('the other one sends a foul and a weight meanwhile', async () => {
    await second.page.getByRole('button', { name: `Foul by ${names.ann}` }).click();
    await expect(second.page.getByText('All sent')).toBeVisible();
    await expect.poll(async () => (await liveOf(id))?.['fouls']).toEqual([1, 0]);
  });

  const page = await first.page.context().newPage();
  const again = { ...first, page };
  await test.step('the killed one still has its entries without a network, and sends them with one', async () => {
    await page.goto(`/score/${id}`);
    await shows(again, 2, 0);
    await expect(page.getByText('2 entries wait to be sent')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('All sent')).toBeVisible();
    await expect(page.getByText(/^Another phone has/)).toBeVisible();
  });

  await test.step('both show the same, and so does the document that readers follow', async () => {
    // A round that it did not know of would be replaced.
    await shows(second, 2, 0);
    await win(second, names.bea);
    await shows(second, 2, 1);
    await shows(again, 2, 1);
    await again.page.getByRole('button', { name: 'Finish' }).click();
    await expect(again.page.getByText(`Over: ${names.ann} wins`)).toBeVisible();
    await expect(second.page.getByText(`Over: ${names.ann} wins`)).toBeVisible({ timeout: 30_000 });
    await expect
      .poll(() => liveOf(id))
      .toMatchObject({ score: [2, 1], rounds: ['1p', '1p', '2p'], end: 'finished', winner: 'player1' });
    const scores = await database().doc(`scores/${id}-1`).get();
    expect(Object.keys(scores.get('entries') as object)).toHaveLength(5);
  });
  expect([...first.troubles, ...second.troubles]).toEqual([]);
});

const liveOf = async (event: string) => {
  const live = await database().doc(`live/${event}`).get();
  return (live.get('matches') as Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined)?.[
    `${event}-1`
  ];
};
