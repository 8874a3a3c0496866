import styles from './RankingNote.module.css';

/** Says what a ranking counts and how it orders. */
export function RankingNote() {
  return (
    <p className={styles.note}>
      Ordered by matches won, then by rounds won less rounds lost, then by rounds won; players equal in all
      three share a rank. Only matches with a result at reviewed events count, and a proposed edit counts once
      a moderator has applied it, so everyone sees the same ranking.
    </p>
  );
}
