import { CalendarClock, EyeOff } from 'lucide-react';
import { find } from '@/language/en/find';
import { useLanguage, useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { knownDate } from '@/model/dates';
import { perspective } from '@/model/matches/perspective';
import { countMatch, emptyTally, matchesIn, tallyText } from '@/model/matches/tally';
import type { Match } from '@/model/records/records';
import { useToday } from '@/parts/days/useToday';
import { usePartial } from '@/parts/scopes/usePartial';
import { choiceWords, endingWords, resultText } from '@/parts/words/sportWords';
import { useAppSelector } from '@/store/typed';
import { selectIsToCome, selectMeetingIds } from '@/wiki/records/meetingsSelectors';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import type { Pair } from '@/wiki/search/pairSearch';
import { selectSecrecy, selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';
import { useSport } from '@/wiki/sports/useSports';
import { joined } from './joined';
import styles from './Meeting.module.css';
import { useSportNames } from './useSportNames';
import { useWhen } from './useWhen';

export function MeetingScore({ match: id, own }: { readonly match: string; readonly own: string }) {
  const t = useText();
  const today = useToday();
  const match = useAppSelector((state) => selectShownMatch(state, id));
  const isHidden = useAppSelector((state) => selectSecrecy(state, id) === 'hidden');
  const comes = useAppSelector((state) => selectIsToCome(state, id, today));
  const sides = match && perspective(match, own);
  if (!sides) return undefined;
  if (isHidden) return <EyeOff />;
  if (comes) return <CalendarClock />;
  return <span className={styles.score}>{resultText(t, { player1: sides.own, player2: sides.other })}</span>;
}

export function MeetingEvent({ match: id }: { readonly match: string }) {
  return useAppSelector((state) => {
    const event = selectShownMatch(state, id)?.event.id;
    return (event && selectEvent(state, event)?.name) ?? event;
  });
}

export function MeetingFacts({ match: id }: { readonly match: string }) {
  const match = useAppSelector((state) => selectShownMatch(state, id));
  return match && <Facts match={match} />;
}

function Facts({ match }: { readonly match: Match }) {
  const { t, dates } = useLanguage();
  const today = useToday();
  const when = useWhen(match);
  const { id, event, youtube } = match;
  const isHidden = useAppSelector((state) => selectSecrecy(state, id) === 'hidden');
  const comes = useAppSelector((state) => selectIsToCome(state, id, today));
  const hasVideo = useAppSelector(
    (state) => (youtube ?? selectEvent(state, event.id)?.youtube) !== undefined,
  );
  const sport = useSport(event.sport.id);
  return joined([
    ...useSportNames([event.sport.id]),
    comes && when,
    dates.day(knownDate(match)),
    ...choiceWords(t, sport, match, 'alone'),
    endingWords(t, match),
    isHidden && t(find.resultHidden),
    hasVideo && t(find.withVideo),
  ]);
}

export function PairFacts({ ids }: { readonly ids: Pair }) {
  const t = useText();
  const today = useToday();
  const partial = usePartial();
  const meetings = useAppSelector(
    (state) => selectMeetingIds(state, ids).map((id) => selectShownMatch(state, id)),
    sameItems,
  ).filter((match) => match !== undefined);
  const hides = useAppSelector((state) =>
    selectMeetingIds(state, ids).some((id) => selectSecrecy(state, id) === 'hidden'),
  );
  const next = useAppSelector((state) =>
    selectMeetingIds(state, ids).findLast((id) => selectIsToCome(state, id, today)),
  );
  const when = useWhen(meetings.find(({ id }) => id === next));
  const sports = [...new Set(meetings.map(({ event }) => event.sport.id))];
  const names = useSportNames(sports);
  const tallies = sports.map((sport, at) => {
    const tally = meetings
      .filter(({ event }) => event.sport.id === sport)
      .reduce((sum, match) => {
        const sides = perspective(match, ids[0]);
        return sides ? countMatch(sum, sides.own, sides.other) : sum;
      }, emptyTally);
    return matchesIn(tally) > 0 && [names[at], tallyText(tally)].filter(Boolean).join(' ');
  });
  return joined([
    ...(hides ? [t(find.resultsHidden)] : partial ? [] : tallies),
    when !== undefined && t(find.nextMeeting, { when }),
  ]);
}
