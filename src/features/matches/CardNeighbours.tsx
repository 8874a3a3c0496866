import { records } from '@/language/en/records';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { matchName } from '@/model/matches/matchFacts';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { TextLink } from '@/ui/TextLink';
import { selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';
import look from '@/ui/words.module.css';
import styles from './CardNeighbours.module.css';
import { selectNeighbours } from './matchesSelectors';
import { useKeepDay } from '@/parts/days/useKeepDay';

/** Links to the previous and next match of the card by players only, so that no result is revealed. */
export function CardNeighbours({ id }: { readonly id: string }) {
  const t = useText();
  const [previous, next] = useAppSelector((state) => selectNeighbours(state, id), sameItems);
  if (previous === undefined && next === undefined) return undefined;
  return (
    <nav aria-label={t(records.onTheCard)} className={styles.neighbours}>
      {previous !== undefined && <Neighbour id={previous} label={t(records.previousMatch)} />}
      {next !== undefined && <Neighbour id={next} label={t(records.nextMatch)} />}
    </nav>
  );
}

function Neighbour({ id, label }: { readonly id: string; readonly label: string }) {
  const keepDay = useKeepDay();
  const match = useAppSelector((state) => selectShownMatch(state, id));
  if (!match) return undefined;
  return (
    <p>
      <span className={look.muted}>{label}</span>{' '}
      <TextLink to={keepDay(path('match', { id }))}>{matchName(match)}</TextLink>
    </p>
  );
}
