import { useNavigate, useSearchParams } from 'react-router';
import { players as texts } from '@/language/en/players';
import { ratings } from '@/language/en/ratings';
import { records } from '@/language/en/records';
import { words } from '@/language/en/words';
import { useLanguage } from '@/language/useLanguage';
import { playerId } from '@/model/ids';
import type { RatingAnswers } from '@/model/ratings/ratingsHost';
import { path } from '@/model/routes';
import { apartOf, type Sport } from '@/model/sports';
import { definePage, Redirect } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { Panel } from '@/ui/Panel';
import { PageHeader } from '@/ui/PageHeader';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { useHead } from '@/ui/useHead';
import { localText } from '@/parts/display/sportWords';
import { PendingContent } from '@/parts/display/PendingContent';
import { MissingRecord } from '@/parts/display/MissingRecord';
import { useToday } from '@/parts/display/useToday';
import { CsvButton } from '@/parts/export/CsvButton';
import { PlayerPicker } from '@/parts/ratings/PlayerPicker';
import { RatingText } from '@/parts/ratings/RatingText';
import { strengthName, strengthsOf } from '@/parts/ratings/ratingFilter';
import { useRatings } from '@/wiki/ratings/useRatings';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { selectSportOfPlayers } from '@/wiki/records/sportSelectors';
import { useOnlyFirst } from '@/parts/scopes/useOnlyFirst';
import { useReadiness } from '@/parts/display/useReadiness';
import { isPending } from '@/wiki/scopes/readiness';
import { useScope } from '@/wiki/scopes/useScope';
import { useSportQuery } from '@/wiki/sports/useSports';
import { DataCell, DataRow, DataTable, type Column } from '@/ui/DataTable';
import { Meetings } from './Meetings';
import { MeetingTally } from './MeetingTally';
import { outlookTable } from './outlookTable';
import { selectMeetings } from './rivalsSelectors';

type Params = {
  readonly id: string;
  readonly otherId: string;
};

/** `/player/:id/versus/:otherId`: two players against each other in a sport (`?sport=`), whoever is named first. */
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
  return (
    <PlayerPicker
      label={t(texts.anotherOpponent, { name })}
      value={undefined}
      except={id}
      onChange={(chosen) => void navigate(path('versus', { id, otherId: chosen }) + query)}
    />
  );
}

function Pair({ ids: [id, otherId], names: [own, other], sport }: PairProps) {
  const { t } = useLanguage();
  const title = t(texts.versusTitle, { own, other });
  useHead(title, { description: t(texts.versusDescription, { own, other }) });
  useScope({ kind: 'events' });
  const matches = useScope({ kind: 'matchesOfSport', sport: sport.id });
  const today = useToday();
  const partial = useOnlyFirst();
  const { answer, pending } = useRatings(
    'pair',
    { sport: sport.id, players: [playerId(id), playerId(otherId)], asOf: today },
    !partial,
  );
  // An answer to no rows yet knows nobody.
  const known = !partial && Object.keys(answer?.outlooks ?? {}).length > 0;
  const outlooks = partial || (pending && !known) ? undefined : answer?.outlooks;
  const met = useAppSelector((state) => selectMeetings(state, id, otherId).length > 0);
  // On a first visit the parts would come one after the other and push each other down.
  const readiness = useReadiness([matches], { stored: 'match', whole: true });
  return (
    <>
      <PageHeader
        title={title}
        kicker={t(ratings.headToHead)}
        meta={[
          <TextLink to={path('player', { id })}>{own}</TextLink>,
          <TextLink to={path('player', { id: otherId })}>{other}</TextLink>,
        ]}
      />
      {isPending(readiness, known || met) ? (
        <PendingContent rows={12} label={t(records.loading, { what: t(words.matches) })} />
      ) : (
        <Stack gap={4}>
          <MeetingTally ids={[id, otherId]} names={[own, other]} />
          <Section
            title={t(texts.expectedToday)}
            actions={
              // From the start too: on a phone it has a row of its own.
              <CsvButton
                file={`${own}-${other}-${today}`}
                content={() => outlookTable(sport, [id, otherId], [own, other], outlooks ?? {})}
                disabled={!known}
              />
            }
          >
            <Panel flush>
              {/* Its rows from the start, or what stands below would be pushed down when the answer comes. */}
              <Outlooks names={[own, other]} sport={sport} outlooks={outlooks} />
            </Panel>
          </Section>
          <Meetings ids={[id, otherId]} names={[own, other]} steps={partial ? [] : (answer?.steps ?? [])} />
          <OtherOpponent id={id} name={own} sport={sport.id} />
        </Stack>
      )}
    </>
  );
}

interface OutlooksProps {
  readonly names: readonly [string, string];
  readonly sport: Sport;
  /** `undefined` while they are computed. */
  readonly outlooks: RatingAnswers['pair']['outlooks'] | undefined;
}

/** As wide as what will come, so that a phone breaks the lines where it will break them. */
const rooms = ['1500 ± 150', '50%'].map((sample) => (
  <span key={sample} aria-hidden style={{ visibility: 'hidden' }}>
    {sample}
  </span>
));

/** As wide as a rating, so that a phone breaks the lines as it did for the room. */
const noRating = <span style={{ display: 'inline-block', minWidth: '5.5rem' }}>–</span>;

/** Ratings of today and what they say of a match today, in each strength. */
function Outlooks({ names: [own, other], sport, outlooks }: OutlooksProps) {
  const { t, number } = useLanguage();
  const share = (value: number) => number(value, { style: 'percent' });
  const apart = apartOf(sport);
  const columns: readonly Column[] = [
    { key: 'strength', label: t(apart ? localText(apart.label) : ratings.rating), phone: 'lead' },
    { key: 'own', label: own, align: 'end' },
    { key: 'other', label: other, align: 'end' },
    { key: 'ownChance', label: t(texts.chanceOf, { name: own }), align: 'end' },
    { key: 'otherChance', label: t(texts.chanceOf, { name: other }), align: 'end' },
  ];
  return (
    <DataTable caption={t(texts.expectedToday)} columns={columns}>
      {strengthsOf(sport).map((code) => {
        const outlook = outlooks?.[code];
        const [rating, chance] = outlooks ? [noRating, '–'] : rooms;
        return (
          <DataRow key={code}>
            <DataCell column="strength" header>
              {strengthName(t, sport, code)}
            </DataCell>
            <DataCell column="own">{outlook ? <RatingText rating={outlook.own} /> : rating}</DataCell>
            <DataCell column="other">{outlook ? <RatingText rating={outlook.other} /> : rating}</DataCell>
            <DataCell column="ownChance">{outlook ? share(outlook.chance) : chance}</DataCell>
            <DataCell column="otherChance">{outlook ? share(1 - outlook.chance) : chance}</DataCell>
          </DataRow>
        );
      })}
    </DataTable>
  );
}

export const page = definePage<Params>({
  Component: VersusPage,
  /** One address for a pair: whoever's id comes first in the alphabet is named first. */
  prefetch: async ({ params: { id = '', otherId = '' }, url: { search } }) => {
    if (id > otherId) throw new Redirect(path('versus', { id: otherId, otherId: id }) + search);
    if (id === otherId) throw new Redirect(path('player', { id }));
  },
});
