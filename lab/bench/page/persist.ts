import type { Match } from '@/model/records/records';
import { countWrites } from './bytes';
import type { Data } from './data';
import { ways, type WayName } from './durable/way';
import type { Measured } from './measured';
import { timeInterleaved, type Timed, type Variant } from './timing';

/** The changed match after the last of `order` changes, which every way has to restore. */
export const changed = ({ matches }: Data, order: number): Match => ({
  ...matches[matches.length >> 1]!,
  order: 1_000 + order,
});
export const lastChange = 9_999;

/** Time of one change until it is durable, and bytes that each way writes for it. */
export async function measurePersist(
  data: Data,
  names: readonly WayName[],
  rounds: number,
): Promise<readonly Measured[]> {
  const changes: [WayName, (match: Match) => Promise<unknown>][] = [];
  for (const name of names) changes.push([name, await (await ways[name]()).open()]);
  const timed = await timeInterleaved(
    Object.fromEntries(
      changes.map(([name, change]) => [name, { times: 1, run: (round) => change(changed(data, round)) }]),
    ) as Record<WayName, Variant>,
    rounds,
  );
  const bytes: Record<string, Timed> = {};
  for (const [name, change] of changes) {
    const written = countWrites();
    await change(changed(data, lastChange));
    const sum = written.stop();
    if (sum === 0) throw new Error(`persist-1-bytes: expected ${name} to write, found nothing`);
    bytes[name] = { median: sum, p95: sum };
  }
  return [
    { id: 'persist-1', unit: 'ms', timed },
    { id: 'persist-1-bytes', unit: 'bytes', timed: bytes },
  ];
}
