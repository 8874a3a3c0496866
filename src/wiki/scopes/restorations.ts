import type { Scope } from '@/backend/scope';
import type { Resume, Snapshot } from '@/backend/snapshot';
import { isBefore } from '@/sync/mark';
import type { ReplaceRows } from './replaceRows';
import type { ScopeManagerOptions } from './scopeManager';

export function createRestorations(
  { held, forget, report }: Pick<ScopeManagerOptions, 'held' | 'forget' | 'report'>,
  marks: { readonly restartAll: () => void },
) {
  let restoredAt = -Infinity;
  let forgetting = false;
  let toTake: ReplaceRows = (_, snapshot) => [snapshot];
  return {
    /**
     * Whether the snapshot reports a restore newer than one of the watermarks. True only once per restore.
     */
    tells: ({ restoredAt: at = -Infinity }: Snapshot, of: readonly (Resume | undefined)[]): boolean => {
      if (at <= restoredAt || !of.some((mark) => isBefore(mark, at))) return false;
      restoredAt = at;
      forgetting = true;
      return true;
    },
    isForgetting: () => forgetting,
    toTake: (scope: Scope, snapshot: Snapshot) => toTake(scope, snapshot),
    forget: async (closeAll: () => void): Promise<void> => {
      await forget();
      try {
        const { createReplaceRows } = await import(/* webpackChunkName: "stored-rows" */ './replaceRows');
        toTake = createReplaceRows(held);
      } catch (error) {
        // Without it, rows disappear until they arrive again.
        report(String(error));
      }
      closeAll();
      marks.restartAll();
      forgetting = false;
    },
  };
}
