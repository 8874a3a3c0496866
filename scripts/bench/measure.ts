import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { ensureChromium } from '../lib/chromium';
import { root } from '../lib/root';
import { sameResults, summary, type Timed } from './page/timing';
import { heapWays, restoreWays, type HeapWay, type Restored, type RestoreWay } from './page/ways';
import { toRow, type Row } from './rows';
import { serveBench } from './serve';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Plan {
  readonly sizes: readonly number[];
  readonly rounds: number;
  /** Fresh pages for each way of restoring. */
  readonly restores: number;
}

/** Every figure at every size, each variant checked against the others. */
export async function measure(plan: Plan, say: (line: string) => void): Promise<readonly Row[]> {
  const served = await serveBench(root);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  try {
    say(`Chromium ${browser.version()}`);
    const rows: Row[] = [];
    for (const size of plan.sizes) {
      say(`${size} matches: reduce, overlay and groups`);
      rows.push(...(await inMemory(browser, served.origin, size, plan)));
      say(`${size} matches: rows`);
      rows.push(...(await durable(browser, served.origin, size, plan)));
      say(`${size} matches: heap`);
      rows.push(await heap(browser, served.origin, size));
    }
    return rows;
  } finally {
    await browser.close();
    served.close();
  }
}

async function onPage<T>(
  context: BrowserContext,
  origin: string,
  work: (page: Awaited<ReturnType<BrowserContext['newPage']>>) => Promise<T>,
): Promise<T> {
  const page = await context.newPage();
  try {
    await page.goto(origin);
    await page.waitForFunction(() => 'bench' in window);
    return await work(page);
  } finally {
    await page.close();
  }
}

async function inMemory(browser: Browser, origin: string, size: number, { rounds }: Plan) {
  const context = await browser.newContext();
  const measured = await onPage(context, origin, (page) =>
    page.evaluate(([size, rounds]) => window.bench.memory(size, rounds), [size, rounds] as const),
  );
  await context.close();
  return measured.map((each) => toRow(each, size));
}

async function durable(browser: Browser, origin: string, size: number, plan: Plan): Promise<readonly Row[]> {
  const context = await browser.newContext();
  await onPage(context, origin, (page) => page.evaluate((size) => window.bench.fill(size), size));
  const found = new Map<RestoreWay, Restored[]>(restoreWays.map((way) => [way, []]));
  for (let round = 0; round < plan.restores; round += 1) {
    for (const way of restoreWays) {
      found
        .get(way)!
        .push(
          await onPage(context, origin, (page) => page.evaluate((way) => window.bench.restore(way), way)),
        );
    }
  }
  sameResults(
    'restore-all',
    Object.fromEntries(restoreWays.map((way) => [way, found.get(way)?.[0]?.checksum])),
  );
  const persisted = await onPage(context, origin, (page) =>
    page.evaluate(([size, rounds]) => window.bench.persist(size, rounds), [size, plan.rounds] as const),
  );
  await context.close();
  const timed = (pick: (restored: Restored) => number) =>
    // Every way of `restoreWays` has a median.
    Object.fromEntries(restoreWays.map((way) => [way, summary(found.get(way)!.map(pick))])) as Record<
      string,
      Timed
    >;
  return [
    ...persisted,
    { id: 'restore-first', unit: 'ms', timed: timed(({ first }) => first) },
    { id: 'restore-all', unit: 'ms', timed: timed(({ all }) => all) },
    { id: 'restore-longest-task', unit: 'ms', timed: timed(({ longestTask }) => longestTask) },
    { id: 'open-bytes', unit: 'bytes', timed: timed(({ bytes }) => bytes) },
  ].map((each) => toRow(each, size));
}

/** The heap after a collection, what was on it before taken off. */
async function heap(browser: Browser, origin: string, size: number): Promise<Row> {
  const timed: Record<string, Timed> = {};
  for (const way of heapWays) {
    const context = await browser.newContext();
    const used = await onPage(context, origin, async (page) => {
      const session = await context.newCDPSession(page);
      const weigh = async () => {
        await session.send('HeapProfiler.collectGarbage');
        return (await session.send('Runtime.getHeapUsage')).usedSize;
      };
      const before = await weigh();
      await page.evaluate(([way, size]) => window.bench.hold(way, size), [way, size] as readonly [
        HeapWay,
        number,
      ]);
      return (await weigh()) - before;
    });
    timed[way] = { median: used, p95: used };
    await context.close();
  }
  return toRow({ id: 'heap', unit: 'bytes', timed }, size);
}
