import { parsers } from '@/firebase/plainDoc';
import type { RevertAsked } from '@/model/acts';
import { recordIdOf, type Delta } from '@/model/delta';
import { deltaEffect } from '@/model/deltaEffect';
import type { UserId } from '@/model/ids';
import { recordKey } from '@/model/namedRecords';
import { parseDelta } from '@/model/parsing/parseDelta';
import type { AnyRecord } from '@/model/records';
import { reversalsOf } from '@/model/reversal';
import { applyChange } from '@/overlay/change';
import type { FakeServer } from './fakeServer';

/** Takes edits back as the function does; new records, deletions and four eyes are covered by its own tests. */
export function fakeRevert(server: FakeServer, asked: RevertAsked, uid: UserId, act: string): void {
  server.requireModerator(uid);
  const byRecord = new Map<string, Delta[]>();
  for (const stored of server.all('delta')) {
    const read = parseDelta(stored);
    if (!read.ok || read.value.status !== 'applied' || read.value.reverted) continue;
    const delta = read.value;
    const isAsked =
      'deltas' in asked
        ? asked.deltas.includes(delta.id)
        : delta.author === asked.uid && (delta.decidedAt ?? 0) >= asked.since;
    const key = recordKey({ collection: delta.collection, id: recordIdOf(delta) });
    if (isAsked) byRecord.set(key, [...(byRecord.get(key) ?? []), delta]);
  }
  for (const deltas of byRecord.values()) revertOn(server, deltas, asked.note, uid, act);
}

function revertOn(
  server: FakeServer,
  deltas: readonly Delta[],
  note: string,
  uid: UserId,
  act: string,
): void {
  const [{ collection }] = deltas as readonly [Delta];
  const stored = server.get(collection, recordIdOf(deltas[0]!));
  const read = stored && stored['deleted'] !== true ? parsers[collection](stored) : undefined;
  if (!read?.ok) return;
  const oldestFirst = [...deltas].sort((a, b) => (a.decidedAt ?? 0) - (b.decidedAt ?? 0));
  let live: AnyRecord = read.value;
  for (const [at, { proposal, of }] of reversalsOf(oldestFirst, live).reversals.entries()) {
    const id = `undo-${act}-${recordIdOf(deltas[0]!)}-${at}`;
    const now = server.tick();
    const delta = { ...proposal, id, author: uid, timestamp: now } as Delta;
    live = applyChange<AnyRecord>(live, deltaEffect(delta)) ?? live;
    const decided = { status: 'applied', before: proposal.base, decidedBy: uid, decidedAt: now };
    server.put('delta', { ...delta, ...(note && { note }), ...decided });
    server.put(collection, { deleted: false, ...live, updatedAt: now });
    for (const each of of)
      server.put('delta', { ...server.get('delta', each), id: each, reverted: { by: uid, at: now, in: id } });
  }
}
