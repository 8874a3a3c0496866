import type { Scope } from '@/backend/scope';
import type { Resume, Snapshot } from '@/backend/snapshot';
import { isBefore } from '@/sync/mark';
import type { ReplaceRows } from './replaceRows';
import type { ScopeManagerOptions } from './scopeManager';

type Options = Pick<ScopeManagerOptions, 'held' | 'forget' | 'report'>;

export class Restorations {
  readonly #options: Options;
  #restoredAt = -Infinity;
  #forgetting = false;
  #replaceRows: ReplaceRows = (_, snapshot) => [snapshot];

  constructor(options: Options) {
    this.#options = options;
  }

  /** Stored documents are being deleted: no scope may open, and no snapshot counts. */
  get isForgetting(): boolean {
    return this.#forgetting;
  }

  /** Whether the snapshot reports a restore newer than one of the watermarks. True only once per restore. */
  begins({ restoredAt: at = -Infinity }: Snapshot, of: readonly (Resume | undefined)[]): boolean {
    if (at <= this.#restoredAt || !of.some((mark) => isBefore(mark, at))) return false;
    this.#restoredAt = at;
    this.#forgetting = true;
    return true;
  }

  toTake(scope: Scope, snapshot: Snapshot): readonly Snapshot[] {
    return this.#replaceRows(scope, snapshot);
  }

  async forget(closeAll: () => void): Promise<void> {
    const { held, forget, report } = this.#options;
    await forget();
    try {
      const { createReplaceRows } = await import(/* webpackChunkName: "stored-rows" */ './replaceRows');
      this.#replaceRows = createReplaceRows(held);
    } catch (error) {
      // Without it, rows disappear until they arrive again.
      report(String(error));
    }
    closeAll();
    this.#forgetting = false;
  }
}
