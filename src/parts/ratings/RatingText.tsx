import { marginOf, type Rating } from '@/model/ratings/rating';
import look from '@/ui/words.module.css';
import styles from './RatingText.module.css';

export function RatingText({ rating }: { readonly rating: Pick<Rating, 'points' | 'deviation'> }) {
  return (
    <span className={styles.rating}>
      {wholePoints(rating.points)} <span className={look.aside}>± {wholePoints(marginOf(rating))}</span>
    </span>
  );
}

export const wholePoints = (points: number): string => String(Math.round(points));

export const signedPoints = (change: number): string => {
  const whole = Math.round(change);
  return whole === 0 ? '0' : `${whole > 0 ? '+' : '−'}${Math.abs(whole)}`;
};
