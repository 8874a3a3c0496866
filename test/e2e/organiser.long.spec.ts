import type { Page } from '@playwright/test';
import { dateOf } from '@/model/dates';
import { localIsoTime } from '@/lib/localIsoTime';
import { newcomer, signedIn, visitor } from './support/people';
import { newAccount } from './support/records';
import { storeScored } from './support/scoredEvent';
import { expect, test } from './support/test';

const hourMs = 3_600_000;

async function openScorers(page: Page) {
  await page.getByRole('button', { name: 'More tools', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Scorers', exact: true }).click();
  return page.getByRole('dialog');
}

test('an appointed organiser invites a phone and scores, the stage follows both, and confirming is not theirs', async ({
  browser,
}) => {
  // To come, so that the organiser finds the tool, and after all events that others look for on Home.
  const event = await storeScored(1, dateOf(Date.now() + 45 * 24 * hourMs));
  const [fight] = event.matches;
  if (fight === undefined) throw new Error('Expected a match');
  const { email, handle } = await newAccount('organiser');
  const moderator = await signedIn(browser, 'moderator', event.path);

  await test.step('a moderator appoints the organiser', async () => {
    const dialog = await openScorers(moderator.page);
    await dialog.getByText('Organisers (0)').click();
    await dialog.getByLabel('Email address of the organiser’s account').fill(email);
    await dialog.getByRole('button', { name: 'Appoint', exact: true }).click();
    await expect(dialog.getByText('Organisers (1)')).toBeVisible();
    await moderator.page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  const organiser = await signedIn(browser, handle, event.path);
  const link = await test.step('the organiser invites a phone, and appoints nobody', async () => {
    const dialog = await openScorers(organiser.page);
    await dialog.getByLabel('Name of the table or scorer').fill('Table 1');
    await dialog.getByLabel('Valid from').fill(localIsoTime(Date.now() - hourMs).slice(0, 16));
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(dialog.getByRole('img', { name: 'QR code of the link for Table 1' })).toBeVisible();
    await expect(dialog.getByText(/^Organisers/)).toHaveCount(0);
    return dialog.locator('code').innerText();
  });

  const commentator = await visitor(browser, `${event.path}/stage`);
  const stage = commentator.page;
  const phone = await newcomer(browser);
  const pin = () =>
    phone.page.getByRole('button', { name: `Pin: ${fight.ann} wins the round`, exact: true }).click();
  const shows = (text: RegExp) =>
    expect(stage.getByRole('region', { name: /^(Now|Last match)$/ })).toHaveText(text);
  await test.step('the stage follows the phone, and says when it is behind', async () => {
    await phone.page.goto(link);
    await pin();
    await shows(new RegExp(`Live, not confirmed.*Round 2.*${fight.ann}.*1.*${fight.bea}.*0`));
    await stage.context().setOffline(true);
    await expect(stage.getByText(/^Reconnecting\. As of /)).toBeVisible();
    await pin();
    await expect(phone.page.getByText('All sent')).toBeVisible();
    await shows(/Round 2/);
    await stage.context().setOffline(false);
    await shows(new RegExp(`Round 3.*${fight.ann}.*2.*${fight.bea}.*0`));
    await expect(stage.getByText(/^Reconnecting/)).toHaveCount(0);
  });

  await test.step('the organiser scores too, and a moderator alone confirms', async () => {
    await organiser.page.goto(`/score/${event.id}`);
    // A foul belongs to a round, so the organiser's phone has to know those of the other one.
    await expect(organiser.page.locator('strong', { hasText: fight.ann }).locator('..')).toHaveText(/2$/);
    await organiser.page.getByRole('button', { name: `Foul by ${fight.bea}`, exact: true }).click();
    await shows(new RegExp(`${fight.bea}.*Fouls 1`));
    await organiser.page.getByRole('button', { name: 'Finish', exact: true }).click();
    await expect(moderator.page.getByRole('button', { name: 'Confirm 1 result' })).toBeVisible();
    await organiser.page.goto(event.path);
    await expect(organiser.page.getByRole('button', { name: 'More tools', exact: true })).toBeVisible();
    await expect(organiser.page.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
  });
  const everyone = [moderator, organiser, commentator, phone];
  expect(everyone.flatMap(({ troubles }) => troubles)).toEqual([]);
});
