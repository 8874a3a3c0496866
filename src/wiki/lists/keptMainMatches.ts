import { keepItem, readItem } from '@/lib/browserParts';
import { isJsonObject, type Json } from '@/lib/json';

const key = 'armwiki-main-matches';

const mostEvents = 12;

function readAll(): Readonly<Record<string, readonly string[]>> {
  try {
    const stored = JSON.parse(readItem('local', key) ?? '{}') as Json;
    if (!isJsonObject(stored)) return {};
    const lists = Object.entries(stored).flatMap(([event, ids]) =>
      Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? [[event, ids] as const] : [],
    );
    return Object.fromEntries(lists);
  } catch {
    return {};
  }
}

/**
 * The main matches chosen at the last visit, most important first. Ratings arrive long after the first paint.
 * Choosing again then would move rows while the reader looks, so the new choice waits for the next visit.
 */
export const keptMainMatches = (event: string): readonly string[] | undefined => readAll()[event];

/** If storage fails, the next visit shows the last matches of the card. */
export function keepMainMatches(event: string, ids: readonly string[]): void {
  const { [event]: before, ...others } = readAll();
  if (before?.join() === ids.join()) return;
  const newest = [...Object.entries(others), [event, ids] as const].slice(-mostEvents);
  keepItem('local', key, JSON.stringify(Object.fromEntries(newest)));
}
