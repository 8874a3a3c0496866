import { useSearchParams } from 'react-router';
import { loading } from '@/language/en/loading';
import { players as texts } from '@/language/en/players';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { definePage, Redirect } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { Stack } from '@/ui/Stack';
import { useHead } from '@/ui/useHead';
import { useToday } from '@/parts/days/useToday';
import { DataPage } from '@/parts/export/DataMenu';
import { PastDay } from '@/parts/ratings/PastDay';
import { useAsOf } from '@/parts/ratings/useAsOf';
import { UnknownSport } from '@/parts/records/UnknownSport';
import { MissingRecord } from '@/parts/records/MissingRecord';
import { PendingContent } from '@/parts/scopes/PendingContent';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { selectSportOfPlayers } from '@/wiki/records/sportSelectors';
import { isPending } from '@/wiki/scopes/readiness';
import { useScope } from '@/wiki/scopes/useScope';
import { Meetings, type PairProps } from './Meetings';
import { OtherOpponent } from './OtherOpponent';
import { PairActions } from './PairActions';
import { PairHero } from './PairHero';
import { PairRatings } from './PairRatings';
import { samePair, selectPair } from './rivalsSelectors';
import { usePairRatings } from './usePairRatings';

type Params = Readonly<Record<'id' | 'otherId', string>>;

function VersusPage({ id, otherId }: Params) {
  const scope = useScope({ kind: 'players' });
  const [params] = useSearchParams();
  const asked = params.get('sport');
  const sport = useAppSelector((state) => selectSportOfPlayers(state, [id, otherId], asked));
  const own = useAppSelector((state) => selectPlayer(state, id)?.name);
  const other = useAppSelector((state) => selectPlayer(state, otherId)?.name);
  if (!sport) return <UnknownSport />;
  if (own === undefined) return <MissingRecord collection="player" id={id} scope={scope} />;
  if (other === undefined) return <MissingRecord collection="player" id={otherId} scope={scope} />;
  return <Pair ids={[id, otherId]} names={[own, other]} sport={sport} />;
}

function Pair({ ids, names, sport }: PairProps & { readonly sport: Sport }) {
  const t = useText();
  const [[id, otherId], [own, other]] = [ids, names];
  const title = t(texts.versusTitle, { own, other });
  useHead(title, { description: t(texts.versusDescription, { own, other }) });
  useScope({ kind: 'events' });
  const matches = useScope({ kind: 'matchesOfSport', sport: sport.id });
  const [until] = useAsOf();
  const today = useToday();
  const pair = useAppSelector((state) => selectPair(state, id, otherId, today, until), samePair);
  const rated = usePairRatings(ids, sport);
  // On a first visit the parts would arrive one by one and move each other.
  const readiness = useReadiness([matches], { stored: 'match', whole: true });
  const waits = isPending(readiness, rated.known || pair.held.length > 0);
  const shared = { ids, names, pair };
  return (
    <DataPage>
      <Stack gap={4}>
        <PairHero {...shared} title={title} waits={waits} />
        <PastDay what={[title]} asOf={rated.asOf} />
        {waits ? (
          <PendingContent rows={12} label={t(loading.loading, { what: t(words.matches) })} />
        ) : (
          <>
            <PairRatings {...shared} sport={sport} rated={rated} />
            <Meetings {...shared} steps={rated.steps} />
          </>
        )}
        <PairActions ids={ids} title={title} />
        <OtherOpponent id={id} name={own} sport={sport.id} />
      </Stack>
    </DataPage>
  );
}

export const page = definePage<Params>({
  Component: VersusPage,
  prefetch: async ({ params: { id = '', otherId = '' } }) => {
    if (id === otherId) throw new Redirect(path('player', { id }));
  },
});
