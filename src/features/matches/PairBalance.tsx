import { ratings } from '@/language/en/ratings';
import { records } from '@/language/en/records';
import { useLanguage } from '@/language/useLanguage';
import { tallyOf } from '@/model/matches/playerTally';
import { matchesIn, tallyText } from '@/model/matches/tally';
import type { Match } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { TextLink } from '@/ui/TextLink';
import { samePair, selectPair } from '@/features/players/rivalsSelectors';
import { daysAway } from '@/parts/days/daysAway';
import { useKeepDay } from '@/parts/days/useKeepDay';
import { useToday } from '@/parts/days/useToday';
import { usePartial } from '@/parts/scopes/usePartial';
import { useSportQuery } from '@/wiki/sports/useSports';

export function PairBalance({ match: { id, player1, player2, event } }: { readonly match: Match }) {
  const { t, dates } = useLanguage();
  const today = useToday();
  const keepDay = useKeepDay();
  const query = useSportQuery(event.sport.id);
  const pair = useAppSelector((state) => selectPair(state, player1.id, player2.id, today), samePair);
  const partial = usePartial();
  const { next } = pair;
  const tally = tallyOf(pair.held, player1.id);
  // A balance of half their matches would be wrong.
  const said = partial
    ? t(ratings.headToHead)
    : pair.hidden.length > 0
      ? t(records.balanceHidden)
      : t(records.balance, { tally: tallyText(tally) });
  if (matchesIn(tally) === 0 && pair.hidden.length === 0 && (next === undefined || next.id === id))
    return undefined;
  return (
    <p>
      <TextLink to={keepDay(path('versus', { id: player1.id, otherId: player2.id }) + query)}>
        {said}
      </TextLink>
      {next !== undefined && (
        <>
          {' · '}
          {next.id === id ? (
            t(records.next, { when: daysAway({ t, dates }, next, today) })
          ) : (
            <TextLink to={keepDay(path('match', { id: next.id }))}>
              {t(records.next, { when: daysAway({ t, dates }, next, today) })}
            </TextLink>
          )}
        </>
      )}
    </p>
  );
}
