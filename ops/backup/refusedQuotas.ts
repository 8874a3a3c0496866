import type { StoredDocument } from './storedValue';

/**
 * Paths of the quotas of accounts that the backup has as banned or deleted. Such an account must have none, because
 * the rules refuse its proposals only for lack of it.
 */
export async function refusedQuotas(backup: AsyncIterable<StoredDocument>): Promise<ReadonlySet<string>> {
  const refused = new Set<string>();
  for await (const { path } of backup) {
    const [collection, uid] = path.split('/');
    if (collection === 'ban' || collection === 'gone') refused.add(`quota/${uid}`);
  }
  return refused;
}
