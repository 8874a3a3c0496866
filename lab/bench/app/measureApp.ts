import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { join } from 'node:path';
import { withAdmin } from '../../../scripts/data/admin';
import { emulatorFirestore } from '../../../scripts/data/emulatorFirestore';
import { demoProject } from '../../../scripts/build/buildEnv';
import { ensureChromium } from '../../../scripts/install/chromium';
import { host } from '../../../scripts/base/ports';
import { root } from '../../../scripts/base/root';
import { chromiumArgs, onPage } from '../browser';
import type { Measured } from '../page/measured';
import { makeData } from '../page/data';
import { summary } from '../page/timing';
import { toRow } from '../rows';
import type { Results } from '../measure';
import { serveBench } from '../serve';
import { readShape } from '../shape';
import { folder, ports, startBackend, throttling } from './build';
import { longestTask } from './longestTask';
import { measureUse } from './measureUse';
import { serveApp } from './serveApp';

/** Opens the built app with this many matches stored: time of a reload, and cost of one remote change. */
export async function measureApp(
  sizes: readonly number[],
  rounds: number,
  say: (line: string) => void,
): Promise<Results> {
  const firestore = await startBackend(say);
  const bench = await serveBench(root);
  const app = await serveApp(join(root, folder), { bench });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    await firestore.ready;
    process.env['FIRESTORE_EMULATOR_HOST'] = `${host}:${ports.firestore}`;
    const measured: (readonly [number, Measured])[] = [];
    for (const size of sizes) {
      const reloads = new Map<string, readonly Reload[]>();
      for (const [name, stored] of [
        ['ours', size],
        ['floor', 0],
      ] as const) {
        say(`${size} matches: reloading Home with ${stored} stored`);
        const context = await browser.newContext();
        reloads.set(name, await reload(context, app.origin, stored, rounds));
        if (stored > 0) {
          say(`${size} matches: remote changes`);
          const changes = await change(browser, context, app.origin, size, rounds);
          for (const [id, pick] of Object.entries(changeFigures))
            measured.push([size, figure(id, { ours: changes.map(pick), floor: [0] })]);
          say(`${size} matches: opening pages, scrolling, a burst of changes`);
          const used = await measureUse(browser, context, app.origin, size, rounds);
          for (const [id, samples] of Object.entries(used))
            measured.push([size, figure(id, { ours: samples, floor: [0] })]);
        }
        await context.close();
      }
      for (const [id, pick] of Object.entries(reloadFigures))
        measured.push([
          size,
          figure(id, Object.fromEntries([...reloads].map(([name, found]) => [name, found.map(pick)]))),
        ]);
    }
    return { rows: measured.map(([size, each]) => toRow(each, size)), chromium: browser.version() };
  } finally {
    await browser.close();
    app.close();
    bench.close();
    await firestore.child.stop();
  }
}

const figure = (id: string, samples: Readonly<Record<string, readonly number[]>>): Measured => ({
  id,
  unit: 'ms',
  timed: Object.fromEntries(Object.entries(samples).map(([name, each]) => [name, summary(each)])),
});

interface Reload {
  readonly home: number;
  readonly all: number;
  readonly task: number;
}
const reloadFigures = {
  'app-reload-home': ({ home }: Reload) => home,
  'app-reload-all': ({ all }: Reload) => all,
  'app-reload-longest-task': ({ task }: Reload) => task,
} as const;

interface Noted {
  home?: number;
  all?: number;
  task: number;
}

/**
 * Reloads Home without a network and on a slow processor. Home is usable once its cards are there and a task has run.
 */
