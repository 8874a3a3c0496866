import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { startFirestore } from '../../scripts/emulators/firestoreEmulator';
import { freePorts } from '../../scripts/base/ports';
import { root } from '../../scripts/base/root';
import { measureLighthouse } from './app/lighthouse';
import { measureApp } from './app/measureApp';
import { measureQueue, overGoal } from './app/measureQueue';
import { devices, measureVisit } from './app/measureVisit';
import { chart } from './chart';
import { readRun, worseThan } from './compare';
import { measureLive } from './live';
import { measure, type Results } from './measure';
import { figureIds, firestoreMost, type FigureId } from './plan';
import { report } from './report';
import { reportApp, type AppRun } from './reportApp';
import { printRows } from './rows';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    out: { type: 'string' },
    compare: { type: 'string' },
    size: { type: 'string' },
    only: { type: 'string' },
    app: { type: 'boolean', default: false },
    queue: { type: 'boolean', default: false },
    visit: { type: 'boolean', default: false },
    live: { type: 'boolean', default: false },
    device: { type: 'string', default: 'usual' },
    lighthouse: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
});
const usual = values.quick
  ? [400]
  : values.visit || values.lighthouse
    ? [100_000]
    : values.app
      ? [10_000, 100_000]
      : [firestoreMost, 10_000, 100_000];
const sizes = values.size ? values.size.split(',').map(Number) : usual;
if (!sizes.every((size) => Number.isInteger(size) && size > 0))
  throw new Error(`--size: expected whole numbers of matches, found "${values.size}"`);
const wanted = values.only?.split(',') ?? figureIds;
const only: readonly FigureId[] = figureIds.filter((id) => wanted.includes(id));
if (only.length !== wanted.length)
  throw new Error(`--only: expected some of ${figureIds.join(',')}, found "${values.only}"`);

const visitor = Object.keys(devices).find((each): each is keyof typeof devices => each === values.device);
if (visitor === undefined)
  throw new Error(`--device: expected one of ${Object.keys(devices).join(', ')}, found "${values.device}"`);

const before = values.compare === undefined ? undefined : readRun(values.compare);
const repeats = values.quick ? { rounds: 3, restores: 1 } : { rounds: 15, restores: 5 };
const say = (line: string) => console.error(line);

/** Starts the emulator for its client's rows, if a size is small enough for it. */
async function measureParts() {
  if (!sizes.some((size) => size <= firestoreMost)) return measure({ sizes, only, ...repeats }, say);
  const [port = 0, functionsPort = 0] = await freePorts(2);
  const firestore = await startFirestore({ port, functionsPort, onLine: () => undefined, onSlow: say });
  try {
    await firestore.ready;
    return await measure({ sizes, only, ...repeats, firestorePort: port }, say);
  } finally {
    await firestore.child.stop();
  }
}

if (values.lighthouse) {
  console.log(await measureLighthouse(sizes, values.quick ? 1 : 5, say, values.out));
  process.exit();
}

const rounds = values.quick ? 1 : 5;
const keyPresses = values.quick ? 5 : 25;

async function measureWholeApp(): Promise<Results> {
  const app = await measureApp(sizes, rounds, say);
  const queue = await measureQueue(undefined, keyPresses, say);
  return { ...app, rows: [...app.rows, ...queue.rows] };
}

const { rows, chromium } = await (values.visit
  ? measureVisit(sizes, rounds, visitor, say)
  : values.queue
    ? measureQueue(values.size === undefined ? undefined : sizes, keyPresses, say)
    : values.live
      ? measureLive(values.size === undefined ? 20 : (sizes[0] ?? 20), values.quick ? 10 : 100, say)
      : values.app
        ? measureWholeApp()
        : measureParts());
const machine = {
  processor: `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores`,
  node: process.version,
  chromium,
};
console.log(`${machine.processor}, Node ${machine.node}, Chromium ${machine.chromium}\n`);
console.log(printRows(rows));
for (const line of overGoal(rows)) console.log(line);
if (before !== undefined) {
  const worse = worseThan(before, rows);
  for (const line of worse) console.log(line);
  if (worse.length > 0) process.exitCode = 1;
}
if (values.out) writeFileSync(values.out, `${JSON.stringify({ rows }, null, 2)}\n`);
if (values.report) {
  const folder = join(root, 'docs');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'performance.md');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const runs = appRuns();
  if (runs.length === 0) {
    const largest = Math.max(...sizes);
    writeFileSync(join(folder, 'performance.svg'), chart(rows.filter(({ size }) => size === largest)));
  }
  const text =
    runs.length > 0 ? reportApp(before, rows, runs, new Date()) : report(rows, machine, new Date(), before);
  writeFileSync(file, (await format(file, text)).code);
}

/** None measures the store. */
function appRuns(): readonly AppRun[] {
  if (values.visit) return [values.device === 'poor' ? '--device poor' : '--visit'];
  if (values.queue) return ['--queue'];
  if (values.live) return ['--live'];
  return values.app ? ['--app', '--queue'] : [];
}
