import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

const patience = 150;

/** Presses Tab, or another key that moves the focus, until the target has it, as people without a mouse do. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target.first()).toBeVisible();
  await expect(target.first()).toBeEnabled();
  for (let stops = 0; stops < patience; stops += 1) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(
    `Expected ${key} to reach ${String(target)}, found it out of reach after ${patience} stops`,
  );
}
