import { events } from '@/language/en/events';
import { useLanguage, useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import type { Draft } from '@/parts/editing/draft';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import styles from './Card.module.css';
import { nameKey } from './cardForm';
import { knownNames } from './knownNames';

export interface DoubtProps {
  readonly draft: Draft;
  /** New names that were said to be other people. */
  readonly others: readonly string[];
  readonly onChoose: (id: string, name: string) => void;
  readonly onSayNew: (name: string) => void;
}

/** Asks about a new name that resembles known players whether one of them is meant. */
export function Doubt({ draft, others, onChoose, onSayNew }: DoubtProps) {
  const t = useText();
  const { search } = useRecordSearch();
  if (draft.kind !== 'newPlayer') return null;
  const { name } = draft;
  if (others.some((each) => nameKey(each) === nameKey(name))) return null;
  const { same, near } = knownNames(search, name);
  if (same.length + near.length === 0) return null;
  return (
    <div className={styles.doubt}>
      <p>{t(events.didYouMean, { name })}</p>
      {[...same, ...near].map((id) => (
        <Candidate key={id} id={id} onChoose={onChoose} />
      ))}
      <Button size="sm" onClick={() => onSayNew(name)}>
        {t(events.somebodyElse)}
      </Button>
    </div>
  );
}

function Candidate({ id, onChoose }: { readonly id: string; readonly onChoose: DoubtProps['onChoose'] }) {
  const { country } = useLanguage();
  const player = useAppSelector((state) => selectPlayer(state, id));
  if (!player) return null;
  return (
    <Button size="sm" onClick={() => onChoose(id, player.name)}>
      {player.name}
      {player.country !== undefined && ` (${country(player.country)})`}
    </Button>
  );
}
