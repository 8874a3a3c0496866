import { path } from '@/model/routes';
import { useAppSelector } from '@/store/typed';
import { TextLink } from '@/ui/TextLink';
import { selectPlayer, selectPlayerName } from '@/wiki/records/recordsSelectors';
import { useKeepDay } from './useKeepDay';

export interface PlayerLinkProps {
  readonly id: string;
  /** The name as cached in a match, for when the player is not at hand; without it one is looked for in matches. */
  readonly name?: string;
}

/** A player's name that leads to the player. */
export function PlayerLink({ id, name }: PlayerLinkProps) {
  const keepDay = useKeepDay();
  const current = useAppSelector(
    (state) => selectPlayer(state, id)?.name ?? name ?? selectPlayerName(state, id),
  );
  return (
    <TextLink plain to={keepDay(path('player', { id }))}>
      {current}
    </TextLink>
  );
}
