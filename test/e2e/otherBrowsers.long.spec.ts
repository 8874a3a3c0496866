import { onDevice } from './support/device';
import { DrivenPage, type Driver } from './support/driven';
import { deltasOf } from './support/edits';
import { openFirefox } from './support/firefox';
import { storedCommands } from './support/pageParts';
import { newAccount, storeEvent, unique } from './support/records';
import { openWebKit } from './support/webKit';
import { expect, test } from './support/world';

const openers: Readonly<Record<string, () => Promise<Driver>>> = {
  Firefox: openFirefox,
  WebKitGTK: openWebKit,
};

async function rename(page: DrivenPage, name: string): Promise<void> {
  await page.click('Edit name');
  await page.fill('Name', name);
  await page.click('OK');
  await expect.poll(page.heading).toContain(name);
}

for (const [name, open] of Object.entries(openers))
  test(`${name}: an edit of a frozen server outlives reloads and is sent once`, async ({
    host,
    origin,
    proxies,
  }) => {
    test.setTimeout(240_000);
    host.deploy('v1');
    const event = await storeEvent();
    const { handle } = await newAccount('other');
    const [first, second] = [unique('First name'), unique('Second name')];
    const namesSent = async () => (await deltasOf(event.id)).map((doc) => doc.get('value') as unknown);
    const driver = await open();
    try {
      const page = new DrivenPage(driver);
      const reload = () => page.goto(origin + event.path);
      await page.goto(`${origin}/login`);
      await page.fill('Email', `${handle}@example.com`);
      await page.fill('Password', 'armwiki');
      await page.click('Sign in');
      await expect.poll(() => page.isShown('My Changes')).toBe(true);

      await reload();
      await expect.poll(page.heading).toContain(event.names.event);
      await rename(page, first);
      await expect.poll(namesSent, { timeout: 45_000 }).toEqual([first]);
      await onDevice(page, 'event', event.id);

      proxies.turn('hanging');
      await reload();
      await expect.poll(page.heading).toContain(first);
      await rename(page, second);
      await expect.poll(async () => JSON.stringify(await storedCommands(page))).toContain(second);
      await reload();
      await expect.poll(page.heading).toContain(second);
      expect(await namesSent()).toEqual([first]);

      proxies.turn('fair');
      await expect.poll(namesSent, { timeout: 90_000 }).toContain(second);
      await expect.poll(() => storedCommands(page), { timeout: 45_000 }).toEqual([]);
      expect((await namesSent()).filter((each) => each === second)).toEqual([second]);
    } finally {
      await driver.quit();
    }
  });
