import { useNavigate, useSearchParams } from 'react-router';
import { players as texts } from '@/language/en/players';
import { ratings } from '@/language/en/ratings';
import { loading } from '@/language/en/loading';
import { words } from '@/language/en/words';
import { useLanguage } from '@/language/useLanguage';
import { playerId } from '@/model/ids';
import { path } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { definePage, Redirect } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { useHead } from '@/ui/useHead';
import { PendingContent } from '@/parts/scopes/PendingContent';
import { MissingRecord } from '@/parts/records/MissingRecord';
import { DataMenu, DataPage } from '@/parts/export/DataMenu';
import { FollowButton } from '@/parts/follows/FollowButton';
import { RatedUntil } from '@/parts/ratings/RatedUntil';
import { useRatedDay } from '@/parts/ratings/useRatedDay';
import { AsOf } from '@/parts/ratings/AsOf';
import { PrintedAsOf } from '@/parts/ratings/PrintedAsOf';
import { useAsOf } from '@/parts/ratings/useAsOf';
import { PlayerPicker } from '@/parts/ratings/PlayerPicker';
import { ShareMenu } from '@/parts/sharing/ShareMenu';
import { useRatings } from '@/wiki/ratings/useRatings';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { selectSportOfPlayers } from '@/wiki/records/sportSelectors';
import { usePartial } from '@/parts/scopes/usePartial';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { isPending } from '@/wiki/scopes/readiness';
import { useScope } from '@/wiki/scopes/useScope';
import { useSportQuery } from '@/wiki/sports/useSports';
import { Meetings } from './Meetings';
import { PairFigures } from './PairFigures';
import { selectMeetings } from './rivalsSelectors';
import { useKeepDay } from '@/parts/days/useKeepDay';

type Params = {
  readonly id: string;
  readonly otherId: string;
};

/**
 * `/player/:id/versus/:otherId`: two players of a sport (`?sport=`) compared, in the order of the address.
 */
function VersusPage({ id, otherId }: Params) {
  const scope = useScope({ kind: 'players' });
  const [params] = useSearchParams();
  const asked = params.get('sport');
  const sport = useAppSelector((state) => selectSportOfPlayers(state, [id, otherId], asked));
  const own = useAppSelector((state) => selectPlayer(state, id)?.name);
  const other = useAppSelector((state) => selectPlayer(state, otherId)?.name);
  if (!sport) return undefined;
  if (own === undefined) return <MissingRecord collection="player" id={id} scope={scope} />;
  if (other === undefined) return <MissingRecord collection="player" id={otherId} scope={scope} />;
  return <Pair ids={[id, otherId]} names={[own, other]} sport={sport} />;
}

interface PairProps {
  readonly ids: readonly [string, string];
  readonly names: readonly [string, string];
  readonly sport: Sport;
}

interface OtherOpponentProps {
  readonly id: string;
  readonly name: string;
  readonly sport: string;
}

function OtherOpponent({ id, name, sport }: OtherOpponentProps) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const query = useSportQuery(sport);
  const keepDay = useKeepDay();
  return (
    <PlayerPicker
      label={t(texts.anotherOpponent, { name })}
      value={undefined}
      except={id}
      onChange={(chosen) => void navigate(keepDay(path('versus', { id, otherId: chosen }) + query))}
    />
  );
}

function Pair({ ids: [id, otherId], names: [own, other], sport }: PairProps) {
  const { t } = useLanguage();
  const title = t(texts.versusTitle, { own, other });
  useHead(title, { description: t(texts.versusDescription, { own, other }) });
  useScope({ kind: 'events' });
  const matches = useScope({ kind: 'matchesOfSport', sport: sport.id });
  const [asked] = useAsOf();
  const asOf = useRatedDay(asked);
  const partial = usePartial();
  const { answer, pending } = useRatings(
    'pair',
    { sport: sport.id, players: [playerId(id), playerId(otherId)], asOf },
    !partial,
  );
  // An answer without rows does not mean that the players are unrated.
  const known = !partial && Object.keys(answer?.outlooks ?? {}).length > 0;
  const outlooks = partial || (pending && !known) ? undefined : answer?.outlooks;
  const met = useAppSelector((state) => selectMeetings(state, id, otherId).length > 0);
  // On a first visit the parts would arrive one by one and move each other.
  const readiness = useReadiness([matches], { stored: 'match', whole: true });
  return (
    <DataPage>
      <PairHead title={title} ids={[id, otherId]} names={[own, other]} />
      {isPending(readiness, known || met) ? (
        <PendingContent rows={12} label={t(loading.loading, { what: t(words.matches) })} />
      ) : (
        <Stack gap={4}>
          <RatedUntil />
          <AsOf sport={sport.id} />
          <PrintedAsOf what={[title]} asOf={asOf} />
          <PairFigures
            ids={[id, otherId]}
            names={[own, other]}
            sport={sport}
            outlooks={outlooks}
            until={asked}
            file={`${own}-${other}-${asOf}`}
          />
          <Meetings
            ids={[id, otherId]}
            names={[own, other]}
            steps={partial ? [] : (answer?.steps ?? [])}
            until={asked}
          />
          <OtherOpponent id={id} name={own} sport={sport.id} />
        </Stack>
      )}
    </DataPage>
  );
}

interface PairHeadProps extends Pick<PairProps, 'ids' | 'names'> {
  readonly title: string;
}

function PairHead({ title, ids, names: [own, other] }: PairHeadProps) {
  const { t } = useLanguage();
  const [id, otherId] = ids;
  const keepDay = useKeepDay();
  return (
    <PageHeader
      title={title}
      kicker={t(ratings.headToHead)}
      meta={[
        <TextLink to={keepDay(path('player', { id }))}>{own}</TextLink>,
        <TextLink to={keepDay(path('player', { id: otherId }))}>{other}</TextLink>,
      ]}
      actions={
        <Stack row gap={2}>
          <FollowButton followed={{ kind: 'pair', ids }} name={title} />
          <ShareMenu
            title={title}
            to={keepDay(path('versus', { id, otherId }))}
            embed={{ kind: 'versus', ids }}
          />
          <DataMenu />
        </Stack>
      }
    />
  );
}

export const page = definePage<Params>({
  Component: VersusPage,
  prefetch: async ({ params: { id = '', otherId = '' } }) => {
    if (id === otherId) throw new Redirect(path('player', { id }));
  },
});
