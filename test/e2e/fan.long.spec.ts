import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dateOf } from '@/model/dates';
import { newcomer, signedIn } from './support/people';
import { database, newAccount } from './support/records';
import { storeScored } from './support/scoredEvent';
import { expect, test } from './support/test';

const dayMs = 24 * 3_600_000;

/** One phone scores the whole card: the first player wins each match by a pin. */
async function scoreAll(page: Page, winners: readonly string[]): Promise<void> {
  for (const winner of winners) {
    await page.getByRole('button', { name: `Pin: ${winner} wins the round`, exact: true }).click();
    await page.getByRole('button', { name: 'Finish', exact: true }).click();
    await expect(page.getByText(`Over: ${winner} wins`)).toBeVisible();
    if (winner !== winners.at(-1)) await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await expect(page.getByText('All sent')).toBeVisible();
}

test('a fan’s picks earn points once the scored card is confirmed: a table, a history, and a picture to share', async ({
  browser,
}) => {
  // After all events that others look for on Home.
  const event = await storeScored(2, dateOf(Date.now() + 45 * dayMs));
  const [first, second] = event.matches as [(typeof event.matches)[0], (typeof event.matches)[0]];
  const { handle } = await newAccount('fan');
  const fan = await signedIn(browser, handle, event.path);
  const { page } = fan;
  const right = page.getByText('Right: +19 points. You said 75%, the ratings 50%.');

  await test.step('the fan is confident of one match and leans to the loser of the other', async () => {
    const pick = ({ ann }: typeof first) => page.getByRole('group', { name: `Your pick: ${ann}` });
    await pick(first).getByRole('button', { name: first.ann, exact: true }).click();
    await pick(first).getByLabel('How sure are you?').selectOption('Confident, 75%');
    await pick(second).getByRole('button', { name: second.bea, exact: true }).click();
    for (const one of [first, second]) await expect(pick(one).getByRole('status')).toHaveCount(0);
  });

  await test.step('a live result earns nothing yet', async () => {
    const phone = await newcomer(browser);
    await phone.page.goto(await event.invite('Table 1'));
    await scoreAll(phone.page, [first.ann, second.ann]);
    await expect(right).toHaveCount(0);
    await phone.leave();
  });

  await test.step('a moderator confirms, and both picks say what they earned', async () => {
    const moderator = await signedIn(browser, 'moderator', event.path);
    await moderator.page.getByRole('button', { name: 'Confirm 2 results' }).click();
    await expect(moderator.page.getByText('2 results are confirmed')).toBeVisible();
    await moderator.leave();
    await expect(right).toBeVisible();
    await expect(page.getByText(`You picked ${first.ann}, 75%`)).toBeVisible();
    await expect(page.getByRole('group', { name: /^Your pick: / })).toHaveCount(0);
    await expect(page.getByText('Wrong: -11 points. You said 60%, the ratings 50%.')).toBeVisible();
  });

  const you = page.getByRole('row', { name: `You: ${handle}` });
  await test.step('the event, its summary and the year have the fan in their table', async () => {
    const table = database().doc(`pickTable/${event.id}`);
    await expect.poll(async () => (await table.get()).get('people'), { timeout: 60_000 }).toBe(1);
    await page.goto(`${event.path}/summary`);
    await expect(page.getByRole('list', { name: 'Best picks' })).toHaveText(`1. ${handle}, +8 points`);
    await page.getByRole('link', { name: 'Whole table' }).click();
    await expect(you).toHaveText(new RegExp(`^1.*${handle}.*\\+8.*1 of 2$`));
    await page.getByRole('link', { name: /^Year / }).click();
    await expect(you).toContainText('+8');
  });

  await test.step('the own picks say how often each step was right', async () => {
    const steps = page.getByRole('table', { name: 'How often your picks were right' });
    await expect(steps.getByRole('row', { name: '75%' })).toContainText('100% (1 of 1)');
    await expect(steps.getByRole('row', { name: '60%' })).toContainText('0% (0 of 1)');
    await expect(right).toBeVisible();
  });

  await test.step('the result is a picture', async () => {
    await page.goto(`${event.path}/picks`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Picture of my result' }).click();
    const picture = await readFile(await (await saved).path());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    // Width and height, which follow the head of the first chunk.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  });
  expect(fan.troubles).toEqual([]);
});
