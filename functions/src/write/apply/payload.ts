import { isJsonObject, type Json } from '@/lib/json';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { found } from '@/model/found';
import { deltaId, isStoredId, type DeltaId } from '@/model/ids';
import { limits } from '@/model/schema/limits';

export interface ApplyRequest {
  readonly deltaIds: readonly DeltaId[];
  /**
   * Deltas to apply over a conflict, each with the `updatedAt` (epoch milliseconds) of the live record that
   * the moderator saw.
   */
  readonly force?: ReadonlyMap<string, number>;
  /**
   * `timestamp` (epoch milliseconds) of each version that the moderator saw. Other deltas are applied in the
   * version at the start of the call.
   */
  readonly seen?: ReadonlyMap<string, number>;
  readonly amend?: ReadonlyMap<string, Json>;
  readonly approve?: ReadonlySet<string>;
  /** Keys as `readInterests` returns them. */
  readonly interests?: ReadonlySet<string>;
  /** The deltas are scores that a moderator confirms who did not enter them, though perhaps their author. */
  readonly confirms?: boolean;
  /** Key of the record for which trust judged each delta. A delta that now leads to another record waits. */
  readonly judged?: ReadonlyMap<string, string>;
}

export interface ApplyCall extends ApplyRequest {
  readonly asked: readonly string[];
}

export function parsePayload(data: unknown): Parsed<ApplyCall> {
  if (!isJsonObject(data)) return unparsed(`Expected an object with deltaIds, found ${found(data)}`);
  const ids: unknown = data['deltaIds'];
  if (!Array.isArray(ids)) return unparsed(`Expected deltaIds to be a list, found ${found(ids)}`);
  if (ids.length < 1 || ids.length > limits.deltasPerCall) {
    return unparsed(`Expected 1 to ${limits.deltasPerCall} deltaIds, found ${ids.length}`);
  }
  const known = new Set<string>();
  for (const id of ids as readonly unknown[]) {
    if (typeof id !== 'string') return unparsed(`Expected every delta id to be a string, found ${found(id)}`);
    if (known.has(id)) return unparsed(`Expected every delta id once, found ${found(id)} twice`);
    known.add(id);
  }
  const force = parseTimes('force', data['force'], known);
  if (!force.ok) return force;
  const seen = parseTimes('seen', data['seen'], known);
  if (!seen.ok) return seen;
  const amend = parseById('amend', 'values', data['amend'], known);
  if (!amend.ok) return amend;
  const approve = parseIds('approve', data['approve'], known);
  if (!approve.ok) return approve;
  const asked = [...known];
  return parsed({
    asked,
    deltaIds: asked.filter(isStoredId).map(deltaId),
    force: force.value,
    seen: seen.value,
    amend: amend.value,
    ...(approve.value.size > 0 && { approve: approve.value }),
  });
}

function parseIds(name: string, data: unknown, known: ReadonlySet<string>): Parsed<ReadonlySet<string>> {
  if (data === undefined || data === null) return parsed(new Set());
  if (!Array.isArray(data)) return unparsed(`Expected ${name} to be a list, found ${found(data)}`);
  const ids: readonly unknown[] = data;
  const isKnown = (id: unknown): id is string => typeof id === 'string' && known.has(id);
  const stray = ids.find((id) => !isKnown(id));
  return stray === undefined
    ? parsed(new Set(ids.filter(isKnown)))
    : unparsed(`Expected ${name} to name ids of deltaIds only, found ${found(stray)}`);
}

function parseTimes(
  name: string,
  data: unknown,
  known: ReadonlySet<string>,
): Parsed<ReadonlyMap<string, number>> {
  const given = parseById(name, 'times', data, known);
  if (!given.ok) return given;
  const times = new Map<string, number>();
  for (const [id, time] of given.value) {
    if (typeof time !== 'number' || !Number.isSafeInteger(time) || time < 0) {
      return unparsed(`Expected ${name} of ${id} to be a time in milliseconds, found ${found(time)}`);
    }
    times.set(id, time);
  }
  return parsed(times);
}

function parseById(
  name: string,
  what: string,
  data: unknown,
  known: ReadonlySet<string>,
): Parsed<ReadonlyMap<string, Json>> {
  if (data === undefined || data === null) return parsed(new Map());
  if (!isJsonObject(data))
    return unparsed(`Expected ${name} to map delta ids to ${what}, found ${found(data)}`);
  const stray = Object.keys(data).find((id) => !known.has(id));
  return stray === undefined
    ? parsed(new Map(Object.entries(data)))
    : unparsed(`Expected ${name} to name ids of deltaIds only, found ${found(stray)}`);
}
