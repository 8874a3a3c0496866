import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';

export const chromiumArgs = [
  '--no-sandbox',
  // `serveApp` makes a certificate of its own.
  '--ignore-certificate-errors',
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

/** A profile on disk: a usual context keeps its databases in memory, where nothing is durable. */
export async function inProfile<T>(
  executablePath: string,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'armwiki-bench-'));
  const context = await chromium.launchPersistentContext(folder, { executablePath, args: chromiumArgs });
  try {
    return await work(context);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
