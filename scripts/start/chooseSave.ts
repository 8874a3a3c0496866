import { Problem } from '../base/problem';
import { listSaves, requireSoundSave, type Save } from './saves';
import type { StartOptions } from './startOptions';

export interface Choice {
  /** The save to begin with; `undefined` for the data set. */
  readonly save: Save | undefined;
  /** Saves to be set aside once everything runs: a start that fails must leave all as it was. */
  readonly unwanted: readonly Save[];
}

/** The save that this start restores. */
export function chooseSave(folder: string, { fresh, previous }: StartOptions): Choice {
  const saves = listSaves(folder);
  if (fresh) return { save: undefined, unwanted: saves };
  if (!previous) return { save: requireSoundSave(saves), unwanted: [] };
  if (saves.length < 2)
    throw new Problem(`There is no save before the newest one in ${folder}; nothing was changed.`);
  return { save: requireSoundSave(saves.slice(1)), unwanted: saves.slice(0, 1) };
}
