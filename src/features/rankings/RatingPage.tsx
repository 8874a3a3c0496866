import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import { isListed } from '@/model/privacy/hiding';
import { playerId } from '@/model/ids';
import { readRatingFilter } from '@/model/ratings/ratingFilter';
import { path } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { Stack } from '@/ui/Stack';
import { useHead } from '@/ui/useHead';
import { UnknownSport } from '@/parts/records/UnknownSport';
import { MissingRecord } from '@/parts/records/MissingRecord';
import { PastDay } from '@/parts/ratings/PastDay';
import { RatedUntil } from '@/parts/ratings/RatedUntil';
import { useRatedDay } from '@/parts/ratings/useRatedDay';
import { StrengthChoices } from '@/parts/ratings/StrengthChoices';
import { strengthName, withParam } from '@/parts/ratings/ratingFilter';
import { useRatings } from '@/wiki/ratings/useRatings';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { selectSportOfPlayers } from '@/wiki/records/sportSelectors';
import { DataPage } from '@/parts/export/DataMenu';
import { usePartial } from '@/parts/scopes/usePartial';
import { useScope } from '@/wiki/scopes/useScope';
import { Comparison } from './Comparison';
import { RatingHeader } from './RatingHeader';
import { RatingSteps } from './RatingSteps';
import { Button } from '@/ui/Button';
import { PlayerPicker } from '@/parts/ratings/PlayerPicker';

/**
 * `/rankings/:id`: how one player's rating in a sport (`?sport=`) came about, and why it differs from
 * another's (`?with=`).
 */
function RatingPage({ id }: { readonly id: string }) {
  const [params] = useSearchParams();
  const asked = params.get('sport');
  const sport = useAppSelector((state) => selectSportOfPlayers(state, [id], asked));
  const scope = useScope({ kind: 'players' });
  const player = useAppSelector((state) => selectPlayer(state, id));
  if (!sport) return <UnknownSport />;
  if (player === undefined) return <MissingRecord collection="player" id={id} scope={scope} />;
  // A hidden player's page says so; no rating is shown.
  if (!isListed(player)) return <Navigate replace to={path('player', { id })} />;
  return <Explained id={id} name={player.name} sport={sport} />;
}

interface ExplainedProps {
  readonly id: string;
  readonly name: string;
  readonly sport: Sport;
}

function Explained({ id, name, sport }: ExplainedProps) {
  const t = useText();
  const title = t(ratings.explainedTitle, { name });
  useHead(title, { description: t(ratings.explainedDescription, { name }) });
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = readRatingFilter(params, sport);
  useScope({ kind: 'events' });
  useScope({ kind: 'matchesOfSport', sport: sport.id });
  const asOf = useRatedDay(filter.asOf);
  const partial = usePartial();
  const rated = useRatings('player', { sport: sport.id, player: playerId(id), asOf }, !partial);
  const answer = partial ? undefined : rated.answer;
  const other = params.get('with') ?? undefined;
  const go = (to: string) => void navigate(to, { replace: true, preventScrollReset: true });
  return (
    <DataPage>
      <RatingHeader id={id} title={title} now={answer?.now?.[filter.code]} />
      <Stack gap={4}>
        <RatedUntil />
        <PastDay what={[strengthName(t, sport, filter.code)]} asOf={asOf} />
        <StrengthChoices sport={sport} filter={filter} params={params} />
        <CompareWith id={id} other={other} onChange={(chosen) => go(withParam(params, 'with', chosen))} />
        {other !== undefined && other !== id && (
          <Comparison sport={sport} players={[id, other]} code={filter.code} asOf={asOf} />
        )}
        <RatingSteps {...{ sport, id, filter, answer }} error={rated.error} />
      </Stack>
    </DataPage>
  );
}

interface CompareWithProps {
  readonly id: string;
  readonly other: string | undefined;
  readonly onChange: (other: string | undefined) => void;
}

function CompareWith({ id, other, onChange }: CompareWithProps) {
  const t = useText();
  return (
    <Stack row gap={3}>
      <PlayerPicker
        // Discard the typed text when the compared player changes.
        key={other}
        label={t(ratings.compareWith)}
        value={other}
        except={id}
        onChange={onChange}
      />
      {other !== undefined && (
        <Button variant="quiet" onClick={() => onChange(undefined)}>
          {t(ratings.compareClear)}
        </Button>
      )}
    </Stack>
  );
}

export const page = definePage<{ readonly id: string }>({ Component: RatingPage });
