import type { DocumentData } from 'firebase-admin/firestore';

/** The author whose open proposals are one more or one less since a delta changed; `undefined` when they are as many. */
export function openChange(
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): string | undefined {
  const uid: unknown = (after ?? before)?.['author'];
  if (typeof uid !== 'string' || uid === '') return undefined;
  return (before?.['status'] === 'new') === (after?.['status'] === 'new') ? undefined : uid;
}
