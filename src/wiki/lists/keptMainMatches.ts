import { keepItem, readItem } from '@/lib/browserParts';
import { isJsonObject, type Json } from '@/lib/json';

const key = 'armwiki-main-matches';

/** As many events as Home shows, and some of before. */
const mostEvents = 12;

/** The main matches of events that Home showed last, by the ratings of those who meet; none where nothing can be read. */
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
 * The main matches of an event as they were chosen the last time, most important first. Ratings are computed long after the
 * first paint, when another choice would change rows under the reader's eyes; so it is kept for the next one.
 */
export const keptMainMatches = (event: string): readonly string[] | undefined => readAll()[event];

/** Keeps them; where that cannot be, the next visit shows the last ones of the card. */
export function keepMainMatches(event: string, ids: readonly string[]): void {
  const { [event]: before, ...others } = readAll();
  if (before?.join() === ids.join()) return;
  const newest = [...Object.entries(others), [event, ids] as const].slice(-mostEvents);
  keepItem('local', key, JSON.stringify(Object.fromEntries(newest)));
}
