import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readShape } from '../bench/shape';
import { root } from '../../scripts/base/root';
import { chart } from './chart';
import { changesPerDay, dayOf, type Size } from './day';
import { simulateFinal } from './final/main';
import { recordsInFile } from './publishing';
import { reportSize } from './report';
import { simulateReview } from './review/main';
import { changeBytes, copyBytes, countsAt, sampleAll } from './simulate';
import { takeTime } from './virtualTime';

const { values } = parseArgs({
  options: {
    chart: { type: 'string' },
    out: { type: 'string' },
    visits: { type: 'string' },
    review: { type: 'boolean' },
    final: { type: 'boolean' },
  },
});

/** Visits and matches: a young wiki, a successful one, and a famous one. */
const wikis = [
  [1_000, 2_000],
  [50_000, 100_000],
  [1_000_000, 300_000],
] as const;

if (values.review) simulateReview();
else if (values.final) await simulateFinal();
else await simulateDays();

async function simulateDays(): Promise<void> {
  const wanted = values.visits?.split(',').map(Number);
  if (wanted && !wanted.every((visits) => visits > 0))
    throw new Error(`--visits: expected numbers, found "${values.visits}"`);
  const shape = readShape(root);
  const sizes: readonly Size[] = wanted
    ? wanted.map((visits) => ({ visits, counts: countsAt(shape, 100_000) }))
    : wikis.map(([visits, matches]) => ({ visits, counts: countsAt(shape, matches) }));

  const time = takeTime();
  const ours = await sampleAll(shape, 'ours', time);
  const plain = await sampleAll(shape, 'plain', time);
  time.restore();
  const copy = copyBytes(shape, 10_000);
  const days = sizes.map((size) => {
    const changes = changeBytes(shape, 10_000, recordsInFile(changesPerDay(size.visits)));
    const bytesOf = { copy, changes };
    return {
      ours: dayOf('ours', size, ours, bytesOf),
      plain: dayOf('plain', size, plain, bytesOf),
      without: dayOf('ours', size, ours, bytesOf, false),
    };
  });
  console.log(days.map((day) => reportSize(day.ours, day.plain, day.without)).join('\n\n'));
  if (values.out) writeFileSync(values.out, `${JSON.stringify(days, null, 2)}\n`);
  if (values.chart) {
    writeFileSync(
      values.chart,
      chart([
        { name: 'plain listeners', days: days.map((day) => day.plain) },
        { name: 'no published changes', days: days.map((day) => day.without) },
        { name: 'Armwiki', days: days.map((day) => day.ours) },
      ]),
    );
    console.error(`${values.chart} drawn`);
  }
}
