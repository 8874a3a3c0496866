import type { Page } from '@playwright/test';
import { workerReady } from './edits';
import { onDevice } from './device';
import { FieldValue } from 'firebase-admin/firestore';
import { setClock } from './clock';
import { fillDialog, storedCommands } from './pageParts';
import { signedIn } from './people';
import { database, storeEvent, unique } from './records';
import { expect, test } from './test';

const dayMs = 86_400_000;

const heading = (page: Page) => page.locator('#main').getByRole('heading', { level: 1 });

export const tellWrongClock = (days: number): void =>
  test(`with a clock that is wrong by ${days} days edits arrive, news come, and nothing is read in vain`, async ({
    browser,
  }) => {
    const [event, other] = [await storeEvent(), await storeEvent()];
    const name = unique('Timeless Open');
    const { page, troubles } = await signedIn(browser, 'editor');
    await setClock(page, days);
    await page.goto(event.path);
    await expect(heading(page)).toContainText(event.names.event);
    await expect(page.locator('#main')).toContainText(/Saturday,? 4 May 2024/);
    expect(await page.evaluate(() => new Date().getTimezoneOffset())).toBe(-14 * 60);
    expect(await page.evaluate(() => Date.now())).not.toBeCloseTo(Date.now(), -7);
    await workerReady(page);
    await onDevice(page, 'event', event.id);

    await test.step('an edit without a network outlives a reload, and is sent with the server’s time', async () => {
      await page.context().setOffline(true);
      expect(await fillDialog(page, 'Edit name', 'Name', name)).toBe(true);
      await storedCommands(page);
      await page.reload();
      await expect(heading(page)).toContainText(name);
      await page.context().setOffline(false);
      const own = database().collection('delta').where('docId', '==', event.id);
      await expect(async () => {
        const { docs } = await own.get();
        expect(docs.map((doc) => doc.get('value'))).toEqual([name]);
        expect(Math.abs(docs[0]?.get('timestamp').toMillis() - Date.now())).toBeLessThan(dayMs / 24);
      }).toPass({ timeout: 45_000 });
    });

    await test.step('what changes while the page is away is there when it comes back', async () => {
      await page.goto('about:blank');
      const late = unique('Changed Open');
      await database()
        .doc(`event/${other.id}`)
        .update({ name: late, updatedAt: FieldValue.serverTimestamp() });
      await page.goto(other.path);
      await expect(heading(page)).toContainText(late);
      await page.goto(event.path);
      await expect(heading(page)).toContainText(name);
    });
    await expect(page.getByRole('region', { name: 'Notices' }).getByRole('alert')).toHaveCount(0);
    expect(troubles).toEqual([]);
  });
