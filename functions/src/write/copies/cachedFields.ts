import { recordKey } from '@/model/proposals/namedRecords';
import { isJsonObject, type Json, type JsonObject } from '@/lib/json';
import { setPaths, type PathEdit } from '@/lib/path';
import { isNewRecord, type Delta } from '@/model/proposals/delta';
import { nameOn } from '@/model/records/formerNames';
import type { AnyRecord, Match } from '@/model/records/records';
import { isWithheld, withheldName } from '@/model/privacy/withholding';

export type LiveRecords = ReadonlyMap<string, AnyRecord>;

/**
 * The delta with the values it caches from other records (player names, an event's date and sport) updated.
 * `live` must contain all `namedRecords`. `withNamesOfDay` later selects the name a player had on the match's
 * day.
 */
export function withCurrentCache<D extends Pick<Delta, 'collection' | 'docId' | 'field' | 'value'>>(
  delta: D,
  live: LiveRecords,
): D {
  if (delta.collection !== 'match') return delta;
  if (delta.field !== '') return { ...delta, value: withLiveName(delta.value, live) };
  if (!isJsonObject(delta.value)) return delta;
  const edits: PathEdit[] = ['player1', 'player2'].flatMap((side) => {
    const value = isJsonObject(delta.value) ? delta.value[side] : undefined;
    return isJsonObject(value) ? [{ path: side, value: withLiveName(value, live) }] : [];
  });
  const event = isNewRecord(delta) ? liveEvent(delta.value['event'], live) : undefined;
  if (event) edits.push({ path: 'event', value: event });
  return { ...delta, value: setPaths<Json>(delta.value, edits) };
}

/**
 * Replacements for the parts of a match's delta that contain a withheld name; empty if none does. A device
 * may have written them before the name was withheld. `before` holds the replaced player as stored in the
 * match.
 */
export function withheldParts(
  delta: Pick<Delta, 'collection' | 'docId' | 'field' | 'value' | 'base' | 'amended'>,
  before: Json,
  live: LiveRecords,
): Partial<Pick<Delta, 'value' | 'base' | 'amended'>> {
  const { base, amended } = delta;
  const isNew = [...live.values()].some((record) => 'withheld' in record && isWithheld(record));
  if (delta.collection !== 'match' || !(isNew || JSON.stringify(before).includes(withheldName))) return {};
  const current = (value: Json) => withCurrentCache({ ...delta, value }, live).value;
  return {
    value: current(delta.value),
    ...(base !== undefined && { base: withNamesOf(current(base), before) }),
    ...(amended && { amended: { ...amended, proposed: current(amended.proposed) } }),
  };
}

function withNamesOf(value: Json, other: Json): Json {
  if (!isJsonObject(value) || !isJsonObject(other)) return value;
  const own = value['id'] !== undefined && value['id'] === other['id'] ? { name: other['name'] ?? null } : {};
  const sides = ['player1', 'player2'].flatMap((side) =>
    value[side] === undefined ? [] : [[side, withNamesOf(value[side], other[side] ?? null)] as const],
  );
  return { ...value, ...own, ...Object.fromEntries(sides) };
}

function withLiveName(value: Json, live: LiveRecords): Json {
  if (!isJsonObject(value) || typeof value['id'] !== 'string') return value;
  const player = live.get(recordKey({ collection: 'player', id: value['id'] }));
  return player && 'name' in player ? { ...value, name: player.name } : value;
}

function liveEvent(value: Json | undefined, live: LiveRecords): JsonObject | undefined {
  if (!isJsonObject(value) || typeof value['id'] !== 'string') return undefined;
  const event = live.get(recordKey({ collection: 'event', id: value['id'] }));
  return event && 'sport' in event
    ? { id: event.id, date: event.date, sport: { id: event.sport.id } }
    : undefined;
}

export function withNamesOfDay(match: Match, live: LiveRecords): Match {
  const named = (['player1', 'player2'] as const).flatMap((side) => {
    const player = live.get(recordKey({ collection: 'player', id: match[side].id }));
    return player ? Object.entries(staleCacheWrites(match, player)) : [];
  });
  const edits = named.map(([path, value]): PathEdit => ({ path, value }));
  return edits.length === 0 ? match : setPaths<Match>(match, edits);
}

/**
 * Field updates, by path, that bring a match's cached values of a live player or event up to date; empty if
 * they are.
 */
export function staleCacheWrites(match: Match, live: AnyRecord): Readonly<Record<string, string>> {
  if ('player1' in live) return {};
  if ('sport' in live) {
    return match.event.id === live.id && match.event.date !== live.date ? { 'event.date': live.date } : {};
  }
  const name = nameOn(live, match.date);
  const stale = (['player1', 'player2'] as const).filter(
    (side) => match[side].id === live.id && match[side].name !== name,
  );
  return Object.fromEntries(stale.map((side) => [`${side}.name`, name]));
}
