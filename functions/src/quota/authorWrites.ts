import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import type { AuthorWrite } from '@/model/quota';

/** What one change of a delta means for its author's quota. */
export interface QuotaNews {
  readonly uid: string;
  /** Empty when somebody else changed it and only the number of open proposals may be another. */
  readonly writes: readonly AuthorWrite[];
}

/** `undefined` when neither the author wrote nor the delta became open or closed. */
export function quotaNews(
  id: string,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): QuotaNews | undefined {
  const uid: unknown = (after ?? before)?.['author'];
  if (typeof uid !== 'string' || uid === '') return undefined;
  const isOpen = after?.['status'] === 'new';
  const wasOpen = before?.['status'] === 'new';
  const at = millis(after?.['timestamp']);
  // The time of a delta is that of its author's last write; nobody else's write moves it.
  const wrote = isOpen && at !== undefined && at !== millis(before?.['timestamp']);
  if (wrote) return { uid, writes: [{ delta: id, at }] };
  return isOpen === wasOpen ? undefined : { uid, writes: [] };
}

const millis = (value: unknown): number | undefined =>
  value instanceof Timestamp ? value.toMillis() : undefined;
