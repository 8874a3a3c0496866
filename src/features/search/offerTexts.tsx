import { find } from '@/language/en/find';
import { useLanguage, useText } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { useToday } from '@/parts/days/useToday';
import { useAppSelector } from '@/store/typed';
import { choiceCodeName, codeName, sportName } from '@/parts/words/sportWords';
import type { Pair } from '@/wiki/search/pairSearch';
import { selectEvent, selectPlayerName } from '@/wiki/records/recordsSelectors';
import { useSports } from '@/wiki/sports/useSports';
import { joined } from './joined';
import type { MatchQuery } from './matchQuery';
import type { FoundPage } from './pages';
import { useWhen } from './useWhen';

export function PairText({ ids: [id, otherId] }: { readonly ids: Pair }) {
  const t = useText();
  const own = useAppSelector((state) => selectPlayerName(state, id));
  const other = useAppSelector((state) => selectPlayerName(state, otherId));
  return <>{t(find.pair, { own, other })}</>;
}

/** The sport of a page, where the site has several; of a page about an event, which it is and when. */
export function PageFacts({ page: { sport, event: id, note } }: { readonly page: FoundPage }) {
  const { dates, place } = useLanguage();
  const today = useToday();
  const event = useAppSelector((state) => (id === undefined ? undefined : selectEvent(state, id)));
  const when = useWhen(event);
  return joined([
    sport,
    event?.name,
    event && (event.date < today ? dates.day(knownDate(event)) : when),
    event?.location && place(event.location),
    note,
  ]);
}

/** The shared facts: `2024 · Right arm · 105kg`. Names the sport if the site has several. */
export function MatchQueryText({ query }: { readonly query: MatchQuery }) {
  const t = useText();
  const sports = useSports();
  const { sport, year, codes, gender, rest } = query;
  return (
    <>
      {[
        sports.length > 1 && sportName(t, sports, sport),
        rest,
        year,
        ...codes.map(({ choice, code }) => choiceCodeName(t, choice, code, 'alone')),
        gender !== undefined && codeName(t, 'gender', gender),
      ]
        .filter(Boolean)
        .join(' · ')}
    </>
  );
}
