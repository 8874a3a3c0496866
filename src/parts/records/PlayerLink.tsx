import { shallowEqual } from 'react-redux';
import { flagFile } from '@/model/records/flagFile';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { Flag } from '@/ui/Flag';
import { TextLink } from '@/ui/TextLink';
import { selectCountryOf, selectPlayer, selectPlayerName } from '@/wiki/records/recordsSelectors';
import { useKeepDay } from '../days/useKeepDay';

export interface PlayerLinkProps {
  readonly id: string;
  /**
   * The name stored in a match, shown until the player is loaded. Without it, matches are searched for one.
   */
  readonly name?: string;
}

export function PlayerLink({ id, name }: PlayerLinkProps) {
  const keepDay = useKeepDay();
  const { current, flag } = useAppSelector(
    (state) => ({
      current: selectPlayer(state, id)?.name ?? name ?? selectPlayerName(state, id),
      flag: flagFile(selectCountryOf(state, id)),
    }),
    shallowEqual,
  );
  return (
    <TextLink plain to={keepDay(path('player', { id }))}>
      <Flag src={flag} keepsPlace />
      {current}
    </TextLink>
  );
}
