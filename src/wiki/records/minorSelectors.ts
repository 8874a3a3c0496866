import { remembered } from '@/lib/remembered';
import { recordIdOf, type Delta } from '@/model/delta';
import { isMinor, withoutBirthYear, yearNotShown } from '@/model/minors';
import type { RootState } from '@/store/typed';
import { selectDelta } from '../deltas/deltasSelectors';
import { selectIsModerator } from '../session/sessionSelectors';
import { selectProposal, type ProposalView } from './proposalSelectors';
import { selectBaseRecord } from './recordsSelectors';

/** Tells whether a player's year of birth is kept from who reads: that of a minor moderators alone are shown. */
export function selectKeepsYear(state: RootState, player: string): boolean {
  const stored = selectBaseRecord(state, 'player', player);
  return stored !== undefined && isMinor(stored) && !selectIsModerator(state);
}

const keepsYearOf = (state: RootState, delta: Delta): boolean =>
  delta.collection === 'player' && selectKeepsYear(state, recordIdOf(delta));

const deltaWithout = remembered(withoutBirthYear);
const viewWithout = remembered(({ fields, ...view }: ProposalView): ProposalView => ({
  ...view,
  fields: fields.map((each) =>
    each.field.path === 'birthYear'
      ? {
          ...each,
          live: each.live && yearNotShown,
          seen: each.seen && yearNotShown,
          proposed: each.proposed && yearNotShown,
        }
      : each,
  ),
}));

/** A change as screens show it. What edits or decides reads `selectDelta`. */
export const shownDelta = (state: RootState, delta: Delta): Delta =>
  keepsYearOf(state, delta) ? deltaWithout(delta) : delta;

/** The same of the change of an id. */
export function selectShownDelta(state: RootState, id: string): Delta | undefined {
  const delta = selectDelta(state, id);
  return delta && shownDelta(state, delta);
}

/** A proposal as screens show it. What decides reads `selectProposal`. */
export function selectShownProposal(state: RootState, id: string): ProposalView | undefined {
  const view = selectProposal(state, id);
  return view && keepsYearOf(state, view.delta) ? viewWithout(view) : view;
}
