import { records } from '@/language/en/records';
import { useLanguage } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { perspective } from '@/model/matches/perspective';
import { tellsResult } from '@/model/matches/spoilers';
import type { Match } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { Dotted } from '@/ui/ScoreBoard';
import { TextLink } from '@/ui/TextLink';
import { daysAway } from '@/parts/days/daysAway';
import { useKeepDay } from '@/parts/days/useKeepDay';
import { useToday } from '@/parts/days/useToday';
import { choiceWords, resultText } from '@/parts/words/sportWords';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { useSport } from '@/wiki/sports/useSports';
import type { PairMatches } from './rivalsSelectors';

interface NearMatchesProps {
  readonly pair: PairMatches;
  readonly own: string;
}

export function NearMatches({ pair: { last, next }, own }: NearMatchesProps) {
  const { t, dates } = useLanguage();
  const today = useToday();
  const sides = last && perspective(last, own);
  const result =
    last && sides && tellsResult(last)
      ? resultText(t, { player1: sides.own, player2: sides.other })
      : undefined;
  const day = last && knownDate(last);
  return (
    <>
      {next && (
        <NearMatch match={next} said={t(records.next, { when: daysAway({ t, dates }, next, today) })} />
      )}
      {last && day !== undefined && (
        <NearMatch match={last} said={t(records.last, { match: result ?? dates.day(day) ?? day })} />
      )}
    </>
  );
}

function NearMatch({ match, said }: { readonly match: Match; readonly said: string }) {
  const { t } = useLanguage();
  const keepDay = useKeepDay();
  const sport = useSport(match.event.sport.id);
  const event = useAppSelector((state) => selectEvent(state, match.event.id)?.name);
  return (
    <Dotted>
      {[
        <TextLink key="match" to={keepDay(path('match', { id: match.id }))}>
          {said}
        </TextLink>,
        ...choiceWords(t, sport, match, 'alone'),
        event,
      ]}
    </Dotted>
  );
}
