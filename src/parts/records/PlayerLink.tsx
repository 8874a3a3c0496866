import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { TextLink } from '@/ui/TextLink';
import { selectPlayer, selectPlayerName } from '@/wiki/records/recordsSelectors';
import { useKeepDay } from '../days/useKeepDay';
import { PlayerFlag } from './PlayerFlag';

export interface PlayerLinkProps {
  readonly id: string;
  /**
   * The name stored in a match, shown until the player is loaded. Without it, matches are searched for one.
   */
  readonly name?: string;
}

export function PlayerLink({ id, name }: PlayerLinkProps) {
  const keepDay = useKeepDay();
  const current = useAppSelector(
    (state) => selectPlayer(state, id)?.name ?? name ?? selectPlayerName(state, id),
  );
  return (
    <TextLink plain to={keepDay(path('player', { id }))}>
      <PlayerFlag id={id} />
      {current}
    </TextLink>
  );
}
