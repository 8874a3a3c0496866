import { flags } from '@/language/en/flags';
import { message } from '@/language/text';
import { fieldChanges, isDeletion, isNewRecord, type Delta } from '@/model/proposals/delta';
import { changesResult } from './results';
import type { FlagRule } from './flagRule';

export const topPlaces = 20;

export const topPlayer: FlagRule = {
  severity: 'warning',
  label: flags.topPlayer,
  find: ({ delta, topPlayer: player }) => {
    const text = textOf(delta);
    return player !== undefined && text !== undefined && message(text, { player, count: topPlaces });
  },
};

/** What would happen to the player, if it matters to readers of a ranking. */
function textOf(delta: Delta) {
  const changed = new Set((fieldChanges(delta) ?? []).map(({ field }) => field.path));
  switch (delta.collection) {
    case 'match':
      return changesResult(delta) || isDeletion(delta) ? flags.topPlayerIs : undefined;
    case 'player':
      if (isNewRecord(delta)) return undefined;
      if (changed.has('hidden')) return flags.topPlayerHidden;
      if (changed.has('sameAs')) return flags.topPlayerMerged;
      return changed.has('name') ? flags.topPlayerRenamed : undefined;
    case 'event':
      return undefined;
  }
}
