import { lazy, Suspense } from 'react';
import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import { playerId } from '@/model/ids';
import type { RatedStep } from '@/model/ratings/history';
import { path } from '@/model/routes';
import type { Arm, Sport } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { ButtonLink } from '@/ui/ButtonLink';
import { Card } from '@/ui/Card';
import { DefinitionList } from '@/ui/DefinitionList';
import { LoadingState } from '@/ui/LoadingState';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { useOnline } from '@/ui/useOnline';
import { wholeArmTexts } from '@/features/wiki/display/sportWords';
import { useToday } from '@/features/wiki/display/useToday';
import { RatingText } from '@/features/wiki/ratings/RatingText';
import { useRatings } from '@/features/wiki/ratings/useRatings';
import { useScope } from '@/features/wiki/scopes/useScope';
import { selectMatchesOfPlayer } from './playersSelectors';

const RatingChart = lazy(() => import(/* webpackChunkName: "chart" */ './RatingChart'));

export interface PlayerRatingProps {
  readonly id: string;
  readonly name: string;
  readonly sport: Sport;
}

/** A player's rating with each arm that has matches, now and over time; nothing without a rated match. */
export function PlayerRating({ id, name, sport }: PlayerRatingProps) {
  const t = useText();
  // Ratings come from everybody's matches.
  const scope = useScope({ kind: 'matchesOfSport', sport: sport.id });
  const opening = scope?.status !== 'live' && scope?.status !== 'failed';
  const online = useOnline();
  const today = useToday();
  const { answer, error, pending } = useRatings('player', {
    sport: sport.id,
    player: playerId(id),
    asOf: today,
  });
  const hasMatches = useAppSelector((state) => selectMatchesOfPlayer(state, id).length > 0);
  const now = answer?.now;
  // The room is taken while the worker computes, or the matches below would be pushed down under the reader's eyes.
  // On a first visit the rows themselves are still to come, and an answer before them knows nobody.
  const coming = hasMatches ? !answer || pending || opening : opening && online;
  if (!now && coming && error === undefined) return <Computing />;
  if (!answer || !now) return undefined;
  const arms = armsOf(answer.steps);
  return (
    <Section
      title={t(ratings.chartTitle)}
      actions={
        <ButtonLink size="sm" variant="quiet" to={path('rating', { id })}>
          {t(ratings.why)}
        </ButtonLink>
      }
    >
      <Card>
        <Stack gap={3}>
          <DefinitionList
            items={arms.map((arm) => ({
              term: t(wholeArmTexts[arm]),
              value: (
                <>
                  <RatingText rating={now[arm]} />{' '}
                  {now[arm].provisional && <Badge kind="provisional">{t(ratings.provisional)}</Badge>}
                </>
              ),
            }))}
          />
          <Suspense fallback={<LoadingState rows={4} label={t(ratings.computing)} />}>
            <RatingChart name={name} steps={answer.steps} now={{ date: today, after: now }} arms={arms} />
          </Suspense>
        </Stack>
      </Card>
    </Section>
  );
}

function Computing() {
  const t = useText();
  return (
    <Section title={t(ratings.chartTitle)}>
      <Card>
        <LoadingState rows={roomRows} label={t(ratings.computing)} />
      </Card>
    </Section>
  );
}

/** As high as two arms and the chart. */
const roomRows = 6;

const allArms: readonly Arm[] = ['R', 'L'];
/** The arms that have matches; both where no match says. */
function armsOf(steps: readonly RatedStep[]): readonly Arm[] {
  const known = allArms.filter((arm) => steps.some((step) => step.arm === arm));
  return known.length > 0 ? known : allArms;
}
