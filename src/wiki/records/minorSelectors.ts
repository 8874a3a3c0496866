import { remembered } from '@/lib/remembered';
import { recordIdOf, type Delta } from '@/model/proposals/delta';
import { isMinor, withoutBirthYear, yearNotShown } from '@/model/privacy/minors';
import type { RootState } from '@/store/typed';
import { selectDelta } from '../deltas/deltasSelectors';
import { selectIsModerator } from '../session/sessionSelectors';
import { selectProposal, type ProposalView } from './proposalSelectors';
import { selectBaseRecord } from './recordsSelectors';

/** Whether to hide a player's year of birth from this reader: only moderators see that of a minor. */
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

/** For display. Code that edits or decides must use `selectDelta`. */
export const shownDelta = (state: RootState, delta: Delta): Delta =>
  keepsYearOf(state, delta) ? deltaWithout(delta) : delta;

export function selectShownDelta(state: RootState, id: string): Delta | undefined {
  const delta = selectDelta(state, id);
  return delta && shownDelta(state, delta);
}

/** For display. Code that decides must use `selectProposal`. */
export function selectShownProposal(state: RootState, id: string): ProposalView | undefined {
  const view = selectProposal(state, id);
  return view && keepsYearOf(state, view.delta) ? viewWithout(view) : view;
}
