import { keepItem, readItem } from '@/lib/browserParts';

const key = 'armwiki-visited';

/** Whether the device may have records from an earlier visit. Synchronous, unlike the database. */
export const hasVisited = (): boolean => readItem('local', key) !== undefined;

export function keepVisited(): void {
  keepItem('local', key, '1');
}
