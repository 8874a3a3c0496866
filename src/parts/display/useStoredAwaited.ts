import type { EntityName } from '@/backend/scope';
import { useAppSelector } from '@/store/typed';
import { patienceMs, useBriefly } from './useBriefly';

/**
 * Tells whether the device's own rows of an entity are still coming back: what shows many of them waits, since each
 * part that comes would push the others about. Of what the first screen shows there is a copy that comes first; it need
 * not ask.
 */
export function useStoredAwaited(entity: EntityName | undefined): boolean {
  const coming = useAppSelector((state) => entity !== undefined && state.storage.coming.includes(entity));
  return useBriefly(coming, patienceMs.data);
}
