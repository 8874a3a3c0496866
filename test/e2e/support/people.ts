import {
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { signedInState } from './signedInState';
import { siteOrigin } from './site';

/** A person with their own browser. `troubles` collects errors of the page. */
export interface Person {
  readonly page: Page;
  readonly troubles: readonly string[];
  readonly leave: () => Promise<void>;
}

const present = new Set<BrowserContext>();

export async function everyoneLeaves(): Promise<void> {
  const contexts = [...present];
  present.clear();
  await Promise.all(contexts.map((context) => context.close()));
}

let hasWorker = false;

export function useWorker(wanted: boolean): void {
  hasWorker = wanted;
}

/**
 * Keeps a browser from loading the code of all pages ahead, as for a reader who saves data: it is a large part of the
 * work of a story that does not need it.
 */
export const withoutCodeAhead = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });

/** Also keeps it from storing the whole app, as in the first seconds of a first visit. */
export async function withoutWorker(context: BrowserContext): Promise<void> {
  await withoutCodeAhead(context);
  await context.addInitScript(() => {
    if ('ServiceWorkerContainer' in window)
      ServiceWorkerContainer.prototype.register = () => new Promise<never>(() => undefined);
  });
}

/** A person with an empty device, or with the given storage. */
export async function newcomer(browser: Browser, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext(options);
  if (!hasWorker) await withoutWorker(context);
  present.add(context);
  const page = await context.newPage();
  const leave = () => {
    present.delete(context);
    return context.close();
  };
  return { page, troubles: watch(page), leave };
}

export async function visitor(browser: Browser, at = '/'): Promise<Person> {
  const person = await newcomer(browser);
  await opened(person.page, at);
  return person;
}

/**
 * Someone who has signed in with an account of the local backend: `editor`, `moderator`, or one made by `newAccount`.
 */
export async function signedIn(browser: Browser, name: string, at = '/'): Promise<Person> {
  const person = await newcomer(browser, { storageState: await signedInState(name, siteOrigin) });
  await opened(person.page, at);
  await expect(person.page.getByRole('link', { name: 'My Changes', exact: true })).toBeVisible();
  return person;
}

async function opened(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await expect(page.locator('#main').getByRole('heading', { level: 1 })).toBeVisible();
}

export async function signIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(`${name}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('armwiki');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('link', { name: 'My Changes', exact: true })).toBeVisible();
}

export function watch(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // Neither the browser's report of a failed request nor a busy emulator is the page's fault.
    if (
      message.type() === 'error' &&
      !/^Failed to load resource|Could not reach Cloud Firestore/.test(message.text())
    ) {
      troubles.push(`console: ${message.text()}`);
    }
  });
  return troubles;
}
