import { chromium, type Browser } from '@playwright/test';
import { join } from 'node:path';
import { manifestFile } from '@/model/publication';
import type { AnyRecord } from '@/model/records';
import { publishCopy } from '../../../functions/src/snapshot/publishSnapshot';
import { ensureChromium } from '../../lib/chromium';
import { root } from '../../lib/root';
import { chromiumArgs } from '../browser';
import type { Results } from '../measure';
import { makeData } from '../page/data';
import { summary } from '../page/timing';
import { toRow } from '../rows';
import { readShape } from '../shape';
import { folder, startBackend, throttling } from './build';
import { serveApp } from './serveApp';

/** What Chromium's own tools call slow 4G. */
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1_000_000) / 8) * 0.9,
  uploadThroughput: ((750 * 1_000) / 8) * 0.9,
} as const;

/** First visits of the built app with so many matches published: a device with nothing stored, on a slow network. */
export async function measureVisit(
  sizes: readonly number[],
  rounds: number,
  say: (line: string) => void,
): Promise<Results> {
  const firestore = await startBackend(say);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    await firestore.ready;
    const rows: Results['rows'][number][] = [];
    for (const size of sizes) {
      say(`${size} matches: publishing them`);
      const copy = await published(size);
      const app = await serveApp(join(root, folder), { copy });
      const visits: Visit[] = [];
      for (let round = 0; round < rounds; round += 1) {
        say(`${size} matches: visit ${round + 1} of ${rounds}`);
        visits.push(await visit(browser, app.origin, size));
      }
      app.close();
      for (const [id, { unit, pick }] of Object.entries(figures))
        rows.push(toRow({ id, unit, timed: { ours: summary(visits.map(pick)), floor: summary([0]) } }, size));
    }
    return { rows, chromium: browser.version() };
  } finally {
    await browser.close();
    await firestore.child.stop();
  }
}

/** The records as the nightly function publishes them. */
async function published(size: number) {
  const files = new Map<string, Buffer>();
  const store = {
    read: async (name: string) => files.get(name),
    write: async (name: string, content: Buffer) => void files.set(name, content),
    list: async () => [...files.keys()],
    delete: async (name: string) => void files.delete(name),
  };
  const { events, matches, players } = makeData(readShape(root), size);
  const records = { event: events, match: matches, player: players } as const;
  await publishCopy({
    store,
    licence: '',
    now: Date.now,
    log: () => undefined,
    read: async (collection) => {
      const found: readonly AnyRecord[] = records[collection];
      const watermark = Math.max(...found.map(({ updatedAt }) => updatedAt));
      return { records: found, watermark, checkedAt: Date.now(), unreadable: [] };
    },
  });
  if (!files.has(manifestFile)) throw new Error('Expected a published manifest, found none');
  return store;
}

/** What a page notes of its start: milliseconds since it was asked for. */
interface Visit {
  /** The first text or picture. */
  content: number;
  /** The largest so far when the cards stood. */
  largest: number;
  /** Home's cards are there and a task got its turn. */
  usable: number;
  all: number;
  /** Layout shifts, all added up. */
  shift: number;
  /** Of tasks, what they took beyond 50 ms until the cards stood. */
  blocked: number;
}
const figures = {
  'visit-content': { unit: 'ms', pick: ({ content }: Visit) => content },
  'visit-largest': { unit: 'ms', pick: ({ largest }: Visit) => largest },
  'visit-usable': { unit: 'ms', pick: ({ usable }: Visit) => usable },
  'visit-blocked': { unit: 'ms', pick: ({ blocked }: Visit) => blocked },
  'visit-all': { unit: 'ms', pick: ({ all }: Visit) => all },
  'visit-shift': { unit: '', pick: ({ shift }: Visit) => shift },
} as const;

async function visit(browser: Browser, origin: string, size: number): Promise<Visit> {
  // What a telephone shows.
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(
      ([count, cards]) => {
        const noted = { content: 0, largest: 0, usable: 0, all: 0, shift: 0, blocked: 0 };
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
        const looking = setInterval(() => {
          const main = document.querySelector('main');
          if (main?.querySelector('h1') == null) return;
          if (main.querySelectorAll('a[href*="/event/"]').length < cards) return;
          if (!shown) setTimeout(() => (noted.usable = performance.now()));
          shown = true;
          if (!main.textContent.includes(count)) return;
          noted.all = performance.now();
          clearInterval(looking);
        }, 10);
      },
      [size.toLocaleString('en'), 3] as const,
    );
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
    await page.goto(origin, { waitUntil: 'commit' });
    const done = () => (window as unknown as { readonly noted?: Visit }).noted?.all !== 0;
    await page.waitForFunction(done, undefined, { timeout: 240_000, polling: 500 });
    return await page.evaluate(() => (window as unknown as { readonly noted: Visit }).noted);
  } finally {
    await context.close();
  }
}
