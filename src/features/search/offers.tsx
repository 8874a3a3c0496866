import type { ReactNode } from 'react';
import { find } from '@/language/en/find';
import { useLanguage, useText } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { path } from '@/model/sharing/routes';
import { useToday } from '@/parts/days/useToday';
import { useAppSelector } from '@/store/typed';
import { choiceCodeName, codeName, sportName } from '@/parts/words/sportWords';
import type { Pair } from '@/wiki/search/pairSearch';
import { selectEvent, selectPlayerName } from '@/wiki/records/recordsSelectors';
import { useSports } from '@/wiki/sports/useSports';
import { joined } from './joined';
import type { MatchQuery } from './matchQuery';
import { MeetingEvent, MeetingFacts, MeetingScore, PairFacts } from './Meeting';
import type { Offered } from './options';
import type { FoundPage } from './pages';
import { useWhen } from './useWhen';

export interface Offer {
  readonly to: string;
  readonly title: ReactNode;
  readonly leading?: ReactNode;
  readonly facts?: ReactNode;
}

export function offerOf(option: Offered): Offer {
  switch (option.kind) {
    case 'pair': {
      const [id, otherId] = option.ids;
      return {
        to: path('versus', { id, otherId }),
        title: <PairText ids={option.ids} />,
        facts: <PairFacts ids={option.ids} />,
      };
    }
    case 'meeting':
      return {
        to: path('match', { id: option.match }),
        title: <MeetingEvent match={option.match} />,
        leading: <MeetingScore match={option.match} own={option.own} />,
        facts: <MeetingFacts match={option.match} />,
      };
    case 'matches':
      return { to: option.query.to, title: <MatchQueryText query={option.query} /> };
    case 'page':
      return { to: option.page.to, title: option.page.title, facts: <PageFacts page={option.page} /> };
  }
}

function PairText({ ids: [id, otherId] }: { readonly ids: Pair }) {
  const t = useText();
  const own = useAppSelector((state) => selectPlayerName(state, id));
  const other = useAppSelector((state) => selectPlayerName(state, otherId));
  return t(find.pair, { own, other });
}

function PageFacts({ page: { sport, event: id, note } }: { readonly page: FoundPage }) {
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

function MatchQueryText({ query }: { readonly query: MatchQuery }) {
  const t = useText();
  const sports = useSports();
  const { sport, year, codes, gender, rest } = query;
  return joined([
    sports.length > 1 && sportName(t, sports, sport),
    rest,
    year,
    ...codes.map(({ choice, code }) => choiceCodeName(t, choice, code, 'alone')),
    gender !== undefined && codeName(t, 'gender', gender),
  ]);
}
