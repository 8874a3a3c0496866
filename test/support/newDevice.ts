import localforage from 'localforage';
import { createJournal } from '@/device/journal/journal';
import { createLocalRows } from '@/device/rows/localRows';

let devices = 0;

/**
 * An empty device. Each `open` is one more session; `store` reads and writes past it. The names of its databases begin
 * with `name`.
 */
export function newDevice() {
  devices += 1;
  const name = `device${devices}-`;
  const open = () => createLocalRows(name);
  const store = (storeName: string) => localforage.createInstance({ name, storeName });
  return { name, open, store, rows: open(), journal: createJournal(`${name}-journal`) };
}
