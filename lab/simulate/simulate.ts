import { brotliCompressSync, constants } from 'node:zlib';
import type { Collection } from '@/model/schema/recordSchema';
import { makeData, seeded, type Shape } from '../bench/page/data';
import { kinds, type SessionKind } from './kinds';
import { linearBill, type At, type Counts, type LinearBill } from './linear';
import { partRecords } from './publishing';
import { sampleBill, type Circumstances, type Design } from './sample';
import type { VirtualTime } from './virtualTime';

/**
 * Where the sessions are sampled; other days follow by linear functions. Changes that a visit meets are few, as at 50,000
 * visits a day: a line from many would fall below the one read that each query costs.
 */
export const sampledAt = {
  matches: 400,
  published: 20,
  since: 4,
  during: 4,
} as const satisfies Circumstances;
const further = { matches: 800, published: 40, since: 24, during: 24 } as const satisfies Circumstances;
const atRest = { published: 0, since: 0, during: 0 } as const;

export function countsAt(shape: Shape, matches: number): Counts {
  const data = makeData(shape, matches);
  return { event: data.events.length, match: data.matches.length, player: data.players.length };
}

export async function sampleAll(
  shape: Shape,
  design: Design,
  time: VirtualTime,
  some: readonly SessionKind[] = kinds,
): Promise<ReadonlyMap<string, LinearBill>> {
  const sampled = new Map<string, LinearBill>();
  for (const kind of some) {
    const run = async (circumstances: Circumstances) => {
      const { matches, ...changes } = circumstances;
      const at: At = { counts: countsAt(shape, matches), ...changes };
      return { bill: await sampleBill(shape, kind, design, circumstances, time), at };
    };
    sampled.set(
      kind.name,
      linearBill({
        base: await run(sampledAt),
        published: await run({ ...sampledAt, published: further.published }),
        since: await run({ ...sampledAt, since: further.since }),
        during: await run({ ...sampledAt, during: further.during }),
        still: await run({ ...atRest, matches: sampledAt.matches }),
        stillLarger: await run({ ...atRest, matches: further.matches }),
      }),
    );
  }
  return sampled;
}

export function copyBytes(shape: Shape, matches: number): Counts {
  const { events, matches: all, players } = makeData(shape, matches);
  const of = (records: readonly object[]) => eachCompressed(records.slice(0, partRecords));
  return { event: of(events), match: of(all), player: of(players) };
}

/**
 * Bytes of one record in a file of published changes. Fewer records compress worse, and so do records of various events
 * compared with those of one.
 * @param inFile records that a file of a collection holds.
 */
export function changeBytes(shape: Shape, matches: number, inFile: Counts): Counts {
  const { events, matches: all, players } = makeData(shape, matches);
  const random = seeded(5);
  const of = (name: Collection, records: readonly object[]) =>
    eachCompressed(
      Array.from({ length: Math.max(1, Math.round(inFile[name])) }, () => ({
        ...records[Math.floor(random() * records.length)]!,
        // Written some time in a day.
        updatedAt: 1_760_000_000_000 + Math.floor(random() * 86_400_000),
      })),
    );
  return { event: of('event', events), match: of('match', all), player: of('player', players) };
}

function eachCompressed(records: readonly object[]): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return brotliCompressSync(JSON.stringify(records), { params }).length / records.length;
}
