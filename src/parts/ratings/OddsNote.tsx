import { ratings } from '@/language/en/ratings';
import { useLanguage } from '@/language/useLanguage';
import type { SportId } from '@/model/ids';
import { oddsId } from '@/model/sharing/anchors';
import { useRatings } from '@/wiki/ratings/useRatings';
import styles from './RankingNote.module.css';
import { useMayAsk } from './useMayAsk';
import { useRatedDay } from './useRatedDay';

/** How often past favourites won, so that a reader can judge what 70 % means. */
export function OddsNote({ sport }: { readonly sport: SportId }) {
  const { t, number, list } = useLanguage();
  const asOf = useRatedDay();
  const { answer = [] } = useRatings('calibration', { sport, asOf }, useMayAsk(sport));
  const percent = (value: number) => number(value, { style: 'percent' });
  if (answer.length === 0) return undefined;
  return (
    <section id={oddsId} className={styles.odds}>
      <h2>{t(ratings.oddsTitle)}</h2>
      <p>
        {t(ratings.calibration, {
          bands: list(
            answer.map(({ from, to, matches, won }) =>
              t(ratings.calibrationBand, {
                from: percent(from),
                to: percent(to),
                share: percent(won / matches),
                count: matches,
              }),
            ),
          ),
        })}
      </p>
    </section>
  );
}
