import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { limits } from '@/model/schema/limits';
import { path } from '@/model/sharing/routes';
import { demoProject } from '../../../scripts/build/buildEnv';
import { withAdmin } from '../../../scripts/data/admin';
import { emulatorFirestore } from '../../../scripts/data/emulatorFirestore';
import { startFirebaseTools } from '../../../scripts/emulators/firebaseTools';
import { ensureChromium } from '../../../scripts/install/chromium';
import { host } from '../../../scripts/base/ports';
import { root } from '../../../scripts/base/root';
import { chromiumArgs } from '../browser';
import type { Results } from '../measure';
import { makeData, seeded } from '../page/data';
import { summary } from '../page/timing';
import { figureText, toRow, type Row } from '../rows';
import { readShape } from '../shape';
import { folder, ports, startBackend, throttling } from './build';
import { serveApp } from './serveApp';
import type { Samples } from './measureUse';

/** The timed keys, each pressed `rounds` times. After a decision the queue has one proposal less. */
const keys = { move: 'j', choose: 'x', open: 'o', decide: 'a' } as const;

const login = { email: 'bench@example.com', password: 'armwiki' } as const;
const authors = 200;
/** Consecutive proposals of one author form a bundle, such as a card; as many after it are single ones. */
const perBundle = 12;
/** Matches that proposals change. `measureApp` measures larger stores. */
const matches = 1_000;

/** Longest acceptable time from a key press to its effect, in milliseconds. */
const goal = 50;

const usualSize = 5_000;
const floorSize = 50;

/**
 * Time from a key to its visible effect in the built app's queue of `sizes` open proposals, for a moderator with a slow
 * processor.
 */
export async function measureQueue(
  sizes: readonly number[] | undefined,
  rounds: number,
  say: (line: string) => void,
): Promise<Results> {
  const firestore = await startBackend(say);
  const auth = await startFirebaseTools({
    projectId: demoProject,
    ports,
    only: ['auth'],
    publicFolder: folder,
    onLine: () => undefined,
  });
  const app = await serveApp(join(root, folder), {});
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    await Promise.all([firestore.ready, auth.ready]);
    process.env['FIRESTORE_EMULATOR_HOST'] = `${host}:${ports.firestore}`;
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `${host}:${ports.auth}`;
    say(`the floor: a queue of ${floorSize}`);
    const floor = await useQueue(browser, app.origin, floorSize, rounds);
    const rows: Row[] = [];
    for (const size of sizes ?? [usualSize]) {
      say(`a queue of ${size}`);
      const ours = await useQueue(browser, app.origin, size, rounds);
      for (const [id, samples] of Object.entries(ours))
        rows.push(
          toRow({ id, unit: 'ms', timed: { ours: summary(samples), floor: summary(floor[id] ?? []) } }, size),
        );
    }
    return { rows, chromium: browser.version() };
  } finally {
    await browser.close();
    app.close();
    await Promise.all([firestore.child.stop(), auth.child.stop()]);
  }
}

async function useQueue(browser: Browser, origin: string, size: number, rounds: number): Promise<Samples> {
  await withAdmin(demoProject, async (app) => {
    await fill(emulatorFirestore(app), size);
    const auth = getAuth(app);
    const { uid } = await auth
      .getUserByEmail(login.email)
      .catch(() => auth.createUser({ ...login, emailVerified: true, displayName: 'Bench' }));
    await auth.setCustomUserClaims(uid, { moderator: true });
  });
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await signIn(page, origin);
    await page.goto(origin + path('delta'));
    await page.getByRole('article').first().waitFor({ timeout: 60_000 });
    await loadAll(page, size);
    await page.waitForTimeout(15_000);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
    const samples: Record<string, readonly number[]> = {};
    for (const [name, key] of Object.entries(keys)) {
      await press(page, key);
      const found: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        if (key !== keys.move && key !== keys.decide) await press(page, keys.move);
        found.push(await press(page, key));
      }
      samples[`app-queue-${name}`] = found;
      // Otherwise one decision would cover everything chosen.
      if (key === keys.choose)
        await page
          .getByRole('group', { name: 'Several at once' })
          .getByRole('checkbox')
          .setChecked(false, { force: true });
    }
    samples['app-queue-type'] = await type(page, 'score');
    return samples;
  } finally {
    await context.close();
  }
}

/**
 * Milliseconds from a key press on an idle page to the frame that shows its effect: the duration of Event Timing, from
 * which Interaction to Next Paint is computed, in steps of 8 ms. It does not report durations under 16 ms.
 */
