import { home } from '@/language/en/home';
import { useLanguage } from '@/language/useLanguage';
import type { SportId } from '@/model/ids';
import type { Match } from '@/model/records/records';
import { ChanceText } from '@/parts/ratings/ChanceText';
import { useMatchRatings } from '@/parts/ratings/useMatchRatings';
import { useRatedDay } from '@/parts/ratings/useRatedDay';
import { usePartial } from '@/parts/scopes/usePartial';
import { useRatings } from '@/wiki/ratings/useRatings';
import { useSport } from '@/wiki/sports/useSports';
import styles from './Outlooks.module.css';

/** Both sides' chances, in words and per cent. The line keeps its height until the ratings are computed. */
export function MatchOutlook({ match }: { readonly match: Match }) {
  const { player1, player2, event } = match;
  const chance = useMatchRatings(match, useSport(event.sport.id))?.outlook?.chance;
  return chance === undefined ? (
    '\u00a0'
  ) : (
    <ChanceText names={[player1.name, player2.name]} chance={chance} />
  );
}

/** How often past favourites won, so that a reader can judge what 70 % means. */
export function Calibration({ sport }: { readonly sport: SportId }) {
  const { t, number, list } = useLanguage();
  const asOf = useRatedDay();
  const partial = usePartial();
  const { answer = [] } = useRatings('calibration', { sport, asOf }, !partial);
  if (answer.length === 0) return undefined;
  const percent = (value: number) => number(value, { style: 'percent' });
  return (
    <p className={styles.calibration}>
      {t(home.calibration, {
        bands: list(
          answer.map(({ from, to, matches, won }) =>
            t(home.calibrationBand, {
              from: percent(from),
              to: percent(to),
              share: percent(won / matches),
              count: matches,
            }),
          ),
        ),
      })}
    </p>
  );
}
