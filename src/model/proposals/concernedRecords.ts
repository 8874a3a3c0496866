import { recordIdOf, type Delta } from './delta';
import type { AnyRecord } from '../records/records';
import { namedRecords, recordKey, type RecordRef } from './namedRecords';

/** The records that a proposal is about: its own, those it names, and the players and event of its match. */
export function concernedRecords(delta: Delta, live: AnyRecord | undefined): readonly RecordRef[] {
  const { collection } = delta;
  const ofMatch: readonly RecordRef[] =
    live !== undefined && 'player1' in live
      ? [
          { collection: 'player', id: live.player1.id },
          { collection: 'player', id: live.player2.id },
          { collection: 'event', id: live.event.id },
        ]
      : [];
  const all = [{ collection, id: recordIdOf(delta) }, ...namedRecords(delta), ...ofMatch];
  return [...new Map(all.map((record) => [recordKey(record), record])).values()];
}
