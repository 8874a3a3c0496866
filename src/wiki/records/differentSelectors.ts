import { tableValues } from '@/lib/table';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectMergedInto } from './identitiesSelectors';
import { selectBaseRecord, selectPlayer } from './recordsSelectors';

/**
 * Whether a reader said that two players are different people, own proposals included. Records merged into
 * either count too.
 */
export function selectAreDifferent(state: RootState, id: string, otherId: string): boolean {
  const [own, others] = [everyIdOf(state, id), everyIdOf(state, otherId)];
  return names(state, own, others) || names(state, others, own);
}

const everyIdOf = (state: RootState, id: string): readonly string[] => [
  id,
  ...selectMergedInto(state, 'player', id),
];

const names = (state: RootState, ids: readonly string[], others: readonly string[]): boolean =>
  ids.some((id) => selectDifferentFrom(state, id).some((other) => others.includes(other)));

const nobody: readonly string[] = [];

/** Reads the player's own record only. */
export const selectDifferentFrom = (state: RootState, id: string): readonly string[] =>
  // The overlay omits a merged player, so read the base.
  (selectPlayer(state, id) ?? selectBaseRecord(state, 'player', id))?.differentFrom ?? nobody;

export interface Difference {
  readonly id: string;
  readonly other: string;
}

const selectSayers = createAppSelector([(state) => state.players.rows], (players) => {
  const sayers = new Map<string, readonly string[]>();
  for (const { id, differentFrom = nobody } of tableValues(players))
    for (const other of differentFrom) sayers.set(other, [...(sayers.get(other) ?? nobody), id]);
  return sayers;
});

/**
 * Players who are somebody else than this one, whichever of the two pages says so. Own proposals count on the page
 * that they edit. Compare with `dequal`.
 */
export function selectDifferencesOf(state: RootState, id: string): readonly Difference[] {
  const own = selectDifferentFrom(state, id);
  const others = (selectSayers(state).get(id) ?? nobody).filter(
    (sayer) => !own.includes(sayer) && selectDifferentFrom(state, sayer).includes(id),
  );
  return [...own.map((other) => ({ id, other })), ...others.map((sayer) => ({ id: sayer, other: id }))];
}
