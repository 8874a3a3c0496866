import { encodeTable } from '@/device/columns/encodeTable';
import { decodeTable, type StoredTable } from '@/device/columns/storedTable';
import type { Event, Match, Player } from '@/model/records/records';
import { openDatabase, read, readAll, withChanged, write } from './database';
import type { Way } from './way';

const open = () => openDatabase('floor', ['records', 'changes']);

/**
 * The floor: one record of columns per kind, decoded in one go without a store, and a plain row for a change. The
 * newest 50 events have their own record for the first screen.
 */
export const columns: Way = {
  fill: async ({ events, matches, players }) => {
    const newest = [...events].sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, 50);
    await write(await open(), 'records', [
      ['first', encodeTable('event', { docs: newest, held: {} })],
      ['event', encodeTable('event', { docs: events, held: {} })],
      ['match', encodeTable('match', { docs: matches, held: {} })],
      ['player', encodeTable('player', { docs: players, held: {} })],
    ]);
  },
  open: async () => {
    const database = await open();
    return (match) => write(database, 'changes', [[match.id, match]]);
  },
  restore: async (first) => {
    const database = await open();
    if (decodeTable('event', await read<StoredTable>(database, 'records', 'first')).docs.length === 0)
      throw new Error('restore-first: expected events, found none');
    first();
    const decoded = async (entity: 'event' | 'match' | 'player') =>
      decodeTable(entity, await read<StoredTable>(database, 'records', entity)).docs;
    const events = (await decoded('event')) as readonly Event[];
    const players = (await decoded('player')) as readonly Player[];
    const stored = (await decoded('match')) as readonly Match[];
    const matches = withChanged(stored, await readAll<Match>(database, 'changes'));
    return () => ({ events, players, matches });
  },
};
