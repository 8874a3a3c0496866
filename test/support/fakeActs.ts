import { BackendError } from '@/backend/errors';
import type { PlainDoc } from '@/firebase/plainDoc';
import { getPath } from '@/lib/path';
import { sentenceOf } from '@/language/causes';
import { causeOf } from '@/model/cause';
import type { EventId, UserId } from '@/model/ids';
import { isActEntry, type ActLogEntry, type ActTarget, type RestoreAsked } from '@/model/logs';
import type { Collection } from '@/model/schema/recordSchema';
import type { FakeServer } from './fakeServer';

// Acts as the function `act` does. Its pace, its pages and the copies that restoring refreshes are covered by its own
// tests.

export function fakeApprove(server: FakeServer, id: EventId, uid: UserId, act: string): void {
  server.requireModerator(uid);
  if (actOf(server, act)) return;
  const stored = server.get('event', id);
  if (!stored || stored['deleted'] === true)
    throw new BackendError('conflict', `event/${id} was deleted elsewhere`);
  if (stored['valid'] === 1) return;
  server.put('event', { ...stored, valid: 1, approvedIn: act, updatedAt: server.tick() });
  log(server, { id: act, kind: 'approveEvent', by: uid, target: targetOf('event', stored), records: 1 });
}

export function fakeDeleteDelta(server: FakeServer, id: string, uid: UserId, act: string): void {
  const stored = server.get('delta', id);
  if (!stored) return;
  if (stored['author'] === uid) return server.delete('delta', id);
  server.requireModerator(uid);
  if (stored['status'] === 'applied') throw new BackendError('conflict', `delta/${id} was decided elsewhere`);
  server.delete('delta', id);
  server.keepDeleted(act, stored);
  const about = server.get(stored['collection'] as Collection, String(stored['docId']));
  const named = getPath(about ?? stored['value'], 'name');
  const target = { collection: 'delta', id, ...(typeof named === 'string' && { name: named }) } as const;
  log(server, { id: act, kind: 'deleteDelta', by: uid, target, proposals: 1 });
}

export function fakeDeleteRecord(
  server: FakeServer,
  {
    collection: of,
    id,
    players = [],
  }: { readonly collection: Collection; readonly id: string; readonly players?: readonly string[] },
  uid: UserId,
  act: string,
): void {
  server.requireModerator(uid);
  const stored = server.get(of, id);
  if (actOf(server, act) || !stored || stored['deleted'] === true) return;
  const isNamed = (match: PlainDoc) =>
    (of === 'event' ? ['event.id'] : ['player1.id', 'player2.id']).some(
      (path) => getPath(match, path) === id,
    );
  const named = of === 'match' ? [] : server.all('match').filter(isNamed);
  if (of === 'player' && named.some((match) => match['deleted'] !== true))
    throw new BackendError('conflict', `player/${id} has matches, which would be left without it`);
  const matches = of === 'event' ? named : [];
  const isOrphan = (player: PlainDoc) =>
    !server
      .all('match')
      .some(
        (match) =>
          match['deleted'] !== true &&
          !matches.includes(match) &&
          ['player1.id', 'player2.id'].some((path) => getPath(match, path) === player.id),
      );
  const orphans = players.map((each) => server.get('player', each)).filter((each) => each !== undefined);
  const gone = [
    ...matches.map((match) => ['match', match] as const),
    ...orphans.filter(isOrphan).map((player) => ['player', player] as const),
    [of, stored] as const,
  ];
  let [records, proposals] = [0, 0];
  for (const [collection, record] of gone) {
    if (record['deleted'] === true) continue;
    const open = server.all('delta').filter((delta) => isOpenOn(delta, collection, record.id));
    for (const delta of open) {
      const reasonCause = causeOf('recordDeleted');
      const reason = sentenceOf(reasonCause);
      const decision = { reason, reasonCause, decidedBy: uid, decidedAt: server.tick() };
      server.put('delta', { ...delta, ...decision, status: 'rejected', rejectedIn: act });
    }
    const updatedAt = server.tick();
    const tombstone = { deleted: true, deletedBy: uid, deletedAt: updatedAt, deletedIn: act, updatedAt };
    server.put(collection, { ...record, ...tombstone });
    records += 1;
    proposals += open.length;
  }
  log(server, {
    id: act,
    kind: 'deleteRecord',
    by: uid,
    target: targetOf(of, stored),
    records,
    proposals,
  });
}

