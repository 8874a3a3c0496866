import { FieldValue } from 'firebase-admin/firestore';
import { codeLoaded, remembered } from './support/device';
import { signedIn, signIn, visitor } from './support/people';
import { database, storeEvent, uidOf } from './support/records';
import { expect, test } from './support/test';

test.use({ worker: true });

const dayMs = 24 * 60 * 60 * 1000;

/** An event a month ahead with one match, open from the start: one that had begun takes no more picks. */
async function storeComing() {
  const event = await storeEvent({ matches: 0 });
  const date = new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10);
  const updatedAt = FieldValue.serverTimestamp();
  const match = database().doc(`match/${event.id}-1`);
  await database().doc(`event/${event.id}`).update({ date, updatedAt });
  // As the scheduled function counts it.
  const counts = [
    { match: match.id, player: `${event.id}-ann`, count: 30 },
    { match: match.id, player: `${event.id}-bea`, count: 10 },
  ];
  await database().doc(`crowd/${event.id}`).set({ counts });
  await match.set({
    ...{ date, event: { id: event.id, date, sport: { id: 'armw' } } },
    player1: { id: `${event.id}-ann`, name: event.names.ann },
    player2: { id: `${event.id}-bea`, name: event.names.bea },
    ...{ gender: 'W', arm: 'L', weight: '75kg', order: 1, updatedAt, deleted: false },
  });
  return { ...event, match };
}

test('a fan picks without an account and without a network, signs in, and sees what the pick earned', async ({
  browser,
}) => {
  const event = await storeComing();
  const fan = await visitor(browser, event.path);
  const { page } = fan;
  const pick = page.getByRole('group', { name: /^Your pick: / });
  const crowd = `40 picks: ${event.names.ann} 75%, ${event.names.bea} 25%`;
  const ann = pick.getByRole('button', { name: event.names.ann, exact: true });

  await test.step('one tap, then how sure and by which rounds', async () => {
    await expect(ann).toBeVisible();
    await codeLoaded(page);
    await page.context().setOffline(true);
    await ann.click();
    await expect(ann).toHaveAttribute('aria-pressed', 'true');
    await pick.getByLabel('How sure are you?').selectOption('Confident, 75%');
    await pick.getByLabel('Rounds').selectOption('3–1');
    await expect(pick.getByRole('status')).toContainText('Sign in before the match begins');
    await remembered(page, '"rounds":[3,1]');
    await page.context().setOffline(false);
    await page.reload();
    await expect(ann).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(crowd)).toBeVisible();
  });

  const stored = database().doc(`user/${await uidOf('editor')}/pick/${event.match.id}`);
  await test.step('the pick joins the account', async () => {
    await page.goto('/login');
    await signIn(page, 'editor');
    await expect
      .poll(async () => (await stored.get()).data(), { timeout: 60_000 })
      .toMatchObject({ player: `${event.id}-ann`, sureness: 2, rounds: '3-1' });
    await page.goto(event.path);
    await expect(ann).toHaveAttribute('aria-pressed', 'true');
    await expect(pick.getByRole('status')).toHaveCount(0);
  });

  const other = await signedIn(browser, 'moderator', event.path);
  await test.step('nobody else sees it, a moderator neither', async () => {
    const theirs = other.page.getByRole('group', { name: /^Your pick: / }).getByRole('button');
    await expect(theirs.first()).toBeVisible();
    for (const button of await theirs.all()) await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(other.page.getByText(crowd)).toHaveCount(0);
  });

  await test.step('a result closes the pick and gives its points', async () => {
    await event.match.update({
      ...{ 'player1.score': 3, 'player1.result': 'W', 'player2.score': 1, 'player2.result': 'L' },
      updatedAt: FieldValue.serverTimestamp(),
    });
    await expect(page.getByText(`You picked ${event.names.ann}, 75%, 3–1`)).toBeVisible();
    await expect(page.getByText(/Right: \+19 points\. You said 75%, the ratings 50%\./)).toBeVisible();
    await expect(pick).toHaveCount(0);
    await expect(other.page.getByText(crowd)).toBeVisible();
  });
  expect([...fan.troubles, ...other.troubles]).toEqual([]);
});
