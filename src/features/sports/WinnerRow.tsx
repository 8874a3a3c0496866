import { spoilers } from '@/language/en/spoilers';
import { useLanguage } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import type { Event } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { PlayerFlag } from '@/parts/records/PlayerFlag';
import { useAppSelector } from '@/store/typed';
import { ListRow } from '@/ui/List';
import { ScoreText } from '@/ui/ScoreText';
import { selectCardIds } from '@/wiki/records/recordsSelectors';
import { selectSecrecy, selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';
import { useMatchLine } from '@/wiki/sports/useMatchLine';

export function WinnerRow({ event }: { readonly event: Event }) {
  const { t, dates } = useLanguage();
  const lineOf = useMatchLine();
  const id = useAppSelector((state) => selectCardIds(state, event.id)[0]);
  const match = useAppSelector((state) => (id === undefined ? undefined : selectShownMatch(state, id)));
  const isHidden = useAppSelector((state) => id !== undefined && selectSecrecy(state, id) === 'hidden');
  const winner = match && [match.player1, match.player2].find(({ result }) => result === 'W');
  const date = knownDate(event);
  return (
    <ListRow
      to={path('event', { id: event.sport.id, eventId: event.id })}
      title={
        isHidden ? (
          t(spoilers.hidden)
        ) : winner ? (
          <>
            <PlayerFlag id={winner.id} />
            {winner.name}
          </>
        ) : (
          '–'
        )
      }
      subtitle={<ScoreText text={[event.name, ...(match ? [lineOf(match)] : [])].join(' · ')} />}
      meta={dates.day(date) ?? date}
    />
  );
}
