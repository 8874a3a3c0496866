import type { Browser, BrowserContext, Page } from '@playwright/test';
import { records } from '@/language/en/records';
import { path, type SportPanel } from '@/model/sharing/routes';
import { withAdmin } from '../../../scripts/data/admin';
import { emulatorFirestore } from '../../../scripts/data/emulatorFirestore';
import { demoProject } from '../../../scripts/build/buildEnv';
import { root } from '../../../scripts/base/root';
import { makeData, type Data } from '../page/data';
import { readShape } from '../shape';
import { longestTask, type LongestTask } from './longestTask';

/** Samples in milliseconds by the id of their figure. */
export type Samples = Readonly<Record<string, readonly number[]>>;

/** Matches changed in one stroke. */
const burst = 1_000;

/**
 * Acts as a user with all matches stored: opens pages from one another, scrolls the longest list, and receives a
 * thousand changed matches.
 */
export async function measureUse(
  browser: Browser,
  context: BrowserContext,
  origin: string,
  size: number,
  rounds: number,
): Promise<Samples> {
  const data = makeData(readShape(root), size);
  const page = await context.newPage();
  await page.goto(origin);
  await page.locator('main a[href*="/event/"]').first().waitFor({ timeout: 60_000 });
  await page.mouse.move(10, 10);
  await page.waitForTimeout(15_000);
  const opened: Opened[] = [];
  for (let round = 0; round <= rounds; round += 1)
    for (const address of tour(data)) {
      opened.push(await open(page, address));
      await page.waitForTimeout(300);
    }
  await open(page, panel('matches'));
  const frames: number[] = [];
  for (let round = 0; round < rounds; round += 1) frames.push(...(await scroll(page)));
  await open(page, path('home'));
  const bursts: LongestTask[] = [];
  for (let round = 0; round < rounds; round += 1) bursts.push(await changeMany(browser, page, data));
  await page.close();
  return {
    'app-open-page': opened.map(({ stands }) => stands),
    'app-open-page-answered': opened.map(({ answered }) => answered),
    'app-scroll-frame': frames,
    'app-burst-longest-task': bursts.map(({ ms }) => ms),
    'app-burst-longest-task-cpu': bursts.map(({ cpuMs }) => cpuMs),
  };
}

const panel = (name: SportPanel) => path('sportPanel', { id: 'armw', panel: name });

function tour({ events, matches, players }: Data): readonly string[] {
  const [event, match] = [events.at(-1), matches.at(-1)];
  const [one, other] = [match?.player1.id, match?.player2.id];
  if (!event || !match || !one || !other) throw new Error('Expected records to open, found none');
  return [
    path('sports'),
    path('event', { id: 'armw', eventId: event.id }),
    path('match', { id: match.id }),
    path('player', { id: one }),
    path('versus', { id: one, otherId: other }),
    path('rankings'),
    path('rating', { id: one }),
    path('players'),
    path('player', { id: players[0]!.id }),
    panel('matches'),
    path('changes'),
    panel('events'),
    path('search'),
    panel('players'),
    path('home'),
  ];
}

/** Milliseconds since the link was followed. */
interface Opened {
  /** Until everything the device knows is on the page and one task has run after its frame. */
  readonly stands: number;
  /** Until the server has sent the rest, such as who changed a player. */
  readonly answered: number;
}

const open = (page: Page, address: string): Promise<Opened> =>
  page.evaluate(
    ([to, notFound]) =>
      new Promise<Opened>((resolve, reject) => {
        const before = document.querySelector('main h1');
        const text = before?.textContent;
        let stands: number | undefined;
        const start = performance.now();
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        // Not a named function: the compiler would insert a call to a helper that the page lacks.
        const looking = setInterval(() => {
          const heading = document.querySelector('main h1');
          const isThere = heading !== null && (heading !== before || heading.textContent !== text);
          const busy = document.querySelectorAll('main [role="status"][aria-busy="true"]');
          if (heading?.textContent === notFound) {
            clearInterval(looking);
            reject(new Error(`Expected a page at ${to}, found none`));
          } else if (
            isThere &&
            stands === undefined &&
            [...busy].every((one) => one.matches('[data-awaits]'))
          ) {
            stands = Infinity;
            const seen = performance.now() - start;
            // Include the work that its effects start.
            requestAnimationFrame(() =>
              setTimeout(() => (stands = Math.max(seen, performance.now() - start - 17))),
            );
          } else if (stands !== undefined && stands < Infinity && busy.length === 0) {
            clearInterval(looking);
            resolve({ stands, answered: performance.now() - start });
          } else if (performance.now() - start > 30_000) {
            clearInterval(looking);
            reject(new Error(`Expected ${to} within 30 s, found "${heading?.textContent ?? 'no heading'}"`));
          }
        }, 1);
      }),
    [address, records.pageNotFound.en] as const,
  );

/** Milliseconds of each frame while the list scrolls by 300 pixels a frame, faster than a thumb flings it. */
const scroll = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    const frames: number[] = [];
    let last = NaN;
    while (frames.length < 120) {
      const at = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      if (!Number.isNaN(last)) frames.push(at - last);
      last = at;
      window.scrollBy(0, frames.length < 60 ? 300 : -300);
    }
    return frames;
  });

async function changeMany(browser: Browser, page: Page, { matches }: Data) {
  return withAdmin(demoProject, async (admin) => {
    const database = emulatorFirestore(admin);
    const step = Math.max(1, Math.floor(matches.length / burst));
    const changed = matches.filter((_, at) => at % step === 0).slice(0, burst);
    const write = async (work: 'set' | 'delete') => {
      // A commit takes at most 500 writes.
      for (let from = 0; from < changed.length; from += 500) {
        const batch = database.batch();
        for (const { updatedAt: _, ...match } of changed.slice(from, from + 500)) {
          const document = database.doc(`match/${match.id}`);
          const player1 = { ...match.player1, score: 77 };
          if (work === 'delete') batch.delete(document);
          else batch.set(document, { ...match, player1, updatedAt: new Date(), deleted: false });
        }
        await batch.commit();
      }
    };
    const tasks = await longestTask(browser, page, async () => {
      await write('set');
      await page.waitForTimeout(5_000);
    });
    // The next burst changes them again, and the next size has others.
    await write('delete');
    await page.waitForTimeout(2_000);
    return tasks;
  });
}
