import type { Parsed } from '@/lib/parsed';
import { recordParsers } from '@/model/parsing/recordParsers';
import type { Event, Match, Player } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import { Problem } from '../base/problem';

/** The author of every record of the data set; its profile says so. */
export const dataSetAuthor = 'armwiki';

/** Number of the newest events left for a moderator to review. */
const notReviewed = 2;

interface DataFile {
  readonly events: readonly FileRecord[];
  readonly players: readonly FileRecord[];
  readonly matches: readonly (FileRecord & { readonly event: { readonly id: string } })[];
}
interface FileRecord {
  readonly id: string;
  readonly date?: string;
  readonly [field: string]: unknown;
}

export interface DataSet {
  readonly event: readonly Event[];
  readonly match: readonly Match[];
  readonly player: readonly Player[];
  readonly conflicts: ReadonlyMap<string, string>;
}

export function readDataSet(text: string, now: number): DataSet {
  const file = JSON.parse(text) as DataFile;
  const newest = new Set(
    [...file.events]
      .sort((a, b) => String(b.date).localeCompare(String(a.date)))
      .slice(0, notReviewed)
      .map(({ id }) => id),
  );
  const added = { created: now, updatedAt: now, author: { id: dataSetAuthor } };
  const event = file.events.map((raw) =>
    read(raw.id, recordParsers.event, { ...raw, ...added, source: sourcesOf(raw), valid: newest.has(raw.id) ? 0 : 1 }),
  );
  const events = new Map(event.map((known) => [String(known.id), known]));
  const match = file.matches.map((raw) => {
    const parent = events.get(raw.event.id);
    if (!parent) throw new Problem(`match/${raw.id}: expected a known event, found ${raw.event.id}.`);
    const { id, date, sport } = parent;
    // The sources already include these pages.
    const { corroboratedBy: _, youtubeSource: __, ...facts } = raw;
    return read(raw.id, recordParsers.match, {
      ...facts,
      updatedAt: now,
      source: sourcesOf(raw),
      event: { id, date, sport },
    });
  });
  const player = file.players.map((raw) => read(raw.id, recordParsers.player, { ...raw, ...added }));
  const conflicts = file.matches.flatMap((raw) =>
    typeof raw['conflict'] === 'string' ? [[raw.id, raw['conflict']] as const] : [],
  );
  return { event, match, player, conflicts: new Map(conflicts) };
}

function read<T>(id: string, parse: (input: unknown) => Parsed<T>, input: unknown): T {
  const result = parse(input);
  if (result.ok) return result.value;
  throw new Problem(`data/armwrestling.json, record ${id}: ${result.error}`);
}

function sourcesOf(raw: FileRecord): readonly string[] | undefined {
  const named = ['source', 'corroboratedBy', 'youtubeSource'].flatMap((key) => raw[key] ?? []);
  const texts = [...new Set(named.filter((item) => typeof item === 'string'))];
  return texts.length > 0 ? texts : undefined;
}

export interface SeedDocument {
  readonly collection: Collection;
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The documents of a data set. The id is only the document's name, not one of its fields. */
export function seedDocuments({ event, match, player, conflicts }: DataSet): readonly SeedDocument[] {
  const document = (collection: Collection, { id, ...data }: Event | Match | Player): SeedDocument => {
    const conflict = conflicts.get(id);
    return { collection, id, data: { ...data, deleted: false, ...(conflict !== undefined && { conflict }) } };
  };
  return [
    ...event.map((record) => document('event', record)),
    ...player.map((record) => document('player', record)),
    ...match.map((record) => document('match', record)),
  ];
}
