import type { DateString } from '@/model/dates';
import { fieldValue } from '@/model/records/fields';
import type { Match } from '@/model/records/records';
import { fieldSpecs } from '@/model/schema/recordSchema';
import { selectShownPaths } from '@/parts/forms/shownFields';
import type { RootState } from '@/store/typed';
import { selectMatchIdsOfPlayer, selectPlayer } from '@/wiki/records/recordsSelectors';
import { selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';

export const selectKnowsFacts = (state: RootState, id: string, elsewhere: readonly string[]): boolean =>
  selectShownPaths(state, 'player', id, { except: elsewhere, asks: false }).length > 0;

/** Whether a fact is stored that is not shown, because it needs a source and the player has none. */
export function selectLacksSource(state: RootState, id: string): boolean {
  const player = selectPlayer(state, id);
  return (
    player !== undefined &&
    (player.source ?? []).length === 0 &&
    fieldSpecs.player.some((field) => field.sourced && fieldValue(player, field) !== null)
  );
}

/**
 * A player's matches as shown (hidden results count as missing), newest event first, up to a day if given.
 * Compare with `sameItems`.
 */
export const selectMatchesOfPlayer = (state: RootState, id: string, until?: DateString): readonly Match[] =>
  selectMatchIdsOfPlayer(state, id)
    .map((match) => selectShownMatch(state, match))
    .filter((match) => match !== undefined)
    .filter(({ date }) => until === undefined || date <= until);

/** Whether a rating may have steps to draw: a first visit has the published rating alone. */
export const selectMayDrawRating = ({ matches, storage }: RootState): boolean =>
  matches.rows.size > 0 || storage.coming.length > 0;
