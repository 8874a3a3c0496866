import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { PairNames } from '@/parts/matches/PairNames';
import { choiceWords } from '@/parts/words/sportWords';
import { useAppSelector } from '@/store/typed';
import { ListRow } from '@/ui/List';
import { selectEvent, selectMatch } from '@/wiki/records/recordsSelectors';
import { useSport } from '@/wiki/sports/useSports';
import { MatchOutlook } from './lazyChances';

export function ComingMatches({ ids }: { readonly ids: readonly string[] }) {
  return ids.map((id) => <ComingMatch key={id} id={id} />);
}

function ComingMatch({ id }: { readonly id: string }) {
  const t = useText();
  const match = useAppSelector((state) => selectMatch(state, id));
  const sport = useSport(match?.event.sport.id);
  const isCancelled = useAppSelector(
    (state) => match !== undefined && selectEvent(state, match.event.id)?.status === 'cancelled',
  );
  if (!match) return undefined;
  return (
    <ListRow
      to={path('match', { id })}
      title={<PairNames match={match} />}
      // Keeps the line's height until the code of the outlook is loaded.
      subtitle={isCancelled ? undefined : <MatchOutlook match={match} fallback={'\u00a0'} />}
      meta={choiceWords(t, sport, match, 'alone').join(' · ')}
    />
  );
}
