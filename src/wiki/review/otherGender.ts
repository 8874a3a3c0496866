import { codesByPath } from '@/model/card/codes';
import { fieldChanges, type Delta } from '@/model/proposals/delta';
import type { Match } from '@/model/records/records';
import type { Gender } from '@/model/sports';
import type { RootState } from '@/store/typed';
import { selectPlayer } from '../records/recordsSelectors';
import { genderDoubts, gendersOf } from '../search/genders';
import type { RecordSearch } from '../search/recordSearch';
import { selectSport } from '../sports/sportsSelectors';

export interface OtherGender {
  readonly player: string;
  readonly gender: Gender;
}

export type Fought = Pick<RecordSearch, 'hasFought' | 'matchesOf'>;

const deciding: ReadonlySet<string> = new Set(['gender', 'player1', 'player2']);

export function otherGenderIn(
  state: RootState,
  delta: Delta,
  { proposed, live }: { readonly proposed: Match | undefined; readonly live: Match | undefined },
  fought: Fought | undefined,
): OtherGender | undefined {
  if (proposed === undefined || !(fieldChanges(delta) ?? []).some(({ field }) => deciding.has(field.path)))
    return undefined;
  const sides = [proposed.player1, proposed.player2];
  const known = sides.map(({ id }) => {
    const isOnlyMatch =
      live !== undefined && [live.player1.id, live.player2.id].includes(id) && fought?.matchesOf(id) === 1;
    return gendersOf(isOnlyMatch ? undefined : fought, selectPlayer(state, id));
  });
  const doubt = genderDoubts(
    proposed.gender,
    codesByPath(proposed),
    selectSport(state, proposed.event.sport.id),
    known,
  ).find(({ kind }) => kind === 'side');
  return doubt?.kind === 'side' ? { player: sides[doubt.side]?.name ?? '', gender: doubt.gender } : undefined;
}
