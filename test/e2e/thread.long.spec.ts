import type { Page } from '@playwright/test';
import { rename } from './support/edits';
import { signedIn, visitor } from './support/people';
import { newAccount, queueOf, storeEvent, unique } from './support/records';
import { expect, test } from './support/test';

test('a moderator asks, the author answers, both read it as it comes, and everyone can once it is applied', async ({
  browser,
}) => {
  const event = await storeEvent();
  const { uid, handle } = await newAccount('talker');
  const name = unique('Talked about');
  const [question, answer] = [unique('Which poster says so?'), unique('The one in the hall.')];
  const [author, moderator] = await Promise.all([
    signedIn(browser, handle, event.path),
    signedIn(browser, 'moderator', queueOf(uid)),
  ]);
  const entry = (page: Page) => page.getByRole('article').filter({ hasText: name });
  const replies = (page: Page) => entry(page).getByRole('list', { name: 'Replies' });
  const say = async (page: Page, to: string, text: string) => {
    await entry(page).getByRole('button', { name: to }).click();
    const field = entry(page).getByRole('textbox', { name: to });
    await expect(field).toBeFocused();
    await expect(entry(page).getByRole('button', { name: 'Send reply' })).toBeDisabled();
    await field.fill(text);
    await entry(page).getByRole('button', { name: 'Send reply' }).click();
    await expect(replies(page)).toContainText(text);
    await expect(entry(page).getByText('On this device')).toHaveCount(0, { timeout: 30_000 });
  };

  await rename(author.page, name);
  await author.page.getByRole('link', { name: 'My Changes', exact: true }).click();
  await expect(entry(author.page)).toBeVisible();

  const openDetails = () =>
    entry(moderator.page).getByRole('button', { name: 'Details', exact: true }).click();

  await test.step('the moderator asks, and the author is told without reloading', async () => {
    await openDetails();
    await say(moderator.page, 'Reply to the author', question);
    await expect(replies(author.page)).toContainText(question, { timeout: 30_000 });
    await expect(entry(author.page).getByText('Someone has replied.')).toBeVisible();
  });

  await test.step('the author answers, which takes the mark away, and the moderator sees it', async () => {
    await say(author.page, 'Reply to the moderators', answer);
    await expect(entry(author.page).getByText('Someone has replied.')).toHaveCount(0);
    await expect(replies(moderator.page).getByRole('listitem')).toHaveText(
      [new RegExp(escape(question)), new RegExp(escape(answer))],
      { timeout: 30_000 },
    );
    await moderator.page.reload();
    await expect(entry(moderator.page)).toContainText('2 replies');
    await openDetails();
    await expect(replies(moderator.page).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('once it is applied, everyone reads it in the history', async () => {
    await entry(moderator.page).getByRole('button', { name: 'Apply', exact: true }).click();
    await moderator.page.getByRole('button', { name: 'Send now', exact: true }).click();
    await expect(entry(moderator.page)).toHaveCount(0, { timeout: 45_000 });
    const reader = await visitor(browser, `${event.path}/history`);
    const history = reader.page.getByRole('list', { name: 'History' });
    await expect(history).toContainText(name);
    await history.getByText('2 replies').click();
    await expect(history.getByText(question)).toBeVisible();
    await expect(history.getByText(answer)).toBeVisible();
    expect(reader.troubles).toEqual([]);
  });
  expect([...author.troubles, ...moderator.troubles]).toEqual([]);
});

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
