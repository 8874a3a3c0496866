import { Problem } from '../base/problem';
import { listSaves, requireSoundSave, type Save } from './saves';
import type { StartOptions } from './startOptions';

export interface Choice {
  readonly save: Save | undefined;
  /** Saves to set aside once everything runs: a failed start must leave them in place. */
  readonly unwanted: readonly Save[];
}

export function chooseSave(folder: string, { fresh, previous }: StartOptions): Choice {
  const saves = listSaves(folder);
  if (fresh) return { save: undefined, unwanted: saves };
  if (!previous) return { save: requireSoundSave(saves), unwanted: [] };
  if (saves.length < 2)
    throw new Problem(`There is no save before the newest one in ${folder}; nothing was changed.`);
  return { save: requireSoundSave(saves.slice(1)), unwanted: saves.slice(0, 1) };
}
