import { ArrowDown, ArrowUp } from 'lucide-react';
import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import type { BoardRow } from '@/model/ratings/board';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './Moved.module.css';

export function Moved({ row: { rank, moved } }: { readonly row: Pick<BoardRow, 'rank' | 'moved'> }) {
  const t = useText();
  if (rank === undefined) return <span aria-hidden>–</span>;
  if (moved === undefined) return <span className={styles.moved}>{t(ratings.newRank)}</span>;
  if (moved === 0) {
    return (
      <span className={styles.moved}>
        <span aria-hidden>=</span>
        <VisuallyHidden>{t(ratings.unmoved)}</VisuallyHidden>
      </span>
    );
  }
  const places = Math.abs(moved);
  const Arrow = moved > 0 ? ArrowUp : ArrowDown;
  return (
    <span className={styles.moved} data-way={moved > 0 ? 'up' : 'down'}>
      <Arrow aria-hidden />
      <span aria-hidden>{places}</span>
      <VisuallyHidden>{t(moved > 0 ? ratings.up : ratings.down, { places })}</VisuallyHidden>
    </span>
  );
}