async function reload(
  context: BrowserContext,
  origin: string,
  size: number,
  rounds: number,
): Promise<readonly Reload[]> {
  if (size > 0)
    await onPage(context, `${origin}/bench/`, (page) =>
      page.evaluate((of) => window.bench.fillApp(of), size),
    );
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
  await page.waitForTimeout(5_000);
  await context.setOffline(true);
  await page.addInitScript(
    ([count, cards]) => {
      const noted: Noted = { task: 0 };
      Object.assign(window, { noted });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) noted.task = Math.max(noted.task, duration);
      }).observe({ type: 'longtask', buffered: true });
      // Not a named function: the compiler would insert a call to a helper that the page lacks.
      const looking = setInterval(() => {
        const main = document.querySelector('main');
        const shown = main?.querySelectorAll('a[href*="/event/"]').length ?? 0;
        if (main?.querySelector('h1') == null || shown < cards) return;
        if (noted.home === undefined) {
          noted.home = Infinity;
          setTimeout(() => (noted.home = performance.now()));
        }
        if (count !== '' && !main.textContent.includes(count)) return;
        noted.all = performance.now();
        clearInterval(looking);
      }, 10);
    },
    [size === 0 ? '' : size.toLocaleString('en'), size === 0 ? 0 : 3] as const,
  );
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  const found: Reload[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(
      () => (window as unknown as { readonly noted?: Noted }).noted?.all !== undefined,
      undefined,
      { timeout: 120_000 },
    );
    // Leave time for tasks that follow.
    await page.waitForTimeout(1_000);
    const {
      home = NaN,
      all = NaN,
      task,
    } = await page.evaluate(() => (window as unknown as { readonly noted: Noted }).noted);
    found.push({ home, all, task });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await context.setOffline(false);
  await page.close();
  return found;
}

interface Change {
  readonly shown: number;
  readonly task: number;
  readonly cpu: number;
}
const changeFigures = {
  'app-change-shown': ({ shown }: Change) => shown,
  'app-change-longest-task': ({ task }: Change) => task,
  'app-change-longest-task-cpu': ({ cpu }: Change) => cpu,
} as const;

/** Changes one score on Home in the database while the page follows all matches. */
async function change(
  browser: Browser,
  context: BrowserContext,
  origin: string,
  size: number,
  rounds: number,
): Promise<readonly Change[]> {
  const { events, matches } = makeData(readShape(root), size);
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByText(size.toLocaleString('en')).first().waitFor({ timeout: 60_000 });
  const newest = await topMatch(page, events, matches);
  // Wait for ratings, code that loads ahead and the first answers of the listeners.
  await page.waitForTimeout(15_000);
  return withAdmin(demoProject, async (admin) => {
    const database = emulatorFirestore(admin);
    const found: Change[] = [];
    const changed = database.doc(`match/${newest.id}`);
    for (let round = 0; round < rounds; round += 1) {
      const score = 60 + round;
      let shown = NaN;
      const { ms, cpuMs } = await longestTask(browser, page, async () => {
        const start = performance.now();
        const { updatedAt: _, ...match } = newest;
        await changed.set({
          ...match,
          player1: { ...match.player1, score },
          updatedAt: new Date(),
          deleted: false,
        });
        await page.locator('main', { hasText: String(score) }).waitFor({ timeout: 30_000 });
        shown = performance.now() - start;
        await page.waitForTimeout(500);
      });
      found.push({ shown, task: ms, cpu: cpuMs });
    }
    // The next size has other matches and must not keep this one.
    await changed.delete();
    // A second tab would do the work of each later step once more.
    await page.close();
    return found;
  });
}

async function topMatch(
  page: Page,
  events: ReturnType<typeof makeData>['events'],
  matches: ReturnType<typeof makeData>['matches'],
) {
  const addresses = await page
    .locator('main a[href*="/event/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const shown = events.find(({ id }) => addresses.some((address) => address.endsWith(`/${id}`)));
  const card = matches.filter(({ event, player1 }) => event.id === shown?.id && player1.result !== undefined);
  const top = card.sort((a, b) => b.order - a.order)[0];
  if (top === undefined) throw new Error('Expected an event with matches on Home, found none');
  return top;
}
