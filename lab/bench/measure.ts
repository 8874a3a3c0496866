import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '../../scripts/install/chromium';
import { root } from '../../scripts/base/root';
import { chromiumArgs, inContext, inProfile, onPage } from './browser';
import { memoryIds, persistIds, restoreIds, waysFor, type FigureId, type Plan } from './plan';
import type { WayName } from './page/durable/way';
import { heapWays, type HeapWay } from './page/heap';
import type { Measured } from './page/measured';
import type { Restored } from './page/restore';
import { sameResults, summary, type Timed } from './page/timing';
import { toRow, type Row } from './rows';
import { serveBench } from './serve';

export interface Results {
  readonly rows: readonly Row[];
  readonly chromium: string;
}

export async function measure(
  plan: Plan,
  say: (line: string) => void,
  executablePath = ensureChromium(),
): Promise<Results> {
  const served = await serveBench(root);
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const rows: Row[] = [];
    for (const size of plan.sizes) {
      const measured: Measured[] = [];
      for (const part of [inMemory, durable(executablePath), heap])
        measured.push(...(await part(browser, served.origin, size, plan, say)));
      rows.push(...measured.filter(({ id }) => isWanted(plan, id)).map((each) => toRow(each, size)));
    }
    return { rows, chromium: browser.version() };
  } finally {
    await browser.close();
    served.close();
  }
}

const isWanted = ({ only }: Plan, ...ids: readonly string[]) =>
  ids.some((id) => only.includes(id as FigureId));

type Part = (
  browser: Browser,
  origin: string,
  size: number,
  plan: Plan,
  say: (line: string) => void,
) => Promise<readonly Measured[]>;

const inMemory: Part = async (browser, origin, size, plan, say) => {
  const measured: Measured[] = [];
  for (const id of memoryIds) {
    if (!isWanted(plan, id)) continue;
    say(`${size} matches: ${id}`);
    measured.push(
      await inContext(browser, (context) =>
        onPage(context, origin, (page) =>
          page.evaluate(([id, size, rounds]) => window.bench.memory(id, size, rounds), [
            id,
            size,
            plan.rounds,
          ] as const),
        ),
      ),
    );
  }
  return measured;
};

const durable =
  (executablePath: string): Part =>
  async (_browser, origin, size, plan, say) => {
    if (!isWanted(plan, ...persistIds, ...restoreIds)) return [];
    const address = plan.firestorePort === undefined ? origin : `${origin}/?firestore=${plan.firestorePort}`;
    const names = waysFor(size, plan);
    return inProfile(executablePath, async (context) => {
      for (const name of names) {
        say(`${size} matches: storing them for ${name}`);
        await onPage(context, address, (page) =>
          page.evaluate(([name, size]) => window.bench.fill(name, size), [name, size] as const),
        );
      }
      say(`${size} matches: one change`);
      const persisted = await onPage(context, address, (page) =>
        page.evaluate(([size, names, rounds]) => window.bench.persist(size, names, rounds), [
          size,
          names,
          plan.rounds,
        ] as const),
      );
      const found = new Map<WayName, Restored[]>(names.map((name) => [name, []]));
      for (let round = 0; round < plan.restores; round += 1) {
        say(`${size} matches: restore ${round + 1} of ${plan.restores}`);
        for (const name of names) {
          const before = found.get(name)!;
          // Don't repeat a step that takes seconds.
          if (before.length >= 2 && before.reduce((sum, { all }) => sum + all, 0) > 5_000) continue;
          before.push(
            await onPage(context, address, (page) =>
              page.evaluate((name) => window.bench.restore(name), name),
            ),
          );
        }
      }
      const expected = await onPage(context, origin, (page) =>
        page.evaluate((size) => window.bench.expected(size), size),
      );
      for (const [name, restored] of found) {
        if (restored.every(({ checksum }) => checksum === expected)) continue;
        if (name === 'ours' || name === 'floor')
          throw new Error(
            `restore-all: expected ${name} to bring back what was stored, found something else`,
          );
        say(`${size} matches: ${name} did not bring back what was stored, and is left out of the restores`);
        found.delete(name);
      }
      const timed = (pick: (restored: Restored) => number) =>
        Object.fromEntries([...found].map(([name, restored]) => [name, summary(restored.map(pick))]));
      return [
        ...persisted,
        { id: 'restore-first', unit: 'ms', timed: timed(({ first }) => first) },
        { id: 'restore-all', unit: 'ms', timed: timed(({ all }) => all) },
        { id: 'restore-longest-task', unit: 'ms', timed: timed(({ longestTask }) => longestTask) },
        { id: 'open-bytes', unit: 'bytes', timed: timed(({ bytes }) => bytes) },
      ];
    });
  };

const heap: Part = async (browser, origin, size, plan, say) => {
  if (!isWanted(plan, 'heap')) return [];
  say(`${size} matches: heap`);
  const timed: Record<string, Timed> = {};
  const checksums: Record<string, number> = {};
  for (const way of heapWays) {
    await inContext(browser, (context) =>
      onPage(context, origin, async (page) => {
        const session = await context.newCDPSession(page);
        const weigh = async () => {
          await session.send('HeapProfiler.collectGarbage');
          return (await session.send('Runtime.getHeapUsage')).usedSize;
        };
        const before = await weigh();
        const wanted: readonly [HeapWay, number] = [way, size];
        await page.evaluate(([way, size]) => window.bench.keep(way, size), wanted);
        const used = (await weigh()) - before;
        timed[way] = { median: used, p95: used };
        checksums[way] = await page.evaluate(() => window.bench.keptChecksum());
      }),
    );
  }
  sameResults('heap', checksums);
  return [{ id: 'heap', unit: 'bytes', timed }];
};
