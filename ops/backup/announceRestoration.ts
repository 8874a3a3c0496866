import { restorationField } from '@/model/operating/restoration';
import type { Write } from './database';
import type { RestoreServices } from './restoreBackup';
import type { StoredDocument } from './storedValue';

/**
 * Makes clients read the restored state: adds a tombstone with the current time to each collection of records, and
 * every listener that resumes from a watermark receives it. The commit that ends the restoring includes it, so neither
 * exists without the other.
 */
export async function announceRestoration(
  { database, pace }: Pick<RestoreServices, 'database' | 'pace'>,
  id: string,
  restored: AsyncIterable<StoredDocument>,
  mark: Write,
): Promise<void> {
  const sports = new Set<string>();
  for await (const { path, fields } of restored) {
    const sport = path.startsWith('match/') ? sportOf(fields) : undefined;
    if (sport !== undefined) sports.add(sport);
  }
  const writes = [
    tombstone('event', id),
    tombstone('player', id),
    ...[...sports].map((sport) => tombstone('match', `${id}-${sport}`, sport)),
    mark,
  ];
  await pace(writes.length);
  await database.write(writes);
}

const tombstone = (collection: string, name: string, sport?: string): Write => ({
  path: `${collection}/restored-${name}`,
  fields: {
    deleted: { booleanValue: true },
    [restorationField]: { booleanValue: true },
    ...(sport !== undefined && { event: mapOf({ sport: mapOf({ id: { stringValue: sport } }) }) }),
  },
  serverTimes: ['updatedAt'],
});

const mapOf = (fields: StoredDocument['fields']) => ({ mapValue: { fields } });

function sportOf(fields: StoredDocument['fields']): string | undefined {
  const id = within(within(fields['event'], 'sport'), 'id')?.['stringValue'];
  return typeof id === 'string' ? id : undefined;
}

const within = (value: StoredDocument['fields'][string] | undefined, name: string) =>
  (value?.['mapValue'] as { readonly fields?: StoredDocument['fields'] } | undefined)?.fields?.[name];
