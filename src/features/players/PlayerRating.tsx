import type { ReactNode } from 'react';
import { ui } from '@/language/en/ui';
import { career } from '@/language/en/career';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { ratingQuestion } from '@/model/published/playerRatings';
import type { StrengthRatings } from '@/model/ratings/history';
import { together } from '@/model/ratings/ratingModel';
import { path } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { ButtonLink } from '@/ui/ButtonLink';
import { Panel } from '@/ui/Panel';
import { DefinitionList } from '@/ui/DefinitionList';
import { LoadingState } from '@/ui/LoadingState';
import { Section } from '@/ui/Section';
import { lazyPart } from '@/ui/lazyPart';
import { Stack } from '@/ui/Stack';
import { localText } from '@/parts/words/sportWords';
import { RatedUntil } from '@/parts/ratings/RatedUntil';
import { useShownRatings } from '@/parts/ratings/useShownRatings';
import { RatingText } from '@/parts/ratings/RatingText';
import { seriesOf, strengthName } from '@/parts/ratings/ratingFilter';
import { useScope } from '@/wiki/scopes/useScope';
import { useSportQuery } from '@/wiki/sports/useSports';
import styles from './PlayerRating.module.css';
import { selectMatchesOfPlayer } from './playersSelectors';
import { strengthsFought, strengthsIn } from './strengthsFought';
import { useKeepDay } from '@/parts/days/useKeepDay';

const chart = lazyPart(() => import('./RatingChart'), 'RatingChart');
const RatingChart = chart.Part;
export const preloadChart = chart.preload;

export interface PlayerRatingProps {
  readonly id: string;
  readonly name: string;
  readonly sport: Sport;
}

export function PlayerRating({ id, name, sport }: PlayerRatingProps) {
  const t = useText();
  const scope = useScope({ kind: 'matchesOfSport', sport: sport.id });
  const opening = scope?.status !== 'live' && scope?.status !== 'failed';
  const query = useSportQuery(sport.id);
  const keepDay = useKeepDay();
  const { asOf, partial, answer, error, pending } = useShownRatings('player', (day) =>
    ratingQuestion(sport.id, id, day),
  );
  const all = useAppSelector((state) => selectMatchesOfPlayer(state, id), sameItems);
  const matches = all.filter(({ event }) => event.sport.id === sport.id);
  // A first visit has the published rating only, without its steps.
  const now = answer?.now;
  const steps = answer?.steps ?? [];
  // Keeps the room while the worker computes, so that the matches below do not move. An answer before all
  // matches are loaded is not final.
  const coming = matches.length > 0 ? partial || !answer || pending || opening : partial && all.length === 0;
  if (!now && (!coming || error !== undefined)) return <RatedUntil />;
  const rated = steps.map(({ code }) => code);
  const codes = steps.length > 0 ? strengthsIn(sport, rated) : strengthsFought(sport, matches);
  const caption = <Caption sport={sport} codes={codes} />;
  const room = <Room>{caption}</Room>;
  return (
    <Section
      title={
        // Name the sport only for players of several.
        matches.length < all.length
          ? `${t(localText(sport.name))} · ${t(career.chartTitle)}`
          : t(career.chartTitle)
      }
      actions={
        <ButtonLink size="sm" variant="quiet" to={keepDay(path('rating', { id }) + query)}>
          {t(career.why)}
        </ButtonLink>
      }
    >
      <Panel>
        <Stack gap={3}>
          <RatedUntil />
          <CurrentRatings sport={sport} codes={codes} now={now} />
          {now && steps.length > 0 ? (
            <RatingChart
              fallback={room}
              name={name}
              steps={steps}
              now={{ date: asOf, after: now }}
              sport={sport}
              codes={codes}
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

interface StrengthsProps {
  readonly sport: Sport;
  readonly codes: readonly string[];
}

function CurrentRatings({
  sport,
  codes,
  now,
}: StrengthsProps & { readonly now: StrengthRatings | undefined }) {
  const t = useText();
  return (
    <DefinitionList
      items={codes.map((code) => {
        const rating = now && (now[code] ?? now[together]);
        return {
          term: strengthName(t, sport, code),
          value: rating && (
            <>
              <RatingText rating={rating} />{' '}
              {rating.provisional && <Badge kind="provisional">{t(ui.provisional)}</Badge>}
            </>
          ),
        };
      })}
    />
  );
}

function Room({ children }: { readonly children: ReactNode }) {
  const t = useText();
  return (
    <div className={styles.room}>
      <div className={styles.picture}>
        <LoadingState rows={1} label={t(career.computing)} />
      </div>
      {children}
    </div>
  );
}

function Caption({ sport, codes }: StrengthsProps) {
  const t = useText();
  return (
    <span className={styles.caption}>
      {codes.map((code) => (
        <span key={code} className={styles.key} data-series={seriesOf(sport, code)}>
          {strengthName(t, sport, code)}
        </span>
      ))}
      <span>{t(career.chartBand)}</span>
    </span>
  );
}
