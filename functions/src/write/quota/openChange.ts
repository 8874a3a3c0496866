import type { DocumentData } from 'firebase-admin/firestore';

/** The author whose number of open proposals this change alters; `undefined` if it alters none. */
export function openChange(
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): string | undefined {
  const uid: unknown = (after ?? before)?.['author'];
  if (typeof uid !== 'string' || uid === '') return undefined;
  return (before?.['status'] === 'new') === (after?.['status'] === 'new') ? undefined : uid;
}