async function press(page: Page, key: string): Promise<number> {
  await page.evaluate(async () => {
    // The previous key's work, including delayed requests and their answers, is over once timers are punctual for a
    // while. An idle callback may never come: a slowed processor has no idle time.
    const end = performance.now() + 5_000;
    for (let inTime = 0; inTime < 10 && performance.now() < end;) {
      const asked = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 50));
      inTime = performance.now() - asked < 70 ? inTime + 1 : 0;
    }
    const durations: number[] = [];
    const told = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') durations.push(duration);
    });
    told.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { durations });
  });
  await page.keyboard.press(key);
  return page.evaluate(async () => {
    const { durations } = window as unknown as { readonly durations: readonly number[] };
    for (let waited = 0; waited < 20 && durations.length === 0; waited += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return Math.max(16, ...durations);
  });
}

async function type(page: Page, word: string): Promise<readonly number[]> {
  await page.getByRole('searchbox', { name: 'Search proposals' }).focus();
  const found: number[] = [];
  for (const letter of word) found.push(await press(page, letter));
  return found;
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(origin + path('login'));
  await page.getByLabel('Email', { exact: true }).fill(login.email);
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'My Changes', exact: true }).waitFor({ timeout: 30_000 });
}

export const overGoal = (rows: readonly Row[]): readonly string[] =>
  rows
    .filter(({ id, value }) => id.startsWith('app-queue-') && value > goal)
    .map(({ id, value }) => `${id}: ${figureText(value)} ms is over its goal of ${goal} ms`);

async function loadAll(page: Page, size: number): Promise<void> {
  for (let asked: number = limits.queuePage; asked < size; asked *= 2)
    await page.getByRole('button', { name: 'Load more', exact: true }).click({ timeout: 60_000 });
  await page
    .getByRole('status')
    .filter({ hasText: `${size.toLocaleString('en')} waiting, oldest first` })
    .waitFor({ timeout: 120_000 });
}

/** Stores records and open proposals about them. Half of the proposals were entered in bundles. */
async function fill(db: Firestore, size: number): Promise<void> {
  const random = seeded(size);
  const below = (count: number) => Math.floor(random() * count);
  const data = makeData(readShape(root), matches);
  const since = Date.now() - 30 * 86_400_000;
  const record = (
    name: string,
    { id, updatedAt, ...fields }: { readonly id: string; readonly updatedAt: number },
  ): Write => [
    `${name}/${id}`,
    {
      ...fields,
      deleted: false,
      updatedAt: Timestamp.fromMillis(updatedAt),
      ...('created' in fields && { created: Timestamp.fromMillis(updatedAt) }),
    },
  ];
  const proposal = (_: unknown, at: number): Write => {
    const match = data.matches[below(data.matches.length)]!;
    const player = data.players[below(data.players.length)]!;
    const proposed =
      at % 4 === 0
        ? {
            collection: 'player',
            docId: player.id,
            field: 'name',
            base: player.name,
            value: `${player.name} ${at}`,
          }
        : {
            collection: 'match',
            docId: match.id,
            field: 'player1.score',
            base: match.player1.score ?? null,
            value: ((match.player1.score ?? 0) + 1) % 7,
          };
    const timestamp = Timestamp.fromMillis(since + at * 60_000);
    const together = Math.floor(at / perBundle);
    const shared = {
      ...(together % 2 === 0
        ? { author: `author-${together % authors}`, bundle: `card-${together}` }
        : { author: `author-${below(authors)}` }),
      ...{ status: 'new', timestamp },
    };
    const note = at % 3 === 0 && { note: `Seen in the video, ${at}` };
    return [`delta/queued-${at}`, { ...proposed, ...shared, ...note }];
  };
  const profile = (_: unknown, at: number): Write => [
    `profile/author-${at}`,
    { name: `Author ${at}`, since: Timestamp.fromMillis(since) },
  ];
  await write(db, [
    ...data.events.map((event) => record('event', event)),
    ...data.players.map((player) => record('player', player)),
    ...data.matches.map((match) => record('match', match)),
    ...Array.from({ length: authors }, profile),
    ...Array.from({ length: size }, proposal),
  ]);
}

type Write = readonly [path: string, data: Readonly<Record<string, unknown>>];

/** Commits one after the other: with many at once the emulator answers none in time. */
async function write(db: Firestore, writes: readonly Write[]): Promise<void> {
  for (let at = 0; at < writes.length; at += limits.writesPerTransaction) {
    const batch = db.batch();
    for (const [place, data] of writes.slice(at, at + limits.writesPerTransaction))
      batch.set(db.doc(place), data);
    await batch.commit();
  }
}
