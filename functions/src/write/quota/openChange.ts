import type { DeltaChange } from '../../base/deltaChange';

/** The author whose number of open proposals this change alters; `undefined` if it alters none. */
export function openChange({ before, after }: Omit<DeltaChange, 'deltaId'>): string | undefined {
  const uid: unknown = (after ?? before)?.['author'];
  if (typeof uid !== 'string' || uid === '') return undefined;
  return (before?.['status'] === 'new') === (after?.['status'] === 'new') ? undefined : uid;
}
