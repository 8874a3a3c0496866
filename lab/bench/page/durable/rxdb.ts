import { createRxDatabase, type RxCollection } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import type { Event, Match, Player } from '@/model/records/records';
import type { Way } from './way';

/** Names every field. Validates nothing, like an app that parses what it receives. */
const schemaOf = (fields: readonly string[]) => ({
  version: 0,
  primaryKey: 'id',
  type: 'object' as const,
  properties: {
    ...Object.fromEntries(fields.map((field) => [field, {}])),
    id: { type: 'string' as const, maxLength: 128 },
  },
  required: ['id'],
});
const kept = ['date', 'source', 'updatedAt', 'youtube'];
const eventFields = [
  ...kept,
  'name',
  'sport',
  'author',
  'created',
  'valid',
  'location',
  'organization',
  'dateNote',
];
const playerFields = [...kept, 'name', 'author', 'created', 'country', 'aliases', 'nameNote'];
const matchFields = [...kept, 'player1', 'player2', 'gender', 'arm', 'weight', 'order', 'event'];
const matchNotes = ['weightNote', 'armNote', 'round', 'confidence'];

interface Rows {
  readonly events: Event;
  readonly matches: Match;
  readonly players: Player;
}

async function open() {
  const database = await createRxDatabase({
    name: 'rxdb',
    storage: getRxStorageDexie(),
    multiInstance: false,
  });
  return database.addCollections<Rows>({
    events: { schema: schemaOf(eventFields) },
    matches: { schema: schemaOf([...matchFields, ...matchNotes]) },
    players: { schema: schemaOf(playerFields) },
  });
}

async function insert<T>(collection: RxCollection<T>, docs: readonly T[]): Promise<void> {
  for (let at = 0; at < docs.length; at += 2_000) await collection.bulkInsert(docs.slice(at, at + 2_000));
}

/** RxDB with its free storage and a schema that leaves documents unchanged. */
export const rxdb: Way = {
  fill: async (data) => {
    const { events, matches, players } = await open();
    await insert(events, data.events);
    await insert(players, data.players);
    await insert(matches, data.matches);
  },
  open: async () => {
    const { matches } = await open();
    return (match) => matches.upsert(match);
  },
  restore: async () => {
    const { events, matches, players } = await open();
    const found = {
      events: await events.find().exec(),
      players: await players.find().exec(),
      matches: await matches.find().exec(),
    };
    return () => ({
      events: found.events.map((doc) => doc.toJSON() as Event),
      players: found.players.map((doc) => doc.toJSON() as Player),
      matches: found.matches.map((doc) => doc.toJSON() as Match),
    });
  },
};
