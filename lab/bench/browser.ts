import type { Browser, BrowserContext, Page } from '@playwright/test';

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
];

export async function onPage<T>(
  context: BrowserContext,
  address: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await context.newPage();
  try {
    await page.goto(address);
    await page.waitForFunction(() => 'bench' in window);
    return await work(page);
  } finally {
    await page.close();
  }
}

export async function inContext<T>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext();
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}
