import { ratings } from '@/language/en/ratings';
import { useLanguage } from '@/language/useLanguage';
import styles from './RankingNote.module.css';
import { quality } from '@/wiki/ratings/quality';

/** A note on what a rating is, and how good it was found to be. */
export function RankingNote() {
  const { t, number } = useLanguage();
  const loss = (value: number) => number(value, { minimumFractionDigits: 3 });
  return (
    <details className={styles.note}>
      <summary>{t(ratings.noteTitle)}</summary>
      <p>{t(ratings.note)}</p>
      <p>{t(ratings.noteNewcomer)}</p>
      <p>
        {t(ratings.noteQuality, {
          own: loss(quality.own),
          elo: loss(quality.elo),
          glicko: loss(quality.glicko),
          coin: loss(quality.coin),
          accuracy: number(quality.accuracy, { style: 'percent' }),
        })}
      </p>
    </details>
  );
}
