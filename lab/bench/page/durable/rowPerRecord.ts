import type { Event, Match, Player } from '@/model/records/records';
import { openDatabase, readAll, write } from './database';
import type { Way } from './way';

const open = () => openDatabase('row-per-record', ['events', 'matches', 'players']);

export const rowPerRecord: Way = {
  fill: async ({ events, matches, players }) => {
    const database = await open();
    await write(
      database,
      'events',
      events.map((doc) => [doc.id, doc]),
    );
    await write(
      database,
      'matches',
      matches.map((doc) => [doc.id, doc]),
    );
    await write(
      database,
      'players',
      players.map((doc) => [doc.id, doc]),
    );
  },
  open: async () => {
    const database = await open();
    return (match) => write(database, 'matches', [[match.id, match]]);
  },
  restore: async () => {
    const database = await open();
    const events = await readAll<Event>(database, 'events');
    const players = await readAll<Player>(database, 'players');
    const matches = await readAll<Match>(database, 'matches');
    return () => ({ events, players, matches });
  },
};
