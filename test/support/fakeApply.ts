import { sentenceOf } from '@/language/causes';
import { amendedDelta, restOf } from '@/model/amending';
import { causeOf } from '@/model/cause';
import type { CommandBody } from '@/model/command';
import {
  conflictingFields,
  isDeletion,
  isNewRecord,
  recordIdOf,
  valueOfRecord,
  valuesBefore,
  type Delta,
} from '@/model/delta';
import { deltaEffect } from '@/model/deltaEffect';
import { deriveRecord } from '@/model/deriveResult';
import { deltaId, type UserId } from '@/model/ids';
import { supersessionOf } from '@/model/supersession';
import { parseDelta } from '@/model/parsing/parseDelta';
import type { AnyRecord } from '@/model/records';
import { proposalProblem } from '@/model/proposalProblem';
import { applyChange } from '@/overlay/change';
import { parsers } from '@/firebase/plainDoc';
import { setPaths } from '@/lib/path';
import { BackendError } from '@/backend/errors';
import { fakeDeleteRecord } from './fakeActs';
import type { FakeServer } from './fakeServer';

/** Acts as `applyWikiDelta` does, one delta after the other, what a match names before the match. */
export function fakeApply(
  server: FakeServer,
  { deltaIds, force = {}, seen = {}, amend = {} }: Extract<CommandBody, { kind: 'applyDeltas' }>,
  uid: UserId,
): void {
  deltaIds
    .flatMap((id) => {
      const stored = parseDelta(server.get('delta', id));
      return stored.ok && stored.value.status === 'new' ? [stored.value] : [];
    })
    .sort((a, b) => rank(a) - rank(b) || a.timestamp - b.timestamp)
    .forEach((delta) => {
      const value = amend[delta.id];
      const decided = value === undefined ? delta : amendedDelta(delta, value, uid);
      const looked = { forced: force[delta.id], seen: seen[delta.id] };
      const isValid = decided && !proposalProblem(decided, { reading: 'new', sports: undefined });
      if (decided !== delta && !isValid) refuse(server, delta, `invalid: delta/${delta.id} cannot say that`);
      else applyOne(server, delta, decided ?? delta, looked, uid);
    });
}

/** Which versions of the record and of the delta the moderator saw. */
interface Looked {
  readonly forced: number | undefined;
  readonly seen: number | undefined;
}

const rank = (delta: Delta): number => {
  if (isDeletion(delta)) return 3 + ['match', 'event', 'player'].indexOf(delta.collection);
  return !isNewRecord(delta) ? 2 : delta.collection === 'match' ? 1 : 0;
};

const refuse = (server: FakeServer, stored: Delta, problem: string): void =>
  server.put('delta', { ...stored, problem, problemAt: server.tick() });

/** `delta` is `stored` with the value that is to be applied. */
function applyOne(
  server: FakeServer,
  stored: Delta,
  delta: Delta,
  { forced, seen }: Looked,
  uid: UserId,
): void {
  const { collection } = delta;
  const id = recordIdOf(delta);
  const record = server.get(collection, id);
  const read = record && record['deleted'] !== true ? parsers[collection](record) : undefined;
  const live: AnyRecord | undefined = read?.ok ? read.value : undefined;
  const changed =
    seen !== undefined && seen !== delta.timestamp
      ? sentenceOf(causeOf('changedByAuthor', { record: `delta/${delta.id}` }))
      : undefined;
  const problem = changed ?? problemOf(delta, record !== undefined, live, forced);
  if (problem !== undefined) return refuse(server, stored, problem);
  if (isDeletion(delta) && live) return deleteRecord(server, delta, live, uid);
  const applied = applyChange<AnyRecord>(live, deltaEffect(delta));
  if (!applied) return;
  const now = server.tick();
  server.put(collection, { deleted: false, ...deriveRecord(collection, applied), updatedAt: now });
  const { problem: _, problemAt: __, thread: ___, ...clean } = delta;
  server.put('delta', {
    ...clean,
    ...talkOf(server, delta),
    ...(live && { before: valuesBefore(delta, live) }),
    ...openRest(server, delta),
    status: 'applied',
    decidedBy: uid,
    decidedAt: now,
  });
  rejectSuperseded(server, delta, applied, uid);
  refreshCopies(server, collection, applied);
}

