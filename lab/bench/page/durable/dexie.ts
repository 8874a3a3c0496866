import { Dexie, type Table } from 'dexie';
import type { Event, Match, Player } from '@/model/records/records';
import type { Way } from './way';

class Database extends Dexie {
  readonly events!: Table<Event, string>;
  readonly matches!: Table<Match, string>;
  readonly players!: Table<Player, string>;

  constructor() {
    super('dexie', { chromeTransactionDurability: 'relaxed' });
    this.version(1).stores({ events: 'id', matches: 'id', players: 'id' });
  }
}

export const dexie: Way = {
  fill: async ({ events, matches, players }) => {
    const database = new Database();
    await database.events.bulkPut(events);
    await database.players.bulkPut(players);
    await database.matches.bulkPut(matches);
  },
  open: async () => {
    const database = new Database();
    await database.open();
    return (match) => database.matches.put(match);
  },
  restore: async () => {
    const database = new Database();
    const events = await database.events.toArray();
    const players = await database.players.toArray();
    const matches = await database.matches.toArray();
    return () => ({ events, players, matches });
  },
};
