import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newDevice } from './newDevice';

const arrays = { Uint8Array, Uint16Array, Uint32Array, Float64Array };

/** A device with the records and the unsent edit that a landed version of the app wrote, and these records themselves. */
export async function deviceOfBefore(version: 5 | 6) {
  const file = join(__dirname, `../device/rows/rows${version}.json`);
  const written = JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) => {
    const [only, ...rest] = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    if (rest.length > 0 || only === undefined || !Object.hasOwn(arrays, only[0])) return value;
    return arrays[only[0] as keyof typeof arrays].from(only[1] as number[]);
  }) as Record<'records' | 'commands', Readonly<Record<string, unknown>>>;
  const device = newDevice();
  for (const name of ['records', 'commands'] as const)
    for (const [key, value] of Object.entries(written[name])) await device.store(name).setItem(key, value);
  return { ...device, written: written.records };
}
