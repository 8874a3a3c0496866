import { useAppSelector } from '@/store/typed';
import { ScoreText } from '@/ui/ScoreText';
import { selectCardIds } from '@/wiki/records/recordsSelectors';
import { selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';
import { useMatchLine } from '@/wiki/sports/useMatchLine';
import styles from './MainMatch.module.css';

/** The main match of a card in one line, which stays empty until it is loaded. */
export function MainMatch({ event }: { readonly event: string }) {
  const lineOf = useMatchLine();
  const id = useAppSelector((state) => selectCardIds(state, event)[0]);
  const match = useAppSelector((state) => (id === undefined ? undefined : selectShownMatch(state, id)));
  return <span className={styles.line}>{match && <ScoreText text={lineOf(match)} />}</span>;
}
