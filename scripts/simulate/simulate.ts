import { brotliCompressSync, constants } from 'node:zlib';
import { makeData, type Shape } from '../bench/page/data';
import { kinds, type SessionKind } from './kinds';
import { linearBill, type At, type Counts, type LinearBill } from './linear';
import { sampleBill, type Circumstances, type Design } from './sample';
import type { VirtualTime } from './virtualTime';

/** Where the sessions are sampled; everything else follows by straight lines. */
export const sampledAt = { matches: 400, since: 20, during: 20 } as const satisfies Circumstances;
const further = { matches: 800, since: 40, during: 40 } as const satisfies Circumstances;

export function countsAt(shape: Shape, matches: number): Counts {
  const data = makeData(shape, matches);
  return { event: data.events.length, match: data.matches.length, player: data.players.length };
}

/** Each kind of session, as a function of the day's circumstances. */
export async function sampleAll(
  shape: Shape,
  design: Design,
  time: VirtualTime,
  some: readonly SessionKind[] = kinds,
): Promise<ReadonlyMap<string, LinearBill>> {
  const sampled = new Map<string, LinearBill>();
  for (const kind of some) {
    const run = async (circumstances: Circumstances) => {
      const { matches, since, during } = circumstances;
      const at: At = { counts: countsAt(shape, matches), since, during };
      return { bill: await sampleBill(shape, kind, design, circumstances, time), at };
    };
    sampled.set(
      kind.name,
      linearBill({
        base: await run(sampledAt),
        since: await run({ ...sampledAt, since: further.since }),
        during: await run({ ...sampledAt, during: further.during }),
        still: await run({ ...sampledAt, since: 0, during: 0 }),
        stillLarger: await run({ matches: further.matches, since: 0, during: 0 }),
      }),
    );
  }
  return sampled;
}

/** Bytes of one record in a part of the published copy, compressed as the function does. */
export function copyBytes(shape: Shape, matches: number): Counts {
  const { events, matches: all, players } = makeData(shape, matches);
  const of = (records: readonly unknown[]) => {
    const part = records.slice(0, 2_000);
    const compressed = brotliCompressSync(JSON.stringify(part), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
    });
    return compressed.length / part.length;
  };
  return { event: of(events), match: of(all), player: of(players) };
}