/** The words about a delta as they are stored, which a parsed delta lists. */
function talkOf(server: FakeServer, { id }: Pick<Delta, 'id'>): Readonly<Record<string, unknown>> {
  const thread = server.get('delta', id)?.['thread'];
  return thread === undefined ? {} : { thread };
}

/** Proposes anew what a moderator left out, with what was said about it. */
function openRest(server: FakeServer, delta: Delta): Pick<Delta, 'rest'> {
  const rest = restOf(delta);
  if (rest === undefined) return {};
  const id = deltaId(`${delta.id}-rest`);
  const { author } = delta;
  server.put('delta', {
    ...rest,
    id,
    author,
    timestamp: server.tick(),
    status: 'new',
    ...talkOf(server, delta),
  });
  return { rest: id };
}

/** Rejects what others propose who saw what the delta has replaced. */
function rejectSuperseded(server: FakeServer, delta: Delta, record: AnyRecord, uid: UserId): void {
  for (const stored of server.all('delta')) {
    const other = parseDelta(stored);
    const code = other.ok ? supersessionOf(other.value, delta, record) : undefined;
    if (code === undefined) continue;
    const cause = causeOf(code, { id: delta.id });
    const { problem: _, problemAt: __, ...clean } = stored;
    const why = { reason: sentenceOf(cause), reasonCause: cause };
    server.put('delta', { ...clean, status: 'rejected', ...why, decidedBy: uid, decidedAt: server.tick() });
  }
}

function deleteRecord(server: FakeServer, delta: Delta, live: AnyRecord, uid: UserId): void {
  const { problem: _, problemAt: __, ...clean } = delta;
  const of = { collection: delta.collection, id: live.id };
  server.put('delta', { ...clean, applying: { cursor: '' } });
  try {
    fakeDeleteRecord(server, of, uid, delta.id);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    server.put('delta', { ...clean, problem: error.message, problemAt: server.tick() });
    return;
  }
  const before = valueOfRecord(delta.collection, live);
  server.put('delta', { ...clean, before, status: 'applied', decidedBy: uid, decidedAt: server.tick() });
}

function problemOf(
  delta: Delta,
  exists: boolean,
  live: AnyRecord | undefined,
  forced: number | undefined,
): string | undefined {
  if (isNewRecord(delta)) return exists ? `invalid: ${delta.id} is a record already` : undefined;
  if (!live) return `missing: ${delta.collection}/${delta.docId} is not there`;
  if (forced === live.updatedAt) return undefined;
  const fields = conflictingFields(delta, live);
  return fields.length === 0 ? undefined : `conflict: ${fields.map(({ path }) => path).join(', ')}`;
}

/** Matches carry copies of their players' names and of their event's day. */
function refreshCopies(server: FakeServer, collection: string, record: AnyRecord): void {
  if (!('name' in record)) return;
  for (const match of server.all('match')) {
    const read = parsers.match(match);
    if (!read.ok) continue;
    const { player1, player2, event } = read.value;
    const edits =
      collection === 'event'
        ? event.id === record.id && 'date' in record
          ? [{ path: 'event.date', value: record.date }]
          : []
        : (
            [
              ['player1', player1],
              ['player2', player2],
            ] as const
          )
            .filter(([, side]) => side.id === record.id)
            .map(([key]) => ({ path: `${key}.name`, value: record.name }));
    const next = setPaths(match, edits);
    if (next !== match) server.put('match', { ...next, updatedAt: server.tick() });
  }
}
