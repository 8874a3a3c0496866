import type { EntityName } from '@/backend/scope';
import { useAppSelector } from '@/store/typed';
import { patienceMs, useBriefly } from './useBriefly';

/**
 * Whether the device's rows of an entity are still being restored. Long lists wait for them, because each
 * part would move the others. Not needed for content of the first screen, which is restored first from a copy
 * of its own.
 */
export function useStoredAwaited(entity: EntityName | undefined): boolean {
  const coming = useAppSelector((state) => entity !== undefined && state.storage.coming.includes(entity));
  return useBriefly(coming, patienceMs.data);
}
