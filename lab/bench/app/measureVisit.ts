import { chromium, type Browser, type Page } from '@playwright/test';
import { ensureChromium } from '../../../scripts/install/chromium';
import { chromiumArgs } from '../browser';
import type { Results } from '../measure';
import { summary } from '../page/timing';
import { toRow } from '../rows';
import { throttling } from './build';
import { plainPath } from './serveApp';
import { withVisitHosts, type VisitedPage } from './visitHost';

interface Device {
  readonly network: {
    readonly offline: boolean;
    readonly latency: number;
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  };
  readonly slower: number;
}

export const devices = {
  /** The network that Chromium's own tools call slow 4G. */
  usual: {
    network: {
      offline: false,
      latency: 150 * 3.75,
      downloadThroughput: ((1.6 * 1_000_000) / 8) * 0.9,
      uploadThroughput: ((750 * 1_000) / 8) * 0.9,
    },
    slower: throttling,
  },
  /** An old telephone with almost no network: 400 kbit/s. */
  poor: {
    network: { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
    slower: 6,
  },
} as const satisfies Record<string, Device>;

/**
 * First visits of the built app with this many published matches, with nothing stored and a slow network. Compares the
 * first thing readers look for with a plain page of the same rows without code.
 */
export async function measureVisit(
  sizes: readonly number[],
  rounds: number,
  device: keyof typeof devices,
  say: (line: string) => void,
): Promise<Results> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const rows: Results['rows'][number][] = [];
    await withVisitHosts(sizes, say, async ({ origin, pages }, size) => {
      const plain = await firstPaint(browser, origin + plainPath, devices[device]);
      for (const visited of pages) {
        const visits: Visit[] = [];
        for (let round = 0; round < rounds; round += 1) {
          say(`${size} matches: visit ${round + 1} of ${rounds} to ${visited.path}`);
          visits.push(await visit(browser, origin, visited, devices[device]));
        }
        for (const [what, { unit, pick }] of Object.entries(figures)) {
          const timed = { ours: summary(visits.map(pick)), floor: summary([what === 'first' ? plain : 0]) };
          rows.push(toRow({ id: `visit-${visited.name}-${what}`, unit, timed }, size));
        }
      }
    });
    return { rows, chromium: browser.version() };
  } finally {
    await browser.close();
  }
}

/** Milliseconds since the navigation began. */
interface Visit {
  content: number;
  largest: number;
  /** First row of what readers look for, with or without the app's code. */
  first: number;
  usable: number;
  /** All records are there, if the page reports it, and nothing else is loading. */
  all: number;
  shift: number;
  /** Sum of what tasks took beyond 50 ms until the cards were there. */
  blocked: number;
}
const figures = {
  content: { unit: 'ms', pick: ({ content }: Visit) => content },
  largest: { unit: 'ms', pick: ({ largest }: Visit) => largest },
  first: { unit: 'ms', pick: ({ first }: Visit) => first },
  usable: { unit: 'ms', pick: ({ usable }: Visit) => usable },
  blocked: { unit: 'ms', pick: ({ blocked }: Visit) => blocked },
  all: { unit: 'ms', pick: ({ all }: Visit) => all },
  shift: { unit: '', pick: ({ shift }: Visit) => shift },
} as const;

/** Loading is over after this long without a sign of it: the backend's code takes longest. */
const quietMs = 6_000;

const open = (browser: Browser) => browser.newContext({ viewport: { width: 412, height: 823 } });

async function slowDown(page: Page, { network, slower }: Device): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

async function firstPaint(browser: Browser, url: string, device: Device): Promise<number> {
  const context = await open(browser);
  try {
    const page = await context.newPage();
    await slowDown(page, device);
    await page.goto(url);
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    return (await painted.jsonValue()) ?? 0;
  } finally {
    await context.close();
  }
}

async function visit(browser: Browser, origin: string, visited: VisitedPage, device: Device): Promise<Visit> {
  const context = await open(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(
      ({ heading, rows, first, whole: all, quietMs }) => {
        const noted = { content: 0, largest: 0, first: 0, usable: 0, all: 0, shift: 0, blocked: 0 };
        Object.assign(window, { noted });
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === 'first-contentful-paint') noted.content = startTime;
        }).observe({ type: 'paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries()) if (noted.usable === 0) noted.largest = startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            // Not in the DOM types.
            noted.shift += (entry as unknown as { readonly value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries())
            if (noted.usable === 0) noted.blocked += duration - 50;
        }).observe({ type: 'longtask', buffered: true });
        let shown = false;
        let loading = 0;
        let signs = 0;
        const looking = setInterval(() => {
          const main = document.querySelector('main');
          if (noted.first === 0 && main?.querySelector(first)) noted.first = performance.now();
          // The page has rows of its own before the app renders.
          if (main?.id !== 'main') return;
          if (!main.querySelector('h1')?.textContent.includes(heading)) return;
          if (main.querySelectorAll(rows.selector).length < rows.count) return;
          if (!shown) setTimeout(() => (noted.usable = performance.now()));
          shown = true;
          // A sign of a reader: the copy waits for one.
          signs += 1;
          if (signs % 50 === 1) window.dispatchEvent(new Event('pointermove'));
          const now = performance.now();
          const whole = main.textContent.includes(all);
          if (loading === 0 || !whole || document.querySelector('[role="progressbar"]')) loading = now;
          if (now - loading < quietMs) return;
          noted.all = loading;
          clearInterval(looking);
        }, 10);
      },
      { ...visited, quietMs },
    );
    await slowDown(page, device);
    await page.goto(origin + visited.path, { waitUntil: 'commit' });
    const done = () => (window as unknown as { readonly noted?: Visit }).noted?.all !== 0;
    await page.waitForFunction(done, undefined, { timeout: 240_000, polling: 500 });
    return await page.evaluate(() => (window as unknown as { readonly noted: Visit }).noted);
  } finally {
    await context.close();
  }
}
