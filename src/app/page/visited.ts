import { keepItem, readItem } from '@/lib/browserParts';

const key = 'armwiki-visited';

/** Tells whether the device may have records of an earlier visit; asked before the database can be. */
export const hasVisited = (): boolean => readItem('local', key) !== undefined;

/** From now on it has. Where that cannot be kept, the next visit asks for a small file too many. */
export function keepVisited(): void {
  keepItem('local', key, '1');
}
