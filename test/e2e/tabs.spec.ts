import { expect, test } from './support/test';
import { watch } from './support/people';
import { database, storeEvent, unique } from './support/records';

test('two tabs show the same news, and each goes on without the other', async ({ browser }) => {
  const event = await storeEvent();
  const context = await browser.newContext();
  const first = await context.newPage();
  await first.goto(event.path);
  await expect(first.getByRole('heading', { level: 1 })).toContainText(event.names.event);
  await expect(first.getByText(event.names.ann).first()).toBeVisible();

  const second = await context.newPage();
  const troubles = watch(second);
  await second.goto(event.path);
  await expect(second.getByRole('heading', { level: 1 })).toContainText(event.names.event);
  await expect(second.getByText(event.names.ann).first()).toBeVisible();

  const rename = (name: string) =>
    database().doc(`event/${event.id}`).update({ name, updatedAt: new Date() });
  const once = unique('Renamed once');
  await rename(once);
  for (const page of [first, second])
    await expect(page.getByRole('heading', { level: 1 })).toContainText(once);

  await first.close();
  const twice = unique('Renamed twice');
  await rename(twice);
  await expect(second.getByRole('heading', { level: 1 })).toContainText(twice);
  expect(troubles).toEqual([]);
  await context.close();
});