const isOpenOn = (delta: PlainDoc, collection: Collection, id: string): boolean =>
  delta['status'] === 'new' &&
  delta['applying'] === undefined &&
  ((delta['collection'] === collection && delta['docId'] === id) ||
    (collection === 'event' && getPath(delta, 'value.event.id') === id));

export function fakeRestore(server: FakeServer, asked: RestoreAsked, uid: UserId, act: string): void {
  server.requireModerator(uid);
  if (actOf(server, act)) return;
  const undone =
    'act' in asked
      ? [actOf(server, asked.act)].filter((entry) => entry !== undefined)
      : server.log.filter(isActEntry).filter(({ by, at }) => by === asked.uid && at >= asked.since);
  const [first] = undone;
  if ('act' in asked && (!first || first.kind === 'restore' || first.kind === 'restoreSince'))
    throw new BackendError('conflict', `actLog/${asked.act} is nothing to take back`, {
      reason: causeOf('nothingToRestore'),
    });
  const open = undone.filter(({ restoredBy }) => restoredBy === undefined);
  if ('act' in asked && open.length === 0) return;
  const counts = open.map((entry) => takeBack(server, entry, act));
  const target =
    'act' in asked && first
      ? first.target
      : ({ collection: 'user', id: 'uid' in asked ? asked.uid : '' } as const);
  log(server, {
    id: act,
    kind: 'act' in asked ? 'restore' : 'restoreSince',
    by: uid,
    target,
    records: counts.reduce((sum, { records }) => sum + records, 0),
    proposals: counts.reduce((sum, { proposals }) => sum + proposals, 0),
  });
}

function takeBack(server: FakeServer, entry: ActLogEntry, act: string) {
  let [records, proposals] = [0, 0];
  for (const collection of ['event', 'player', 'match'] as const) {
    for (const record of server.all(collection)) {
      if (record['approvedIn'] === entry.id) {
        const { approvedIn: _, ...rest } = record;
        server.put(collection, { ...rest, id: record.id, valid: 0, updatedAt: server.tick() });
        records += 1;
      }
      if (record['deletedIn'] !== entry.id) continue;
      const { deletedBy: _, deletedAt: __, deletedIn: ___, ...rest } = record;
      server.put(collection, { ...rest, id: record.id, deleted: false, updatedAt: server.tick() });
      records += 1;
    }
  }
  for (const delta of server.all('delta').filter((each) => each['rejectedIn'] === entry.id)) {
    const { reason, reasonCause, decidedBy, decidedAt, rejectedIn, ...rest } = delta;
    server.put('delta', { ...rest, id: delta.id, status: 'new' });
    proposals += 1;
  }
  const kept = server.takeDeleted(entry.id);
  if (kept && !server.get('delta', kept.id)) {
    server.put('delta', kept);
    proposals += 1;
  }
  server.changeLog(entry.id, { restoredBy: act });
  return { records, proposals };
}

const actOf = (server: FakeServer, id: string): ActLogEntry | undefined =>
  server.log.filter(isActEntry).find((entry) => entry.id === id);

const targetOf = (collection: Collection, record: PlainDoc): ActTarget => ({
  collection,
  id: record.id,
  ...(typeof record['name'] === 'string' && { name: record['name'] }),
});

const log = (
  server: FakeServer,
  entry: Pick<ActLogEntry, 'id' | 'kind' | 'by' | 'target'> & Partial<ActLogEntry>,
): void => server.writeLog({ records: 0, proposals: 0, done: true, ...entry, at: server.tick() });
