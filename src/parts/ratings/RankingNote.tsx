import { ratings } from '@/language/en/ratings';
import { useLanguage } from '@/language/useLanguage';
import { apartOf, type Sport } from '@/model/sports';
import { quality, testedSport } from '@/wiki/ratings/quality';
import { localText } from '../words/sportWords';
import styles from './RankingNote.module.css';

export function RankingNote({ sport }: { readonly sport: Sport }) {
  const { t, number } = useLanguage();
  const apart = apartOf(sport);
  const loss = (value: number) => number(value, { minimumFractionDigits: 3 });
  return (
    <details className={styles.note}>
      <summary>{t(ratings.noteTitle)}</summary>
      <p>{t(ratings.note, { counts: t(localText(sport.score.counts)) })}</p>
      {apart && <p>{t(ratings.noteApart, { choice: t(localText(apart.label)) })}</p>}
      <p>{t(ratings.noteNewcomer)}</p>
      {sport.id === testedSport && (
        <p>
          {t(ratings.noteQuality, {
            own: loss(quality.own),
            elo: loss(quality.elo),
            glicko: loss(quality.glicko),
            coin: loss(quality.coin),
            accuracy: number(quality.accuracy, { style: 'percent' }),
          })}
        </p>
      )}
    </details>
  );
}
