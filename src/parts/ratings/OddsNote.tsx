import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ratings } from '@/language/en/ratings';
import { useLanguage } from '@/language/useLanguage';
import type { SportId } from '@/model/ids';
import { oddsId } from '@/model/sharing/anchors';
import { useRatings } from '@/wiki/ratings/useRatings';
import { usePartial } from '../scopes/usePartial';
import styles from './RankingNote.module.css';
import { useRatedDay } from './useRatedDay';

/** How often past favourites won, so that a reader can judge what 70 % means. */
export function OddsNote({ sport }: { readonly sport: SportId }) {
  const { t, number, list } = useLanguage();
  const asOf = useRatedDay();
  const partial = usePartial();
  const { answer = [] } = useRatings('calibration', { sport, asOf }, !partial);
  const percent = (value: number) => number(value, { style: 'percent' });
  const note = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const isAsked = hash === `#${oddsId}` && answer.length > 0;
  // The router looks for it earlier, before the figures are computed.
  useEffect(() => {
    if (isAsked) note.current?.scrollIntoView();
  }, [isAsked]);
  if (answer.length === 0) return undefined;
  return (
    <section id={oddsId} ref={note} className={styles.odds}>
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
