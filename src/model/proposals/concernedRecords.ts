import { type Delta } from './delta';
import type { AnyRecord } from '../records/records';
import { namedRecords, recordKey, recordOf, type RecordRef } from './namedRecords';

export const withThoseOfMatch = (record: RecordRef, live: AnyRecord | undefined): readonly RecordRef[] =>
  live !== undefined && 'player1' in live
    ? [
        record,
        { collection: 'player', id: live.player1.id },
        { collection: 'player', id: live.player2.id },
        { collection: 'event', id: live.event.id },
      ]
    : [record];

export function concernedRecords(delta: Delta, live: AnyRecord | undefined): readonly RecordRef[] {
  const own = withThoseOfMatch(recordOf(delta), live);
  const all = [...own, ...namedRecords(delta)];
  return [...new Map(all.map((record) => [recordKey(record), record])).values()];
}
