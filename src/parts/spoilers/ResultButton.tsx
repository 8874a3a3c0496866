import { Eye } from 'lucide-react';
import { spoilers } from '@/language/en/spoilers';
import { useText } from '@/language/useLanguage';
import { matchName } from '@/model/matches/matchFacts';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';
import { revealMatch } from '@/wiki/spoilers/spoilersThunks';
import styles from './ResultButton.module.css';

export interface ResultButtonProps {
  readonly id: string;
  /** There is room for the words on a phone too. */
  readonly whole?: boolean | undefined;
}

export function ResultButton({ id, whole = false }: ResultButtonProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const match = useAppSelector((state) => selectShownMatch(state, id));
  const label = match ? t(spoilers.showOf, { match: matchName(match) }) : t(spoilers.show);
  return (
    <span className={styles.button}>
      <Button
        size="sm"
        icon={<Eye />}
        aria-label={label}
        title={label}
        onClick={() => dispatch(revealMatch(id))}
      >
        {/* In a row of a list, a phone has room for the icon only. */}
        <span className={whole ? undefined : styles.words}>{t(spoilers.show)}</span>
      </Button>
    </span>
  );
}
