import { ArrowDown, ArrowUp } from 'lucide-react';
import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import type { BoardRow } from '@/model/ratings/board';
import { movedWay } from '@/model/ratings/movedWay';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './Moved.module.css';

export function Moved({ row }: { readonly row: Pick<BoardRow, 'rank' | 'moved'> }) {
  const t = useText();
  const way = movedWay(row);
  if (way === undefined) return <span aria-hidden>–</span>;
  if (way === 'new') return <span className={styles.moved}>{t(ratings.newRank)}</span>;
  if (way === 'same') {
    return (
      <span className={styles.moved}>
        <span aria-hidden>=</span>
        <VisuallyHidden>{t(ratings.unmoved)}</VisuallyHidden>
      </span>
    );
  }
  const places = Math.abs(row.moved ?? 0);
  const Arrow = way === 'up' ? ArrowUp : ArrowDown;
  return (
    <span className={styles.moved} data-way={way}>
      <Arrow />
      <span aria-hidden>{places}</span>
      <VisuallyHidden>{t(way === 'up' ? ratings.up : ratings.down, { places })}</VisuallyHidden>
    </span>
  );
}
