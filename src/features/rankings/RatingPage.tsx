import { ChartNoAxesColumn } from 'lucide-react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import { isListed } from '@/model/privacy/hiding';
import { playerId } from '@/model/ids';
import { readRatingFilter, strengthParam, type RatingFilter } from '@/model/ratings/ratingFilter';
import { path } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { useHead } from '@/ui/useHead';
import { MissingRecord } from '@/parts/records/MissingRecord';
import { RatedUntil } from '@/parts/ratings/RatedUntil';
import { useRatedDay } from '@/parts/ratings/useRatedDay';
import { AsOf } from '@/parts/ratings/AsOf';
import { PrintedAsOf } from '@/parts/ratings/PrintedAsOf';
import { PlayerPicker } from '@/parts/ratings/PlayerPicker';
import { RankingNote } from '@/parts/ratings/RankingNote';
import { RatingText } from '@/parts/ratings/RatingText';
import { localText } from '@/parts/words/sportWords';
import { StepsTable } from '@/parts/ratings/StepsTable';
import { StrengthChoices } from '@/parts/ratings/StrengthChoices';
import { strengthName, withParam } from '@/parts/ratings/ratingFilter';
import { useRatings } from '@/wiki/ratings/useRatings';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { selectSportOfPlayers } from '@/wiki/records/sportSelectors';
import { DataMenu, DataPage } from '@/parts/export/DataMenu';
import { CsvButton } from '@/parts/export/CsvButton';
import { usePartial } from '@/parts/scopes/usePartial';
import { useScope } from '@/wiki/scopes/useScope';
import { Comparison } from './Comparison';
import { useKeepDay } from '@/parts/days/useKeepDay';

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
  if (!sport) return undefined;
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
  useHead(t(ratings.explainedTitle, { name }), { description: t(ratings.explainedDescription, { name }) });
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const keepDay = useKeepDay();
  const filter = readRatingFilter(params, sport);
  useScope({ kind: 'events' });
  useScope({ kind: 'matchesOfSport', sport: sport.id });
  const asOf = useRatedDay(filter.asOf);
  const partial = usePartial();
  const { answer } = useRatings('player', { sport: sport.id, player: playerId(id), asOf }, !partial);
  const other = params.get('with') ?? undefined;
  const now = partial ? undefined : answer?.now?.[filter.code];
  const go = (to: string) => void navigate(to, { replace: true, preventScrollReset: true });
  return (
    <DataPage>
      <PageHeader
        title={t(ratings.explainedTitle, { name })}
        kicker={
          <TextLink to={`${path('rankings')}${withParam(params, 'with', undefined)}`}>
            {t(ratings.backToRankings)}
          </TextLink>
        }
        meta={
          now
            ? [
                <RatingText rating={now} />,
                ...(now.provisional ? [<Badge kind="provisional">{t(ratings.provisional)}</Badge>] : []),
              ]
            : // Keeps the line's height until the rating is computed.
              ['\u00a0']
        }
        actions={
          <>
            <ButtonLink size="sm" to={keepDay(path('player', { id }))}>
              {t(ratings.toPlayer)}
            </ButtonLink>
            <DataMenu />
          </>
        }
      />
      <Stack gap={4}>
        <RatedUntil />
        <AsOf sport={sport.id} />
        <PrintedAsOf what={[strengthName(t, sport, filter.code)]} asOf={asOf} />
        <StrengthChoices sport={sport} filter={filter} params={params} />
        <CompareWith id={id} other={other} onChange={(chosen) => go(withParam(params, 'with', chosen))} />
        {other !== undefined && other !== id && (
          <Comparison sport={sport} players={[id, other]} code={filter.code} asOf={asOf} />
        )}
        <Steps sport={sport} id={id} filter={filter} asOf={asOf} />
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

interface StepsProps {
  readonly sport: Sport;
  readonly id: string;
  readonly filter: RatingFilter;
  readonly asOf: Parameters<typeof useRatings<'player'>>[1]['asOf'];
}

function Steps({ sport, id, filter, asOf }: StepsProps) {
  const t = useText();
  const partial = usePartial();
  const { answer, error } = useRatings('player', { sport: sport.id, player: playerId(id), asOf }, !partial);
  if (error !== undefined) return <ErrorState title={t(ratings.failed)}>{t(ratings.failedHint)}</ErrorState>;
  if (!answer || partial) return <LoadingState rows={10} label={t(ratings.computing)} />;
  if (answer.steps.length === 0) {
    return (
      <EmptyState icon={<ChartNoAxesColumn />} title={t(ratings.noRating)}>
        {t(ratings.noRatingHint)}
      </EmptyState>
    );
  }
  return (
    <>
      <Section
        title={t(ratings.stepsTitle)}
        count={answer.steps.length}
        actions={
          <CsvButton
            file={`${id}-rating-${filter.code}`}
            what={t(ratings.stepsTitle)}
            content={() => ({
              kind: 'steps',
              steps: answer.steps.toReversed(),
              code: filter.code,
              strength: strengthParam(sport),
            })}
          />
        }
      >
        <Stack gap={3}>
          <p>{t(ratings.stepsHint, { counts: t(localText(sport.score.counts)) })}</p>
          <StepsTable caption={t(ratings.stepsTitle)} sport={sport} steps={answer.steps} code={filter.code} />
        </Stack>
      </Section>
      <RankingNote sport={sport} />
    </>
  );
}

export const page = definePage<{ readonly id: string }>({ Component: RatingPage });
