import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { ratingQuestion } from '@/model/published/playerRatings';
import type { ArmRatings } from '@/model/ratings/history';
import { path } from '@/model/routes';
import type { Arm, Sport } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { ButtonLink } from '@/ui/ButtonLink';
import { Panel } from '@/ui/Panel';
import { DefinitionList } from '@/ui/DefinitionList';
import { LoadingState } from '@/ui/LoadingState';
import { Section } from '@/ui/Section';
import { lazyPart } from '@/ui/lazyPart';
import { Stack } from '@/ui/Stack';
import { wholeArmName } from '@/parts/display/sportWords';
import { useToday } from '@/parts/display/useToday';
import { RatingText } from '@/parts/ratings/RatingText';
import { useRatings } from '@/wiki/ratings/useRatings';
import { useOnlyFirst } from '@/parts/scopes/useOnlyFirst';
import { useScope } from '@/wiki/scopes/useScope';
import styles from './PlayerRating.module.css';
import { selectMatchesOfPlayer } from './playersSelectors';

const chart = lazyPart(() =>
  import(/* webpackChunkName: "chart" */ './RatingChart').then((code) => code.RatingChart),
);
const RatingChart = chart.Part;
/** Begins to load the chart's code. */
export const preloadChart = chart.preload;

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
  const today = useToday();
  const partial = useOnlyFirst();
  const { answer, error, pending } = useRatings('player', ratingQuestion(sport.id, id, today), !partial);
  const matches = useAppSelector((state) => selectMatchesOfPlayer(state, id), sameItems);
  // On a first visit as it was published, with nothing of what made it.
  const now = answer?.now;
  const steps = answer?.steps ?? [];
  // The room is taken while the worker computes, or the matches below would be pushed down under the reader's eyes.
  // An answer before all matches are here is not yet that of the rest.
  const coming = partial || (matches.length > 0 && (!answer || pending || opening));
  if (!now && (!coming || error !== undefined)) return undefined;
  const arms = armsOf(steps.length > 0 ? steps : matches);
  const caption = <Caption arms={arms} />;
  // As high as the chart will be.
  const room = (
    <div className={styles.room}>
      <div className={styles.picture}>
        <LoadingState rows={1} label={t(ratings.computing)} />
      </div>
      {caption}
    </div>
  );
  return (
    <Section
      title={t(ratings.chartTitle)}
      actions={
        <ButtonLink size="sm" variant="quiet" to={path('rating', { id })}>
          {t(ratings.why)}
        </ButtonLink>
      }
    >
      <Panel>
        <Stack gap={3}>
          <CurrentRatings arms={arms} now={now} />
          {now && steps.length > 0 ? (
            <RatingChart
              fallback={room}
              name={name}
              steps={steps}
              now={{ date: today, after: now }}
              arms={arms}
              caption={caption}
            />
          ) : (
            room
          )}
        </Stack>
      </Panel>
    </Section>
  );
}

interface CurrentRatingsProps {
  readonly arms: readonly Arm[];
  readonly now: ArmRatings | undefined;
}

function CurrentRatings({ arms, now }: CurrentRatingsProps) {
  const t = useText();
  return (
    <DefinitionList
      items={arms.map((arm) => ({
        term: wholeArmName(t, arm),
        value: now && (
          <>
            <RatingText rating={now[arm]} />{' '}
            {now[arm].provisional && <Badge kind="provisional">{t(ratings.provisional)}</Badge>}
          </>
        ),
      }))}
    />
  );
}

function Caption({ arms }: { readonly arms: readonly Arm[] }) {
  const t = useText();
  return (
    <span className={styles.caption}>
      {arms.map((arm) => (
        <span key={arm} className={styles.key} data-arm={arm}>
          {wholeArmName(t, arm)}
        </span>
      ))}
      <span>{t(ratings.chartBand)}</span>
    </span>
  );
}

const allArms: readonly Arm[] = ['R', 'L'];
/** The arms that have matches; both where no match says. */
function armsOf(matches: readonly { readonly arm?: string | undefined }[]): readonly Arm[] {
  const known = allArms.filter((each) => matches.some(({ arm }) => arm === each));
  return known.length > 0 ? known : allArms;
}
